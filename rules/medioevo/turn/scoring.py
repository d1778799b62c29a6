"""M-3, M-135 to M-137: when the game ends, and the final reckoning with every row explained."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core import Outcome, ScoreRow, Words, words
from rules.medioevo.data import GOODS, JERUSALEM, ROME, TERRITORIES, Building, Place
from rules.medioevo.economy import DEBT_HONOUR, best_market, captives, wealth
from rules.medioevo.table import Position, are_allied, controlled, controller, members, own_buildings, team_of

PRIZE, SHARED_PRIZE = 3, 1
TOKEN_HONOUR = (0, 0, 1, 3, 5, 8, 11, 15, 20)  # by objective tokens; more than eight count as eight
CAPTIVE_HONOUR = ((7, -9), (4, -6), (1, -3))  # from so many on

Measure = Callable[[Position, int], tuple[int, ...]]  # compared as it is; a count of 0: nothing to reward


def ending_reason(position: Position) -> Words | None:
    """Asked between turns only."""
    if position.limit_reached:
        return words("medioevo-end-honour", limit=position.honour_limit)
    if position.turn and len({team_of(position, seat) for seat in position.order}) < 2:
        return words("medioevo-end-team" if position.teams else "medioevo-end-alone")
    if position.curfew and position.turn:
        return words("medioevo-end-days", days=position.days)
    if position.turn == position.turns:
        return words("medioevo-end-turns", turns=position.turns)
    return None


# What is measured


def _wealth(position: Position, seat: int) -> tuple[int, ...]:
    return (wealth(position.players[seat]),)


def _market(position: Position, seat: int) -> tuple[int, ...]:
    return (best_market(position, seat),)


def _technology(position: Position, seat: int) -> tuple[int, ...]:
    levels = list(position.players[seat].technology.values())
    highest = max(levels, default=0)
    return highest, levels.count(highest)


def _territories(position: Position, seat: int) -> tuple[int, ...]:
    return (len(controlled(position, seat)),)


def _number_of(kind: Building) -> Measure:
    return lambda position, seat: (sum(standing.kind == kind for _, standing in own_buildings(position, seat)),)


MOST: dict[str, Measure] = {
    "florins": _wealth,
    "market": _market,
    "technology": _technology,
    "cathedrals": _number_of("cathedral"),
    "cities": _number_of("city"),
    "castles": _number_of("castle"),
    "territories": _territories,
}


def prizes(measures: Sequence[tuple[int, ...] | None], *, counted: bool = True) -> tuple[int, ...]:
    """M-135: 3 for the best, 1 each where several are; for things that are counted, nothing for nothing. None: not in
    the game."""
    best = max((measure for measure in measures if measure is not None), default=None)
    if best is None or (counted and not best[0]):
        return (0,) * len(measures)
    prize = PRIZE if measures.count(best) == 1 else SHARED_PRIZE
    return tuple(prize if measure == best else 0 for measure in measures)


def _most(position: Position, measure: Measure) -> tuple[int, ...]:
    """Purses are compared, not counted: with debts, the richest may have less than nothing."""
    found = [None if player.out else measure(position, seat) for seat, player in enumerate(position.players)]
    return prizes(found, counted=measure is not _wealth)


def _holder(position: Position, place: Place) -> tuple[int, ...]:
    """Rome and Jerusalem; the latter is no merit of those who live there."""
    holder = controller(position, place) if place in position.world.lands else None
    at_home = place == JERUSALEM and holder is not None and place in position.home(holder)
    return tuple(PRIZE if seat == holder and not at_home else 0 for seat in range(position.seats))


def monopolies(position: Position, seat: int) -> int:
    """Goods whose areas in play are all under one player's control."""
    found = 0
    for good in GOODS:
        sources = [place for place in position.world.areas if (a := TERRITORIES[place].area) and a.good == good]
        found += bool(sources) and all(controller(position, place) == seat for place in sources)
    return found


def _captivity(position: Position, seat: int) -> int:
    held = captives(position, seat)
    return next((honour for least, honour in CAPTIVE_HONOUR if held >= least), 0)


def _objectives(position: Position, seat: int) -> int:
    return TOKEN_HONOUR[min(sum(position.players[seat].tokens.values()), len(TOKEN_HONOUR) - 1)]


# The reckoning


def rows(position: Position) -> tuple[ScoreRow, ...]:
    seats = range(position.seats)
    players = position.players
    found = {"honour": tuple(player.honour for player in players)}
    found |= {name: _most(position, measure) for name, measure in MOST.items()}
    found["rome"] = _holder(position, ROME)
    found["jerusalem"] = _holder(position, JERUSALEM)
    found["monopolies"] = tuple(PRIZE * monopolies(position, seat) for seat in seats)
    found["captives"] = tuple(_captivity(position, seat) for seat in seats)
    found["debts"] = tuple(DEBT_HONOUR[player.loans] for player in players)
    found["objectives"] = tuple(_objectives(position, seat) for seat in seats)
    return tuple(ScoreRow(words(f"medioevo-row-{name}"), points) for name, points in found.items())


def outcome(position: Position, reason: Words) -> Outcome:
    explained = rows(position)
    scores = tuple(sum(row.points[seat] for row in explained) for seat in range(position.seats))
    if position.teams:
        shared = _shared(position, scores)
        explained = (*explained, ScoreRow(words("medioevo-row-team"), shared))
        scores = tuple(own + others for own, others in zip(scores, shared, strict=True))
    return Outcome(scores=scores, winners=winners(position, scores), reason=reason, rows=explained)


def _shared(position: Position, scores: Sequence[int]) -> tuple[int, ...]:
    """M-143: what a player's team-mates have scored."""
    seats = range(position.seats)
    return tuple(sum(scores[other] for other in seats if are_allied(position, seat, other)) for seat in seats)


def winners(position: Position, scores: Sequence[int]) -> tuple[int, ...]:
    """M-143: a whole team wins, the eliminated of it too."""
    best = winner(position, scores)
    return tuple(members(position, team_of(position, best))) if position.teams else (best,)


def winner(position: Position, scores: Sequence[int]) -> int:
    """M-137: most honour; among equals the richest, then the first in the last order; M-143: as teams, if there are
    any. The eliminated do not win while anybody is left."""
    order = position.order
    last = len(order)

    def merit(seat: int) -> tuple[int, int, int]:
        team = members(position, team_of(position, seat)) if position.teams else [seat]
        riches = sum(wealth(position.players[member]) for member in team)
        return scores[seat], riches, -(order.index(seat) if order else last)

    return max(order or range(position.seats), key=merit)
