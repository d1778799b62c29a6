"""Choosing on the picture: what can be chosen has on the board what its label begins with; and kinds say what they
bring."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import render
from bot.prompts.labels import kind_label
from bot.words import Speaker
from render.picture import Scene
from rules.core import Game, engine
from rules.core.actions import fields_of, tag_of
from rules.core.legal import domain_of
from rules.registry import games
from tests.bot.test_shortcuts import torres_with
from tests.clicks import Hand
from tests.light import CHANNEL, DOT, GUILD, LightHouse
from tests.stages import Stage, plant, stages


def with_places(game: Game[Any], least: int, most: int) -> tuple[Stage, int, Any, list[str]]:
    """A position in which the first question of some kind is about so many places."""
    survey = render.survey(game.id)
    assert survey is not None
    for stage in stages(game, 4, 20, Random(9)):
        for seat in engine.awaited(stage.state):
            places = survey.places(game.view(stage.state, seat))
            for kind in filter(fields_of, engine.legal(stage.state, seat).kinds):
                options = getattr(domain_of(fields_of(kind)[0], stage.state, seat, ()), "options", ())
                if least <= len(options) <= most and all(option in places for option in options):
                    return stage, seat, kind, [*options]
    raise LookupError(game.id)


async def test_a_place_has_the_same_number_on_the_map_and_in_its_label(house: LightHouse) -> None:
    stage, seat, kind, options = with_places(games()["medioevo"], 4, 10)
    await plant(house.host, stage, "t1", guild=GUILD, channel=CHANNEL)
    drawn: list[dict[str, str]] = []

    async def panel(*_: Any, **facts: Any) -> tuple[Any, ...]:
        drawn.append(dict(facts.get("numbers", ())))
        return (DOT,)

    house.bot.painter.panel = panel  # type: ignore[method-assign]
    hand = Hand(house, "t1", seat)
    await hand.open()
    if hand.find("pick", options[0]) is None:
        await hand._chosen(kind(*([options[0]] + [None] * (len(fields_of(kind)) - 1))), ())
    shown = {
        part["custom_id"].rpartition(".")[2]: part["label"]
        for part in hand.parts()
        if part["custom_id"].startswith("b:pick")
    }
    assert set(shown) == set(options) == set(drawn[-1])
    for place, label in shown.items():
        assert label.startswith(f"{drawn[-1][place]} · ")


def test_the_numbers_are_drawn() -> None:
    stage, seat, _, options = with_places(games()["medioevo"], 4, 10)
    view, names = stage.game.view(stage.state, seat), tuple("ABCDEF")[: stage.setup.seats]
    bare = render.picture("medioevo", view, Scene(names, Speaker("en", names), rings=tuple(options)))
    numbers = tuple((place, str(number)) for number, place in enumerate(options, 1))
    told = render.picture("medioevo", view, Scene(names, Speaker("en", names), rings=tuple(options), numbers=numbers))
    assert told.png != bare.png
    assert (told.width, told.height) == (bare.width, bare.height)


@pytest.mark.parametrize("game", ["barony", "torres"])
async def test_a_board_that_names_its_places_needs_no_numbers(house: LightHouse, game: str) -> None:
    """There the label itself has the name that is printed in the place."""
    assert not render.numbers_options(game)
    stage, seat, kind, options = with_places(games()[game], 3, 10)
    field, say = fields_of(kind)[0], Speaker("en", ("A", "B", "C", "D"))
    assert field.ask.label is not None
    for option in options:
        assert option in say.say(field.ask.label(stage.state, seat, option))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_end_of_a_turn_says_what_it_brings(language: str) -> None:
    say, stage = Speaker(language), torres_with("move", points=3)
    state: Any = stage.state
    end = next(kind for kind in stage.game.actions if tag_of(kind) == "end")
    label = kind_label(say, "torres", state, engine.awaited(state)[0], end)
    assert label.endswith(say("torres-brings-left", points=state.turn.points))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_end_of_a_turn_in_saga_says_what_the_next_one_opens_with(language: str) -> None:
    say, told = Speaker(language), set[str]()
    for stage in stages(games()["saga"], 4, 60, Random(2)):
        state: Any = stage.state
        if state.outcome is None:
            seat = engine.awaited(state)[0]
            end = next(kind for kind in stage.game.actions if tag_of(kind) == "end")
            income = sum(state.face(colour).income for colour in state.owned(seat))
            words = end.brings(state, seat)
            if words is not None and state.played:
                assert say.say(words) == say("saga-brings-income", points=income)
            told.add(words.key if words else "")
    assert told == {"", "saga-brings-pass", "saga-brings-income"}
