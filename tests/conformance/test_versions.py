"""Rules that change say so: golden games come out as they are written down for today's version, and the states of every
earlier one open and play on."""

from __future__ import annotations

import lzma
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bot.words import Speaker
from rules.core import Game, engine
from rules.core.upgrade import carry_over
from rules.registry import games
from tests import golden
from tests.golden import Snapshot
from tests.rules.wording import LANGUAGES

GAMES = games()
GOLDEN = [(game, name) for game in GAMES for name in golden.names(game)]
VERSIONS = [(game.id, version) for game in GAMES.values() for version in range(1, game.version + 1)]
EARLIER = [
    (game, version, name)
    for game, version in VERSIONS
    if version < GAMES[game].version
    for name in golden.written()[game][version].games
]
COMMITS = sorted((Path(__file__).parents[1] / "fixtures" / "states").glob("*.xz"))
# Commits and the version of Medioevo that they had; all others: 1.
WRITTEN_BY = {"90a6489": 2, "6b26111": 3, "07084b8": 4}
_LIVELY, _MANY = 15, 5000  # moves


def plays_to_an_end(game: Game[Any], version: int, snapshot: Snapshot) -> bool:
    """At first by chance; then those who can pass do."""
    state = carry_over(game, snapshot.state, version, seed=snapshot.seed, index=snapshot.index).state
    assert game.faults(state) == []
    rng = Random(f"{snapshot.name} {snapshot.index}")
    for number in range(1, _MANY):
        if state.outcome is not None:
            return True
        seat = rng.choice(engine.awaited(state))
        idle = game.timeout(state, seat) if number > _LIVELY else None
        action = idle or engine.sample(state, seat, rng)
        state = engine.submit(game, state, seat, action, seed=snapshot.seed, index=snapshot.index + number).state
    return False


@pytest.mark.parametrize(("game", "name"), GOLDEN)
def test_a_golden_game_comes_out_as_its_version_says(game: str, name: str) -> None:
    """If not: raise the version of the game, say what is new, and run `python -m tests.golden`."""
    rules = GAMES[game]
    assert golden.fingerprint(rules, name) == golden.written()[game][rules.version].games[name]


@pytest.mark.parametrize("game", GAMES)
def test_all_golden_games_and_the_shape_of_states_are_written_down(game: str) -> None:
    known = golden.written()[game]
    assert sorted(known) == [version for id_, version in VERSIONS if id_ == game]
    assert sorted(known[GAMES[game].version].games) == golden.names(game)
    assert known[GAMES[game].version].shape == golden.shape(GAMES[game])


@pytest.mark.parametrize(("game", "version"), [(game, version) for game, version in VERSIONS if version > 1])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_version_says_what_is_new(game: str, version: int, language: str) -> None:
    key = f"{game}-version-{version}"
    assert Speaker(language)(key) not in ("", key)


@pytest.mark.parametrize(("game", "version"), [(game, version) for game, version in VERSIONS if version > 1])
def test_states_of_another_shape_have_a_converter(game: str, version: int) -> None:
    known = golden.written()[game]
    assert known[version].shape == known[version - 1].shape or version in GAMES[game].converters


@pytest.mark.parametrize("game", GAMES)
def test_every_converter_leads_to_a_version_that_there_is(game: str) -> None:
    assert set(GAMES[game].converters) <= set(range(2, GAMES[game].version + 1))


@pytest.mark.parametrize(("game", "version"), VERSIONS)
def test_every_golden_game_has_states_kept_on_its_way(game: str, version: int) -> None:
    kept = {snapshot.name for snapshot in golden.snapshots_of(game, version)}
    assert kept == set(golden.written()[game][version].games)


@pytest.mark.parametrize(("game", "version", "name"), EARLIER)
def test_a_golden_game_of_an_earlier_version_plays_on_to_an_end(game: str, version: int, name: str) -> None:
    kept = [snapshot for snapshot in golden.snapshots_of(game, version) if snapshot.name == name]
    assert [plays_to_an_end(GAMES[game], version, snapshot) for snapshot in kept] == [True] * len(golden.QUARTERS)


@pytest.mark.parametrize("path", COMMITS, ids=lambda path: path.stem)
def test_states_of_earlier_commits_play_on_to_an_end(path: Path) -> None:
    """Version 1 of Medioevo was written in many shapes."""
    version = WRITTEN_BY.get(path.stem, 1)
    for snapshot in msgspec.msgpack.decode(lzma.decompress(path.read_bytes()), type=list[Snapshot]):
        assert plays_to_an_end(GAMES["medioevo"], version, snapshot)
