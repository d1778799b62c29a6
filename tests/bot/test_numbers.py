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


def with_places(game: Game[Any], least: int, most: int, answers: int = 1) -> tuple[Stage, int, Any, list[str]]:
    """A position in which the first question of some kind is about so many places. `answers` at least: few moves of
    one answer stand whole side by side."""
    survey = render.survey(game.id)
    assert survey is not None
    for stage in stages(game, 4, 20, Random(9)):
        for seat in engine.awaited(stage.state):
            places = survey.places(game.view(stage.state, seat))
            for kind in (kind for kind in engine.legal(stage.state, seat).kinds if len(fields_of(kind)) >= answers):
                options = getattr(domain_of(fields_of(kind)[0], stage.state, seat, ()), "options", ())
                if least <= len(options) <= most and all(option in places for option in options):
                    return stage, seat, kind, [*options]
    raise LookupError(game.id)


async def test_a_place_has_the_same_number_on_the_map_and_in_its_label(house: LightHouse) -> None:
    stage, seat, kind, options = with_places(games()["medioevo"], 4, 10, answers=2)
    await plant(house.host, stage, "t1", guild=GUILD, channel=CHANNEL)
    drawn = noted(house)
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


async def test_a_menu_beside_the_kinds_has_numbers_too(house: LightHouse) -> None:
    """M-23: where barbarians may gather is asked before one has said that some shall."""
    stage, seat, kind, options = with_places(games()["medioevo"], 11, 24, answers=2)
    await plant(house.host, stage, "t1", guild=GUILD, channel=CHANNEL)
    drawn = noted(house)
    hand = Hand(house, "t1", seat)
    await hand.open()
    listed = hand.find("first", options[0])
    assert listed is not None, tag_of(kind)
    shown = {option["value"]: option["label"] for option in listed["options"]}
    assert {*shown} <= {*drawn[-1]}
    assert all(label.startswith(f"{drawn[-1][place]} · ") for place, label in shown.items())
    assert len({*drawn[-1].values()}) == len(drawn[-1])


@pytest.mark.parametrize("kind", ["play", "recruit"])
async def test_knights_of_saga_have_their_numbers_on_the_picture_and_in_their_labels(
    house: LightHouse, kind: str
) -> None:
    """And so have the realms that a knight can be played against."""
    stage, seat, first = with_cards(kind)
    await plant(house.host, stage, "t1", guild=GUILD, channel=CHANNEL)
    drawn = noted(house)
    hand = Hand(house, "t1", seat)
    await hand.open()
    part = hand.find("act", kind)
    if part is not None:
        await hand.press(part)
    asked = 0
    while (part := hand.find("pick")) is not None and drawn[-1]:
        shown = {value: label for label, value in offered(hand) if value in drawn[-1]}
        assert set(shown) == set(drawn[-1])
        assert all(label.startswith(f"{drawn[-1][value]} · ") for value, label in shown.items())
        asked += 1
        await hand._answer(first if asked == 1 else next(iter(shown)))
    assert asked >= (2 if kind == "play" else 1)


def with_cards(tag: str) -> tuple[Stage, int, str]:
    """A turn of Saga in which several knights can be played or recruited, and one of them; a knight to be played has
    several realms to go to."""
    for stage in stages(games()["saga"], 6, 80, Random(4)):
        state: Any = stage.state
        for seat in engine.awaited(state):
            kind = next((kind for kind in engine.legal(state, seat).kinds if tag_of(kind) == tag), None)
            if kind is None:
                continue
            card, *more = fields_of(kind)
            cards = [*(domain_of(card, state, seat, ()) or ())]
            armies = [len(domain_of(more[0], state, seat, (each,)) or ()) for each in cards]
            if 2 < len(cards) <= 10 and (tag != "play" or max(armies) > 1):
                return stage, seat, str(cards[armies.index(max(armies))])
    raise LookupError(tag)


def noted(house: LightHouse) -> list[dict[str, str]]:
    """The numbers on every picture of a panel from now on."""
    drawn: list[dict[str, str]] = []

    async def panel(*_: Any, **facts: Any) -> tuple[Any, ...]:
        drawn.append(dict(facts.get("numbers", ())))
        return (DOT,)

    house.bot.painter.panel = panel  # type: ignore[method-assign]
    return drawn


def offered(hand: Hand) -> list[tuple[str, str]]:
    """The options of a question, as (label, value)."""
    found: list[tuple[str, str]] = []
    for part in hand.parts():
        if part["custom_id"].startswith("b:pick"):
            found.append((part["label"], part["custom_id"].rpartition(".")[2]))
        elif part["custom_id"].startswith("s:pick"):
            found += [(option["label"], option["value"]) for option in part["options"]]
    return found


def test_the_numbers_are_drawn() -> None:
    stage, seat, _, options = with_places(games()["medioevo"], 4, 10, answers=2)
    view, names = stage.game.view(stage.state, seat), tuple("ABCDEF")[: stage.setup.seats]
    bare = render.picture("medioevo", view, Scene(names, Speaker("en", names), rings=tuple(options)))
    numbers = tuple((place, str(number)) for number, place in enumerate(options, 1))
    told = render.picture("medioevo", view, Scene(names, Speaker("en", names), rings=tuple(options), numbers=numbers))
    assert told.png != bare.png
    assert (told.width, told.height) == (bare.width, bare.height)


@pytest.mark.parametrize("game", ["barony", "torres"])
async def test_a_board_that_names_its_places_needs_no_numbers(house: LightHouse, game: str) -> None:
    """There the label itself has the name that is printed in the place."""
    stage, seat, kind, options = with_places(games()[game], 3, 10)
    assert not render.numbered(game, stage.game.view(stage.state, seat))
    field, say, survey = fields_of(kind)[0], Speaker("en", ("A", "B", "C", "D")), render.survey(game)
    assert field.ask.label is not None
    assert survey is not None
    for option in options:
        assert survey.name(say, option) in say.say(field.ask.label(stage.state, seat, option))


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
