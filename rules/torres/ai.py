"""The computer player: it looks for the best run of small actions to the end of its turn, and takes the first."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import cache
from random import Random

from msgspec.structs import replace

from rules.core import Action, Chance, Hush
from rules.core.insight import Aspect, Effort, Insight
from rules.core.legal import completions
from rules.mind.beam import best_runs
from rules.mind.budget import Budget
from rules.torres.actions import Block, Buy, End, First, Keep, King, Move, PlaceKnight, PlayCard, SetUp
from rules.torres.actions.buy import arrangements
from rules.torres.actions.end import LOSE, SCORE, spread_by_default
from rules.torres.actions.setup import stage
from rules.torres.cards import playable
from rules.torres.data import STACKS, YEARS, Card
from rules.torres.frames import Choosing, SettingUp, Succession, TorresState, Turns
from rules.torres.judgement import aspects, judged
from rules.torres.land import BIT, around, steps_apart
from rules.torres.position import Player, Position
from rules.torres.towers import Towers

_BEAM = 6  # so many of the best runs are carried on by a player who chooses quickly
_LONGEST = 30  # actions in a turn, cards included
_ENOUGH = 1_000_000  # positions: a quick choice is bounded by its beam
_WHIM = 0.01  # settles what is equally good
_SHIFTS = 25  # so many ways to use a card of many ways are tried
_CARD = 1.5  # in hand, with the whole game to come
_FEW_CARDS = 2  # with fewer in hand, and time to use them, a card is better than a point
_BEST_CARDS: tuple[Card, ...] = (
    "seven", "climb", "under", "supply", "six", "door", "relocate", "diagonal", "shift", "jump",
)  # fmt: skip
_NO_LUCK = Chance("", 0)  # no action that is tried draws


def choose(state: TorresState, seat: int, rng: Random) -> Action:
    top = state.stack[-1]
    if isinstance(top, SettingUp):
        return _set_up(state, seat, rng)
    if isinstance(top, Choosing):
        return _keep(state, seat)
    if isinstance(top, Succession):
        return _succession(state, top, seat, rng)
    best = best_runs(INSIGHT, state, seat, rng, Budget(_ENOUGH), beam=_BEAM, depth=_LONGEST)[0]
    return best.actions[0] if best.actions else _rest(state, seat)


# The turn


def _value(position: Position, seat: int) -> float:
    """As if the turn ended here, the action points left scored; a card still in hand may serve later."""
    return judged(position, seat) + _points_left(position, seat) + _cards(position, seat)


def _points_left(position: Position, seat: int) -> int:
    return position.turn.points if position.mover == seat else 0


def _cards(position: Position, seat: int) -> float:
    hand = len(position.players[seat].hand)
    return _CARD * hand * _time_left(position.seats, position.year, position.round) if hand else 0.0


def _aspects(position: Position, seat: int) -> Iterator[Aspect]:
    yield from aspects(position, seat)
    yield Aspect("left", _points_left(position, seat))
    yield Aspect("cards", _cards(position, seat))


@cache
def _time_left(seats: int, year: int, round_: int) -> float:
    """The share of the game that is still to come."""
    rounds = [len(stacks) for stacks in STACKS[seats]]
    return (sum(rounds[year - 1 :]) - round_) / sum(rounds)


def _key(position: Position, seat: int) -> Hashable:
    player = position.players[seat]
    return tuple(position.towers.storeys), player.knights, position.turn.points, tuple(player.stacks), len(player.hand)


def _after(position: Position, seat: int, action: Action) -> Position:
    """The position after an action, the given one left as it is. Only what actions change is copied."""
    players = list(position.players)
    own = players[seat]
    players[seat] = Player(
        own.knights, own.stacks[:], own.kept, own.hand[:], own.bought, own.looked, own.deck, own.played[:], own.earned
    )
    ahead = replace(
        position, towers=Towers(position.towers.storeys[:]), players=players, turn=replace(position.turn), last=[]
    )
    action.apply(Hush(ahead, _NO_LUCK), seat)
    return ahead


def _ideas(position: Position, seat: int) -> Iterator[Action]:
    if position.turn.points:
        yield from completions(Block, position, seat)
        yield from completions(Move, position, seat)
        yield from completions(PlaceKnight, position, seat)
    for card in playable(position, seat):
        yield from _uses(position, seat, card)


def _uses(position: Position, seat: int, card: Card) -> Iterator[Action]:
    """How a card may be used; of many ways those that bring blocks near one's own knights."""
    if card != "shift":
        yield from completions(PlayCard, position, seat, (card,))
        return
    own = position.players[seat].knights
    held = sum(castle for castle in position.towers.plan.castles if castle & own)
    ways = (use for use in completions(PlayCard, position, seat, (card,)) if isinstance(use, PlayCard))
    near = around(held) | held
    good = (use for use in ways if BIT[use.target or ""] & near and not BIT[use.origin or ""] & held)
    yield from (use for _, use in zip(range(_SHIFTS), good, strict=False))


