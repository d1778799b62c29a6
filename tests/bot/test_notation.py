"""The notation of moves: what is printed is read again as the same move, in every game and language."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.languages import languages
from bot.prompts.notation import kind_meant, kind_word, line_of, read_words, written
from bot.prompts.progress import typed_action
from bot.words import Speaker
from rules.core import Action, Game, IllegalMove, Prose, State, engine
from rules.core.actions import tag_of
from rules.core.notation import brief, moves_in
from rules.medioevo.diplomacy import Draft
from rules.registry import games
from tests.conformance.effort import setup_of
from tests.stages import stages

_EACH = 3  # legal moves tried in every position


def read_again(say: Speaker, game: Game[Any], state: State, seat: int, text: str) -> Action:
    (said,) = moves_in(text)
    kind = kind_meant(say, game, said[0], engine.legal(state, seat).kinds)
    return typed_action(kind, state, seat, read_words(kind, said[1:]))


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_what_is_printed_is_read_as_the_same_move(game: Game[Any]) -> None:
    rng, tried = Random(4), 0
    for seats in {game.min_seats, game.max_seats}:
        state, _ = engine.start(game, setup_of(game, seats, 4))
        for index in range(1, 250):
            if state.outcome is not None:
                break
            seat = rng.choice(engine.awaited(state))
            moves = [engine.sample(state, seat, rng) for _ in range(_EACH)]
            for move in moves:
                for language in languages():
                    say = Speaker(language)
                    assert read_again(say, game, state, seat, written(say, game, move)) == move
                    tried += 1
            state = engine.submit(game, state, seat, moves[0], seed="s", index=index).state
    assert tried > 100


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_recorded_moves_too(game: Game[Any]) -> None:
    say = Speaker("en")
    for stage in stages(game, 2, 15, Random(2)):
        for seat in engine.awaited(stage.state):
            move = engine.sample(stage.state, seat, Random(3))
            assert read_again(say, game, stage.state, seat, written(say, game, move)) == move


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_kind_has_a_word_of_its_own(game: Game[Any]) -> None:
    for language in languages():
        found = {kind_word(language, game.id, game.actions, kind): kind for kind in game.actions}
        assert len(found) == len(game.actions)
        for word, kind in found.items():
            assert kind_meant(Speaker("en"), game, word, ()) is kind


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_nobody_reads_a_word_of_another_language(game: Game[Any]) -> None:
    """Where two kinds have one name in French, that of their group tells them apart, and not the English tag."""
    for kind in game.actions:
        word, name = kind_word("fr", game.id, game.actions, kind), Speaker("fr")(f"{game.id}-{tag_of(kind)}-name")
        assert word == name or word.endswith(f"-{name}")


@pytest.mark.parametrize("said", ['we say "peace"; or war', "back\\slash", "“curly” ones", "two\nlines"])
def test_words_of_ones_own_stand_between_quotation_marks(said: str) -> None:
    text = brief(Draft("peace", ("1",), Prose(said)))
    assert moves_in(f"{text}; {text}") == [("draft", "peace", "1", said)] * 2


def test_a_phones_quotation_marks_do_as_well() -> None:
    assert moves_in("draft peace 1 “we share; always”") == [("draft", "peace", "1", "we share; always")]


def test_a_mistyped_word_proposes_the_nearest() -> None:
    game = games()["barony"]
    with pytest.raises(IllegalMove) as caught:
        kind_meant(Speaker("en"), game, "mvoe", ())
    assert caught.value.refusal.words.args["kinds"] == "move"


def test_a_line_is_what_its_parts_are() -> None:
    game = games()["torres"]
    say = Speaker("fr")
    moves = [kind() for kind in game.actions if not kind.__struct_fields__]
    line = line_of(say, game, [*moves, *moves])
    assert [words[0] for words in moves_in(line)] == [written(say, game, move) for move in [*moves, *moves]]
