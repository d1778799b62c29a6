"""S-5 to S-8: sides, sets, defenders, and who begins."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.core import Chance, Options, Preset
from rules.saga.box import Box
from rules.saga.data import COLOUR, COLOURS, EVEN, RANK, SETS, SHAPES, VALUE, Card, Colour, Side
from rules.saga.position import Player, Realm

_Side: TypeAlias = Literal["crown", "reverse"]


class SagaOptions(Options, frozen=True):
    """`sides` of the realm cards; where they are chosen, one by one. `layout` of the first defenders. `prepare`:
    armies may be led against one's own realms (S-11). `conquest`: by itself, or at the player's word (S-12). `box`: the
    realm cards of a real one (S-5), brought by the house; it is kept with the table, whatever becomes of the file."""

    sides: Literal["crown", "reverse", "random", "chosen"] = "crown"
    layout: Literal["standard", "even"] = "standard"
    prepare: bool = False
    conquest: Literal["automatic", "choice"] = "automatic"
    side_red: _Side = "crown"
    side_green: _Side = "crown"
    side_blue: _Side = "crown"
    side_orange: _Side = "crown"
    side_violet: _Side = "crown"
    side_yellow: _Side = "crown"
    box: Box | None = None


PRESETS = (
    Preset(purpose="first"),
    Preset(purpose="reverse", options={"sides": "reverse"}),
    Preset(purpose="varied", options={"sides": "random"}),
    Preset(purpose="even", options={"layout": "even"}),
)


def chosen_sides(options: SagaOptions, chance: Chance) -> dict[Colour, Side]:
    """S-5."""
    if options.sides == "random":
        return {colour: chance.pick(("crown", "reverse")) for colour in COLOURS}
    if options.sides == "chosen":
        return {colour: getattr(options, f"side_{colour}") for colour in COLOURS}
    return dict.fromkeys(COLOURS, options.sides)


def dealt_players(seats: int, order: list[int]) -> list[Player]:
    """S-6: the first sets in the order are the players' hands."""
    return [Player(number, sorted(SETS[number], key=RANK.__getitem__)) for number in order[:seats]]


def dealt_realms(spare: int, options: SagaOptions, chance: Chance) -> dict[Colour, Realm]:
    """S-7: two defenders for every realm."""
    sides = chosen_sides(options, chance)
    pairs = _even(spare) if options.layout == "even" else _standard(spare, chance)
    faces = {colour: options.box.face(colour, sides[colour]) if options.box else None for colour in COLOURS}
    return {colour: Realm(sides[colour], list(pairs[colour]), face=faces[colour]) for colour in COLOURS}


def _standard(spare: int, chance: Chance) -> dict[Colour, tuple[Card, Card]]:
    """Leaders by lot, then the others shuffled until nobody stands beside a knight of his own colour."""
    rest = list(SETS[spare])
    leaders: list[Card] = []
    for colour in COLOURS:
        leaders.append(chance.pick([card for card in rest if COLOUR[card] == colour]))
        rest.remove(leaders[-1])
    while True:
        seconds = chance.shuffled(rest)
        pairs = list(zip(leaders, seconds, strict=True))
        if all(COLOUR[leader] != COLOUR[second] for leader, second in pairs):
            return dict(zip(COLOURS, pairs, strict=True))


def _even(spare: int) -> dict[Colour, tuple[Card, Card]]:
    colour_of = shapes(spare)
    pairs = [(_card(colour_of, leader), _card(colour_of, second)) for leader, second in EVEN]
    return {COLOUR[leader]: (leader, second) for leader, second in pairs}


def shapes(number: int) -> dict[str, Colour]:
    """Which colour of a set has which values: A for 4, 4 and 1, and so on."""
    values = {colour: tuple(sorted(VALUE[c] for c in SETS[number] if COLOUR[c] == colour)) for colour in COLOURS}
    return {SHAPES[shape]: colour for colour, shape in values.items()}


def _card(colour_of: dict[str, Colour], place: tuple[str, int]) -> Card:
    return f"{colour_of[place[0]]}{place[1]}"
