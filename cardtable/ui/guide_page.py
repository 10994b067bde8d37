"""The guide on the screen: contents at the left, a chapter at the right, and ways to find what one looks for."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QUrl,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPaintEvent, QPen, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from ..games import GAMES
from ..text import Words, guide
from ..text.guide import INDEX, TABLE, Guide, Section
from .controls import SEMIBOLD, Button, Chips, Label
from .faces import Faces
from .guide_text import Text
from .look import SMALL, Look
from .overlay import Overlay
from .spacing import column, spaced

BOOKS = (*GAMES, TABLE)
WIDEST = 1120  # px of the page
CONTENTS, LEAST_CONTENTS = 264, 168  # px: the width of the contents, and in narrow windows
LOW = 470  # px: the height of the window below which the books have no row of their own
TITLED = 760  # px: the page's width from which there is room for its title beside the field for finding
KEYS = (
    "arrows",
    "piles",
    "space",
    "digits",
    "bid",
    "trump",
    "last",
    "skip",
    "undo",
    "restart",
    "new",
    "watch",
    "tell",
    "contrast",
    "settings",
    "full",
    "help",
    "quit",
)
KEYS_HERE = "{keys}"  # in the text: the table of these
LEVEL, PLACE = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1  # of an entry of the contents


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody reads: a book, a section of it, and how far down."""

    book: str
    section: str
    down: int = 0


