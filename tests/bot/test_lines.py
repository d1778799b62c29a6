"""A whole turn in one line: checked, shown on one picture, played whole or not at all."""

from __future__ import annotations

from typing import Any

import pytest

from bot.prompts.notation import line_of
from bot.words import Speaker
from rules.core import Action, engine
from rules.core.actions import tag_of
from rules.host import Table
from rules.registry import games
from tests.bot.test_shortcuts import length, placed, torres_with
from tests.clicks import Hand
from tests.light import LightHouse, LightInteraction
from tests.stages import at_step

LOCALES = [("en", "en-GB"), ("fr", "fr")]


async def turn(house: LightHouse, table: Table, seat: int) -> list[Action]:
    """Three steps of a knight of Torres, one upon the other."""
    position = await house.host.look(table.id)
    state, steps = position.state, []
    for _ in range(3):
        move = next(action for action in engine.legal(state, seat) if tag_of(type(action)) == "move")
        steps.append(move)
        state = engine.submit(position.game, state, seat, move, seed="s", index=1).state
    return steps


async def at_turn(house: LightHouse) -> tuple[Table, Hand, list[Action]]:
    table, hand = await placed(house, torres_with("move", points=4))
    return table, hand, await turn(house, table, hand.seat)


async def typed(house: LightHouse, hand: Hand, line: str, locale: str = "en-GB") -> LightInteraction:
    hand.face = await house.command(["torres", "turn"], {"moves": line}, hand.person, locale=locale)
    return hand.face


def game_line(language: str, moves: list[Action]) -> str:
    return line_of(Speaker(language), games()["torres"], moves)


async def pressed(hand: Hand, verb: str, **facts: Any) -> LightInteraction:
    part = hand.find(verb)
    assert part is not None, [p.get("label") for p in hand.parts()]
    await hand.press(part, **facts)
    assert hand.face is not None
    return hand.face


@pytest.mark.parametrize(("language", "locale"), LOCALES)
async def test_a_line_is_shown_and_then_played_whole(house: LightHouse, language: str, locale: str) -> None:
    table, hand, moves = await at_turn(house)
    before = (await house.host.table(table.id)).revision
    line = game_line(language, moves)
    shown = await typed(house, hand, line, locale)
    assert f"`{line}`" in shown.said[-1]
    assert await length(house, table) == 0
    await pressed(hand, "play")
    after = await house.host.table(table.id)
    assert (after.length, after.revision) == (3, before + 1)
    history = await house.host.history(table.id)
    assert [row.entry.action for row in history] == moves


async def test_a_line_of_another_language_is_understood(house: LightHouse) -> None:
    _, hand, moves = await at_turn(house)
    shown = await typed(house, hand, game_line("fr", moves))
    assert f"`{game_line('en', moves)}`" in shown.said[-1]


@pytest.mark.parametrize(("language", "locale"), LOCALES)
async def test_the_first_move_that_does_not_work_is_named(house: LightHouse, language: str, locale: str) -> None:
    table, hand, moves = await at_turn(house)
    wrong = "move a1 h8"
    line = f"{game_line(language, moves[:2])}; {wrong}; nonsense"
    shown = await typed(house, hand, line, locale)
    say = Speaker(language)
    assert say("line-stuck", number=3, move=f"`{wrong}`", why="").strip() in shown.said[-1]
    assert say("line-nothing-played") in shown.said[-1]
    assert "T-" in shown.said[-1]  # the rule that forbids it
    assert hand.find("play") is None
    assert await length(house, table) == 0


async def test_of_a_line_without_end_the_answer_quotes_what_has_room(house: LightHouse) -> None:
    _, hand, _ = await at_turn(house)
    shown = await typed(house, hand, "move " + "a" * 3500)
    assert f"`move {'a' * 50}" in shown.said[-1]
    assert "…`" in shown.said[-1]


async def test_nothing_can_follow_what_hangs_on_luck(house: LightHouse) -> None:
    table, hand = await placed(house, torres_with("buy", points=3))
    buy = next(a for a in engine.legal((await house.host.look(table.id)).state, hand.seat) if tag_of(type(a)) == "buy")
    line = game_line("en", [buy])
    assert hand.find("line") is not None
    shown = await typed(house, hand, line)
    assert Speaker("en")("line-unknown-end") in shown.said[-1]
    shown = await typed(house, hand, f"{line}; end")
    assert Speaker("en")("line-luck", move=line) in shown.said[-1].replace("\\", "")
    assert await length(house, table) == 0


