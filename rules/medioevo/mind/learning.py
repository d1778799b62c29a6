"""M-40, M-110: which technologies to learn: what each may bring in the turns that are left."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.medioevo.data import LEVELS, TECHNOLOGY_PRICE, Colour, TechnologyName, technology_at
from rules.medioevo.economy import income
from rules.medioevo.mind.campaigns import worth_of_passage
from rules.medioevo.mind.means import points_a_turn
from rules.medioevo.mind.offers import Offer
from rules.medioevo.mind.sieges import worth_of_engine
from rules.medioevo.mind.skirmishes import promote_one, remove_one, win_one_over, worth_in_battle
from rules.medioevo.mind.trade import worth_of_market, worth_of_trade
from rules.medioevo.mind.treasury import worth_of_law
from rules.medioevo.mind.worth import HONOUR, turns_left
from rules.medioevo.purchases import Research, next_level
from rules.medioevo.table import Position
from rules.medioevo.turn import PRIZE

Yield = Callable[[Position, int], float]  # florins a turn

_USUAL_TAX = 30
_CARAVAN_INCOME = 240
_POINT = 50  # a turn's point, that else would be bought in every other one
_BORROWED = 25  # the use of a card, in every other turn
_LEVEL, _BUILT = 100, 1  # what Engineering adds, and the points a turn that go into what is built
_SURE, _LIKELY = 0.8, 0.5  # that the prize stays, in the last turn and the one before


def _steady(florins: float) -> Yield:
    return lambda position, seat: florins


def _carpentry(plan: Position, seat: int) -> float:
    return 25 if income(plan, seat, _USUAL_TAX) >= _CARAVAN_INCOME else 0


def _religion(plan: Position, seat: int) -> float:
    return 200 / max(1, turns_left(plan)) if plan.players[seat].florins > 500 else 0


def _monasticism(plan: Position, seat: int) -> float:
    """Purple points are points of any colour, and there is always something to build."""
    return _POINT * points_a_turn(plan.players[seat], "purple")


def _proselytism(plan: Position, seat: int) -> float:
    """A card of another for every purple point."""
    cards = sum(len(player.cards) for other, player in plan.seated() if other != seat)
    return _BORROWED * min(cards, points_a_turn(plan.players[seat], "purple"))


def _engineering(plan: Position, seat: int) -> float:
    """A level for two points, where more are left than purchases need."""
    return _LEVEL * (max(0, points_a_turn(plan.players[seat], "green") - _BUILT) // 2)


# What is not here is not worth its price to a computer; it is learnt for the prize alone.
YIELDS: dict[TechnologyName, Yield] = {
    "masonry":      _steady(120),
    "architecture": _steady(80),
    "carpentry":    _carpentry,
    "mathematics":  worth_of_engine,
    "religion":     _religion,
    "edict":        worth_of_passage,
    "law":          worth_of_law,
    "nation":       worth_in_battle("nation", remove_one),
    "influence":    worth_in_battle("influence", win_one_over),
    "promotion":    worth_in_battle("promotion", promote_one),
    "strategy":     worth_in_battle("strategy", remove_one),
    "trade":        worth_of_trade,
    "market":       worth_of_market,
    "monasticism":  _monasticism,
    "proselytism":  _proselytism,
    "engineering":  _engineering,
}  # fmt: skip


def studies(plan: Position, seat: int) -> Iterator[Offer]:
    player = plan.players[seat]
    for colour in ("green", "purple", "blue", "red", "yellow", "orange"):
        level = next_level(player, colour)
        if level <= LEVELS and colour not in player.researched:
            worth = _use(plan, seat, colour, level, turns_left(plan)) + _fame(plan, seat, level)
            yield Offer(worth, TECHNOLOGY_PRICE * level, Research(colour))


def _use(plan: Position, seat: int, colour: Colour, level: int, turns: int) -> float:
    """What a technology brings itself, and as a step to the next one."""
    found = YIELDS.get(technology_at(colour, level))
    own = found(plan, seat) * turns if found and turns else 0
    if level == LEVELS or turns <= 1:
        return own
    return own + max(0, _use(plan, seat, colour, level + 1, turns - 1) - TECHNOLOGY_PRICE * (level + 1))


def _fame(plan: Position, seat: int, level: int) -> float:
    """M-135: near the end, to know something higher than all others: those who know as much may yet learn more."""
    highest = {other: max(player.technology.values(), default=0) for other, player in plan.seated()}
    own, best = highest.pop(seat), max(highest.values(), default=0)
    left = turns_left(plan)
    if left > 1 or own > best or level <= best:
        return 0
    return HONOUR * PRIZE * (_LIKELY if left else _SURE)
