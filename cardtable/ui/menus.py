"""The menus of the window: what they hold, by which keys, and what of it is grey."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

if TYPE_CHECKING:
    from .window import Window

MENUS = ("game", "move", "view", "settings", "help")


class Menus:
    """The actions of a window's menu bar, by name."""

    def __init__(self, window: "Window") -> None:
        self.window = window
        self.actions: dict[str, QAction] = {}

    def fill(self) -> None:
        """Everything anew, in the words of the window."""
        for action in self.actions.values():
            action.deleteLater()
        self.actions.clear()
        window, role = self.window, QAction.MenuRole
        table, bar = window.table, window.menuBar()
        bar.clear()
        game, move, view, settings, help_ = (bar.addMenu(window.words(f"menu-{name}")) for name in MENUS)
        self._action(game, "new", lambda: window.new_match(), "Ctrl+N")
        self._action(game, "daily", lambda: window.new_match(kind="daily"))
        self._action(game, "restart", table.restart, "Ctrl+R", "F5")
        self._action(game, "level", window.show_level)
        game.addSeparator()
        self._action(game, "watch", window.choose_record, "Ctrl+O")
        self._action(game, "start", window.show_start)
        game.addSeparator()
        self._action(game, "quit", window.close, "Ctrl+Q").setMenuRole(role.QuitRole)
        self._action(move, "undo", table.undo, "Ctrl+Z")
        self._action(move, "last-trick", table.show_last_trick, "L")
        self._action(move, "skip", table.skip)
        self._action(view, "full-screen", window.toggle_full_screen, "F11")
        self._action(view, "tell", table.tell_table, "Ctrl+T", "F6")
        contrast = self._action(view, "high-contrast", window.toggle_high_contrast, "Ctrl+Shift+H")
        contrast.setCheckable(True)
        contrast.setChecked(window.look.high_contrast)
        view.addSeparator()
        self._switch(view, "log")
        self._switch(view, "points", "running_points")
        self._action(settings, "preferences", window.show_settings, "Ctrl+,").setMenuRole(role.PreferencesRole)
        self._action(help_, "rules", window.show_help, "F1")
        self._action(help_, "lesson", lambda: window.start_lesson())
        self._action(help_, "about", window.show_about).setMenuRole(role.AboutRole)
        for menu in (game, move):
            menu.aboutToShow.connect(self._enable)
            menu.aboutToHide.connect(self.enable_all)

    def _action(self, menu: QMenu, name: str, does: Callable[[], Any], *keys: str) -> QAction:
        action = QAction(self.window.words(f"menu-{name}"), self.window)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.triggered.connect(lambda checked=False: does())
        menu.addAction(action)
        self.actions[name] = action
        return action

    def _switch(self, menu: QMenu, name: str, setting: str = "") -> None:
        settings, setting = self.window.settings, setting or name

        def change(on: bool) -> None:
            settings[setting] = on

        action = QAction(self.window.words(f"menu-{name}"), self.window)
        action.setCheckable(True)
        action.setChecked(settings[setting])
        action.toggled.connect(change)
        menu.addAction(action)
        self.actions[name] = action

    def _enable(self) -> None:
        """Grey out what does not apply, while the menu is open; the keys themselves answer in words."""
        table, actions = self.window.table, self.actions
        session = table.session
        actions["undo"].setEnabled(session is not None and table.can_undo)
        actions["restart"].setEnabled(session is not None and table.can_restart)
        actions["last-trick"].setEnabled(session is not None)
        actions["skip"].setEnabled(session is not None)
        actions["level"].setEnabled(bool(session and session.level))
        actions["start"].setEnabled(self.window.pages.currentWidget() is table)

    def enable_all(self) -> None:
        for action in self.actions.values():
            action.setEnabled(True)
