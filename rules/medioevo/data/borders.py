"""Who touches whom (D). Every border is written once; the strait counts as land (M-4)."""

from __future__ import annotations

from rules.medioevo.data.kinds import Place, Realm

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
