"""The quick reference of Medioevo: the turn, what things cost, and what brings honour."""

from __future__ import annotations

from functools import partial

from render.figures import Row, Section, Table
from render.medioevo import symbols
from render.medioevo.rulebook import icons
from rules.medioevo.data import BUILDING_ROWS, UNIT_ROWS, Building

_SIGN = 40


def _prices(*kinds: Building) -> str:
    return "·".join(str(BUILDING_ROWS[kind].florins) for kind in kinds)


REFERENCE = Table(
    (
        (
            Section(
                "turn",
                (
                    Row("order"),
                    Row("events"),
                    Row("taxes"),
                    Row("purchases"),
                    Row("combat"),
                    Row("trade"),
                    Row("reset"),
                ),
            ),
            Section(
                "money",
                (
                    Row("upkeep", partial(symbols.purse, _SIGN), "{upkeep}"),
                    Row("loan", partial(symbols.debt, _SIGN), "+{loan}"),
                    Row("interest", None, "{interest}"),
                    Row("point", None, "{point}"),
                ),
                room=52,
            ),
        ),
        (
            Section(
                "prices",
                (
                    Row("light", icons.unit("light", _SIGN), str(UNIT_ROWS["light"].florins)),
                    Row("heavy", icons.unit("heavy", _SIGN), str(UNIT_ROWS["heavy"].florins)),
                    Row("cavalry", icons.unit("cavalry", _SIGN), str(UNIT_ROWS["cavalry"].florins)),
                    Row("captain", icons.unit("captain", _SIGN), "{level}*"),
                    Row("settle", icons.building("city", _SIGN), "{level}*"),
                    Row("fortify", icons.building("castle", _SIGN), "{level}*"),
                    Row("/medioevo-thing-cathedral", icons.building("cathedral", _SIGN), _prices("cathedral")),
                    Row("transport", icons.vehicle("wagon", _SIGN), "{level}*"),
                    Row("engine", icons.engine("catapult", _SIGN), "{level}*"),
                    Row("technology", None, "{technology}*"),
                    Row("card", partial(symbols.card, _SIGN), "{card}+{card_each}"),
                    Row("repair", None, "{repair}"),
                    Row("level"),
                ),
                room=52,
            ),
        ),
        (
            Section(
                "honour",
                (
                    Row("conquest", None, "+{area_honour}"),
                    Row("levels", None, "+{level_honour}"),
                    Row("built", None, "+1"),
                    Row("rebels", None, "+1"),
                    Row("army", None, "+1"),
                    Row("route", None, "{route_points}"),
                    Row("lost", None, "−1"),
                    Row("attack", None, "−{attack}"),
                    Row("breach", None, "−{breach}"),
                ),
            ),
            Section("end", (Row("most", None, "+{prize}"), Row("tokens", None, "0–20"), Row("debts", None, "−2…"))),
        ),
    ),
    shares=(0.32, 0.34, 0.34),
    tightest=42,
)
