"""What a turn of Barony posts: the whole board, the players, and what changed seen through a lens."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PIL import Image

from render import encode
from render.barony.board import stand, whole_ground
from render.barony.coins import coin
from render.barony.ground import ground_of
from render.barony.inks import inks
from render.barony.layout import Layout, landscape_of, layout_of
from render.barony.panel import reckoning
from render.barony.seasons import season_of
from render.barony.strip import drawn_strip, strip_of
from render.barony.tags import tag_hexes
from render.barony.words import alt
from render.keep import kept
from render.landscape import BOARD, COLUMN, WIDE, Lens, join, page, show
from render.picture import Picture, Scene
from render.plates import holder_of, ranked
from render.roster import GAP, Entry, Tally, drawn_entry, first_of, heights
from render.sheet import Box, Sheet
from render.strip import INSET
from rules.barony.data import GOLD
from rules.barony.land import Hex
from rules.barony.view import BaronyView, SeatView

_SMALLEST = 180  # pixels: a lens lower than this shows nothing
_ROW = 90  # the height of a player's place beside a lens


@kept
def _page(layout: Layout) -> Image.Image:
    """The page with its empty board."""
    sheet = page(inks()).copy()
    sheet.paste(inks().set(ground_of(layout)), BOARD[:2])
    return sheet


def _sign(_name: str, size: int) -> Image.Image:
    return coin(size - 4)


def _entry(view: BaronyView, seat: SeatView, scene: Scene) -> Entry:
    points = view.outcome.scores[seat.seat] if view.outcome else seat.track
    gold = sum(worth * seat.tokens.get(terrain, 0) for terrain, worth in GOLD.items())
    tallies = (Tally(scene.say(f"barony-title-{seat.rank}")), Tally(str(gold), "gold"))
    if view.outcome:
        tallies = tuple(Tally(part) for part in reckoning(view, seat, scene).split(" · ", 2))
        holder, most = holder_of(view, scene, seat.seat, seat.colour, points), max(view.outcome.scores)
        return Entry(holder, tallies, shares=(seat.track, points - seat.track), most=most)
    return Entry(holder_of(view, scene, seat.seat, seat.colour, points), tallies)


def places_told(view: BaronyView, scene: Scene) -> list[Hex]:
    """The hexes that the picture is about, the latest first: those named, or those of the last move."""
    if scene.about:
        return [*scene.about]
    steps = [hex_ for step in reversed(view.last) for hex_ in (step.target, step.origin)]
    return [hex_ for hex_ in dict.fromkeys(steps) if hex_]


def _window(layout: Layout, hexes: Iterable[Hex], size: tuple[int, int]) -> Box:
    """The part of a board of that size around as many of the hexes as it holds, the first before all."""
    wide, high = size
    box: tuple[float, float, float, float] | None = None
    for hex_ in hexes:
        x, y = layout.centre(hex_)
        reach = layout.side
        own = x - reach, y - reach, x + reach, y + reach
        if box is None:
            box = own
        left, top, right, bottom = min(box[0], own[0]), min(box[1], own[1]), max(box[2], own[2]), max(box[3], own[3])
        if right - left <= wide and bottom - top <= high:
            box = left, top, right, bottom
    assert box is not None
    far_left, far_top, far_right, far_bottom = _edges(layout)
    left = round(_within((box[0] + box[2] - wide) / 2, far_left, far_right - wide))
    top = round(_within((box[1] + box[3] - high) / 2, far_top, far_bottom - high))
    return left, top, left + wide, top + high


def _edges(layout: Layout) -> tuple[float, float, float, float]:
    """How far the board reaches, with a little of the page around it."""
    centres, reach = [layout.centre(hex_) for hex_ in layout.hexes], layout.side * 1.25
    xs, ys = [x for x, _ in centres], [y for _, y in centres]
    left, top, right, bottom = min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach
    return max(0, left), max(0, top), min(layout.width, right), min(layout.height, bottom)


def _within(wanted: float, least: float, most: float) -> float:
    """Near to what is wanted; in the middle, where there is less of the board than is looked at."""
    return (least + most) / 2 if most < least else max(least, min(most, wanted))


def _part(full: Layout, small: Layout, window: Box) -> Box:
    """Where a part of the full board lies on the landscape page."""
    scale = small.side / full.side

    def at(x: float, y: float) -> tuple[float, float]:
        return (
            BOARD[0] + x * scale + (small.shift[0] - full.shift[0]) * small.side,
            BOARD[1] + y * scale + (small.shift[1] - full.shift[1]) * small.side,
        )

    left, top = at(*window[:2])
    right, bottom = at(*window[2:])
    return (
        max(BOARD[0] + 3, math.floor(left)),
        max(BOARD[1] + 3, math.floor(top)),
        min(BOARD[2] - 3, math.ceil(right)),
        min(BOARD[3] - 3, math.ceil(bottom)),
    )


def draw(view: BaronyView, scene: Scene) -> Image.Image:
    """The picture in its palette, ready to be encoded."""
    layout = landscape_of(view.land, season_of(view))
    told = [hex_ for hex_ in places_told(view, scene) if hex_ in layout.shown]
    sheet = Sheet(_page(layout), ground_of(layout), BOARD[:2], inks())
    stand(sheet, layout, view, scene)
    tallest = _ROW if told and not view.outcome else 130
    rows = heights(len(view.seats), COLUMN[3], tallest=tallest, first=first_of(view))
    for seat, (left, top, right, bottom) in zip(ranked(view, view.seats), rows, strict=True):
        shown = drawn_entry(_entry(view, seat, scene), (right - left, bottom - top), inks(), _sign)
        sheet.stick(shown, (left, top))
    sheet.stick(drawn_strip(strip_of(view, scene, WIDE)), (INSET, INSET))
    if told:
        _look_closely(sheet, view, scene, told, rows[-1][3] + GAP + 4)
    return sheet.indexed


def _look_closely(sheet: Sheet, view: BaronyView, scene: Scene, told: list[Hex], top: int) -> None:
    """A part of the full board, with its names, under the players; what lies outside is named on the board."""
    season = season_of(view)
    full, small = layout_of(view.land, season=season), landscape_of(view.land, season)
    shown = (COLUMN[0], top, COLUMN[2], COLUMN[3])
    if COLUMN[3] - top < _SMALLEST:
        tag_hexes(sheet, small, told if not small.label else (), told, view.pieces)
        return
    window = _window(full, told, (shown[2] - shown[0], shown[3] - shown[1]))
    lens = Lens(None if small.label else _part(full, small, window), shown)
    close = Sheet(whole_ground(full).crop(window), ground_of(full).crop(window), (0, 0), inks(), origin=window[:2])
    stand(close, full, view, scene, window)
    join(sheet.indexed, inks(), lens)
    show(sheet.indexed, inks(), lens, close.indexed)
    if not small.label:
        far = [hex_ for hex_ in told if not _inside(full.centre(hex_), window)]
        tag_hexes(sheet, small, far, told, view.pieces)


def _inside(point: tuple[float, float], box: Box) -> bool:
    return box[0] <= point[0] <= box[2] and box[1] <= point[1] <= box[3]


def turn(view: BaronyView, scene: Scene) -> Picture:
    return encode.picture(draw(view, scene), alt(view, scene))
