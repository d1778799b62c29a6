"""What a turn of Medioevo posts: an overview of the map, the players, and the place of the news through a lens."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image, ImageDraw

from render import encode
from render.keep import kept
from render.landscape import BOARD, COLUMN, WIDE, Lens, join, page, show
from render.medioevo import symbols
from render.medioevo.absent import name_absent
from render.medioevo.alts import board_alt
from render.medioevo.board import close_up, lit, strip_of
from render.medioevo.inks import inks
from render.medioevo.layout import Layout, lens, overview
from render.medioevo.map import ground_of, people
from render.medioevo.marks import mark
from render.medioevo.overview import set_tokens
from render.medioevo.panel import seats_in_order
from render.medioevo.pieces import BUILDINGS, UNIT_SIGNS
from render.medioevo.realms import BARBARIAN, colour_of
from render.medioevo.sites import Site, sites_of
from render.medioevo.sketch import sprite, tincture
from render.medioevo.words import PHASES, lands_of, name_of, team_of, title_of
from render.paper import INK, INK_SOFT, PARCHMENT_LIGHT, parchment
from render.picture import Picture, Scene
from render.plates import Holder
from render.roster import GAP, Entry, Tally, drawn_entry, first_of, heights
from render.seats import shield
from render.sheet import Box, Sheet
from render.sizes import LEAST
from render.strip import INSET, drawn_strip
from render.type import width, write
from rules.medioevo.data import Place
from rules.medioevo.table import size
from rules.medioevo.view import BattleView, MedioevoView, PlayerView

Sites = Mapping[Place, Site]
_ROW = 52  # the height of a player's place beside a lens
_TALL = 124
_TITLE = 200  # pixels for a realm's title
_ROOMY = 116  # high enough for a realm's title, and for counts on a line of their own
_SMALLEST = 180  # pixels: a lens lower than this shows nothing
_SCORE = 58
_PHASE = 40  # how high the line of a phase is


def _sign(name: str, size_: int) -> Image.Image:
    if name == "honour":
        return symbols.honour(size_)
    kind, _, owner = name.partition(" ")
    return sprite(BUILDINGS["tower"] if kind == "lands" else UNIT_SIGNS["heavy"], tincture(owner), size_)


def _entry(view: MedioevoView, scene: Scene, seat: int, high: int) -> Entry:
    player, over = view.players[seat], view.outcome
    colour = colour_of(view, seat)
    holder = Holder(
        colour=colour,
        name=name_of(scene, seat),
        points=str(over.scores[seat] if over else player.honour),
        turn=seat in view.awaited and over is None,
        won=over is not None and seat in over.winners,
    )
    units = sum(size(army) for army in player.armies.values())
    tallies = (Tally(_title(scene, player)), Tally(str(lands_of(view, seat)), f"lands {colour}"))
    if high >= _ROOMY:
        tallies += (Tally(str(units), f"units {colour}"),)
    return Entry(holder, tallies, "honour", done=seat in view.sealed and over is None)


def _title(scene: Scene, player: PlayerView) -> str:
    """The realm, after the team; of those that are too long, the team alone."""
    title, team = title_of(scene, player), team_of(scene, player)
    return team if team and width("label", LEAST, title) > _TITLE else title


def _map(layout: Layout, view: MedioevoView, scene: Scene, sites: Sites, corner: tuple[int, int] | None) -> Sheet:
    """A marked map: on a landscape page at that corner, or by itself."""
    board = ground_of(layout, sites)
    if corner is None:
        sheet = Sheet(board.indexed, board.colours, (0, 0), inks())
    else:
        sheet = Sheet(page(inks()), board.colours, corner, inks())
        sheet.stick(board.indexed, corner)
        name_absent(sheet, layout, scene, LEAST)
    mark(sheet, layout, lit(view), scene.news, scene.rings)
    return sheet


@kept
def _score(attacker: str, defender: str, values: tuple[int | None, int | None]) -> Image.Image:
    """A battle in one line: who strikes whom, and how strongly."""
    image = Image.new("RGB", (COLUMN[2] - COLUMN[0] - 12, _SCORE), PARCHMENT_LIGHT)
    pen, middle = ImageDraw.Draw(image), (COLUMN[2] - COLUMN[0] - 12) // 2
    pen.line((0, 0, image.width, 0), INK, 3)
    for owner, left in ((attacker, 16), (defender, image.width - 66)):
        crest = symbols.skull(50) if owner == BARBARIAN else shield(owner, 54)
        image.paste(crest, (left, 4), crest)
    told = [str(value) if value is not None else "–" for value in values]
    write(pen, (middle - 26, 46), told[0], "title-bold", 46, anchor="rs")
    write(pen, (middle, 42), ":", "title-bold", LEAST, anchor="ms")
    write(pen, (middle + 26, 46), told[1], "title-bold", 46)
    return inks().set(image)


def _side(view: MedioevoView, seat: int | None) -> str:
    return BARBARIAN if seat is None else colour_of(view, seat)


def _lens(view: MedioevoView, place: Place, shown: Box) -> tuple[Lens, Layout]:
    size_ = (shown[2] - shown[0], shown[3] - shown[1])
    layout, far = lens(place, view.lands, view.seas, size_), overview(view.lands, view.seas)
    (left, top), (right, bottom) = far.at(layout.box[:2]), far.at(layout.box[2:])
    part = (
        max(BOARD[0] + 3, BOARD[0] + round(left)),
        max(BOARD[1] + 3, BOARD[1] + round(top)),
        min(BOARD[2] - 3, BOARD[0] + round(right)),
        min(BOARD[3] - 3, BOARD[1] + round(bottom)),
    )
    return Lens(part, shown), layout


def _close(view: MedioevoView, scene: Scene, sites: Sites, place: Place, layout: Layout) -> Image.Image:
    """What the lens shows: the pieces of this place alone, for there is no room for its neighbours'."""
    close = _map(layout, view, scene, sites, None)
    people(close, layout, sites, (place,))
    if view.battle and view.battle.place == place:
        _tell_battle(close, view, view.battle, layout.height)
    return close.indexed