@pytest.mark.parametrize(("language", "locale"), LOCALES)
async def test_nothing_can_follow_the_move_that_ends_the_turn(house: LightHouse, language: str, locale: str) -> None:
    """In Barony a turn is one action."""
    table, hand = await placed(house, at_step(games()["barony"], "Turns"))
    position, say = await house.host.look(table.id), Speaker(language)
    recruit = next(a for a in engine.legal(position.state, hand.seat) if tag_of(type(a)) == "recruit")
    line = line_of(say, position.game, [recruit])
    shown = await house.command(["barony", "turn"], {"moves": f"{line}; {line}"}, hand.person, locale=locale)
    over = say("line-stuck", number=2, move=f"`{line}`", why=say("line-turn-over", move=line))
    assert over in shown.said[-1].replace("\\", "")
    assert await length(house, table) == 0


async def test_a_line_is_typed_in_the_panel_and_changed(house: LightHouse) -> None:
    table, hand, moves = await at_turn(house)
    await pressed(hand, "line")
    await lined(hand, "end; end")
    assert hand.find("play") is None
    await pressed(hand, "line")
    assert box(hand)["value"] == "end; end"
    await lined(hand, game_line("en", moves))
    await pressed(hand, "play")
    assert await length(house, table) == 3


def box(hand: Hand) -> dict[str, Any]:
    assert hand.face is not None
    boxes = [part for row in hand.face.rows for part in row.get("components", [row.get("component", row)])]
    return next(part for part in boxes if part["custom_id"] == "answer")


async def lined(hand: Hand, line: str) -> None:
    assert hand.face is not None
    parts = [part for row in hand.face.rows for part in row.get("components", [])]
    modal = next(part for part in parts if str(part.get("custom_id", "")).startswith("m:"))
    await hand.press({**modal, "type": 2}, typed={"answer": line})


async def test_a_line_played_twice_is_played_once(house: LightHouse) -> None:
    table, hand, moves = await at_turn(house)
    await typed(house, hand, game_line("en", moves))
    part = hand.find("play")
    assert part is not None
    await hand.press(part)
    await hand.press(part)
    assert await length(house, table) == 3


async def test_a_line_that_the_table_has_left_behind_plays_nothing(house: LightHouse) -> None:
    table, hand, moves = await at_turn(house)
    await typed(house, hand, game_line("en", moves))
    await house.host.play(table.id, hand.seat, moves[0])
    await pressed(hand, "play")
    assert await length(house, table) == 1


@pytest.mark.parametrize("line", [";;;", " ", "move", '"', "end " * 50, "; ".join(["end"] * 60)])
async def test_nonsense_is_answered_in_words(house: LightHouse, line: str) -> None:
    table, hand, _ = await at_turn(house)
    shown = await house.command(["torres", "turn"], {"moves": line}, hand.person)
    assert shown.said
    assert await length(house, table) == 0


async def test_a_stranger_and_one_who_is_not_awaited_are_told_so(house: LightHouse) -> None:
    table, hand, moves = await at_turn(house)
    for person in (house.person(5), house.person(hand.person.id + (1 if hand.seat == 0 else -1))):
        shown = await house.command(["torres", "turn"], {"moves": game_line("en", moves)}, person)
        assert shown.said
    assert await length(house, table) == 0


# Completion


@pytest.mark.parametrize(("language", "locale"), LOCALES)
async def test_every_word_of_a_line_is_completed(house: LightHouse, language: str, locale: str) -> None:
    """Typed letter by letter, the whole line is among what is offered."""
    _, hand, moves = await at_turn(house)
    line = game_line(language, moves)
    for end in range(len(line) + 1):
        asked = await house.complete(["torres", "turn"], {"moves": line[:end]}, "moves", hand.person, locale=locale)
        assert asked.choices, line[:end]
        if not line[:end].endswith(";"):
            offered = [value for _, value in asked.choices]
            assert any(line.startswith(value) or value.startswith(line[:end]) for value in offered), (
                line[:end],
                offered,
            )


async def test_nothing_is_offered_behind_a_move_that_does_not_work(house: LightHouse) -> None:
    _, hand, _ = await at_turn(house)
    asked = await house.complete(["torres", "turn"], {"moves": "move a1 h8; "}, "moves", hand.person)
    assert asked.choices == []
