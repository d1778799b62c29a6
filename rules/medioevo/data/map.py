"""The map (D): land, seas and borders: a proposed map, the printed one being lost. Change it here only. Every border is
written once; the strait counts as land (M-4)."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

import msgspec
from msgspec import Struct

from rules.medioevo.data.pieces import Good

Place: TypeAlias = str  # a territory or a sea, by its id
Realm = Literal["byzantium", "mamluks", "hungary", "empire", "novgorod", "golden_horde"]
Terrain = Literal["plains", "forest", "hills", "mountains", "desert"]

REALMS: tuple[Realm, ...] = get_args(Realm)
REALM_COLOURS: dict[Realm, str] = dict(
    zip(REALMS, ("blue", "green", "red", "yellow", "white", "violet"), strict=True)
)  # of their pieces, unless a player wishes for another


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
    "atlantic", "north_sea", "baltic_west", "baltic_east", "ligurian", "tyrrhenian", "adriatic",
    "ionian", "sirte", "aegean", "marmara", "levantine", "black_west", "black_east",
)  # fmt: skip


def _read(row: str) -> Territory:
    place, home, terrain, good, port, fire = (None if cell == "-" else cell for cell in row.split())
    area = None if good is None else {"good": good, "port": port is not None}
    cells = {"id": place, "home": home, "terrain": terrain, "area": area, "fire": fire is not None}
    return msgspec.convert(cells, Territory)


TERRITORIES: dict[Place, Territory] = {land.id: land for land in map(_read, _TABLE.split("\n")[1:-1])}
ROME: Place = "latium"
JERUSALEM: Place = "palestine"


# Borders

_LAND = """
saxony: rhineland thuringia flanders pomerania
rhineland: thuringia franconia swabia flanders burgundy
thuringia: franconia pomerania bohemia
franconia: swabia bavaria bohemia
swabia: bavaria burgundy lombardy
bavaria: lombardy veneto bohemia austria
pannonia: upper_hungary great_plain slavonia austria
upper_hungary: great_plain transylvania lesser_poland bohemia austria volhynia
great_plain: transylvania slavonia wallachia serbia
transylvania: volhynia wallachia
slavonia: croatia austria serbia dalmatia
croatia: veneto austria dalmatia
constantinople: thrace nicaea bulgaria
thrace: macedonia bulgaria
macedonia: bulgaria serbia achaea
nicaea: ionia paphlagonia rum
ionia: rum
paphlagonia: rum trebisonda
delta: cairo sinai tripolitania
cairo: upper_egypt sinai
sinai: palestine transjordan
palestine: transjordan outremer damascus
transjordan: damascus
novgorod: pskov ladoga beloozero torzhok smolensk
pskov: ladoga estonia livonia smolensk
ladoga: karelia beloozero estonia
karelia: beloozero
beloozero: torzhok suzdal
torzhok: smolensk suzdal
crimea: azov yedisan
azov: don_steppe ryazan kiev yedisan alania
don_steppe: saraj bolghar yaik ryazan alania
saraj: yaik georgia alania
bolghar: yaik suzdal ryazan
flanders: burgundy
burgundy: lombardy
lombardy: veneto latium
veneto: latium austria
latium: apulia
ifriqiya: tripolitania
outremer: antakya damascus
estonia: livonia
pomerania: lesser_poland bohemia lithuania volhynia
lesser_poland: bohemia volhynia
bohemia: austria
lithuania: livonia smolensk volhynia
livonia: smolensk
smolensk: suzdal ryazan kiev volhynia
suzdal: ryazan
ryazan: kiev
kiev: volhynia yedisan
volhynia: yedisan wallachia
yedisan: wallachia
wallachia: bulgaria serbia
bulgaria: serbia
serbia: dalmatia achaea
dalmatia: achaea
rum: trebisonda armenia antakya
trebisonda: georgia armenia
georgia: armenia tabriz
armenia: antakya mesopotamia tabriz
antakya: damascus mesopotamia
damascus: mesopotamia
mesopotamia: tabriz
"""

_COASTS = """
atlantic: burgundy
north_sea: saxony flanders burgundy
baltic_west: saxony gotland pomerania
baltic_east: ladoga estonia gotland pomerania lithuania livonia
ligurian: burgundy lombardy latium ifriqiya
tyrrhenian: latium apulia sicily ifriqiya
adriatic: croatia veneto latium apulia dalmatia achaea
ionian: apulia sicily achaea
sirte: sicily ifriqiya tripolitania
aegean: constantinople thrace macedonia nicaea ionia achaea
marmara: constantinople nicaea
levantine: ionia delta sinai palestine tripolitania outremer cyprus rum antakya
black_west: constantinople nicaea paphlagonia crimea yedisan wallachia bulgaria
black_east: paphlagonia crimea azov trebisonda georgia alania
"""

_SEAS = """
atlantic: north_sea ligurian
north_sea: baltic_west
baltic_west: baltic_east
ligurian: tyrrhenian
tyrrhenian: ionian sirte
adriatic: ionian
ionian: sirte aegean
sirte: aegean levantine
aegean: marmara levantine
marmara: black_west
black_west: black_east
"""

_RIVERS = """
rhine: rhineland-franconia burgundy-swabia
elbe: saxony-pomerania thuringia-pomerania
danube: bulgaria-wallachia pannonia-great_plain serbia-great_plain serbia-wallachia austria-bohemia
drava: pannonia-slavonia
sava: slavonia-dalmatia serbia-slavonia
po: lombardy-latium veneto-latium
vistula: lesser_poland-pomerania
niemen: lithuania-pomerania
daugava: lithuania-livonia pskov-smolensk
dniester: wallachia-yedisan volhynia-wallachia
dnieper: azov-yedisan kiev-yedisan
don: azov-don_steppe azov-alania don_steppe-ryazan
volga: saraj-yaik don_steppe-yaik suzdal-torzhok suzdal-bolghar
oka: ryazan-suzdal
neva: karelia-ladoga
terek: alania-saraj
kura: georgia-armenia
araxes: georgia-tabriz armenia-tabriz
euphrates: damascus-mesopotamia antakya-mesopotamia antakya-armenia
tigris: armenia-mesopotamia
halys: paphlagonia-rum
jordan: palestine-transjordan palestine-damascus
nile: delta-cairo delta-sinai cairo-sinai
"""

Border = frozenset[Place]


def _borders(table: str) -> frozenset[Border]:
    rows = (row.split(": ") for row in table.strip().split("\n"))
    return frozenset(frozenset((place, other)) for place, others in rows for other in others.split())


LAND_BORDERS = _borders(_LAND)
COASTS = _borders(_COASTS)
SEA_BORDERS = _borders(_SEAS)
STRAITS: frozenset[Border] = frozenset({frozenset(("constantinople", "nicaea"))})  # no common border on the map
BLOCKED: frozenset[Border] = frozenset({frozenset(("alania", "georgia"))})  # a common border that nobody crosses
RIVERS: dict[str, tuple[Border, ...]] = {
    river: tuple(frozenset(pair.split("-")) for pair in pairs.split())
    for river, pairs in (row.split(": ") for row in _RIVERS.strip().split("\n"))
}

# M-1: with fewer than six players, the realms in play hang together by these links.
REALM_LINKS: tuple[tuple[Realm, Realm], ...] = (
    ("empire", "hungary"),
    ("byzantium", "hungary"),
    ("byzantium", "golden_horde"),
    ("byzantium", "mamluks"),
    ("golden_horde", "hungary"),
    ("golden_horde", "novgorod"),
    ("hungary", "novgorod"),
)
