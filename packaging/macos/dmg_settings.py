"""Settings of dmgbuild: the bundle beside a link to the folder of applications, in a window of fitting size.

dmgbuild runs this file with the variable `defines`: `app`, the bundle, and `icon`, the volume's icon.
"""

from pathlib import Path

_given: dict[str, str] = globals()["defines"]
_app = Path(_given["app"])

format = "ULMO"  # LZMA, which macOS reads since 10.15
filesystem = "HFS+"
files = [str(_app)]
symlinks = {"Applications": "/Applications"}
icon = _given["icon"]
hide_extensions = [_app.name]
background = "builtin-arrow"
window_rect = ((200, 200), (640, 300))
default_view = "icon-view"
icon_size = 128
text_size = 14
icon_locations = {_app.name: (160, 130), "Applications": (480, 130)}
