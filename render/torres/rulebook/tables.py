"""Tables of Torres: its cards, what its symbols mean, and the quick reference."""

from __future__ import annotations

from functools import partial

from render.figures import Row, Section, Table
from render.figures.signs import arrow_sign, choice_sign, passage_sign, ring_sign
from render.marks import pip
from render.seats import crown, shield
from render.torres.castles import area_plate
from render.torres.figures import king, knight
from render.torres.icons import block, card_back, pile
from render.torres.rulebook.signs import roof_sign
from render.torres.symbols import symbol
from render.torres.track import lap_plate
from rules.torres.data import (
    ACTION_POINTS,
    BLOCKS,
    BUYS,
    CARDS,
    KING_BONUS,
    KNIGHT_COST,
    KNIGHTS,
    LAP,
    LOOKED_AT,
    MASTERS,
    STACKS,
    TALLEST_STACK,
    YEARS,
    Card,
    Master,
)

FACTS: dict[str, str | int] = {
    "points": ACTION_POINTS,
    "knight": KNIGHT_COST,
    "buys": BUYS,
    "looked": LOOKED_AT,
    "tallest": TALLEST_STACK,
    "lap": LAP,
    "knights": KNIGHTS,
    "blocks": BLOCKS,
    "years": YEARS,
    "long": len(STACKS[4][0]),
    "short": len(STACKS[4][1]),
    **{f"bonus_{year}": points for year, (_, points) in KING_BONUS.items()},
}
_SIGN = 52


def _card(card: Card) -> Row:
    return Row(f"/torres-card-{card}", partial(symbol, card, 92), about=f"/torres-card-{card}-text")


CARD_TABLE = Table(
    ((Section("", tuple(map(_card, CARDS[:5])), room=116),), (Section("", tuple(map(_card, CARDS[5:])), room=116),))
)


def _master(master: Master) -> Row:
    points = " · ".join(str(points) for points in MASTERS[master] if points)
    return Row(f"/torres-master-{master}", partial(symbol, master, 92), points, about=master)


_YEARLY: tuple[Master, ...] = tuple(master for master, points in MASTERS.items() if all(points))
_LAST: tuple[Master, ...] = tuple(master for master in MASTERS if master not in _YEARLY)
ADVANCED = Table(
    (
        (Section("yearly", tuple(map(_master, _YEARLY)), room=112), Section("one", (Row("open"),))),
        (Section("last", tuple(map(_master, _LAST)), room=112),),
    ),
)

SYMBOLS = Table(
    (
        (
            Section(
                "board",
                (
                    Row("level", partial(roof_sign, 3), id="level"),
                    Row("area", partial(area_plate, 5, 40), id="area"),
                    Row("knight", partial(knight, "red", _SIGN), id="knight"),
                    Row("king", partial(king, _SIGN), id="king"),
                    Row("marker", partial(shield, "red", _SIGN), id="marker"),
                    Row("lap", partial(lap_plate, LAP), id="lap"),
                ),
                room=96,
            ),
        ),
        (
            Section(
                "card",
                (
                    Row("reserve", partial(knight, "blue", 48), id="reserve"),
                    Row("stack", partial(pile, 3, used=False), id="pile"),
                    Row("used", partial(pile, 2, used=True), id="pile-used"),
                    Row("kept", partial(block, 40), id="kept"),
                    Row("hand", partial(card_back, 46), id="hand"),
                    Row("deck", partial(card_back, 46, many=True), id="deck"),
                    Row("winner", partial(crown, 46), id="crown"),
                ),
            ),
        ),
        (
            Section(
                "marks",
                (
                    Row("step", partial(pip, "2", 44), id="pip"),
                    Row("ring", ring_sign, id="ring"),
                    Row("arrow", arrow_sign, id="arrow"),
                    Row("passage", passage_sign, id="passage"),
                    Row("choice", choice_sign, id="choice"),
                ),
                room=96,
            ),
            Section(
                "shared",
                (Row("supply", partial(block, 42), id="supply"), Row("bonus", partial(king, 50), id="bonus")),
                room=96,
            ),
        ),
    ),
    shares=(0.34, 0.34, 0.32),
    tightest=44,
)

REFERENCE = Table(
    (
        (
            Section(
                "turn",
                (
                    Row("new", partial(knight, "red", _SIGN), str(KNIGHT_COST)),
                    Row("move", arrow_sign, "1"),
                    Row("through", passage_sign, "1"),
                    Row("build", partial(block, 44), "1"),
                    Row("buy", partial(card_back, 46, many=True), "1"),
                    Row("score", partial(shield, "red", 50), "1"),
                    Row("play", partial(card_back, 46), "0"),
                    Row("one", partial(pile, 2, used=True)),
                ),
                room=96,
            ),
        ),
        (
            Section(
                "year",
                (
                    Row("castle", partial(area_plate, 4, 40)),
                    *(Row(f"king-{year}", partial(king, 48), f"+{points}") for year, (_, points) in KING_BONUS.items()),
                ),
                room=96,
            ),
            Section("game", (Row("last"), Row("years"), Row("most"))),
        ),
    ),
    shares=(0.52, 0.48),
)
