"""M-50, M-110, M-130: cards and technologies, where they plainly help; windows are answered at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby, islice
from random import Random

from msgspec.structs import replace

from rules.core import Action, Frame
from rules.core.domains import Value
from rules.core.legal import LegalMoves, completions
from rules.medioevo.data import EMPIRE_CARDS
from rules.medioevo.mind.campaigns import gates
from rules.medioevo.mind.rehearsal import balance, rehearsed
from rules.medioevo.mind.relief import prospect
from rules.medioevo.mind.treasury import worth_sending_away
from rules.medioevo.phases.combat.column import Column
from rules.medioevo.phases.combat.movement import Movement
from rules.medioevo.phases.purchases.phase import Shopping
from rules.medioevo.phases.taxes import Taxing
from rules.medioevo.phases.trade.phase import Trade
from rules.medioevo.points import points_at_hand
from rules.medioevo.position import Position
from rules.medioevo.powers.book import ability_of, known_techniques
from rules.medioevo.powers.context import under
from rules.medioevo.powers.exercising import playable_cards, usable, uses_of
from rules.medioevo.powers.naming import Name, Naming
from rules.medioevo.powers.payment import alternatives, colours_of
from rules.medioevo.powers.play import Play
from rules.medioevo.powers.power import ABILITY, Exertion
from rules.medioevo.powers.travelling import EDICT
from rules.medioevo.powers.use import Use
from rules.medioevo.prices import REBATES, Cost, next_rebate
from rules.medioevo.windows import Pass, Turned

_TRIED = 40  # uses of each card and technology that are tried in the mind
_PLAINLY = 15  # florins that a use should bring, beyond what it takes
_WORTH_CANCELLING = 80  # florins that another's card would cost
# What helps in a way that is not seen at once, in florins. Others are judged by what they do.
_GOOD_IN_ITSELF: dict[str, int] = {
    "interest_minus_50": 50, "half_of_interest": 50, "extra_crew": 60, "siege_crew_double": 60,
    "building_protects_two": 60, "instant_tower": 60, "archer_roll_bonus": 50, "extra_archers_1_3": 60,
    "ability_by_majority": 50, "capture_at_2_to_1": 0, "rebuy_half_price": 50, "protect_1_territory": 50,
    "protect_1_3_territories": 50, "protect_1_from_pillage": 50, "protect_1d3_from_pillage": 50,
    "route_plus_market": 60, "machinery": 60,
}  # fmt: skip
# What helps by the steps that follow.
_PROMISES: dict[str, Callable[[Position, int], float]] = {
    "three_mp_to_defend": prospect, "law": worth_sending_away,
}  # fmt: skip
_JOKERS = ("cancel_card_free", "cancel_card_50")
_LEISURELY = (Taxing, Shopping, Trade)  # where a thought is given to cards; and before setting out
# Technologies that are thought of at a decision of one's own, points being left that purchases have not needed.
_AT_WILL: dict[type[Frame], tuple[str, ...]] = {
    Movement: ("edict", "engineering"),
    Trade: ("engineering",),
}


def react(position: Position, seat: int, rng: Random) -> Action:
    """In a window."""
    turned = under(position, Turned)
    if turned is not None and turned.seat != seat:
        harmful = _harm(position, seat, turned) >= _WORTH_CANCELLING
        return (_joker(position, seat) if harmful else None) or Pass()
    player = position.players[seat]
    return _best(position, seat, playable_cards(player), known_techniques(player)) or Pass()


def _joker(position: Position, seat: int) -> Action | None:
    jokers = (Play(card) for card in position.players[seat].cards if EMPIRE_CARDS[card].effect in _JOKERS)
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
    setting_out = isinstance(frame, Column) and frame.head is None
    if not (setting_out or isinstance(frame, _LEISURELY)):
        return None
    player = position.players[seat]
    cards = [card for card in playable_cards(player) if _immediate(card)]
    known = known_techniques(player)
    return _best(position, seat, cards, [name for name in _at_will(frame) if name in known])


def _at_will(frame: Frame) -> tuple[str, ...]:
    return next((names for kind, names in _AT_WILL.items() if isinstance(frame, kind)), ())


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
    """Not points: cards are turned for these when they are needed."""
    for card in cards:
        if ABILITY in uses_of(position, seat, card):
            yield from islice(_completed(Play, position, seat, (card, ABILITY)), _TRIED)


def _techniques(position: Position, seat: int, technologies: Iterable[str]) -> Iterator[Exertion]:
    """Each paid in the cheapest way, which is offered first."""
    for name in technologies:
        if usable(position, seat, name):
            moves = _completed(Use, position, seat, (name,))
            if name == EDICT:
                near = gates(position, seat)
                moves = (move for move in moves if move.exercise().target in near)
            cheapest = (next(same) for _, same in groupby(moves, key=lambda move: replace(move.exercise(), pay=None)))
            yield from islice(cheapest, _TRIED)


def _completed(kind: type[Exertion], position: Position, seat: int, chosen: tuple[Value, ...]) -> Iterator[Exertion]:
    return (move for move in completions(kind, position, seat, chosen) if isinstance(move, Exertion))


def _gain(position: Position, seat: int, use: Exertion, before: float) -> float:
    exercise = use.exercise()
    name = exercise.technology or EMPIRE_CARDS[exercise.card or 0].effect
    after = rehearsed(position, seat, exercise)
    if name == "proselytism":
        return _with_card(after, seat, int(exercise.target or 0), before)
    good = _PROMISES[name](position, seat) if name in _PROMISES else _GOOD_IN_ITSELF.get(name, 0)
    return good + balance(after, seat) - before


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
    found = sorted(card for card in upright if EMPIRE_CARDS[card].effect in REBATES)
    return Play(found[-1]) if found else None


def _points_for(position: Position, seat: int, cost: Cost | None) -> Action | None:
    player = position.players[seat]
    if cost is None or cost.design is None or cost.points <= points_at_hand(player, cost.design.colour):
        return None
    for card in player.cards:
        for alternative in alternatives(card) if card not in player.turned else ():
            if cost.design.colour in colours_of(alternative):
                return Play(card, alternative)
    return None
