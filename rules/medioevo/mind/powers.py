"""M-50, M-110, M-130: cards and technologies, where they plainly help; windows are answered at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby, islice
from random import Random

from msgspec.structs import replace

from rules.core import Action, Value
from rules.core.legal import LegalMoves, completions
from rules.medioevo.battle import Battle, is_preparing
from rules.medioevo.campaign import Column
from rules.medioevo.economy import REBATES, Cost, alternatives, colours_of, next_rebate, points_at_hand
from rules.medioevo.mind.campaigns import gates
from rules.medioevo.mind.rehearsal import balance, rehearsed
from rules.medioevo.mind.relief import prospect
from rules.medioevo.mind.treasury import worth_sending_away
from rules.medioevo.powers import (
    ABILITY,
    TECHNIQUES,
    Exertion,
    Name,
    Naming,
    Pass,
    Play,
    Power,
    Prospect,
    Turned,
    Use,
    ability_of,
    known_techniques,
    playable_cards,
    power_of,
    under,
    usable,
    uses_of,
)
from rules.medioevo.purchases import Shopping
from rules.medioevo.table import Position
from rules.medioevo.trade import Trade
from rules.medioevo.turn import Taxing

_TRIED = 40  # uses of each card and technology that are tried in the mind
_PLAINLY = 15  # florins that a use should bring, beyond what it takes
_WORTH_CANCELLING = 80  # florins that another's card would cost
# What helps by the steps that follow.
_PROSPECTS: dict[Prospect, Callable[[Position, int], float]] = {"relief": prospect, "banishment": worth_sending_away}
_LEISURELY = (Taxing, Shopping, Trade)  # where a thought is given to cards; and before setting out


def react(position: Position, seat: int, rng: Random) -> Action:
    """In a window."""
    turned = under(position, Turned)
    if turned is not None and turned.seat != seat:
        harmful = _harm(position, seat, turned) >= _WORTH_CANCELLING
        return (_joker(position, seat) if harmful else None) or Pass()
    player = position.players[seat]
    return _best(position, seat, playable_cards(player), known_techniques(player)) or Pass()


def _joker(position: Position, seat: int) -> Action | None:
    jokers = (Play(card) for card in position.players[seat].cards if _worth(ability_of(card)) == "veto")
    legal = LegalMoves(position, seat, (Play,))
    return next((joker for joker in jokers if joker in legal), None)


def _harm(position: Position, seat: int, turned: Turned) -> float:
    """What another's card would cost this seat."""
    if turned.exercise.use != ABILITY:
        return 0
    after = rehearsed(position, turned.seat, turned.exercise, turned=True)
    return balance(position, seat) - balance(after, seat)


def opportune(position: Position, seat: int, rng: Random) -> Action | None:
    """At a decision of one's own. None: nothing that plainly helps."""
    frame = position.stack[-1]
    player = position.players[seat]
    if isinstance(frame, Battle) and is_preparing(frame):
        return _best(position, seat, playable_cards(player), known_techniques(player))
    setting_out = isinstance(frame, Column) and frame.head is None
    if not (setting_out or isinstance(frame, _LEISURELY)):
        return None
    cards = [card for card in playable_cards(player) if _immediate(card)]
    known = [name for name in known_techniques(player) if isinstance(frame, TECHNIQUES[name].pondered)]
    return _best(position, seat, cards, known)


def _immediate(card: int) -> bool:
    power = ability_of(card)
    return power is not None and power.free


def _best(position: Position, seat: int, cards: Iterable[int], technologies: Iterable[str]) -> Action | None:
    """The use that brings most, the first of those that bring the same."""
    uses = [*_abilities(position, seat, cards), *_techniques(position, seat, technologies)]
    if not uses:
        return None
    before = balance(position, seat)
    gain, best = max(((_gain(position, seat, use, before), use) for use in uses), key=lambda one: one[0])
    return best if gain >= _PLAINLY else None


def _abilities(position: Position, seat: int, cards: Iterable[int]) -> Iterator[Exertion]:
    """Uses of these cards' abilities; for their points cards are turned when points are needed."""
    for card in cards:
        if ABILITY in uses_of(position, seat, card):
            yield from islice(_completed(Play, position, seat, (card, ABILITY)), _TRIED)


def _techniques(position: Position, seat: int, technologies: Iterable[str]) -> Iterator[Exertion]:
    """Each paid in the cheapest way, which is offered first."""
    for name in technologies:
        if usable(position, seat, name):
            moves = _completed(Use, position, seat, (name,))
            if TECHNIQUES[name].worth == "passage":
                near = gates(position, seat)
                moves = (move for move in moves if move.exercise().target in near)
            cheapest = (next(same) for _, same in groupby(moves, key=lambda move: replace(move.exercise(), pay=None)))
            yield from islice(cheapest, _TRIED)


def _completed(kind: type[Exertion], position: Position, seat: int, chosen: tuple[Value, ...]) -> Iterator[Exertion]:
    return (move for move in completions(kind, position, seat, chosen) if isinstance(move, Exertion))


def _gain(position: Position, seat: int, use: Exertion, before: float) -> float:
    exercise = use.exercise()
    worth, after = _worth(power_of(exercise)), rehearsed(position, seat, exercise)
    if worth == "loan":
        return _with_card(after, seat, int(exercise.target or 0), before)
    if isinstance(worth, str):
        judge = _PROSPECTS.get(worth)
        worth = judge(position, seat) if judge else 0
    return worth + balance(after, seat) - before


def _worth(power: Power | None) -> int | Prospect:
    return power.worth if power else 0


def _with_card(lent: Position, seat: int, card: int, before: float) -> float:
    """What a neighbour's card would bring, once it is lent."""
    return max((_gain(lent, seat, play, before) for play in _abilities(lent, seat, (card,))), default=-1)


def name_things(position: Position, seat: int, rng: Random) -> Action:
    """As many as the die allows, the first ones."""
    frame = position.stack[-1]
    assert isinstance(frame, Naming)
    return Name(tuple(frame.options[: frame.number]))


def help_to_buy(position: Position, seat: int, cost: Cost | None, *, building: bool) -> Action | None:
    """A card to turn before a purchase: an Architect, or points that would else be bought (M-110)."""
    architect = _architect(position, seat) if building else None
    return architect or _points_for(position, seat, cost)


def _architect(position: Position, seat: int) -> Action | None:
    if next_rebate(position, seat) is not None:
        return None
    player = position.players[seat]
    upright = [card for card in player.cards if card not in player.turned]
    found = sorted(card for card in upright if _lowers_prices(ability_of(card)))
    return Play(found[-1]) if found else None


def _lowers_prices(power: Power | None) -> bool:
    return power is not None and not REBATES.keys().isdisjoint(power.leaves)


def _points_for(position: Position, seat: int, cost: Cost | None) -> Action | None:
    player = position.players[seat]
    if cost is None or cost.design is None or cost.points <= points_at_hand(player, cost.design.colour):
        return None
    for card in player.cards:
        for alternative in alternatives(card) if card not in player.turned else ():
            if cost.design.colour in colours_of(alternative):
                return Play(card, alternative)
    return None