def _tell_battle(close: Sheet, view: MedioevoView, battle: BattleView, high: int) -> None:
    sides = battle.attacker, battle.defender
    owners = _side(view, sides[0].seat), _side(view, sides[1].seat)
    close.stick(_score(*owners, (sides[0].attack_value, sides[1].attack_value)), (6, high - _SCORE - 6))


@kept
def _phases(names: tuple[str, ...], now: int | None, wide: int) -> Image.Image:
    """The phases of the turn, one below the other, the present one filled."""
    image = parchment((wide, len(names) * _PHASE))
    pen = ImageDraw.Draw(image)
    for number, name in enumerate(names):
        top, present = number * _PHASE, number == now
        fill, colour = (INK, PARCHMENT_LIGHT) if present else (PARCHMENT_LIGHT, INK_SOFT)
        pen.rectangle((0, top, wide - 1, top + _PHASE - 4), fill=fill, outline=INK, width=2)
        write(pen, (wide / 2, top + 29), name, "label-bold" if present else "label", LEAST, colour=colour, anchor="ms")
    return inks().set(image)


def _go_on(sheet: Sheet, view: MedioevoView, scene: Scene, top: int) -> None:
    """Where few players leave room, how far the turn has come."""
    if view.outcome or COLUMN[3] - top < len(PHASES) * _PHASE:
        return
    names = tuple(scene.say(f"medioevo-picture-phase-{phase}") for phase in PHASES)
    now = PHASES.index(view.phase) if view.phase in PHASES else None
    sheet.stick(_phases(names, now, COLUMN[2] - COLUMN[0]), (COLUMN[0], top))


def draw(view: MedioevoView, scene: Scene) -> Image.Image:
    """The picture in its palette, ready to be encoded."""
    sites, layout = sites_of(view, scene), overview(view.lands, view.seas)
    place = close_up(view, scene)
    sheet = _map(layout, view, scene, sites, BOARD[:2])
    seats = seats_in_order(view)
    tallest = _ROW if place and not view.outcome else _TALL
    rows = heights(len(seats), COLUMN[3], tallest=tallest, first=first_of(view))
    shown = (COLUMN[0], rows[-1][3] + GAP + 4, COLUMN[2], COLUMN[3])
    looked = _lens(view, place, shown) if place and shown[3] - shown[1] >= _SMALLEST else None
    if looked:
        join(sheet.indexed, inks(), looked[0])
    set_tokens(sheet, layout, sites)
    for seat, (left, top, right, bottom) in zip(seats, rows, strict=True):
        entry = _entry(view, scene, seat, bottom - top)
        sheet.stick(drawn_entry(entry, (right - left, bottom - top), inks(), _sign), (left, top))
    sheet.stick(drawn_strip(strip_of(view, scene, WIDE), inks()), (INSET, INSET))
    if not looked:
        _go_on(sheet, view, scene, shown[1] + 4)
    if looked and place:
        show(sheet.indexed, inks(), looked[0], _close(view, scene, sites, place, looked[1]))
    return sheet.indexed


def turn(view: MedioevoView, scene: Scene) -> Picture:
    return encode.picture(draw(view, scene), board_alt(view, scene))
