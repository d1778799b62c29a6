"""Names of the realms that are not in play, in spaced capitals over their bare lands."""

from __future__ import annotations

from PIL import Image

from render.keep import kept
from render.medioevo.layout import Layout
from render.medioevo.names import realm_name
from render.medioevo.projection import centre
from render.medioevo.stands import below, beside, blank, lettering
from render.paper import INK_FAINT, PARCHMENT
from render.picture import Scene
from render.sheet import Sheet
from render.type import Face
from rules.medioevo.data import REALMS, Realm
from rules.medioevo.table import HOMES

_FACE: Face = "title"
_FEWEST = 3  # lands that there is room to write over
_SPACED = 0.1  # of the size, between letters


@kept
def spaced(text: str, size: int) -> Image.Image:
    """A name in capitals, wide apart; of several words, one below the other."""
    lines = [
        beside([lettering(letter, _FACE, size, INK_FAINT, 3, PARCHMENT) for letter in word], round(size * _SPACED))
        for word in text.upper().replace("-", " ").split()
    ]
    return below(lines, round(size * 0.4)) if lines else blank(1, 1)


def _room(layout: Layout, realm: Realm) -> tuple[float, float] | None:
    """The middle of the realm's lands, if none of them is in play and they are on the sheet."""
    lands = HOMES[realm]
    if len(lands) < _FEWEST or any(land in layout.lands for land in lands):
        return None
    spots = [spot for spot in map(layout.at, map(centre, lands)) if _inside(layout, spot)]
    if len(spots) < _FEWEST:
        return None
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


def _inside(layout: Layout, spot: tuple[float, float]) -> bool:
    return 0 < spot[0] < layout.width and 0 < spot[1] < layout.height


def name_absent(sheet: Sheet, layout: Layout, scene: Scene, size: int) -> None:
    """Lays the names that have room on the sheet."""
    for realm in REALMS:
        room = _room(layout, realm)
        if room:
            name = spaced(realm_name(scene, realm), size)
            left, top = round(room[0] - name.width / 2), round(room[1] - name.height / 2)
            if left >= 0 and left + name.width <= layout.width and top >= 0 and top + name.height <= layout.height:
                sheet.blend(name, (left, top))
