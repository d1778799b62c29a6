"""Pirates make points of any colour (57, 58); mystics sell points (71, 72)."""

from __future__ import annotations

from rules.core import Amount, Flow, OneOf, Split
from rules.medioevo.data import COLOURS, EMPIRE_CARDS
from rules.medioevo.economy import colours_of, gain_points, own_points, pay_points, useful_colours
from rules.medioevo.powers import Exercise, Power, Slot
from rules.medioevo.table import Position, colour_words


def _useful(position: Position, seat: int, exercise: Exercise) -> OneOf:
    useful = useful_colours(position.players[seat])
    return OneOf([colour for colour in COLOURS if colour in useful])


def _pirate(number: int) -> Power:
    def give(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
        (colour,) = colours_of(exercise.target or "")
        gain_points(flow.state.players[seat], colour, number)
        flow.say("medioevo-event-points", seat=seat, times=number, colours=[colour_words(colour)])

    return Power(does=give, free=True, anywhere=True, private=True, points=True, target=_useful)


# Mystics

_SET_SIZE = 3  # as many points of different colours


def _at_hand(position: Position, seat: int) -> dict[str, int]:
    """Made points, and tokens not used this turn."""
    found = {colour: own_points(position.players[seat], colour) for colour in COLOURS}
    return {colour: points for colour, points in found.items() if points}


def _all_points(position: Position, seat: int, exercise: Exercise) -> Amount:
    return Amount(1, sum(_at_hand(position, seat).values()))


def _any_points(position: Position, seat: int, exercise: Exercise) -> Split:
    return Split(_at_hand(position, seat), exercise.amount)


def _sets(position: Position, seat: int, exercise: Exercise) -> Amount:
    """How many sets of different colours the points make: a number of sets is possible if the points suffice for it,
    each colour counted no more often than there are sets."""
    points = _at_hand(position, seat).values()
    most = 0
    while sum(min(number, most + 1) for number in points) >= _SET_SIZE * (most + 1):
        most += 1
    return Amount(1, most)


def _in_sets(position: Position, seat: int, exercise: Exercise) -> Split:
    sets = exercise.amount
    caps = {colour: min(points, sets) for colour, points in _at_hand(position, seat).items()}
    return Split(caps, _SET_SIZE * sets)


def _mystic(amount: Slot, shares: Slot) -> Power:
    """What the card says for each of the amount, which is paid in points."""

    def sell(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
        player, gain = flow.state.players[seat], EMPIRE_CARDS[exercise.card or 0].amount * exercise.amount
        for colour in COLOURS:
            if colour in exercise.shares:
                pay_points(player, colour, exercise.shares[colour])
        player.florins += gain
        flow.say("medioevo-event-gain", seat=seat, florins=gain)

    return Power(does=sell, free=True, anywhere=True, private=True, amount=amount, shares=shares)


POINT_ABILITIES: dict[str, Power] = {
    "any_point":        _pirate(1),
    "any_points_alike": _pirate(2),
    "sell_points":      _mystic(_all_points, _any_points),
    "sell_point_sets":  _mystic(_sets, _in_sets),
}  # fmt: skip
