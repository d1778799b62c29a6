"""M-121: pacts that a computer proposes: where trade gains by them, and quiet borders with whom it need not fight."""

from __future__ import annotations

from rules.medioevo.data import TERRITORIES
from rules.medioevo.diplomacy import Draft, at_war, pacts_between
from rules.medioevo.mind.ventures import ambition
from rules.medioevo.mind.worth import HONOUR, turns_left
from rules.medioevo.table import Pact, PactKind, Position, are_allied, controlled, distance
from rules.medioevo.trade import merchants

_LASTS = 2  # turns after this one: times change
_NEAR = 2  # steps between lands that make neighbours
_AREA, _BORDER = 30, 15  # florins a turn: an area more to trade in, a neighbour less to fear
_RUNAWAY = 4  # points of honour by which a leader must be fought rather than left in peace


def overture(position: Position, seat: int) -> Draft | None:
    """One at a time, to whom it is worth most."""
    if not turns_left(position) or any(draft.parties[0] == seat for draft in position.drafts):
        return None
    found = [(worth, -other, draft) for other, _ in position.seated() for worth, draft in _with(position, seat, other)]
    return max(found, key=lambda one: one[:2])[2] if found else None


def _with(position: Position, seat: int, other: int) -> list[tuple[float, Draft]]:
    if other == seat or are_allied(position, seat, other) or at_war(position, seat, other):
        return []
    if ambition(position, seat, other) >= HONOUR:
        return []
    standing = [*pacts_between(position, seat, other), *_open(position, seat, other)]
    worths: dict[PactKind, float] = {
        "trade": _AREA * _areas(position, other) if merchants(position, seat) else 0,
        "nonaggression": 0 if runs_away(position, seat, other) else _BORDER * len(borders(position, seat, other)),
    }
    wanted: list[PactKind] = [
        kind for kind, worth in worths.items() if worth and not any(pact.covers(kind) for pact in standing)
    ]
    if not wanted:
        return []
    until = min(position.turns, position.turn + _LASTS)
    draft = Draft(wanted[0], (str(other),), until=until, also=tuple(wanted[1:]))
    return [(sum(worths[kind] for kind in wanted), draft)]


def _open(position: Position, seat: int, other: int) -> list[Pact]:
    return [draft for draft in position.drafts if draft.joins(seat, other) and draft.known_to(seat)]


def _areas(position: Position, other: int) -> int:
    return sum(TERRITORIES[place].area is not None for place in controlled(position, other))


def borders(position: Position, seat: int, other: int) -> list[str]:
    """Land of another that lies near to one's own."""
    own = controlled(position, seat)
    return [place for place in controlled(position, other) if any(distance(place, home) <= _NEAR for home in own)]


def runs_away(position: Position, seat: int, other: int) -> bool:
    return position.players[other].honour - position.players[seat].honour >= _RUNAWAY