def _rest(state: TorresState, seat: int) -> Action:
    """Nothing better to do: a card for later, else points."""
    last_round = state.year == YEARS and state.round == state.rounds
    hand = len(state.players[seat].hand) + len(state.players[seat].bought)
    if hand <= _FEW_CARDS and not last_round and Buy.closed(state, seat) is None:
        return Buy()
    return End(SCORE if state.turn.points else LOSE, spread_by_default(state, seat))


# Everything else


def _set_up(state: TorresState, seat: int, rng: Random) -> Action:
    """Near the middle, where there is room to grow; the king near one's own knight."""
    squares = [action.square for action in completions(SetUp, state, seat) if isinstance(action, SetUp)]
    own = state.players[seat].knights
    if stage(state) == "king":
        home = next(square for square, bit in BIT.items() if bit & own)
        return SetUp(min(squares, key=lambda square: steps_apart(square, home) + rng.random()))
    return SetUp(min(squares, key=lambda square: _from_middle(square) + rng.random()))


def _from_middle(square: str) -> int:
    return min(steps_apart(square, middle) for middle in ("d4", "e4", "d5", "e5"))


def _keep(state: TorresState, seat: int) -> Action:
    """The best card, the next best on top of the deck."""
    looked = sorted(state.players[seat].looked, key=_BEST_CARDS.index)
    rest = looked[1:]
    return Keep(looked[0], arrangements(rest)[0] if rest else "/")


def _succession(state: TorresState, top: Succession, seat: int, rng: Random) -> Action:
    """The king goes where the next year's bonus is nearest; one's own turn should be the last of the round."""
    if top.moved:
        return First((seat + 1) % state.seats)
    actions = [action for action in completions(King, state, seat) if isinstance(action, King)]
    return max(actions, key=lambda action: _with_king(state, seat, action) + _WHIM * rng.random())


def _with_king(state: TorresState, seat: int, action: King) -> float:
    king = BIT.get(action.square, state.king)
    return judged(replace(state, king=king, year=state.year + 1), seat)


# For a mind that searches


def _in_turn(state: TorresState, seat: int) -> bool:
    return isinstance(state.stack[-1], Turns) and state.mover == seat


INSIGHT = Insight(
    ideas=_ideas,
    judge=_value,
    after=_after,
    mark=_key,
    searches=_in_turn,
    aspects=_aspects,
    efforts={
        "easy": Effort(beam=2, depth=2, runs=12, blur=0.45),
        "normal": Effort(beam=16, depth=_LONGEST),
        "hard": Effort(beam=60, depth=_LONGEST, runs=6, turns=1, nodes=30_000),
        "master": Effort(beam=120, depth=_LONGEST, runs=16, turns=2, nodes=125_000),
    },
    tempers={
        "builder": {"castles": 1.15, "promise": 2.0},
        "raider": {"rivals": 1.6},
        "trader": {"cards": 3.0, "left": 1.5},
        "courtier": {"king": 2.0, "master": 1.5},
    },
)
