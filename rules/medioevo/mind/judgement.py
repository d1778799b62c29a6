"""How good a table is for a seat, in points of honour as they are expected to come."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.insight import Aspect
from rules.medioevo.data import LEVEL_PRICE, TECHNOLOGY_PRICE
from rules.medioevo.economy import civil_levels
from rules.medioevo.mind.chances import cost
from rules.medioevo.mind.goals import nearness
from rules.medioevo.mind.worth import HONOUR, taxes_to_come, turns_left
from rules.medioevo.purchases import Shopping, ahead
from rules.medioevo.table import Player, Position, controlled
from rules.medioevo.turn import rows

_SURE = ("honour", "captives", "debts", "objectives")  # rows of the reckoning that are no race
_FADING = 0.25  # with each turn to come it is less sure that a prize stays with whom it is now
_LEFTOVER = 0.15  # of a florin, when there is nothing left to buy with it
_EARNED = 0.6  # of the taxes to come: land may be lost
_STEADY = 4  # turns after which armies and knowledge have paid for themselves
_TROOPS, _MACHINES, _KNOWLEDGE = 0.9, 0.8, 0.8  # of their price, with so many turns to come
_TOKEN, _POINT = 1.0, 50  # honour of one more objective token, and florins of the point that it gives each turn
_HOPE, _DISTANT = 0.5, 2  # what is promised of an objective within reach, and how fast that fades
_WAR, _PACT = -0.6, 0.2

Worths = dict[str, float]


def judged(position: Position, seat: int) -> float:
    """What the seat has and may expect, less what the strongest rival has and may expect."""
    return sum(aspect.worth for aspect in aspects(position, seat))


def aspects(position: Position, seat: int) -> Iterator[Aspect]:
    """What `judged` is made of, one by one. A list that is being written counts as what it will bring."""
    table = ahead(position, seat) if _is_writing(position, seat) else position
    worths = _worths(table)
    yield from (Aspect(name, worth) for name, worth in worths[seat].items())
    yield Aspect("objectives", _objectives(table, seat))
    rivals = (sum(worth.values()) for other, worth in worths.items() if other != seat)
    yield Aspect("rivals", -max(rivals, default=0.0))


def _is_writing(position: Position, seat: int) -> bool:
    top = position.stack[-1] if position.stack else None
    return isinstance(top, Shopping) and bool(top.entries(seat))


def _worths(position: Position) -> dict[int, Worths]:
    """By seat, then by what it is."""
    sure, races = [0] * position.seats, [0] * position.seats
    for row in rows(position):
        kind = sure if row.label.key.rpartition("-")[2] in _SURE else races
        for seat, points in enumerate(row.points):
            kind[seat] += points
    settled = 1 / (1 + _FADING * turns_left(position))
    return {
        seat: {"honour": sure[seat], "prizes": settled * races[seat], **_means(position, seat, player)}
        for seat, player in position.seated()
    }


def _means(position: Position, seat: int, player: Player) -> Worths:
    """What honour is made with."""
    left = turns_left(position)
    pays = min(1.0, left / _STEADY)
    sources = len(controlled(position, seat)) + civil_levels(position, seat)
    forces = _TROOPS * _troops(player) + _MACHINES * _machines(player)
    studies = sum(TECHNOLOGY_PRICE * level * (level + 1) / 2 for level in player.technology.values())
    wars = sum(seat in war.sides for war in position.wars)
    pacts = sum(seat in pact.parties for pact in position.pacts)
    return {
        "treasury": player.florins * (1 if left else _LEFTOVER) / HONOUR,
        "land": _EARNED * sources * taxes_to_come(position) / HONOUR,
        "forces": pays * forces / HONOUR,
        "learning": pays * _KNOWLEDGE * studies / HONOUR,
        "peace": pays * (_WAR * wars + _PACT * pacts),
    }


def _objectives(position: Position, seat: int) -> float:
    """What the tokens bring each turn, and what the nearest objectives will: only their owner thinks of them."""
    player, left = position.players[seat], turns_left(position)
    a_token = _TOKEN + _POINT * left / HONOUR
    near = sum(nearness(position, seat, card) ** _DISTANT for card in player.cards)
    return _POINT * left * sum(player.tokens.values()) / HONOUR + _HOPE * a_token * near


def _troops(player: Player) -> int:
    return sum(cost(units) for units in (*player.armies.values(), player.aside))


def _machines(player: Player) -> int:
    return LEVEL_PRICE * sum(piece.level for piece in (*player.transports, *player.engines))
