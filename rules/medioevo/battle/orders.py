"""M-87: a battle fought by orders. Each question that it would ask is answered by one that its player could have
given."""

from __future__ import annotations

from collections.abc import Callable

from rules.core import Action
from rules.core.legal import LegalMoves, possible
from rules.medioevo.battle.abilities import ACT, BAR, Lead, captain_options, levels_left
from rules.medioevo.battle.damage import Bear
from rules.medioevo.battle.dice import Recast, Sacrifice, most_sacrifices
from rules.medioevo.battle.engines import Crew
from rules.medioevo.battle.field import ATTACKER, ATTACKS, Fray, strength, the_fray
from rules.medioevo.battle.flight import Flee, refuges
from rules.medioevo.battle.leading import (
    ACTING,
    CHEAPEST,
    bear,
    best_reroll,
    crew,
    sacrifices,
    tokens_to_turn,
    useful_damage,
    worst,
)
from rules.medioevo.battle.melee import Avenge, Overwhelm
from rules.medioevo.battle.prepare import Capture, Fight, Grant, Protect, Spurn, choices
from rules.medioevo.data import DICE, Die, Unit
from rules.medioevo.powers import order_of
from rules.medioevo.table import Position, size

_FAR_MORE = 3  # times as many enemies: nothing to hope for
_BARRING = (*(use for use in ACTING if use.startswith(BAR)), *(use for use in ACTING if use.startswith(ACT)))
_LOST: dict[str, tuple[Unit, ...]] = {
    "light": CHEAPEST,
    "archers": ("archer", "light", *CHEAPEST[2:]),
    "hardy": ("cavalry", "heavy", "captain3", "captain2", "captain1", "light", "archer"),
}


def by_orders(position: Position, seat: int, actions: tuple[type[Action], ...]) -> Action | None:
    """What a side that fights by orders does with the question of the battle on top; None: it is asked itself."""
    fray = the_fray(position)
    who = fray.side_of(seat)
    side = fray.sides[who]
    if not (side.entrusted or (side.now.routine and not _OWN.isdisjoint(actions))):
        return None
    return next((answer(position, fray, who) for kind, answer in _ANSWERS.items() if kind in actions), None)


def _order(position: Position, fray: Fray, who: int, point: str) -> str:
    seat = fray.sides[who].seat
    assert seat is not None
    return order_of(position.players[seat], point)


def _outnumbered(position: Position, fray: Fray, who: int) -> bool:
    return strength(position, fray, 1 - who) >= _FAR_MORE * strength(position, fray, who)


def _terms(position: Position, fray: Fray, who: int) -> Action:
    """Arms that are laid down are taken; a demand is met as it was ordered."""
    if fray.sides[1 - who].now.terms == "yield":
        return Grant()
    meek = _order(position, fray, who, "surrender") == "outnumbered"
    return Grant() if meek and _outnumbered(position, fray, who) else Spurn()


def _prepare(position: Position, fray: Fray, who: int) -> Action:
    side, seat = fray.sides[who], fray.sides[who].seat
    assert seat is not None
    if who == ATTACKER and _wants_out(position, fray, who) and possible(Flee, position, seat):
        ways = refuges(position, fray)
        return Flee(min(ways, key=ways.__getitem__))
    if _order(position, fray, who, "prisoners") == "take" and Capture.closed(position, seat) is None:
        return Capture()
    dangers = choices(position, fray, who)
    if dangers and side.now.protection is None:
        chosen = next((attack for attack in ATTACKS if attack == _order(position, fray, who, "shelter")), None)
        return Protect(chosen if chosen in dangers else worst(position, fray, who, dangers))
    aimed = _order(position, fray, who, "engines")
    served = None if aimed == "idle" else crew(position, fray, who, at_walls=aimed == "walls")
    return served if served is not None and served in LegalMoves(position, seat, (Crew,)) else Fight()


def _wants_out(position: Position, fray: Fray, who: int) -> bool:
    flight, side = _order(position, fray, who, "flight"), fray.sides[who]
    if flight == "half":
        return 2 * side.fallen >= size(side.start)
    return flight == "outnumbered" and _outnumbered(position, fray, who)


def _lead(position: Position, fray: Fray, who: int) -> Action:
    order = _order(position, fray, who, "captains")
    options = captain_options(position, fray, who) if order != "idle" else []
    useful = [use for use in (ACTING if order == "act" else _BARRING) if use in options]
    return Lead(tuple(useful[: levels_left(position, fray, who)]))


def _sacrifice(position: Position, fray: Fray, who: int) -> Action:
    most, order = most_sacrifices(position, fray, who), _order(position, fray, who, "sacrifice")
    fixed = {"never": 0, "one": min(1, most), "all": most}
    return Sacrifice(fixed[order] if order in fixed else sacrifices(position, fray, who, most))


def _recast(position: Position, fray: Fray, who: int) -> Action:
    order, dice = _order(position, fray, who, "reroll"), fray.sides[who].now.dice
    if order == "best":
        return Recast(best_reroll(position, fray, who))
    return Recast(tuple(die for die in DICE if _low(order, dice, die)))


def _low(order: str, dice: dict[Die, int], die: Die) -> bool:
    """Whether a die is rolled again: one that shows less than a number, or has no equal."""
    if order == "equals":
        return list(dice.values()).count(dice[die]) < 2
    _, _, least = order.partition("-")
    return bool(least) and dice[die] < int(least)


def _avenge(position: Position, fray: Fray, who: int) -> Action:
    order = _order(position, fray, who, "blood")
    return Avenge(0 if order == "never" else tokens_to_turn(position, fray, who))


def _overwhelm(position: Position, fray: Fray, who: int) -> Action:
    order = _order(position, fray, who, "superiority")
    return Overwhelm(0 if order == "spare" else useful_damage(position, fray, who))


def _bear(position: Position, fray: Fray, who: int) -> Action:
    return bear(position, fray, who, _LOST[_order(position, fray, who, "losses")])


_OWN: frozenset[type[Action]] = frozenset({Lead, Avenge, Overwhelm, Bear})  # left to orders in a round with own dice
_ANSWERS: dict[type[Action], Callable[[Position, Fray, int], Action]] = {
    Grant: _terms,
    Fight: _prepare,
    Lead: _lead,
    Sacrifice: _sacrifice,
    Recast: _recast,
    Avenge: _avenge,
    Overwhelm: _overwhelm,
    Bear: _bear,
}
