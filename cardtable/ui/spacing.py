"""Layouts on the grid of the design: margins and gaps that grow with the text, and rows that break like words."""

from typing import Any, TypeVar

from PySide6.QtCore import QObject, QPointF, QRectF, QSize
from PySide6.QtWidgets import QLayout, QLayoutItem, QSizePolicy, QVBoxLayout, QWidget

from .look import Look

AnyLayout = TypeVar("AnyLayout", bound=QLayout)


class Flow(QLayout):
    """A layout that fills rows from the left and breaks them as words are broken; rows are centred if asked."""

    def __init__(self, parent: QWidget, look: Look, centred: bool = False) -> None:
        super().__init__(parent)
        self._look, self._centred = look, centred
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        parent.setSizePolicy(policy)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._lay(QRectF(0, 0, width, 0), False)

    def setGeometry(self, rect: Any) -> None:
        super().setGeometry(rect)
        self._lay(QRectF(rect), True)

    def sizeHint(self) -> QSize:
        hints = [item.sizeHint() for item in self._items]
        return QSize(sum(h.width() for h in hints), max((h.height() for h in hints), default=0))

    def minimumSize(self) -> QSize:
        hints = [item.sizeHint() for item in self._items]
        return QSize(max((h.width() for h in hints), default=0), max((h.height() for h in hints), default=0))

    def _lay(self, rect: QRectF, place: bool) -> int:
        gap = self._look.px(2)
        rows: list[list[QLayoutItem]] = [[]]
        x = 0.0
        for item in self._items:
            if item.isEmpty():  # hidden
                continue
            width = item.sizeHint().width()
            if rows[-1] and x + width > rect.width():
                rows.append([])
                x = 0.0
            rows[-1].append(item)
            x += width + gap
        y = rect.y()
        for row in rows:
            height = max((item.sizeHint().height() for item in row), default=0)
            used = sum(item.sizeHint().width() + gap for item in row) - gap
            x = rect.x() + (max(0.0, (rect.width() - used) / 2) if self._centred else 0)
            for item in row:
                if place:
                    item.setGeometry(QRectF(QPointF(x, y), item.sizeHint()).toRect())
                x += item.sizeHint().width() + gap
            y += height + gap
        return round(y - gap - rect.y())


class _Spacing(QObject):
    """Keeps a layout's margins and gaps in step with the size of the design."""

    def __init__(self, layout: QLayout, look: Look, margins: tuple[int, int, int, int], gap: int) -> None:
        super().__init__(layout)
        self._layout, self._look, self._margins, self._gap = layout, look, margins, gap
        look.changed.connect(self.apply)
        self.apply()

    def apply(self) -> None:
        left, top, right, bottom = (self._look.px(margin) for margin in self._margins)
        self._layout.setContentsMargins(left, top, right, bottom)
        self._layout.setSpacing(self._look.px(self._gap))


def spaced(layout: AnyLayout, look: Look, margin: int | tuple[int, int, int, int] = 0, gap: int = 8) -> AnyLayout:
    """The layout with these margins and gaps, in px at 100 %, at every size."""
    _Spacing(layout, look, margin if isinstance(margin, tuple) else (margin,) * 4, gap)
    return layout


def column(parent: QWidget, look: Look, margin: int = 16, gap: int = 8) -> QVBoxLayout:
    """A column on the grid of the design."""
    return spaced(QVBoxLayout(parent), look, margin, gap)
