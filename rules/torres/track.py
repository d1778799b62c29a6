"""T-21: the score track. One marker a space, so that markers behind others gain by it."""

from __future__ import annotations

from rules.torres.data import LAP, Source
from rules.torres.position import Position


def landing(scores: list[int], seat: int, points: int) -> int:
    """The score after so many points in one go: an occupied space is passed over."""
    score = scores[seat]
    if points <= 0:
        return score
    taken = {other % LAP for number, other in enumerate(scores) if number != seat}
    score += points
    while score % LAP in taken:
        score += 1
    return score


def advance(position: Position, seat: int, points: int, source: Source, strides: int = 1) -> int:
    """Move a marker, in one go or in equal strides; says how many points that was in the end."""
    scores = [player.score for player in position.players]
    before = scores[seat]
    for _ in range(strides):
        scores[seat] = landing(scores, seat, points // strides)
    gained = scores[seat] - before
    if gained:
        earned = position.players[seat].earned
        earned[source] = earned.get(source, 0) + gained
    return gained


def last_in_line(position: Position) -> int:
    """T-33: who is furthest behind; of several on 0, the latest in the round just ended."""
    return min(reversed(position.in_order(position.starter)), key=lambda seat: position.players[seat].score)


def leader(position: Position) -> int:
    """T-42: who begins the next round in the advanced game."""
    scores = [player.score for player in position.players]
    return scores.index(max(scores)) if any(scores) else position.starter