class Arrow(Button):
    """A button with an arrow: back, or forward."""

    def __init__(self, look: Look, text: str, turned: int) -> None:
        super().__init__(look, "", "secondary")
        self._turned = turned
        self.setAccessibleName(text)
        self.setToolTip(text)

    def sizeHint(self) -> QSize:
        side = self.look.px(40) + 8
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        look = self.look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = look.text("cream", "navy") if look.dark else look.text("ink", "cream")
        colour.setAlphaF(1.0 if self.isEnabled() else 0.62)
        painter.setPen(QPen(colour, look.px(2), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        middle, reach = QPointF(self.width() / 2, self.height() / 2), self.turned * look.px(7)
        tip = middle + QPointF(reach, 0)
        painter.drawLine(middle - QPointF(reach, 0), tip)
        for rise in (-1, 1):
            painter.drawLine(tip, tip + QPointF(-reach * 0.75, rise * abs(reach) * 0.75))
        painter.end()

    @property
    def turned(self) -> int:
        """Where it points: -1 to the left, 1 to the right."""
        return self._turned


class BookButton(Button):
    """The book that is open, and a menu of the others: where there is no room for a row of them."""

    chosen = Signal(str)

    def __init__(self, look: Look, name: str, titles: Mapping[str, str]) -> None:
        super().__init__(look)
        self.setAccessibleDescription(name)
        self.menu = QMenu(self)
        look.dress(self.menu)
        for book, title in titles.items():
            self.menu.addAction(title.replace("&", "&&")).triggered.connect(
                lambda checked=False, book=book: self.chosen.emit(book)
            )
        self.clicked.connect(lambda: self.menu.popup(self.mapToGlobal(self.rect().bottomLeft())))

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(self.look.px(16), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        look, reach = self.look, self.look.px(4)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = look.text("cream", "navy") if look.dark else look.text("ink", "cream")
        painter.setPen(QPen(colour, look.px(2), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        tip = QPointF(self.width() - look.px(14), self.height() / 2 + reach / 2)
        for side in (-1, 1):
            painter.drawLine(tip, tip + QPointF(side * reach, -reach))
        painter.end()


class Ring(QWidget):
    """A frame around a widget that scrolls, which shows when it has the focus."""

    def __init__(self, look: Look, inner: QWidget) -> None:
        super().__init__()
        self.look, self.inner = look, inner
        column(self, look, margin=5, gap=0).addWidget(inner)
        inner.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.inner.hasFocus():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.look.colour("gold"), 3))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 6, 6)
        painter.setPen(QPen(self.look.ink, 1))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)
        painter.end()


class Find(QLineEdit):
    """The field for finding words."""

    stepped = Signal(int)  # to the next place, or the one before
    left = Signal()  # down, into the contents

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.stepped.emit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif key == Qt.Key.Key_Down:
            self.left.emit()
        elif key == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class Indent(QStyledItemDelegate):
    """Sections stand a little to the right of their chapters."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        option.rect.setLeft(option.rect.left() + self._by(index))
        super().paint(painter, option, index)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        option.rect.setWidth(option.rect.width() - self._by(index))
        return super().sizeHint(option, index)

    def _by(self, index: QModelIndex | QPersistentModelIndex) -> int:
        level: int = index.data(LEVEL)
        return self._look.px(14) * (level - 1)


class Contents(QListWidget):
    """What there is to read. Arrows go along and show it, Enter goes over to the text."""

    entered = Signal()

    def __init__(self, look: Look, name: str) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setItemDelegate(Indent(look, self))
        self.setAccessibleName(name)
        self.viewport().setAutoFillBackground(False)
        look.dress(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Right):
            self.entered.emit()
        else:
            super().keyPressEvent(event)


class GuidePage(Overlay):
    """The books of the guide, open at one place."""

    went = Signal(object)  # the Place that is read now

    def __init__(self, look: Look, words: Words, parent: QWidget, place: Place) -> None:
        super().__init__(look, parent, words("guide-title"), width=WIDEST)
        self.words = words
        self.place_read = place
        self._past: list[Place] = []
        self._future: list[Place] = []
        self._shown = ("", "")  # the book and chapter in the text
        self._faces: dict[str, Faces] = {}
        self._unit = look.unit
        self._furnish_head()
        self.contents = Contents(look, words("guide-contents"))
        self.found = Label(look, "", SMALL, quiet=True, wrap=True)
        self.found.setIndent(look.px(8))
        self.text = Text(look)
        self._list = Ring(look, self.contents)
        left = spaced(QVBoxLayout(), look, gap=2)
        left.addWidget(self.found)
        left.addWidget(self._list, 1)
        row = spaced(QHBoxLayout(), look, gap=6)
        row.addLayout(left)
        row.addWidget(Ring(look, self.text), 1)
        self.box.addLayout(row, 1)
        self.contents.currentItemChanged.connect(self._chosen)
        self.contents.itemClicked.connect(lambda item: self._clicked())
        self.contents.entered.connect(self.text.setFocus)
        self.text.anchorClicked.connect(self._follow)
        self.text.read.connect(self._reading)
        for keys, does in (
            ("Ctrl+F", self._seek),
            ("Alt+Left", self.go_back),
            ("Alt+Right", self.go_forward),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(does)
        look.changed.connect(self._restyle)
        self._list_contents()
        self._show_place()

    def _furnish_head(self) -> None:
        """Ways back and forward and the field for finding beside the title, the books beneath."""
        look, words = self.look, self.words
        self.title.setWordWrap(False)
        self.back, self.forward = Arrow(look, words("guide-back"), -1), Arrow(look, words("guide-forward"), 1)
        self.back.clicked.connect(self.go_back)
        self.forward.clicked.connect(self.go_forward)
        self.finder = Find()
        self.finder.setPlaceholderText(words("guide-find"))
        self.finder.setAccessibleName(words("guide-find"))
        self.finder.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.finder.textChanged.connect(lambda _: self._sought())
        self.finder.stepped.connect(self._step)
        self.finder.left.connect(self._into_contents)
        look.dress(self.finder)
        self.close_button = Button(look, words("help-close"), "primary")
        self.close_button.clicked.connect(self.close_sheet)
        titles = {name: self._title(name) for name in BOOKS}
        self.book_button = BookButton(look, words("guide-title"), titles)
        self.book_button.chosen.connect(self.open_book)
        for widget in (self.book_button, self.back, self.forward, self.finder, self.close_button):
            self.put_beside_title(widget)
        self.books = Chips(look, list(titles.items()))
        self.books.changed.connect(lambda: self.open_book(self.books.value))
        self.put_on_top(self.books)

    def _title(self, book: str) -> str:
        return self.words("guide-table") if book == TABLE else self.words(f"{book}-name")

    @property
    def book(self) -> Guide:
        """The book that is open."""
        return guide.load(self.words.language, self.place_read.book)

    # --- going from place to place ---------------------------------------------------------------------------

    def go(self, place: Place, remember: bool = True) -> None:
        """Read on there; `remember`: so that one may come back to here."""
        if remember and (place.book, place.section) != (self.place_read.book, self.place_read.section):
            self._past.append(self._here())
            self._future.clear()
        if place.book != self.place_read.book:
            self.place_read = place
            self._list_contents()
        self.place_read = place
        self._show_place()

    def _here(self) -> Place:
        return Place(self.place_read.book, self.place_read.section, self.text.verticalScrollBar().value())

    def go_back(self) -> None:
        """To what was read before."""
        if self._past:
            self._future.append(self._here())
            self.go(self._past.pop(), remember=False)

    def go_forward(self) -> None:
        """To what one came back from."""
        if self._future:
            self._past.append(self._here())
            self.go(self._future.pop(), remember=False)

    def _show_place(self) -> None:
        place, book = self.place_read, self.book
        chapter = INDEX if place.section == INDEX else book.chapter_of(place.section).head.id
        if self._shown != (place.book, chapter):
            self._shown = (place.book, chapter)
            self._set_text()
        if place.down:
            self.text.move_to(place.down)
        else:
            self.text.go(place.section)
        self._mark(place.section)
        self.books.set_value(place.book)
        self.book_button.setText(self._title(place.book).replace("&", "&&"))
        self.book_button.updateGeometry()
        self.text.reveal(self._sought_words(), place.section) if self.finder.text() else self.text.setExtraSelections(
            []
        )
        self.back.setEnabled(bool(self._past))
        self.forward.setEnabled(bool(self._future))
        title = self.words("guide-index") if chapter == INDEX else book.sections[place.section].title
        self.text.setAccessibleName(title)
        self.told = f"{self._title(place.book)}: {title}"
        self.went.emit(place)

    def _set_text(self) -> None:
        """Set the chapter in which the place is."""
        name, chapter = self._shown
        if name in GAMES and name not in self._faces:
            self._faces[name] = Faces(GAMES[name].art)
        sections = self._index() if chapter == INDEX else list(self.book.chapter_of(chapter).all)
        texts = [section.text.replace(KEYS_HERE, self._keys()) for section in sections]
        self.text.show_chapter(sections, texts, self._faces.get(name))

    def _keys(self) -> str:
        """The table of the keys."""
        words = self.words
        rows = [(words(f"key-{key}"), words(f"key-{key}-does")) for key in KEYS]
        head = f"| {words('guide-key')} | {words('guide-key-does')} |\n|---|---|\n"
        return head + "\n".join(f"| {key} | {does} |" for key, does in rows)

    def _index(self) -> list[Section]:
        """The index as sections, one a letter."""
        made = [Section(INDEX, self.words("guide-index"), 1, "")]
        for letter, terms in self.book.index:
            lines = []
            for term, sections in terms:
                where = ", ".join(f"[{section.title}](#{section.id})" for section in sections)
                lines.append(f"- {term}: {where}")
            made.append(Section(f"{INDEX}-{letter}", letter, 2, "\n".join(lines)))
        return made

    def _follow(self, url: QUrl) -> None:
        self.go(Place(*guide.target(url.toString(), self.place_read.book)))

    def _reading(self, section: str) -> None:
        """The reader has scrolled on to this section."""
        section = INDEX if self._shown[1] == INDEX else section
        if section != self.place_read.section:
            self.place_read = Place(self.place_read.book, section)
            self._mark(section)
            self.went.emit(self.place_read)

    def open_book(self, book: str) -> None:
        """From its beginning."""
        if book != self.place_read.book:
            self.go(Place(book, guide.load(self.words.language, book).chapters[0].head.id))

    # --- contents and finding ----------------------------------------------------------------------------------

    def _list_contents(self) -> None:
        """What there is in the book; of what is sought only where it stands, and then in the other books."""
        words = self._sought_words()
        self.contents.blockSignals(True)
        self.contents.clear()
        sections = [section for section in self.book.sections.values() if _holds(section, words)]
        for section in sections:
            self._entry(section.title, section.level, section.id)
        if not words:
            self._entry(self.words("guide-index"), 1, INDEX)
        for book in BOOKS if words else ():
            other = guide.load(self.words.language, book)
            places = [section for section in other.sections.values() if _holds(section, words)]
            if places and book != self.place_read.book:
                text = self.words("guide-elsewhere", book=self._title(book), count=len(places))
                self._entry(text, 1, Place(book, places[0].id))
        self.contents.blockSignals(False)
        self.found.setText(self.words("guide-found", count=len(sections)))
        self.found.setVisible(bool(words))
        self._mark(self.place_read.section)

    def _entry(self, text: str, level: int, where: object) -> None:
        item = QListWidgetItem(text)
        item.setData(LEVEL, level)
        item.setData(PLACE, where)
        item.setFont(self.look.font(SMALL, SEMIBOLD) if level == 1 else self.look.font(SMALL))
        self.contents.addItem(item)

    def _items(self) -> list[QListWidgetItem]:
        return [self.contents.item(row) for row in range(self.contents.count())]

    def _mark(self, section: str) -> None:
        """Show in the contents where one reads."""
        row = next((row for row, item in enumerate(self._items()) if item.data(PLACE) == section), -1)
        self.contents.blockSignals(True)
        self.contents.setCurrentRow(row)
        self.contents.blockSignals(False)
        if row >= 0:
            self.contents.scrollToItem(self.contents.item(row))

    def _chosen(self, item: QListWidgetItem | None) -> None:
        """The arrows have come to an entry."""
        if item is not None and isinstance(item.data(PLACE), str):
            self.go(Place(self.place_read.book, item.data(PLACE)))

    def _clicked(self) -> None:
        where = self.contents.currentItem().data(PLACE)
        self.go(where if isinstance(where, Place) else Place(self.place_read.book, where))

    def _into_contents(self) -> None:
        self.contents.setFocus()
        if self.contents.currentRow() < 0:
            self.contents.setCurrentRow(0)

    def _seek(self) -> None:
        self.finder.setFocus()
        self.finder.selectAll()

    def _sought_words(self) -> list[str]:
        return self.finder.text().split()

    def _sought(self) -> None:
        self._list_contents()
        self.text.reveal(self._sought_words(), self.place_read.section)

    def _step(self, by: int) -> None:
        """To the next place of what is sought, or the one before; round from the end to the beginning."""
        places = [item.data(PLACE) for item in self._items() if isinstance(item.data(PLACE), str)]
        if not self.finder.text().strip() or not places:
            return
        order = list(self.book.sections)
        now = order.index(self.place_read.section) if self.place_read.section in order else -1
        if by > 0:
            on = [place for place in places if order.index(place) > now]
        else:
            on = [place for place in reversed(places) if order.index(place) < now]
        self.go(Place(self.place_read.book, (on or places[:: 1 if by > 0 else -1])[0]))

    # --- the page ----------------------------------------------------------------------------------------------

    def _focus(self) -> None:
        self.text.setFocus()

    def place(self) -> None:
        """As high as the window allows, and as wide as it is good to read."""
        parent = self.parentWidget()
        if parent is None:
            return
        self.setGeometry(parent.rect())
        look, margin = self.look, self.look.px(12)
        width = min(look.px(WIDEST), parent.width() - 2 * margin)
        self.panel.setGeometry((parent.width() - width) // 2, margin, width, parent.height() - 2 * margin)
        wide, low = width >= look.px(TITLED), parent.height() < look.px(LOW)
        self.title.setVisible(wide)
        self.books.setVisible(not low)
        self.book_button.setVisible(low)
        self.finder.setMinimumWidth(look.px(260 if wide else 120))
        self._list.setFixedWidth(max(look.px(LEAST_CONTENTS), min(look.px(CONTENTS), width // 4)))
        self.found.setFixedWidth(self._list.width())

    def _restyle(self) -> None:
        """Colours or sizes have changed: set everything anew, at the same place."""
        section, beyond = self.text.kept
        grown, self._unit = self.look.unit / self._unit, self.look.unit
        self.found.setIndent(self.look.px(8))
        self._list_contents()
        self._set_text()
        self.text.go(section, beyond * grown)
        self.text.reveal(self._sought_words(), "")

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._restyle()
        return done

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.BackButton:
            self.go_back()
        elif event.button() == Qt.MouseButton.ForwardButton:
            self.go_forward()
        else:
            super().mousePressEvent(event)
            return
        event.accept()


def _holds(section: Section, words: Iterable[str]) -> bool:
    """Whether all of these words stand in a section."""
    text = "\n".join((section.title, *section.terms, guide.plain(section.text))).casefold()
    return all(word.casefold() in text for word in words)
