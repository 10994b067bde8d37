"""There is room for everything, from a small window to a large screen, at every size of text."""

import itertools
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from cardtable.ui.controls import SEMIBOLD, Button
from cardtable.ui.look import BODY
from cardtable.ui.zones import LEAST_STRIP, PICK, Compass

from .conftest import Open, SitDown
from .desk import Desk, bidding, bold, bound, discarding, outbid

SIZES = [(900, 600), (1280, 800), (1920, 1080), (3840, 2160), (900, 1400)]
SCALES = [100, 150, 200]
SMALLEST_TEXT = 15  # px: 11.25 pt
sizes = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


def scaled(desk: Desk, scale: int) -> str:
    """Set the size of text; a name for this state."""
    desk.window.settings["scale"] = scale
    for _ in range(3):
        QApplication.processEvents()
    return f"{desk.page.width()}x{desk.page.height()} at {scale} %"


def rect_in(widget: QWidget, top: QWidget) -> QRect:
    return QRect(widget.mapTo(top, QPoint(0, 0)), widget.size())


def shown_inside(top: QWidget) -> Iterator[QWidget]:
    """Everything with a text that is visible in a widget."""
    for kind in (QLabel, Button):
        yield from (widget for widget in top.findChildren(kind) if widget.isVisibleTo(top) and widget.text())


def cut(widget: QWidget) -> bool:
    """Whether its text has too little room, or it reaches beyond what it lies in."""
    holder = widget.parentWidget()
    if holder and not holder.rect().contains(widget.geometry()):
        return True
    if isinstance(widget, QLabel) and widget.wordWrap():
        return widget.height() < widget.heightForWidth(widget.width())
    font = widget.look.font(BODY, SEMIBOLD) if isinstance(widget, Button) else widget.font()
    metrics, text = QFontMetrics(font), widget.text().replace("&", "")
    return widget.width() < metrics.horizontalAdvance(text) or widget.height() < metrics.height()


def faults_of(top: QWidget) -> list[str]:
    """What is cut off or too small to read in a panel."""
    faults = []
    for widget in shown_inside(top):
        if not top.rect().contains(rect_in(widget, top)):
            faults.append(f"{widget.text()!r} sticks out")
        if cut(widget):
            faults.append(f"{widget.text()!r} is cut")
        if widget.fontInfo().pixelSize() < SMALLEST_TEXT or widget.font().pixelSize() < SMALLEST_TEXT:
            faults.append(f"{widget.text()!r} is too small")
    return faults


def panels(desk: Desk) -> list[QWidget]:
    page = desk.page
    return [w for w in (page.side, page.bar, page.log, page.ask_bar) if w.isVisibleTo(page)]


def faults_at(desk: Desk) -> list[str]:
    page, layout = desk.page, desk.cloth.layout_now
    assert layout
    faults = [fault for panel in panels(desk) for fault in faults_of(panel)]
    room = page.rect()
    for panel in panels(desk):
        if not room.contains(panel.geometry()):
            faults.append(f"{type(panel).__name__} leaves the window")
    plates = {side: layout.plate_of(side) for side in Compass}
    areas = {f"plate {side.name}": plate for side, plate in plates.items()}
    hand = desk.cloth.own_hand()
    for item in hand:
        lying = QRectF(item.home.pos, item.home.pos + QPoint(round(item.size[0]), round(item.size[1])))
        risen = lying.adjusted(0, -item.size[1] * PICK, 0, 0)
        if not QRectF(room).contains(lying):
            faults.append(f"{item.face} leaves the window")
        for name, rect in [*areas.items(), *((type(p).__name__, QRectF(p.geometry())) for p in panels(desk))]:
            if rect.intersects(risen):
                faults.append(f"{name} lies over {item.face}")
    rows: dict[float, list[float]] = {}
    for item in hand:
        rows.setdefault(item.home.pos.y(), []).append(item.home.pos.x())
    for row in rows.values():
        if any(b - a < LEAST_STRIP * hand[0].size[0] - 1 for a, b in itertools.pairwise(row)):
            faults.append("the strips of the hand are too narrow")
    for name, rect in areas.items():
        if not layout.area.contains(rect):
            faults.append(f"{name} leaves the table")
        for other, other_rect in areas.items():
            if name < other and rect.intersects(other_rect):
                faults.append(f"{name} and {other} lie over each other")
    for name, pile in desk.cloth.piles.items():
        for item, place in zip(pile, desk.cloth.places(name), strict=True):
            box = item.mapRectToScene(QRectF(0, 0, *item.size))
            if place.shown and not QRectF(room).contains(box):
                faults.append(f"a card of {name} leaves the window")
    return sorted(set(faults))


