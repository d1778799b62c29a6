"""The computer player: it tries what looks sensible, judges what would come of it, and takes the best."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from random import Random

import msgspec

from rules.barony.actions import Build, City, Expedition, Move, Pass, Place, Recruit, Title
from rules.barony.actions.build import building_sites
from rules.barony.data import DUKE
from rules.barony.founding import founding_sites
from rules.barony.frames import BaronyState, Placement, Turns
from rules.barony.judgement import aspects, building_price, judged, site_worths
from rules.barony.land import Hex
from rules.barony.outlook import promise
from rules.barony.payment import price_of, thrifty
from rules.barony.position import Position, copy_of
from rules.barony.scoring import winner
from rules.core import Action, Chance, Hush, engine
from rules.core.insight import Aspect, Effort, Insight
from rules.core.legal import completions, possible

_PAIRED = 6  # so many of the best single moves are tried with every second one
_WORTH_A_MOVE = 0.1  # a move must gain so much, or something else is done if it can be: knights shall not dither
_WHIM = 0.01  # settles what is equally good


def choose(state: BaronyState, seat: int, rng: Random) -> Action:
    if isinstance(state.stack[-1], Placement):
        return Place(max(founding_sites(state), key=lambda hex_: promise(state, seat, hex_) + _WHIM * rng.random()))
    ideas = [(_outlook(state, seat, action) + _WHIM * rng.random(), action) for action in _ideas(state, seat)]
    judgements = ideas + _moves(state, seat, rng)
    if not judgements:
        return engine.sample(state, seat, rng)
    value, action = max(judgements, key=_value)
    deeds = [idea for idea in ideas if not isinstance(idea[1], Expedition)]
    now = judged(state, seat, building_price(state.players[seat]))
    if value < now and _may_pass(state, seat):
        return Pass()
    if deeds and value < now + _WORTH_A_MOVE and isinstance(action, Move):
        return max(deeds, key=_value)[1]
    return action


def _may_pass(state: BaronyState, seat: int) -> bool:
    """B-10: whether doing nothing is open; whoever is behind does not end the game by it."""
    turns = state.stack[-1]
    last = isinstance(turns, Turns) and turns.passes == state.seats - 1
    return state.pass_at_will and not (last and winner(state) != seat)


def _value(judgement: tuple[float, Action]) -> float:
    return judgement[0]


def _outlook(position: Position, seat: int, action: Action) -> float:
    """What a position would be worth after an action."""
    return judged(_after(position, seat, action), seat, building_price(position.players[seat]))


def _after(position: Position, seat: int, action: Action) -> Position:
    ahead = msgspec.structs.replace(position, players=[copy_of(player) for player in position.players])
    action.apply(Hush(ahead, _NO_LUCK), seat)
    return ahead


_NO_LUCK = Chance("", 0)  # no action of Barony draws


# Everything but moving


def _ideas(position: Position, seat: int) -> Iterator[Action]:
    """Actions worth a thought: of each kind the sensible ones."""
    yield from _recruits(position, seat)
    yield from _builds(position, seat)
    yield from completions(City, position, seat)
    yield from completions(Expedition, position, seat)
    player = position.players[seat]
    ways = thrifty(player.tokens) if player.rank < DUKE else ()
    if ways:
        yield Title(min(ways, key=price_of))


def _recruits(position: Position, seat: int) -> Iterator[Recruit]:
    """As many knights as there may be, in each city."""
    largest: dict[Hex, Recruit] = {}
    for action in completions(Recruit, position, seat):
        if isinstance(action, Recruit):
            largest[action.city] = action  # numbers come in growing order
    yield from largest.values()


def _builds(position: Position, seat: int) -> Iterator[Build]:
    """The best sites, so many or so many of them, with strongholds on the best or without."""
    if not possible(Build, position, seat):
        return
    player, worth = position.players[seat], site_worths(position, seat)
    sites = sorted(building_sites(position, seat), key=lambda hex_: -worth[hex_])
    villages = player.reserve("village")
    for strongholds in range(min(player.reserve("stronghold"), len(sites)) + 1):
        walled, rest = sites[:strongholds], sites[strongholds:]
        for count in range(0 if walled else 1, min(villages, len(rest)) + 1):
            yield Build(tuple(rest[:count]), tuple(walled))


# Moving


def _moves(position: Position, seat: int, rng: Random) -> list[tuple[float, Action]]:
    """All single moves; the best of them with every second move."""
    moves = [move for move in completions(Move, position, seat) if isinstance(move, Move)]
    singles = {
        (move.origin, move.target, move.take): _outlook(position, seat, move) + _WHIM * rng.random()
        for move in moves
        if move.origin2 is None
    }
    best = set(sorted(singles, key=singles.__getitem__)[-_PAIRED:])
    judgements: list[tuple[float, Action]] = []
    for move in moves:
        first = (move.origin, move.target, move.take)
        if move.origin2 is None and first in singles:
            judgements.append((singles[first], move))
        elif first in best:
            judgements.append((_outlook(position, seat, move) + _WHIM * rng.random(), move))
    return judgements


# For a mind that searches


def _all_ideas(state: BaronyState, seat: int) -> Iterator[Action]:
    yield from _ideas(state, seat)
    yield from (move for _, move in _moves(state, seat, Random(0)))
    if _may_pass(state, seat):
        yield Pass()


def _worth(position: Position, seat: int) -> float:
    return judged(position, seat, building_price(position.players[seat]))


def _aspects(position: Position, seat: int) -> Iterator[Aspect]:
    return aspects(position, seat, building_price(position.players[seat]))


def _mark(position: Position, seat: int) -> Hashable:
    return msgspec.msgpack.encode(position.players)


def _in_turn(state: BaronyState, seat: int) -> bool:
    return not isinstance(state.stack[-1], Placement)


INSIGHT = Insight(
    ideas=_all_ideas,
    judge=_worth,
    after=_after,
    mark=_mark,
    searches=_in_turn,
    aspects=_aspects,
    efforts={
        "easy": Effort(beam=1, runs=60, blur=0.45),
        "hard": Effort(beam=1, runs=12, turns=3, nodes=1_500),
        "master": Effort(beam=1, runs=24, turns=7, deals=2, nodes=10_000),
    },
    tempers={
        "builder": {"cities": 1.6, "errands": 1.2},
        "raider": {"rivals": 2.0, "danger": 0.5},
        "trader": {"holdings": 1.3, "reserves": 0.7},
        "guardian": {"danger": 3.0, "reserves": 1.3},
    },
)
