"""Options by their purpose: every preset of every game is one that can be played, and has words."""

from __future__ import annotations

from typing import Any

import pytest

from bot.words import Speaker, has
from rules.core import Game, engine
from rules.registry import games
from tests.rules.wording import LANGUAGES

every_game = pytest.mark.parametrize("game", games().values(), ids=list(games()))
MOST = 4  # with All options they fill a row of buttons
LABEL = 20  # letters: longer ones break the row on a phone


@every_game
def test_presets_are_few_different_and_possible(game: Game[Any]) -> None:
    assert 1 <= len(game.presets) <= MOST
    chosen = [engine.read_options(game, dict(preset.options)) for preset in game.presets]
    assert len({preset.purpose for preset in game.presets}) == len(set(chosen)) == len(game.presets)
    assert game.presets[0].purpose == "first"


@every_game
def test_one_preset_is_what_a_new_table_has(game: Game[Any]) -> None:
    usual = engine.read_options(game, {})
    assert usual in [engine.read_options(game, dict(preset.options)) for preset in game.presets]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_presets_and_games_are_told_in_words(game: Game[Any], language: str) -> None:
    say = Speaker(language)
    for preset in game.presets:
        assert len(say(f"preset-{preset.purpose}")) <= LABEL
        assert has(f"{game.id}-preset-{preset.purpose}", language)
    for part in ("about", "length"):
        assert has(f"{game.id}-{part}", language)
    assert len(say(f"{game.id}-about")) <= 130, "one sentence"
