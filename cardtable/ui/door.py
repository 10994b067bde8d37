"""How a second start of the program, or the system, reaches the window that is open: to raise it, or with a file.

A line of UTF-8 on a local socket: the path of the file, or nothing.
"""

import hashlib
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QThread, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtNetwork import QLocalServer, QLocalSocket

WAIT = 2000  # ms: for the window that is open
AGAIN = 50  # ms between tries


class Door(QObject):
    """Open as long as the program runs with this profile."""

    knocked = Signal(str)  # the path of a file to show; "" if the window is only to come forward

    def __init__(self, folder: Path) -> None:
        """`folder`: the profile's."""
        super().__init__()
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._come)
        QLocalServer.removeServer(_name(folder))
        self._server.listen(_name(folder))

    def close(self) -> None:
        self._server.close()

    def _come(self) -> None:
        while caller := self._server.nextPendingConnection():
            said = b""
            while not said.endswith(b"\n") and (caller.bytesAvailable() or caller.waitForReadyRead(WAIT)):
                said += bytes(caller.readAll().data())
            caller.close()
            self.knocked.emit(said.decode("utf-8", "replace").rstrip("\n"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """macOS does not start a program twice: it tells the one that runs which file to open."""
        if isinstance(event, QFileOpenEvent):
            self.knocked.emit(event.file())
            return True
        return False


def knock(folder: Path, file: Path | None) -> None:
    """Have the window that is open with this profile come forward, and show this file if one is given."""
    caller, waited = QLocalSocket(), QElapsedTimer()
    waited.start()
    while True:
        caller.connectToServer(_name(folder))
        if caller.waitForConnected(WAIT):
            break
        if waited.elapsed() > WAIT:
            return
        QThread.msleep(AGAIN)  # it may have started only just now, and has no door yet
    caller.write(f"{file or ''}\n".encode())
    caller.waitForBytesWritten(WAIT)
    caller.disconnectFromServer()
    if caller.state() != QLocalSocket.LocalSocketState.UnconnectedState:
        caller.waitForDisconnected(WAIT)


def _name(folder: Path) -> str:
    """The name under which the program that uses this profile can be reached."""
    return "cardtable-" + hashlib.sha256(str(folder).encode()).hexdigest()[:16]
