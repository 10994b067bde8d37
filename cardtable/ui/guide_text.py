"""A chapter of the guide as a page of text: Markdown in the type and colours of the design, with cards and tables."""

from collections.abc import Iterable, Iterator
from math import sqrt
from typing import Any

from PySide6.QtCore import QRectF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPixmap,
    QResizeEvent,
    QShowEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextImageFormat,
    QTextLength,
    QTextTable,
    QTextTableCellFormat,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit

from ..core.cards import Card
from ..text.guide import Section
from .controls import SEMIBOLD
from .drawn import gesture
from .faces import Faces
from .look import BODY, LARGE, SMALL, TITLE, Look

MEASURE = 780  # px: the widest that text runs, for lines that the eye can follow
SIDE = 10  # px: margin of the text
CARD, GESTURE = 84, 40  # px: heights of pictures
PADDING = 8  # px: of a table's cell, left and right
MARGIN = 2  # px: right of a table, for one that is as wide as the text is rounded up


class Text(QTextBrowser):
    """One chapter, in the type and colours of the design, with its pictures."""

    read = Signal(str)  # the section that is now at the top

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self._heads: list[tuple[str, QTextBlock]] = []
        self._document: QTextDocument | None = None
        self._columns: list[Columns] = []
        self._kept = "", 0.0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        look.dress(self.verticalScrollBar())
        self.verticalScrollBar().actionTriggered.connect(self._scrolled)  # by the reader

    def show_chapter(self, sections: Iterable[Section], texts: Iterable[str], faces: Faces | None) -> None:
        """Set these sections with these texts; `faces`: the cards that are shown in them."""
        sections = list(sections)
        document = QTextDocument(self)
        document.setDefaultFont(self.look.font(BODY))
        document.setDocumentMargin(0)
        document.setIndentWidth(self.look.px(24))
        parts = []
        for section, text in zip(sections, texts, strict=True):
            parts += [f"{'#' * section.level} {section.title}", text]
        document.setMarkdown("\n\n".join(parts), QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
        setter = Setter(self.look, document, faces, self.devicePixelRatioF())
        self._heads, self._columns = list(setter.set(sections)), setter.columns
        self.setDocument(document)
        if self._document:
            self._document.deleteLater()
        self._document = document
        self._measure()

    def _measure(self) -> None:
        """Keep lines to a length that the eye can follow, and have room for the last section to come to the top."""
        look, frame, view = self.look, self.document().rootFrame(), self.viewport().size()
        made: QTextFrameFormat = frame.frameFormat()
        side, foot = look.px(SIDE), look.px(24)
        made.setLeftMargin(side)
        made.setRightMargin(max(side, view.width() - side - look.px(MEASURE)))
        made.setTopMargin(look.px(4))
        made.setBottomMargin(foot)
        frame.setFrameFormat(made)
        for columns in self._columns:
            columns.fit(min(look.px(MEASURE), view.width() - 2 * side))
        height = self.document().documentLayout().documentSize().height()
        if self._heads and height > view.height():
            last = height - self._top(self._heads[-1][1])
            made.setBottomMargin(foot + max(0, view.height() - last))
            frame.setFrameFormat(made)

    def go(self, section: str, beyond: float = 0) -> None:
        """Bring this section to the top, or what stands so far beyond its heading."""
        for name, block in self._heads:
            if name == section:
                self._kept = section, beyond
                self._scroll(self._top(block) + beyond)

    def move_to(self, down: float) -> None:
        """Show what is so far down."""
        self._kept = self._at(down)
        self._scroll(down)

    @property
    def kept(self) -> tuple[str, float]:
        """The section that stands at the top, and how far beyond its heading one has read."""
        return self._kept

    def _scroll(self, down: float) -> None:
        self.document().documentLayout().documentSize()  # all of it must be laid out to know how long it is
        self.verticalScrollBar().setValue(round(down))

    def _at(self, down: float, below: float = 0) -> tuple[str, float]:
        """The section that so far down, and `below` that, one reads, and how far it is from its heading."""
        above = [(name, self._top(block)) for name, block in self._heads if self._top(block) <= down + below]
        name, top = above[-1] if above else (self._heads[0][0], 0.0) if self._heads else ("", 0.0)
        return name, down - top

    def reveal(self, words: list[str], section: str) -> None:
        """Light these words, and bring the first of them in this section into view."""
        found = list(self._found(words))
        light = QTextCharFormat()
        light.setBackground(self.look.colour("gold"))
        light.setForeground(self.look.text("ink", "gold"))
        selections = []
        for cursor in found:
            one = QTextEdit.ExtraSelection()
            one.cursor, one.format = cursor, light
            selections.append(one)
        self.setExtraSelections(selections)
        start, end = self._span(section)
        first = next((c for c in sorted(found, key=QTextCursor.position) if start <= c.position() <= end), None)
        if first is None:
            return
        line = self.cursorRect(first)
        if not self.viewport().rect().adjusted(0, 0, 0, -self.look.px(20)).contains(line.center()):
            self.move_to(self.verticalScrollBar().value() + line.top() - self.viewport().height() / 3)

    def _found(self, words: list[str]) -> Iterator[QTextCursor]:
        for word in words:
            cursor = self.document().find(word)
            while not cursor.isNull():
                yield cursor
                cursor = self.document().find(word, cursor)

    def _span(self, section: str) -> tuple[int, int]:
        """From where to where in the text a section reaches."""
        starts = [(name, block.position()) for name, block in self._heads]
        for (name, start), (_, end) in zip(starts, [*starts[1:], ("", 10**9)], strict=True):
            if name == section:
                return start, end
        return 0, 10**9

    def _top(self, block: QTextBlock) -> float:
        return self.document().documentLayout().blockBoundingRect(block).top() - self.look.px(4)

    def _scrolled(self) -> None:
        self._kept = self._at(self.verticalScrollBar().sliderPosition(), self.viewport().height() / 4)
        self.read.emit(self._kept[0])

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)  # scrolls to the cursor
        self.go(*self._kept)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines break elsewhere; what stood at the top stays there."""
        super().resizeEvent(event)
        self._measure()
        self.go(*self._kept)


class Columns:
    """The columns of a table: as wide as they come, or, where lines must be broken, by how much they have to say."""

    def __init__(self, look: Look, table: QTextTable) -> None:
        self._table = table
        metrics, padding = (
            QFontMetrics(look.font(BODY, QFont.Weight.Bold)),
            2 * look.px(PADDING) + 4,
        )  # for what is rounded
        width = metrics.horizontalAdvance
        self._whole, self._least = [], []  # of each column unbroken, and as narrow as its longest word
        for at in range(table.columns()):
            texts = [table.cellAt(row, at).firstCursorPosition().block().text() for row in range(table.rows())]
            words = [word for text in texts for word in text.split()]
            self._whole.append(max(map(width, texts)) + padding)
            self._least.append(max(map(width, words), default=0) + padding)

    def fit(self, room: int) -> None:
        """There is so much room for the table."""
        made = self._table.format()
        room -= MARGIN
        if sum(self._whole) <= room:
            made.setColumnWidthConstraints([QTextLength()] * len(self._whole))
        else:
            spare, percent = room - sum(self._least), QTextLength.Type.PercentageLength
            wants = [sqrt(whole - least) for whole, least in zip(self._whole, self._least, strict=True)]
            shares = [least + spare * want / max(1, sum(wants)) for least, want in zip(self._least, wants, strict=True)]
            made.setColumnWidthConstraints([QTextLength(percent, 100 * share / room) for share in shares])
        self._table.setFormat(made)


class Setter:
    """Gives a document that was read from Markdown the look of the program."""

    def __init__(self, look: Look, document: QTextDocument, faces: Faces | None, ratio: float) -> None:
        self.look, self.document, self.faces, self.ratio = look, document, faces, ratio
        self.columns: list[Columns] = []  # of the tables
        self._link = look.text("gold" if look.dark else "plum", look.ground)
        if faces:
            look.style(faces, ratio)

    def set(self, sections: list[Section]) -> Iterator[tuple[str, QTextBlock]]:
        """Do so, and tell where the heading of each of these sections is."""
        names = iter(sections)
        block = self.document.begin()
        while block.isValid():
            self._pictures(block)
            self._links(block)
            if block.blockFormat().headingLevel():
                section = next(names)
                self._heading(block, section.level)
                yield section.id, block
            else:
                self._paragraph(block)
            block = block.next()
        for frame in self.document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                self._table(frame)

    def _heading(self, block: QTextBlock, level: int) -> None:
        look, cursor = self.look, QTextCursor(block)
        made = QTextCharFormat()
        made.setFont(look.font(TITLE if level == 1 else LARGE, SEMIBOLD, display=True))
        made.setForeground(look.ink)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        cursor.setCharFormat(made)
        around = QTextBlockFormat()
        around.setHeadingLevel(level)
        around.setTopMargin(0 if block.blockNumber() == 0 else look.px(26 if level == 2 else 34))
        around.setBottomMargin(look.px(6))
        cursor.setBlockFormat(around)

    def _paragraph(self, block: QTextBlock) -> None:
        look, cursor = self.look, QTextCursor(block)
        made, in_table = QTextBlockFormat(), cursor.currentTable() is not None
        if not any(fragment.charFormat().isImageFormat() for fragment in _fragments(block)):
            made.setLineHeight(100.0 if in_table else 112.0, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        listed = block.textList() is not None
        made.setTopMargin(0 if in_table else look.px(2 if listed else 4))
        made.setBottomMargin(0 if in_table else look.px(3 if listed else 7))
        cursor.mergeBlockFormat(made)
        if listed:  # a bullet stands as far before its text as a space is wide
            wide = QTextCharFormat()
            wide.setFontWordSpacing(look.px(4))
            cursor.mergeBlockCharFormat(wide)

    def _links(self, block: QTextBlock) -> None:
        for fragment in list(_fragments(block)):
            if fragment.charFormat().isAnchor():
                made = QTextCharFormat()
                made.setForeground(self._link)
                made.setFontUnderline(True)
                self._part(fragment.position(), fragment.length()).mergeCharFormat(made)

    def _part(self, start: int, length: int) -> QTextCursor:
        cursor = QTextCursor(self.document)
        cursor.setPosition(start)
        cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
        return cursor

    # --- pictures ------------------------------------------------------------------------------------------

    def _pictures(self, block: QTextBlock) -> None:
        """Draw what is named, and give it its name for those who hear it."""
        shown = [fragment for fragment in _fragments(block) if fragment.charFormat().isImageFormat()]
        for fragment in reversed(shown):
            made = fragment.charFormat().toImageFormat()
            name = str(made.property(QTextFormat.Property.ImageAltText.value) or "")
            picture = self._picture(made.name())
            size = picture.deviceIndependentSize()
            self.document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(made.name()), picture)
            drawn = QTextImageFormat()
            drawn.setName(made.name())
            drawn.setWidth(size.width())
            drawn.setHeight(size.height())
            drawn.setToolTip(name)
            drawn.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignBottom)
            self._part(fragment.position(), fragment.length()).setCharFormat(drawn)
            # A picture has no text that a screen reader finds, so there is one, too small to be seen.
            unseen = QTextCharFormat()
            font = self.look.font(SMALL)
            font.setPixelSize(1)
            unseen.setFont(font)
            unseen.setForeground(QColor(0, 0, 0, 0))
            cursor = QTextCursor(self.document)
            cursor.setPosition(fragment.position() + fragment.length())
            cursor.insertText(name, unseen)

    def _picture(self, name: str) -> QPixmap:
        kind, _, what = name.partition(":")
        look = self.look
        if kind == "card" and self.faces:
            height = look.px(CARD)
            return self.faces.pixmap(Card.parse(what), round(height * self.faces.aspect()), height)
        side = look.px(GESTURE)
        picture = QPixmap(round(side * self.ratio), round(side * self.ratio))
        picture.setDevicePixelRatio(self.ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gesture(look, painter, what, QRectF(0, 0, side, side))
        painter.end()
        return picture

    # --- tables --------------------------------------------------------------------------------------------

    def _table(self, table: QTextTable) -> None:
        look = self.look
        made = table.format()
        made.setBorderCollapse(True)
        made.setBorder(0)
        made.setCellPadding(0)
        made.setCellSpacing(0)
        made.setTopMargin(look.px(4))
        made.setBottomMargin(look.px(12))
        made.setRightMargin(MARGIN)
        table.setFormat(made)
        self.columns.append(Columns(look, table))
        line, ground = QBrush(look.colour("gold")), look.colour("navy" if look.dark else "cream")
        solid = QTextFrameFormat.BorderStyle.BorderStyle_Solid
        for row in range(table.rows()):
            for at in range(table.columns()):
                cell = table.cellAt(row, at)
                around = QTextTableCellFormat()
                around.setLeftPadding(look.px(PADDING))
                around.setRightPadding(look.px(PADDING))
                around.setTopPadding(look.px(5))
                around.setBottomPadding(look.px(5))
                around.setBottomBorder(2 if row == 0 else 1)
                around.setBottomBorderStyle(solid)
                around.setBottomBorderBrush(QBrush(look.ink) if row == 0 else line)
                around.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
                if row == 0:
                    around.setBackground(ground)
                cell.setFormat(around)
                if row == 0 and table.rows() > 1:  # a heading stands over its column
                    below = table.cellAt(1, at).firstCursorPosition().blockFormat().alignment()
                    head = QTextBlockFormat()
                    head.setAlignment(below)
                    cell.firstCursorPosition().mergeBlockFormat(head)


def _fragments(block: QTextBlock) -> Iterator[Any]:
    at = block.begin()
    while not at.atEnd():
        yield at.fragment()
        at += 1
