"""The 30 event cards (D): where each one strikes, its three icons, and the tax that its back tolerates."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec
from msgspec import Struct

from rules.medioevo.data.map import Place

Icon = Literal["movement", "armies", "buildings", "goods"]
ICONS: tuple[Icon, ...] = get_args(Icon)


class Event(Struct, frozen=True):
    """`dark` and `light` count alike; they differ on the picture only."""

    number: int
    tolerated: int
    icons: tuple[Icon, ...]
    dark: tuple[Place, ...]
    light: tuple[Place, ...]

    @property
    def lands(self) -> tuple[Place, ...]:
        return self.dark + self.light


_ROWS = """
 1 30 | armies buildings goods     | damascus palestine outremer | antakya transjordan cyprus
 2 20 | movement buildings goods   | delta cairo | upper_egypt sinai tripolitania
 3 40 | movement armies goods      | transjordan sinai damascus | palestine mesopotamia cairo
 4 30 | movement armies buildings  | nicaea rum paphlagonia | ionia constantinople trebisonda
 5 20 | movement buildings goods   | ionia macedonia achaea | thrace constantinople
 6 30 | armies buildings goods     | constantinople thrace | nicaea bulgaria macedonia
 7 20 | movement armies goods      | serbia bulgaria macedonia | dalmatia achaea thrace
 8 40 | movement buildings goods   | great_plain pannonia slavonia | serbia wallachia austria
 9 30 | movement armies goods      | transylvania upper_hungary volhynia | great_plain lesser_poland wallachia
10 20 | armies buildings goods     | pannonia great_plain upper_hungary | transylvania croatia slavonia
11 30 | movement armies goods      | croatia dalmatia veneto | slavonia latium austria
12 40 | movement armies buildings  | bavaria swabia austria | lombardy veneto pannonia
13 30 | movement buildings goods   | rhineland swabia franconia | flanders burgundy thuringia
14 20 | armies buildings goods     | saxony thuringia franconia | pomerania bohemia rhineland
15 50 | movement armies goods      | saxony flanders | rhineland pomerania thuringia
16 10 | movement armies buildings  | franconia bavaria swabia thuringia | bohemia rhineland
17 30 | movement armies buildings  | lombardy latium veneto | apulia burgundy dalmatia
18 40 | armies buildings goods     | sicily apulia | latium ifriqiya
19 20 | movement armies goods      | ifriqiya tripolitania | sicily delta cairo
20 30 | movement buildings goods   | livonia estonia ladoga | pskov gotland lithuania
21 20 | armies buildings goods     | novgorod torzhok | pskov ladoga smolensk
22 10 | movement armies buildings  | beloozero karelia novgorod | ladoga torzhok suzdal
23 40 | movement armies goods      | torzhok suzdal beloozero | ryazan smolensk novgorod
24 20 | movement armies buildings  | pomerania lithuania lesser_poland | livonia smolensk pskov bohemia
25 30 | movement buildings goods   | azov don_steppe yedisan | crimea kiev ryazan
26 10 | armies buildings goods     | crimea azov | yedisan alania wallachia
27 50 | movement buildings goods   | saraj don_steppe yaik | bolghar alania
28 40 | movement armies goods      | yaik bolghar saraj | don_steppe ryazan suzdal
29 10 | movement armies buildings  | georgia armenia trebisonda | saraj tabriz paphlagonia
30 50 | movement buildings goods   | mesopotamia tabriz armenia | damascus antakya transjordan
"""


def _read(row: str) -> Event:
    head, icons, dark, light = (cell.split() for cell in row.split("|"))
    number, tolerated = map(int, head)
    cells = {"number": number, "tolerated": tolerated, "icons": icons, "dark": dark, "light": light}
    return msgspec.convert(cells, Event)


EVENTS: dict[int, Event] = {event.number: event for event in map(_read, _ROWS.strip().split("\n"))}

# M-22: the die of each player concerned; more than this: nothing happens.
ICON_REACH: dict[Icon, int] = {"movement": 2, "armies": 4, "buildings": 3, "goods": 2}
ICONS_APPLIED = 2
SUPPLY_POINTS = 3  # M-23
