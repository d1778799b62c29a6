"""Magnates: a bank on the card, and the interest of loans (36 to 38)."""

from __future__ import annotations

from rules.core import Amount, Flow, OneOf, words
from rules.medioevo.economy import BANK, interest
from rules.medioevo.phases.taxes import Dues, Taxing
from rules.medioevo.position import Position
from rules.medioevo.powers.context import under
from rules.medioevo.powers.effects import impose, in_force
from rules.medioevo.powers.power import Exercise, Power

_DEPOSIT, _WITHDRAW = "deposit", "withdraw"
MOST_BANKED = 300
_STEP = 10

# 36: the bank


def _dealings(position: Position, seat: int, exercise: Exercise) -> OneOf:
    """It must be empty for a deposit; what lies there is taken whole."""
    player = position.players[seat]
    if player.banked:
        return OneOf((_WITHDRAW,))
    return OneOf((_DEPOSIT,) if player.florins >= _STEP else ())


def _deposits(position: Position, seat: int, exercise: Exercise) -> Amount | None:
    if exercise.target != _DEPOSIT:
        return None
    return Amount(_STEP, min(MOST_BANKED, position.players[seat].florins), _STEP)


def _bank(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    player = flow.state.players[seat]
    if exercise.target == _DEPOSIT:
        player.florins -= exercise.amount
        player.banked = exercise.amount
        flow.say("medioevo-event-deposit", seat=seat, florins=exercise.amount)
        return
    gain = player.banked + player.banked // 2
    player.banked = 0
    player.florins += gain
    flow.say("medioevo-event-gain", seat=seat, florins=gain)


# 37, 38: interest


def _before_dues(position: Position) -> bool:
    return under(position, Taxing) is not None or under(position, Dues) is not None


def _others_owe(position: Position, seat: int) -> bool:
    """Half of it is half of it, however often that is said; card 38 takes off as much again."""
    if not _before_dues(position) or in_force(position, "half_of_interest", seat=seat):
        return False
    return any(interest(position, other) > 0 for other, _ in position.seated() if other != seat)


def _owes(position: Position, seat: int) -> bool:
    return _before_dues(position) and interest(position, seat) > 0


def _lasting(kind: str) -> Power:
    """What holds until the dues are paid."""

    def begin(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
        impose(flow.state, kind, seat, until="phase")
        flow.say("medioevo-event-effect", seat=seat, what=words(f"medioevo-effect-{kind}"))

    when = _others_owe if kind == "half_of_interest" else _owes
    return Power(does=begin, moments=("interest",), free=True, private=True, when=when)


MAGNATE_ABILITIES: dict[str, Power] = {
    BANK:                Power(does=_bank, free=True, private=True, target=_dealings, amount=_deposits),
    "half_of_interest":  _lasting("half_of_interest"),
    "interest_minus_50": _lasting("interest_minus_50"),
}  # fmt: skip
