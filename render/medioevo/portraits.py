"""The realms to choose from, on the map: where each lies, what it has, and who lives beside it."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace
from PIL import Image

from render import encode
from render.landscape import BOARD, COLUMN, WIDE, page
from render.medioevo import symbols
from render.medioevo.alts import board_alt
from render.medioevo.board import strip_of
from render.medioevo.inks import inks
from render.medioevo.layout import Layout, overview
from render.medioevo.map import ground_of
from render.medioevo.names import realm_name
from render.medioevo.pieces import BUILDINGS
from render.medioevo.sites import sites_of
from render.medioevo.sketch import sprite, tincture
from render.medioevo.stands import lettering
from render.medioevo.words import name_of
from render.paper import INK
from render.picture import Picture, Scene
from render.plates import Holder
from render.roster import Entry, Tally, drawn_entry, heights
from render.seats import shield
from render.sheet import Sheet
from render.sizes import LEAST
from render.strip import INSET, drawn_strip
from rules.medioevo.data import REALM_COLOURS, REALM_LINKS, REALMS, SEAS, TERRITORIES, Realm
from rules.medioevo.table import HOMES
from rules.medioevo.view import MedioevoView

_HIGH = 108


def asks_for_realms(view: MedioevoView, about: Collection[str]) -> bool:
    return view.turn == 0 and bool(about) and set(about) <= set(REALMS)


def _settled(view: MedioevoView) -> MedioevoView:
    """As if every realm had its lord: the homes in their colours, and nothing on them."""
    one = replace(view.players[0], armies={}, transports=(), engines=())
    lords = tuple(replace(one, seat=n, realm=realm, colour=REALM_COLOURS[realm]) for n, realm in enumerate(REALMS))
    held = {place: seat for seat, realm in enumerate(REALMS) for place in HOMES[realm]}
    return replace(view, players=lords, controllers=held, lands=tuple(TERRITORIES), seas=SEAS)


def _sign(name: str, size: int) -> Image.Image:
    kind, _, colour = name.partition(" ")
    if kind == "port":
        return symbols.port(size)
    if kind == "areas":
        return sprite(BUILDINGS["village"], tincture(colour), size)
    return _abreast(tuple(shield(crest, size - 4) for crest in colour.split()), size)


def _abreast(crests: tuple[Image.Image, ...], sign: int) -> Image.Image:
    """The shields of neighbours. What is wider than a sign is set about its middle, so as much is left free before the
    first."""
    each = max(crest.width for crest in crests) + 4
    spare = max(0, each * len(crests) - sign)
    image = Image.new("RGBA", (each * len(crests) + spare, max(crest.height for crest in crests)))
    for at, crest in enumerate(crests):
        image.paste(crest, (spare + at * each, 0))
    return image


def _entry(view: MedioevoView, scene: Scene, realm: Realm) -> Entry:
    colour = REALM_COLOURS[realm]
    areas = [area for place in HOMES[realm] if (area := TERRITORIES[place].area) is not None]
    near = [crest for other, crest in REALM_COLOURS.items() if any({realm, other} == {*pair} for pair in REALM_LINKS)]
    lord = next((player.seat for player in view.players if player.realm == realm), None)
    holder = Holder(
        colour=colour, name=scene.say(f"medioevo-portrait-{realm}"), points="", turn=realm in scene.rings, won=False
    )
    told = [
        Tally(str(len(areas)), f"areas {colour}"),
        Tally(str(sum(area.port for area in areas)), "port"),
    ]
    beside = Tally("", " ".join(["near", *near]))
    return Entry(holder, (Tally(name_of(scene, lord)),) if lord is not None else (*told, beside))


def _name_homes(sheet: Sheet, layout: Layout, scene: Scene) -> None:
    for realm in REALMS:
        spots = [layout.centre(place) for place in HOMES[realm] if layout.holds(place)]
        if spots:
            name = lettering(realm_name(scene, realm), "title-bold", LEAST, INK, 4)
            x, y = (sum(spot[axis] for spot in spots) / len(spots) for axis in (0, 1))
            left = min(max(6, round(x - name.width / 2)), layout.width - name.width - 6)
            sheet.blend(name, (left, round(y - name.height / 2)))


def draw(view: MedioevoView, scene: Scene) -> Image.Image:
    """The picture in its palette, ready to be encoded."""
    shown = _settled(view)
    layout = overview(shown.lands, shown.seas)
    board = ground_of(layout, sites_of(shown, scene))
    sheet = Sheet(page(inks()), board.colours, BOARD[:2], inks())
    sheet.stick(board.indexed, BOARD[:2])
    _name_homes(sheet, layout, scene)
    for realm, (left, top, right, bottom) in zip(REALMS, heights(len(REALMS), COLUMN[3], tallest=_HIGH), strict=True):
        sheet.stick(drawn_entry(_entry(view, scene, realm), (right - left, bottom - top), inks(), _sign), (left, top))
    sheet.stick(drawn_strip(strip_of(view, scene, WIDE), inks()), (INSET, INSET))
    return sheet.indexed


def portraits(view: MedioevoView, scene: Scene) -> Picture:
    return encode.picture(draw(view, scene), board_alt(view, scene))
