"""T-30 to T-34: what a year brings, and the end."""

from __future__ import annotations

from functools import lru_cache

from rules.core import Flow, Outcome, ScoreRow, words
from rules.torres.data import KING_BONUS, SOURCES
from rules.torres.land import Squares
from rules.torres.masters import bonus
from rules.torres.position import Position
from rules.torres.towers import Towers, plan_of
from rules.torres.track import advance


def castle_points(towers: Towers, knights: Squares) -> int:
    """T-30: for every castle with a knight, its area times the level of the highest one."""
    return _castle_points(tuple(towers.storeys), knights)


@lru_cache(maxsize=1 << 14)
def _castle_points(storeys: tuple[Squares, ...], knights: Squares) -> int:
    """What castles bring by these knights. Kept, for the same board is asked about again and again: by prompts, by the
    computer player, by pictures."""
    total = 0
    for castle in plan_of(storeys[0] if storeys else 0).castles:
        inside = castle & knights
        if inside:
            total += castle.bit_count() * sum(1 for storey in storeys if storey & inside)
    return total


def king_points(position: Position, seat: int) -> int:
    """T-31: a knight on the year's level of the king's castle."""
    level, points = KING_BONUS[position.year]
    castle = position.towers.plan.castle_at(position.king)
    return points if castle & position.players[seat].knights & position.towers.exactly(level) else 0


def master_points(position: Position, seat: int) -> int:
    """T-32."""
    if position.master is None:
        return 0
    armies = [player.knights for player in position.players]
    return bonus(position.master, position.year, position.towers, armies, seat)


def worth(position: Position, seat: int) -> int:
    """What the year would bring a player if it ended now, occupied spaces left aside."""
    castles = castle_points(position.towers, position.players[seat].knights)
    return castles + king_points(position, seat) + master_points(position, seat)


def score_year(flow: Flow[Position]) -> None:
    """T-30 to T-32: castles for everybody, then the king's bonus, then the master card. Whoever began the game comes
    first; in 1999 whoever began the round, which is another only in the advanced game (T-42)."""
    position = flow.state
    order = position.in_order(position.first if position.edition == "2017" else position.starter)
    for seat in order:
        points = castle_points(position.towers, position.players[seat].knights)
        gained = advance(position, seat, points, "castles")
        flow.say("torres-event-castles", seat=seat, points=gained, score=position.players[seat].score)
    for seat in order:
        if points := king_points(position, seat):
            gained = advance(position, seat, points, "king")
            flow.say("torres-event-bonus", seat=seat, points=gained, score=position.players[seat].score)
    for seat, points in [(seat, master_points(position, seat)) for seat in order]:
        if points:
            gained = advance(position, seat, points, "master")
            flow.say("torres-event-master", seat=seat, points=gained, score=position.players[seat].score)


def outcome(position: Position) -> Outcome:
    """T-34: most points; only on 0 can several have equally many, and they share."""
    scores = tuple(player.score for player in position.players)
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    rows = tuple(
        ScoreRow(words(f"torres-row-{source}"), tuple(player.earned.get(source, 0) for player in position.players))
        for source in SOURCES
        if source != "master" or position.master is not None
    )
    return Outcome(scores, winners, words("torres-end" if any(scores) else "torres-end-nothing"), rows)
