"""Magnates: a bank on the card, and the interest of loans (36 to 38)."""

from __future__ import annotations

from collections.abc import Callable

from rules.core import Amount, Flow, OneOf, words
from rules.medioevo.data import EMPIRE_CARDS
from rules.medioevo.economy import interest
from rules.medioevo.effects import OPEN, Seen, impose, in_force
from rules.medioevo.powers import Exercise, Power, under
from rules.medioevo.table import EffectKind, Position
from rules.medioevo.turn import Dues, Taxing

_DEPOSIT, _WITHDRAW = "deposit", "withdraw"
_STEP = 10

# 36: the bank


def _dealings(position: Position, seat: int, exercise: Exercise) -> OneOf:
    """What can be done with the bank: a deposit while it is empty; what lies there is taken whole."""
    player = position.players[seat]
    if player.banked:
        return OneOf((_WITHDRAW,))
    return OneOf((_DEPOSIT,) if player.florins >= _STEP else ())


def _held(exercise: Exercise) -> int:
    """The florins that the card may hold."""
    return EMPIRE_CARDS[exercise.card or 0].holds


def _deposits(position: Position, seat: int, exercise: Exercise) -> Amount | None:
    if exercise.target != _DEPOSIT:
        return None
    return Amount(_STEP, min(_held(exercise), position.players[seat].florins), _STEP)


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
    if not _before_dues(position) or in_force(position, "interest_share", seat=seat):
        return False
    return any(interest(position, other) > 0 for other, _ in position.seated() if other != seat)


def _owes(position: Position, seat: int) -> bool:
    return _before_dues(position) and interest(position, seat) > 0


def _lasting(kind: EffectKind, when: Callable[[Position, int], bool]) -> Power:
    """What holds until the dues are paid."""

    def begin(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
        impose(flow.state, kind, seat, until="phase")
        flow.say("medioevo-event-effect", seat=seat, what=words(f"medioevo-effect-{kind}"))

    leaves: dict[EffectKind, Seen] = {kind: OPEN}
    return Power(
        does=begin, moments=("interest",), free=True, private=True, when=when, leaves=leaves, worth=50, usual="always"
    )


MAGNATE_ABILITIES: dict[str, Power] = {
    "bank":             Power(does=_bank, free=True, private=True, target=_dealings, amount=_deposits),
    "half_of_interest": _lasting("interest_share", _others_owe),
    "lower_interest":   _lasting("interest_relief", _owes),
}  # fmt: skip
