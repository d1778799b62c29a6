"""The purple branch: Monasticism, Proselytism, Passing of Time (M-111)."""

from __future__ import annotations

from rules.core import Amount, Flow, OneOf
from rules.medioevo.data import COLOURS
from rules.medioevo.phrases import colour_words
from rules.medioevo.points import MONASTICISM, gain_points
from rules.medioevo.position import Position
from rules.medioevo.powers.payment import colours_of, most_points, useful
from rules.medioevo.powers.power import Exercise, Power

# Monasticism


def _other_colours(position: Position, seat: int, exercise: Exercise) -> OneOf:
    player = position.players[seat]
    return OneOf([colour for colour in COLOURS if colour != MONASTICISM.colour and useful(player, colour)])


def _convertible(position: Position, seat: int, exercise: Exercise) -> Amount:
    return Amount(1, most_points(position.players[seat], MONASTICISM.colour))


def _convert(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    (colour,) = colours_of(exercise.target or "")
    gain_points(flow.state.players[seat], colour, exercise.amount)
    flow.say("medioevo-event-points", seat=seat, times=exercise.amount, colours=[colour_words(colour)])


def _amount(exercise: Exercise) -> int:
    return exercise.amount


LEARNING: dict[str, Power] = {
    "monasticism": Power(
        does=_convert, free=True, anywhere=True, target=_other_colours, amount=_convertible, times=_amount
    ),
}
