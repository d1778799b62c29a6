"""Tables of Medioevo: what events bring, what honour is won and lost for, and what variants change."""

from __future__ import annotations

from functools import partial

from render.figures import Row, Section, Table
from render.medioevo import symbols
from render.medioevo.rulebook import icons
from render.medioevo.status import die
from render.seats import crown
from rules.medioevo.data import ICON_REACH, ICONS, Terrain

HONOUR = Table(
    (
        (
            Section(
                "gain",
                (
                    Row("area", partial(symbols.medal, "wine", 46), "+{area_honour}"),
                    Row("levels", icons.building("fort", 46), "+{level_honour}"),
                    Row("holy", None, "+{holy_honour}"),
                    Row("built", icons.building("castle", 46), "+1"),
                    Row("rebels", partial(symbols.skull, 46), "+1"),
                    Row("army", partial(symbols.clash, 44), "+1"),
                    Row("route", partial(symbols.pennant, (186, 30, 44), 44), "+{route_points}"),
                ),
            ),
        ),
        (
            Section(
                "loss",
                (
                    Row("lost", partial(symbols.skull, 46), "−1"),
                    Row("rebellion", partial(symbols.fire, 44), "−1"),
                    Row("attack", partial(symbols.clash, 44), "−{attack}"),
                    Row("breach", partial(symbols.card, 44), "−{breach}"),
                ),
            ),
            Section("start", (Row("begin", partial(symbols.honour, 46), "{honour}"),)),
        ),
    )
)

END = Table(
    (
        (
            Section(
                "prizes",
                (
                    Row("florins", partial(symbols.florin, 44)),
                    Row("market", partial(symbols.cube, "furs", 40)),
                    Row("technology", None),
                    Row("holy", icons.building("cathedral", 44)),
                    Row("cathedrals", icons.building("city", 44)),
                    Row("lands", icons.building("tower", 44)),
                    Row("monopoly", partial(symbols.medal, "salt", 44)),
                ),
            ),
        ),
        (
            Section(
                "further",
                (
                    Row("tokens", None, "", about="objectives"),
                    Row("loans", None, "", about="debts"),
                    Row("prisoners", None, "", about="captives"),
                ),
            ),
            Section("winner", (Row("most", partial(crown, 46)),)),
        ),
    )
)

_REACH = {icon: f"1–{ICON_REACH[icon]}" for icon in ICONS}
EVENTS = Table(
    (
        (
            Section(
                "horde",
                (
                    Row("always", icons.horde(("light", 1))),
                    Row("four", partial(die, "d4", 3, 56)),
                    Row("six", partial(die, "d6", 3, 52)),
                    Row("eight", partial(die, "d8", 3, 56)),
                ),
                room=120,
            ),
            Section("supply", (Row("points"),)),
        ),
        (
            Section(
                "event",
                tuple(Row(f"/medioevo-icon-{icon}", None, _REACH[icon], about=icon) for icon in ICONS),
            ),
        ),
    ),
    shares=(0.48, 0.52),
)

_TERRAINS: tuple[Terrain, ...] = ("plains", "forest", "hills", "desert", "mountains")
VARIANTS = Table(
    (
        (
            Section(
                "terrain",
                (
                    *(Row(t, partial(icons.field, t, 62), f"{{mp_{t}}} · {{keep_{t}}}") for t in _TERRAINS),
                    Row("river", None, "+{mp_river}"),
                    Row("inhabited", None, "{keep_area}"),
                ),
                room=84,
            ),
        ),
        (
            Section(
                "others",
                (
                    Row("blood", partial(symbols.drop, 48), about="avenge"),
                    Row("teams", None, about="together"),
                    Row("deployment", None, about="hidden"),
                    Row("auction", partial(symbols.honour, 48), about="bids"),
                ),
            ),
        ),
    ),
    shares=(0.46, 0.54),
)
