"""What try_wine.py wants to know of a Windows, asked from inside by the Windows Python under Wine.

    probe.py window SECONDS       waits for a window of cardtable.exe: its title, width, height, process
    probe.py close SECONDS        asks all its windows to close, and waits until the process has ended: true or false
    probe.py registry             what stands below HKEY_CURRENT_USER\\Software: path → values
    probe.py folders              where this user's things lie
    probe.py call COMMAND         runs a command line as it stands, without further quotes: its exit code
    probe.py merge KEY ...        has classes that were registered for the user count for everybody

Answers in one line of JSON.
"""

import ctypes
import json
import subprocess
import sys
import time
import winreg
from ctypes import wintypes
from typing import Any

assert sys.platform == "win32"

user32, kernel32 = ctypes.windll.user32, ctypes.windll.kernel32
PROGRAM = "cardtable.exe"
LARGE = 300  # a window of the program, not one of its tips
WM_CLOSE, QUERY, SYNCHRONIZE = 0x10, 0x1000, 0x100000
CALLBACK = ctypes.WINFUNCTYPE(wintypes.BOOL, wintypes.HWND, wintypes.LPARAM)
kernel32.OpenProcess.restype = wintypes.HANDLE


def image_of(process: int) -> str:
    handle = kernel32.OpenProcess(QUERY, False, process)
    name, size = ctypes.create_unicode_buffer(1024), wintypes.DWORD(1024)
    kernel32.QueryFullProcessImageNameW(wintypes.HANDLE(handle), 0, name, ctypes.byref(size))
    kernel32.CloseHandle(wintypes.HANDLE(handle))
    return name.value


def windows() -> list[dict[str, Any]]:
    found = []

    def see(handle: int, _: int) -> bool:
        process, rect = wintypes.DWORD(), wintypes.RECT()
        user32.GetWindowThreadProcessId(wintypes.HWND(handle), ctypes.byref(process))
        user32.GetWindowRect(wintypes.HWND(handle), ctypes.byref(rect))
        width, height = rect.right - rect.left, rect.bottom - rect.top
        if user32.IsWindowVisible(wintypes.HWND(handle)) and min(width, height) >= LARGE:
            image = image_of(process.value)
            if image.lower().endswith("\\" + PROGRAM):
                title = ctypes.create_unicode_buffer(512)
                user32.GetWindowTextW(wintypes.HWND(handle), title, 512)
                found.append(
                    {"handle": handle, "process": process.value, "image": image, "title": title.value}
                    | {"width": width, "height": height}
                )
        return True

    user32.EnumWindows(CALLBACK(see), 0)
    return found


def window(seconds: float) -> dict[str, Any] | None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if found := windows():
            return found[0]
        time.sleep(0.1)
    return None


def close(seconds: float) -> bool:
    end = time.monotonic() + seconds
    while found := windows():
        handles = [kernel32.OpenProcess(SYNCHRONIZE, False, one["process"]) for one in found]
        for one in found:
            user32.PostMessageW(wintypes.HWND(one["handle"]), WM_CLOSE, 0, 0)
        for handle in handles:
            kernel32.WaitForSingleObject(wintypes.HANDLE(handle), 3000)
            kernel32.CloseHandle(wintypes.HANDLE(handle))
        if time.monotonic() > end:
            return False
    return True


def registry(path: str = "Software") -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    with winreg.OpenKey(winreg.HKEY_CURRENT_USER, path) as key:
        keys, values, _ = winreg.QueryInfoKey(key)
        content = (winreg.EnumValue(key, number) for number in range(values))
        found[path] = {name: value for name, value, kind in content if kind in (winreg.REG_SZ, winreg.REG_DWORD)}
        names = [winreg.EnumKey(key, number) for number in range(keys)]
    for name in names:
        found |= registry(f"{path}\\{name}")
    return found


def folders() -> dict[str, str]:
    """By their numbers in Windows (CSIDL)."""
    found, text = {}, ctypes.create_unicode_buffer(1024)
    for name, number in {"local": 0x1C, "programs": 0x02, "documents": 0x05, "profile": 0x28}.items():
        ctypes.windll.shell32.SHGetFolderPathW(None, number, None, 0, text)
        found[name] = text.value
    return found


def merge(*names: str) -> None:
    """Windows reads HKEY_CLASSES_ROOT from the user's and the machine's classes; Wine 8 from the machine's alone."""
    for name in names:
        for path, values in registry(f"Software\\Classes\\{name}").items():
            with winreg.CreateKey(winreg.HKEY_LOCAL_MACHINE, path) as key:
                for value, content in values.items():
                    if isinstance(content, str):
                        winreg.SetValueEx(key, value, 0, winreg.REG_SZ, content)


def main(words: list[str]) -> int:
    asked: dict[str, Any] = {
        "window": lambda seconds: window(float(seconds)),
        "close": lambda seconds: close(float(seconds)),
        "registry": registry,
        "folders": folders,
        "call": lambda command: subprocess.call(command, stdin=subprocess.DEVNULL),
        "merge": merge,
    }
    print(json.dumps(asked[words[0]](*words[1:])))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
