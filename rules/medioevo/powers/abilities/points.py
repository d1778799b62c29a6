"""Pirates: technology points of any colour (57, 58)."""

from __future__ import annotations

from rules.core import Flow, OneOf
from rules.medioevo.data import COLOURS
from rules.medioevo.phrases import colour_words
from rules.medioevo.points import gain_points
from rules.medioevo.position import Position
from rules.medioevo.powers.payment import colours_of, useful
from rules.medioevo.powers.power import Exercise, Power


def _useful(position: Position, seat: int, exercise: Exercise) -> OneOf:
    player = position.players[seat]
    return OneOf([colour for colour in COLOURS if useful(player, colour)])


def _pirate(number: int) -> Power:
    def give(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
        (colour,) = colours_of(exercise.target or "")
        gain_points(flow.state.players[seat], colour, number)
        flow.say("medioevo-event-points", seat=seat, times=number, colours=[colour_words(colour)])

    return Power(does=give, free=True, anywhere=True, target=_useful)


POINT_ABILITIES: dict[str, Power] = {
    "any_pt_1":      _pirate(1),
    "any_pt_2_same": _pirate(2),
}  # fmt: skip
