"""Pages of records: each as a picture that one likes to share, and what else there is to say in words below it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.escape import escaped
from bot.stats.figures import NONE, duration, percent, places, share_of
from bot.words import Speaker
from render.ledger import Ledger, Line
from rules.host.careers import Career, Finished, Tally, careers
from rules.host.letters import readable
from rules.host.ratings import Rating
from rules.host.results import Mark

_MOST = 10  # lines of a page
_RIVALS = 5

Names = Mapping[int, str]


def names_in(finished: Sequence[Finished]) -> dict[int, str]:
    """What everybody was called when they last played."""
    return {seat.player: seat.name for table, _ in finished for seat in table.seats if seat.player}


# A person


def person_page(say: Speaker, name: str, where: str, career: Career, rated: Mapping[str, Rating]) -> Ledger:
    total = career.all
    figures = (
        (str(total.games), say("records-games")),
        (str(total.wins), say("records-wins-share", share=percent(say, share_of(total)))),
        (str(career.longest), say("records-longest")),
        (duration(say, total.wait), say("records-usual-answer")),
    )
    heads = (*_heads(say), *([say("records-rating")] if rated else []))
    favourite = max(career.games, key=lambda game: career.games[game].games)
    lines = tuple(
        Line(
            name=say(f"game-{game}"),
            cells=(*_cells(tally), *([_points(rated.get(game))] if rated else [])),
            share=share_of(tally),
            honoured=game == favourite and len(career.games) > 1,
        )
        for game, tally in sorted(career.games.items(), key=lambda one: (-one[1].games, one[0]))
    )
    return Ledger(readable(name), where, figures, heads, lines)


def person_told(say: Speaker, name: str, career: Career, names: Names) -> list[str]:
    """What the picture has no room for: places, numbers of players, realms and editions, and against whom."""
    lines = [say("records-told-places", name=f"**{escaped(name)}**", places=places(say, career.all))]
    if career.streak > 1:
        lines.append(say("records-told-streak", count=career.streak))
    lines += marks_told(say, career.all.games, career.marked, career.marks)
    lines += [
        say("records-told-game", game=say(f"game-{game}"), parts=say.joined(_sorts(say, game, career)))
        for game in career.games
    ]
    known = [(other, versus) for other, versus in career.rivals.items() if other in names][:_RIVALS]
    for other, versus in known:
        figures = {"games": versus.games, "ahead": versus.ahead, "behind": versus.behind}
        lines.append(say("records-told-rival", name=f"**{escaped(names[other])}**", **figures))
    return lines


def marks_told(say: Speaker, games: int, marked: int, marks: Mapping[Mark, int]) -> list[str]:
    """Which games count for no rating, and why."""
    if not marked:
        return []
    parts = say.joined([say(f"records-mark-{mark}", count=count) for mark, count in marks.items()])
    return [say("records-told-marks", marked=marked, games=games, parts=parts)]


def _sorts(say: Speaker, game: str, career: Career) -> list[str]:
    by_seats = [
        say("records-told-seats", seats=seats, games=tally.games, wins=tally.wins)
        for (other, seats), tally in sorted(career.seats.items())
        if other == game
    ]
    by_side = [
        say("records-told-side", side=say(side), games=tally.games, wins=tally.wins)
        for (other, side), tally in career.sides.items()
        if other == game
    ]
    return by_seats + by_side


# A server


def server_page(say: Speaker, server: str, finished: Sequence[Finished]) -> Ledger:
    """A line a game, with who has won most of it."""
    people = careers(finished)
    figures = (
        (str(len(finished)), say("records-games")),
        (str(len(people)), say("records-players")),
        (duration(say, _length(finished)), say("records-length")),
    )
    games = sorted({table.game for table, _ in finished})
    counts = {game: sum(table.game == game for table, _ in finished) for game in games}
    lines = tuple(
        Line(name=say(f"game-{game}"), cells=(str(counts[game]),), share=counts[game] / len(finished))
        for game in sorted(games, key=lambda game: -counts[game])
    )
    return Ledger(readable(server), say("records-title"), figures, (say("records-games"),), lines)


def server_told(say: Speaker, finished: Sequence[Finished], names: Names) -> list[str]:
    """Of every game, who has won it most often."""
    found: list[str] = []
    for game in sorted({table.game for table, _ in finished}):
        board = _by_wins(careers([one for one in finished if one[0].game == game]), names)
        if board and board[0][1].wins:
            player, tally = board[0]
            best = {"name": f"**{escaped(names[player])}**", "wins": tally.wins, "games": tally.games}
            found.append(say("records-told-best", game=say(f"game-{game}"), **best))
    return found


def _length(finished: Sequence[Finished]) -> float:
    """What a game usually lasts."""
    spans = sorted(result.ended - result.began for _, result in finished)
    return spans[len(spans) // 2]


# A game


def game_page(
    say: Speaker, game: str, server: str, finished: Sequence[Finished], rated: Mapping[int, Rating], names: Names
) -> Ledger:
    """A line a player, the best first."""
    board = _by_wins(careers(finished), names)
    if rated:
        board.sort(key=lambda one: -rated[one[0]].points if one[0] in rated else 0)
    heads = (*_heads(say), *([say("records-rating")] if rated else []))
    lines = tuple(
        Line(
            name=f"{rank}. {readable(names[player])}",
            cells=(*_cells(tally), *([_points(rated.get(player))] if rated else [])),
            share=share_of(tally),
            honoured=rank == 1,
        )
        for rank, (player, tally) in enumerate(board[:_MOST], 1)
    )
    return Ledger(say(f"game-{game}"), readable(server), (), heads, lines)


def _by_wins(found: Mapping[int, Career], names: Names) -> list[tuple[int, Tally]]:
    """Those who are named, who has won most often first; of those, whose share is greater."""
    shown = [(player, career.all) for player, career in found.items() if player in names]
    return sorted(shown, key=lambda one: (-one[1].wins, -share_of(one[1]), one[0]))


# Columns


def _heads(say: Speaker) -> tuple[str, ...]:
    return tuple(say(f"records-{head}") for head in ("games", "wins", "average", "best"))


def _cells(tally: Tally) -> tuple[str, ...]:
    return str(tally.games), str(tally.wins), str(round(tally.average)), str(tally.best)


def _points(rating: Rating | None) -> str:
    return NONE if rating is None else str(rating.points)
