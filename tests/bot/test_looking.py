"""Asking a place, walking from one to the next, and the board in words, in both languages."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import render
from bot.deeds import deeds_told
from bot.looking import paged
from bot.prompts.labels import action_label
from bot.words import Speaker
from rules.core import Game, engine
from rules.core.here import asked_here
from rules.host import Table
from rules.registry import games
from tests.clicks import Hand
from tests.light import CHANNEL, GUILD, LightHouse, LightInteraction
from tests.stages import FIRST, Stage, plant, stages

LOCALES = [("en", "en-GB"), ("fr", "fr")]
every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)


def late(game: Game[Any]) -> Stage:
    """A position of a recorded game with a board, in which somebody is awaited."""
    found = [stage for stage in stages(game, 1, 4, Random(6)) if stage.state.outcome is None and board(stage)]
    return found[-1]


def board(stage: Stage) -> tuple[str, ...]:
    survey = render.survey(stage.game.id)
    assert survey is not None
    return survey.places(stage.game.view(stage.state, 0))


async def at(house: LightHouse, game: Game[Any]) -> tuple[Stage, Table, Hand]:
    stage = late(game)
    table = await plant(house.host, stage, "t1", guild=GUILD, channel=CHANNEL)
    return stage, table, Hand(house, table.id, engine.awaited(stage.state)[0])


async def asked(house: LightHouse, hand: Hand, place: str, locale: str = "en-GB") -> LightInteraction:
    hand.face = await house.command(["table", "look"], {"place": place}, hand.person, locale=locale)
    return hand.face


async def everything(hand: Hand, locale: str) -> str:
    """All pages of an answer."""
    assert hand.face is not None
    told = [hand.face.said[-1]]
    while (after := next((part for part in hand.parts() if part.get("label") == "▶"), None)) is not None:
        _, verb, ref, arg = after["custom_id"].split(":")
        hand.face = await hand.house.click(verb, ref, arg, hand.person, locale=locale)
        told.append(hand.face.said[-1])
    return "\n".join(told)


@every_game
@pytest.mark.parametrize(("language", "locale"), LOCALES)
async def test_a_place_tells_what_stands_there_and_every_kind_of_action(
    house: LightHouse, game: Game[Any], language: str, locale: str
) -> None:
    stage, _, hand = await at(house, game)
    place = board(stage)[0]
    await asked(house, hand, place, locale)
    said, say = await everything(hand, locale), Speaker(language)
    for kind in game.actions:
        assert action_label(say, game.id, kind) in said, kind


@every_game
async def test_neighbours_are_buttons_by_which_one_walks(house: LightHouse, game: Game[Any]) -> None:
    stage, _, hand = await at(house, game)
    survey, view = render.survey(game.id), game.view(stage.state, hand.seat)
    assert survey is not None
    place = board(stage)[0]
    await asked(house, hand, place)
    for _ in range(3):
        offered = [part for part in hand.parts() if part["custom_id"].startswith("b:place:")]
        walks = [part["custom_id"].split(":")[3] for part in offered if "." not in part["custom_id"].split(":")[3]]
        assert walks == list(survey.near(view, place)[:15])
        place = walks[-1]
        await hand.press(next(part for part in offered if part["custom_id"].endswith(f":{place}")))
        assert hand.face is not None
        assert survey.name(Speaker("en"), place) in hand.face.said[-1].splitlines()[0]


@every_game
async def test_every_place_can_be_chosen_from_the_list(house: LightHouse, game: Game[Any]) -> None:
    stage, table, hand = await at(house, game)
    hand.face = await house.click("look", table.id, None, hand.person)
    pages = hand.find("seekpage")
    reached: list[str] = []
    for page in [option["value"] for option in pages["options"]] if pages else [None]:
        if pages is not None and page is not None:
            await hand.press(hand.find("seekpage") or pages, page)
        part = hand.find("seek")
        assert part is not None
        reached += [option["value"] for option in part["options"]]
    assert tuple(reached) == board(stage)
    part = hand.find("seek")
    assert part is not None
    await hand.press(part, reached[-1])
    assert hand.face is not None
    assert hand.face.said


@every_game
@pytest.mark.parametrize(("language", "locale"), LOCALES)
async def test_the_board_in_words_leaves_nothing_out(
    house: LightHouse, game: Game[Any], language: str, locale: str
) -> None:
    """Its pages together are the survey, line by line."""
    _, table, hand = await at(house, game)
    hand.face = await house.command(["table", "text"], {}, hand.person, locale=locale)
    first, told = hand.face.said[-1], Speaker(language)
    assert first.startswith(told("text-title", table="Table t1", game=told(f"game-{game.id}")))
    survey = render.survey(game.id)
    assert survey is not None
    names = tuple(f"**{seat.name}**" for seat in table.seats)
    position = await house.host.look(table.id)
    whole = survey.whole(position.view(hand.seat), render.Scene(names, Speaker(language, names)))
    said = (await everything(hand, locale)).splitlines()
    assert [line for page in paged(whole) for line in page if line not in said] == []


async def test_places_are_completed_by_name_and_the_wrong_one_is_refused(house: LightHouse) -> None:
    _, _, hand = await at(house, games()["medioevo"])
    found = await house.complete(["table", "look"], {"place": "sax"}, "place", hand.person)
    assert ("Saxony", "saxony") in (found.choices or [])
    answer = await asked(house, hand, "atlantis")
    assert "atlantis" in answer.said[-1]


async def test_who_only_looks_on_hears_what_stands_there(house: LightHouse) -> None:
    stage, _, _ = await at(house, games()["barony"])
    stranger = house.person(5)
    answer = await house.command(["table", "look"], {"place": board(stage)[0]}, stranger)
    assert Speaker("en")("look-barred") not in answer.said[-1]


async def test_who_is_not_awaited_is_told_so(house: LightHouse) -> None:
    stage, _, hand = await at(house, games()["barony"])
    other = house.person(FIRST + (hand.seat + 1) % stage.setup.seats)
    answer = await house.command(["table", "look"], {"place": board(stage)[0]}, other)
    assert Speaker("en")("look-not-now") in answer.said[-1]


@pytest.mark.parametrize("game", games().values(), ids=games())
async def test_panels_lead_to_places_and_symbols(house: LightHouse, game: Game[Any]) -> None:
    _, _, hand = await at(house, game)
    await hand.open()
    assert hand.find("look") is not None
    symbols = f"b:rulebook:{game.id}:symbols"
    assert [part["label"] for part in hand.parts() if part["custom_id"] == symbols] == ["Symbols"]


@pytest.mark.parametrize("game", games().values(), ids=games())
async def test_every_question_has_a_way_to_its_symbols(house: LightHouse, game: Game[Any]) -> None:
    """Also where back, out, a look, a hint and the reference fill the last row."""
    _, _, hand = await at(house, game)
    await hand.open()
    for _ in range(3):
        found = [part["custom_id"] for part in hand.parts()]
        assert f"b:rulebook:{game.id}:symbols" in found
        part = hand.find("act") or hand.find("pick") or hand.find("first")
        if part is None:
            break
        await hand.press(part, *([part["options"][0]["value"]] if part["type"] == 3 else []))


@pytest.mark.parametrize("arg", ["nowhere", "a1.x", "a1.999999", ".", "1"])
async def test_forged_places_are_answered_in_words(house: LightHouse, arg: str) -> None:
    _, table, hand = await at(house, games()["torres"])
    assert (await house.click("place", table.id, arg, hand.person)).said


@every_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_kind_is_in_one_line(game: Game[Any], language: str) -> None:
    stage, say = late(game), Speaker(language, ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay"))
    seat = engine.awaited(stage.state)[0]
    told = deeds_told(say, game.id, asked_here(game, stage.state, seat, board(stage)[0], board(stage)))
    for kind in game.actions:
        assert any(action_label(say, game.id, kind) in line for line in told), kind


def test_a_long_line_is_cut_between_its_parts() -> None:
    parts = [f"place number {number}" for number in range(300)]
    pages = paged([", ".join(parts), "the end"])
    assert " ".join(line for page in pages for line in page) == ", ".join(parts) + " the end"
    assert all(sum(len(line) + 1 for line in page) <= 1800 for page in pages)
