"""Pirates make points of any colour (57, 58); mystics sell points (71, 72)."""

from __future__ import annotations

from rules.core import Amount, Flow, OneOf, Split
from rules.medioevo.data import COLOURS
from rules.medioevo.phrases import colour_words
from rules.medioevo.points import gain_points, own_points, pay_points
from rules.medioevo.position import Position
from rules.medioevo.powers.payment import colours_of, useful_colours
from rules.medioevo.powers.power import Exercise, Power, Slot


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

_POINT_VALUE = 20
_SET_VALUE, _SET_SIZE = 100, 3  # as many points of different colours


def _at_hand(position: Position, seat: int) -> dict[str, int]:
    """Made points, and tokens not used this turn."""
    found = {colour: own_points(position.players[seat], colour) for colour in COLOURS}
    return {colour: points for colour, points in found.items() if points}


def _all_points(position: Position, seat: int, exercise: Exercise) -> Amount:
    return Amount(1, sum(_at_hand(position, seat).values()))


def _any_points(position: Position, seat: int, exercise: Exercise) -> Split:
    return Split(_at_hand(position, seat), exercise.amount)


def _sets(position: Position, seat: int, exercise: Exercise) -> Amount:
    """So many sets can be made if that many points, each colour counted no more often than there are sets, suffice."""
    points = _at_hand(position, seat).values()
    most = 0
    while sum(min(number, most + 1) for number in points) >= _SET_SIZE * (most + 1):
        most += 1
    return Amount(1, most)


def _in_sets(position: Position, seat: int, exercise: Exercise) -> Split:
    sets = exercise.amount
    caps = {colour: min(points, sets) for colour, points in _at_hand(position, seat).items()}
    return Split(caps, _SET_SIZE * sets)


def _mystic(florins: int, amount: Slot, shares: Slot) -> Power:
    """So many florins for each of the amount, which is paid in points."""

    def sell(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
        player = flow.state.players[seat]
        for colour in COLOURS:
            if colour in exercise.shares:
                pay_points(player, colour, exercise.shares[colour])
        player.florins += florins * exercise.amount
        flow.say("medioevo-event-gain", seat=seat, florins=florins * exercise.amount)

    return Power(does=sell, free=True, anywhere=True, private=True, amount=amount, shares=shares)


POINT_ABILITIES: dict[str, Power] = {
    "any_pt_1":       _pirate(1),
    "any_pt_2_same":  _pirate(2),
    "pt_to_20":       _mystic(_POINT_VALUE, _all_points, _any_points),
    "pt_sets_to_100": _mystic(_SET_VALUE, _sets, _in_sets),
}  # fmt: skip
