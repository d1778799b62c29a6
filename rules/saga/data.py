"""The box: knights and realms. Rows marked (D) are our best reading of what the source lost: change them here only."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Colour: TypeAlias = str
Card: TypeAlias = str  # colour and value: "red3"; two knights of the same colour and value are the same to the rules
Side = Literal["crown", "reverse"]
Special = Literal["stronghold", "reinforce", "take-back", "equal-capture", "free-recruit", "hidden-card"]
Final = Literal[
    "flat-15", "place-from-hand", "hand-zero", "no-army-points", "plus-5", "tribute-2", "unattached-positive"
]

# S-1
COLOURS: tuple[Colour, ...] = ("red", "green", "blue", "orange", "violet", "yellow")
VALUES = (1, 2, 3, 4)

# S-2 (D): the five sets of twelve knights.
_COLUMNS = ("blue", "violet", "red", "yellow", "orange", "green")
_ROWS: tuple[tuple[tuple[int, ...], ...], ...] = (
    ((3, 2, 2), (4, 2), (3, 1), (3,), (1,), (4, 4, 1)),
    ((4, 2), (3, 1), (3,), (1,), (4, 4, 1), (3, 2, 2)),
    ((3, 1), (3,), (1,), (4, 4, 1), (3, 2, 2), (4, 2)),
    ((3,), (1,), (4, 4, 1), (3, 2, 2), (4, 2), (3, 1)),
    ((1,), (4, 4, 1), (3, 2, 2), (4, 2), (3, 1), (3,)),
)

COLOUR: dict[Card, Colour] = {f"{colour}{value}": colour for colour in COLOURS for value in VALUES}
VALUE: dict[Card, int] = {f"{colour}{value}": value for colour in COLOURS for value in VALUES}
RANK: dict[Card, int] = {card: rank for rank, card in enumerate(COLOUR)}  # the order of a hand

SETS: tuple[tuple[Card, ...], ...] = tuple(
    tuple(f"{colour}{value}" for colour, values in zip(_COLUMNS, row, strict=True) for value in values) for row in _ROWS
)


class RealmSide(Struct, frozen=True, forbid_unknown_fields=True):
    """What one side of a realm card gives its owner."""

    income: Annotated[int, Meta(ge=0)]
    special: Special | None = None
    final: Final | None = None


# S-4 (D): which power lies on which side.
_SIDE = RealmSide
SIDES: dict[Colour, dict[Side, RealmSide]] = {
    "red":    {"crown": _SIDE(1, "stronghold"),                "reverse": _SIDE(1, None, "flat-15")},
    "violet": {"crown": _SIDE(1, "reinforce"),                 "reverse": _SIDE(1, None, "place-from-hand")},
    "yellow": {"crown": _SIDE(1, "take-back"),                 "reverse": _SIDE(1, None, "hand-zero")},
    "orange": {"crown": _SIDE(2, None, "no-army-points"),      "reverse": _SIDE(2, "equal-capture")},
    "blue":   {"crown": _SIDE(1, None, "plus-5"),              "reverse": _SIDE(1, "free-recruit", "tribute-2")},
    "green":  {"crown": _SIDE(1, None, "unattached-positive"), "reverse": _SIDE(1, "hidden-card")},
}  # fmt: skip

# S-7: the even lay-out by the shape of the colours in a set, leader and second: every defence is worth 5.
EVEN: tuple[tuple[tuple[str, int], tuple[str, int]], ...] = (
    (("A", 4), ("D", 1)),
    (("B", 3), ("C", 2)),
    (("C", 4), ("A", 1)),
    (("D", 3), ("B", 2)),
    (("E", 3), ("B", 2)),
    (("F", 1), ("A", 4)),
)
SHAPES: dict[tuple[int, ...], str] = {(1, 4, 4): "A", (2, 2, 3): "B", (2, 4): "C", (1, 3): "D", (3,): "E", (1,): "F"}

# S-22
PLUS = 5
TRIBUTE = 2
FLAT = 15

ROUND_CAP = 200  # where nobody watches, a game ends here
