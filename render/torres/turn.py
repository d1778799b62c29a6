"""What a turn of Torres posts: the whole board, and beside it the players and what all share; in one's own panel one's
cards, too."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render import encode
from render.figurines import knight
from render.keep import kept
from render.landscape import BOARD, COLUMN, WIDE, page
from render.paper import INK_SOFT, parchment
from render.picture import Picture, Scene
from render.plates import holder_of, ranked
from render.roster import Entry, Tally, drawn_entry, first_of, heights
from render.sheet import Sheet
from render.sizes import LEAST
from render.strip import INSET, drawn_strip
from render.torres.board import stand, strip_of
from render.torres.figures import king
from render.torres.ground import ground_of
from render.torres.icons import block, card_back
from render.torres.inks import inks
from render.torres.layout import Layout, landscape
from render.torres.own import drawn_own, own_of
from render.torres.seasons import season_of
from render.torres.shared import Shared, shared_of
from render.torres.symbols import symbol
from render.torres.words import alt, hand_alt
from render.type import write
from render.wrap import balanced
from rules.torres.data import SOURCES
from rules.torres.view import SeatView, TorresView

_SHARED = 142  # pixels for what all share
_TEXT = 46  # where its lines begin
_TALLEST, _LOWER = 120, 116  # of a player's place; lower beside one's own cards
_RECKONED = 160  # the same at the end
_LEAST_SHARED = 46  # pixels, for a line


@kept
def _page(layout: Layout) -> Image.Image:
    sheet = page(inks()).copy()
    sheet.paste(inks().set(ground_of(layout)), BOARD[:2])
    return sheet


def _sign(name: str, size: int) -> Image.Image:
    if name == "blocks":
        return block(size)
    return card_back(size) if name == "cards" else knight(name, size + 6)


def _entry(view: TorresView, seat: SeatView, scene: Scene) -> Entry:
    holder = holder_of(view, scene, seat.seat, seat.colour, seat.score)
    if view.outcome:
        earned = [(source, seat.earned.get(source, 0)) for source in SOURCES]
        sums = [scene.say(f"torres-picture-sum-{source}", points=points) for source, points in earned if points]
        most = max(view.outcome.scores)
        return Entry(holder, tuple(map(Tally, sums)), shares=tuple(points for _, points in earned), most=most)
    mine = view.turn if view.turn and view.turn.seat == seat.seat else None
    tallies = [Tally(scene.say("torres-picture-worth", points=seat.worth))]
    if mine:
        tallies = [Tally(f"+{seat.worth}"), Tally(scene.say("torres-picture-action", points=mine.points), urgent=True)]
    tallies += [
        Tally(str(seat.reserve), seat.colour),
        Tally(str(sum(seat.stacks) + seat.kept), "blocks"),
        Tally(str(seat.hand), "cards"),
    ]
    return Entry(holder, tuple(tallies))


@kept
def _drawn_shared(shared: Shared, size: tuple[int, int]) -> Image.Image:
    """The king's bonus, the supply and the master card, each in a line or two."""
    image = parchment(size)
    pen = ImageDraw.Draw(image)
    items = [(king(46), shared.bonus), (block(36), shared.supply)]
    if shared.master:
        items.append((symbol(shared.master, 48), shared.name))
    if shared.deck:
        items.append((card_back(36, many=True), shared.deck))
    base = 32
    for icon, text in items:
        told = balanced("label", LEAST, text, size[0] - _TEXT)
        if base + (len(told) - 1) * 36 + 8 > size[1]:
            break
        image.paste(icon, (22 - icon.width // 2, base - 12 - icon.height // 2), icon)
        for line in told:
            write(pen, (_TEXT, base), line, "label", LEAST, colour=INK_SOFT)
            base += 36
        base += 4
    return inks().set(image)


def draw(view: TorresView, scene: Scene) -> Image.Image:
    """The picture in its palette, ready to be encoded."""
    layout = landscape(season_of(view))
    sheet = Sheet(_page(layout), ground_of(layout), BOARD[:2], inks())
    stand(sheet, layout, view, scene)
    own, (left, top, right, bottom) = own_of(view, scene), COLUMN
    if view.outcome:  # there is nothing left to share
        rows = heights(len(view.seats), bottom, tallest=_RECKONED, first=first_of(view), least=_TALLEST)
    else:
        rows = heights(len(view.seats), bottom - _SHARED, tallest=_LOWER if own else _TALLEST)
    for seat, row in zip(ranked(view, view.seats), rows, strict=True):
        shown = drawn_entry(_entry(view, seat, scene), (right - left, row[3] - row[1]), inks(), _sign)
        sheet.stick(shown, row[:2])
    top = rows[-1][3] + 10
    if own:
        high = own.height(bottom - top)
        bottom -= high
        sheet.stick(drawn_own(own, (right - left, high)), (left, bottom))
    if bottom - top >= _LEAST_SHARED and not view.outcome:
        sheet.stick(_drawn_shared(shared_of(view, scene), (right - left, bottom - top)), (left, top))
    sheet.stick(drawn_strip(strip_of(view, scene, WIDE), inks()), (INSET, INSET))
    return sheet.indexed


def turn(view: TorresView, scene: Scene) -> Picture:
    told = alt(view, scene)
    return encode.picture(draw(view, scene), f"{told} {hand_alt(view, scene)}" if own_of(view, scene) else told)
