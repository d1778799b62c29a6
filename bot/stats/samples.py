"""Records of games that nobody has played, for the gallery."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from bot.annals.samples import NAMES
from bot.stats.pages import game_page, names_in, person_page, server_page
from bot.words import Speaker
from render.ledger import Ledger
from rules.host import Seat, Table
from rules.host.careers import Finished, career_of
from rules.host.ratings import ratings
from rules.host.results import Chair, Result
from rules.registry import games

SERVER = "The Round Table"
_GAMES, _DAY = 40, 86_400.0
_SCORES = {"barony": 80, "medioevo": 30, "saga": 45, "torres": 130}


def sampled(language: str) -> Iterator[tuple[str, Ledger]]:
    """The records of a person, of a server, and of a game."""
    say, found = Speaker(language), finished()
    career, names = career_of(1, found), names_in(found)
    assert career is not None
    rated = {game: ratings([one for one in found if one[0].game == game]) for game in games()}
    mine = {game: known[1] for game, known in rated.items() if 1 in known}
    yield "person", person_page(say, NAMES[0], say("records-title"), career, mine)
    yield "server", server_page(say, SERVER, found)
    torres = [one for one in found if one[0].game == "torres"]
    yield "game", game_page(say, "torres", SERVER, torres, rated["torres"], names)


@cache
def finished() -> tuple[Finished, ...]:
    """Games of the same six people, in all sizes."""
    luck = Random(5)
    return tuple(_one(number, luck) for number in range(_GAMES))


def _one(number: int, luck: Random) -> Finished:
    game = luck.choices(["barony", "saga", "torres", "medioevo"], [4, 5, 6, 2])[0]
    people = luck.sample(range(len(NAMES)), luck.randint(2, games()[game].max_seats))
    scores = [_SCORES[game] // 2 + luck.randint(0, _SCORES[game] // 2) - 3 * person for person in people]
    chairs = tuple(
        Chair(
            score=score,
            place=1 + sum(other > score for other in scores),
            acts=20,
            waits=tuple(luck.randint(600, 40_000) for _ in range(20)),
        )
        for score in scores
    )
    began = number * 2 * _DAY
    return _table(number, game, people), Result(began=began, ended=began + 9 * _DAY, moves=80, chairs=chairs)


def _table(number: int, game: str, people: list[int]) -> Table:
    return Table(
        id=f"sample{number}", game=game, version=games()[game].version, name="", guild=0, channel=0, language="en",
        creator=1, status="over", seats=tuple(Seat(person + 1, NAMES[person]) for person in people), options={},
        seed="", length=80, awaited=(), branch=0, revision=1, created=0.0, changed=0.0,
    )  # fmt: skip
