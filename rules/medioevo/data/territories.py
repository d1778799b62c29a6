"""The land and the seas (D): a proposed map, the printed one being lost. Change it here only."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from rules.medioevo.data.kinds import Good, Place, Realm, Terrain


class Area(Struct, frozen=True):
    """An inhabited area: what it produces, and whether ships may be built and loaded there."""

    good: Good
    port: bool


class Territory(Struct, frozen=True):
    """One land of the map. `home` is the realm that starts there; `fire` marks where barbarians gather (M-8)."""

    id: Place
    home: Realm | None
    terrain: Terrain
    area: Area | None
    fire: bool


_TABLE = """
saxony          empire        plains     salt    port  -
rhineland       empire        hills      wine    -     -
thuringia       empire        forest     -       -     -
franconia       empire        forest     arms    -     -
swabia          empire        forest     -       -     -
bavaria         empire        mountains  -       -     -
pannonia        hungary       plains     wine    -     -
upper_hungary   hungary       mountains  -       -     -
great_plain     hungary       plains     grain   -     -
transylvania    hungary       mountains  salt    -     -
slavonia        hungary       forest     -       -     -
croatia         hungary       hills      -       -     -
constantinople  byzantium     plains     cloth   port  -
thrace          byzantium     plains     -       -     -
macedonia       byzantium     hills      grain   port  -
nicaea          byzantium     hills      -       -     -
ionia           byzantium     plains     wine    port  -
paphlagonia     byzantium     mountains  -       -     -
delta           mamluks       plains     spices  port  -
cairo           mamluks       plains     grain   -     -
upper_egypt     mamluks       desert     -       -     -
sinai           mamluks       desert     -       -     -
palestine       mamluks       hills      cloth   -     -
transjordan     mamluks       desert     -       -     -
novgorod        novgorod      forest     furs    -     -
pskov           novgorod      plains     cloth   -     -
ladoga          novgorod      plains     salt    port  -
karelia         novgorod      forest     -       -     -
beloozero       novgorod      forest     -       -     -
torzhok         novgorod      plains     -       -     -
crimea          golden_horde  hills      slaves  port  -
azov            golden_horde  plains     -       -     -
don_steppe      golden_horde  plains     -       -     -
saraj           golden_horde  plains     spices  -     -
bolghar         golden_horde  forest     furs    -     -
yaik            golden_horde  desert     -       -     -
flanders        -             plains     cloth   port  -
burgundy        -             hills      -       -     fire
lombardy        -             plains     arms    -     fire
veneto          -             plains     salt    port  -
latium          -             hills      grain   port  -
apulia          -             hills      -       -     fire
sicily          -             hills      cloth   port  -
ifriqiya        -             plains     slaves  port  fire
tripolitania    -             desert     -       -     fire
outremer        -             hills      -       -     fire
estonia         -             forest     -       -     fire
cyprus          -             hills      wine    port  -
gotland         -             plains     furs    port  -
pomerania       -             plains     grain   port  -
lesser_poland   -             hills      salt    -     -
bohemia         -             forest     arms    -     fire
austria         -             mountains  -       -     -
lithuania       -             forest     -       -     fire
livonia         -             forest     furs    port  -
smolensk        -             forest     -       -     -
suzdal          -             forest     furs    -     -
ryazan          -             plains     -       -     fire
kiev            -             plains     slaves  -     -
volhynia        -             forest     -       -     -
yedisan         -             plains     -       -     -
wallachia       -             plains     -       -     fire
bulgaria        -             mountains  slaves  -     -
serbia          -             mountains  -       -     fire
dalmatia        -             mountains  slaves  port  -
achaea          -             mountains  -       -     -
rum             -             hills      -       -     fire
trebisonda      -             mountains  wine    port  fire
georgia         -             mountains  arms    -     -
armenia         -             mountains  -       -     -
alania          -             hills      -       -     fire
antakya         -             hills      spices  port  -
damascus        -             desert     arms    -     -
mesopotamia     -             plains     spices  -     fire
tabriz          -             mountains  spices  -     -
"""  # id, home, terrain, good, port, fire

SEAS: tuple[Place, ...] = (
    "atlantic",
    "north_sea",
    "baltic_west",
    "baltic_east",
    "ligurian",
    "tyrrhenian",
    "adriatic",
    "ionian",
    "sirte",
    "aegean",
    "marmara",
    "levantine",
    "black_west",
    "black_east",
)


def _read(row: str) -> Territory:
    place, home, terrain, good, port, fire = (None if cell == "-" else cell for cell in row.split())
    area = None if good is None else {"good": good, "port": port is not None}
    cells = {"id": place, "home": home, "terrain": terrain, "area": area, "fire": fire is not None}
    return msgspec.convert(cells, Territory)


TERRITORIES: dict[Place, Territory] = {land.id: land for land in map(_read, _TABLE.split("\n")[1:-1])}
ROME: Place = "latium"
JERUSALEM: Place = "palestine"