def faults_at_every_scale(desk: Desk) -> dict[str, list[str]]:
    found = {scaled(desk, scale): faults_at(desk) for scale in SCALES}
    return {name: faults for name, faults in found.items() if faults}


@sizes
def test_nothing_is_cut_off_in_the_auction(sit_down: SitDown, size: tuple[int, int]) -> None:
    assert faults_at_every_scale(sit_down(outbid, size=size)) == {}


@sizes
def test_nothing_is_cut_off_while_discarding(sit_down: SitDown, size: tuple[int, int]) -> None:
    assert faults_at_every_scale(sit_down(discarding, bold, size=size)) == {}


@sizes
def test_nothing_is_cut_off_while_playing(sit_down: SitDown, size: tuple[int, int]) -> None:
    assert faults_at_every_scale(sit_down(bound, size=size)) == {}


@sizes
def test_every_card_can_be_clicked_at_every_scale(sit_down: SitDown, size: tuple[int, int]) -> None:
    desk = sit_down(discarding, bold, size=size)
    for scale in SCALES:
        scaled(desk, scale)
        for card in desk.hand:
            assert desk.point(card)


@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (900, 1400)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("sheet", ["preferences", "about"])  # the guide: see test_guide_page.py
def test_sheets_fit_and_their_buttons_can_be_clicked(window: Open, size: tuple[int, int], sheet: str) -> None:
    desk = window(size)
    for scale in SCALES:
        name = scaled(desk, scale)
        desk.window.actions_[sheet].trigger()
        QApplication.sendPostedEvents()
        overlay = desk.window.overlay
        assert overlay.rect().contains(overlay.panel.geometry()), name
        for button in overlay.buttons:
            desk.mouse_of(button)
            assert not cut(button), name
        for widget in shown_inside(overlay.body):
            assert not cut(widget), f"{name}: {widget.text()!r}"
            assert overlay.body.rect().contains(rect_in(widget, overlay.body)), f"{name}: {widget.text()!r}"
            assert widget.font().pixelSize() >= SMALLEST_TEXT
        desk.press(overlay.buttons[0])


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_score_sheet_fits(sit_down: SitDown, size: tuple[int, int]) -> None:
    desk = sit_down(lambda view: bool(view.asked and view.asked.do == "play" and len(view.piles["hand:0"]) == 1),
                    size=size)  # fmt: skip
    desk.window.settings["scale"] = 200
    desk.click(desk.hand[0])
    desk.until(lambda: desk.page.sheet)
    sheet = desk.page.sheet
    QApplication.sendPostedEvents()
    assert sheet.rect().contains(sheet.panel.geometry())
    for widget in shown_inside(sheet.body):
        assert not cut(widget), widget.text()
    desk.mouse_of(sheet.next)


@sizes
def test_the_start_page_can_be_used(window: Open, size: tuple[int, int]) -> None:
    desk = window(size)
    tile = desk.window.start.tiles["tallyho"]
    for scale in SCALES:
        name = scaled(desk, scale)
        for button in (tile.daily_button, tile.new_button, tile.options_button):
            desk.mouse_of(button)
            assert not cut(button), name
        for widget in shown_inside(tile):
            assert not cut(widget), f"{name}: {widget.text()!r}"
            assert widget.font().pixelSize() >= SMALLEST_TEXT


@sizes
def test_the_options_of_the_start_page_can_be_used(window: Open, size: tuple[int, int]) -> None:
    desk = window(size)
    tile = desk.window.start.tiles["tallyho"]
    scaled(desk, 200)
    desk.press(tile.options_button)
    for chips in (tile.level, *tile.controls.values()):
        for chip in chips.chips():
            desk.press(chip)
            assert not cut(chip)


def test_bubbles_stay_in_the_window(sit_down: SitDown) -> None:
    desk = sit_down(outbid)
    for size in SIZES[:3]:
        desk.window.resize(*size)
        desk.until(lambda size=size: desk.page.width() == size[0])
        for box in desk.cloth.furniture.bubble_rects():
            assert QRectF(desk.page.rect()).contains(box)
            assert not any(box.intersects(QRectF(panel.geometry())) for panel in panels(desk))


def test_in_a_narrow_window_the_log_is_a_drawer(sit_down: SitDown) -> None:
    desk = sit_down(bidding, size=(900, 600))
    assert not desk.page.log.isVisible()
    desk.press(desk.page.log_button)
    assert desk.page.log.isVisible()
    assert desk.page.rect().contains(desk.page.log.geometry())
    for card in desk.hand:
        assert desk.point(card)
    desk.press(desk.page.log_button)
    assert not desk.page.log.isVisible()


def test_the_window_cannot_be_made_too_small(window: Open) -> None:
    desk = window()
    desk.window.resize(100, 100)
    assert desk.window.width() >= 640
    assert desk.window.height() >= 480
