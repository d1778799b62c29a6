"""Fewer clicks: few options are buttons, few moves stand whole, the last answer plays, the same piece goes on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.prompts.progress import answers_of
from bot.prompts.shortcuts import FEW, move_word
from rules.core import Action, engine
from rules.core.actions import tag_of
from rules.host import Table
from rules.registry import games
from tests.clicks import Hand
from tests.light import CHANNEL, GUILD, LightHouse
from tests.stages import FIRST, Stage, at_step, plant, stages


async def seated(house: LightHouse, game: str, step: str, *, confirms: bool = False) -> tuple[Table, Hand]:
    """A table of a recorded game at a step, and the hand of whoever is awaited."""
    return await placed(house, at_step(games()[game], step), confirms=confirms)


async def placed(house: LightHouse, stage: Stage, *, confirms: bool = False) -> tuple[Table, Hand]:
    table = await plant(house.host, stage, "t1", guild=GUILD, channel=CHANNEL)
    seat = engine.awaited(stage.state)[0]
    await house.host.set_person(FIRST + seat, confirms=confirms)
    hand = Hand(house, table.id, seat)
    await hand.open()
    return table, hand


def labels(hand: Hand) -> list[str]:
    return [part["label"] for part in hand.parts() if part["type"] == 2]


def words(hand: Hand, verb: str) -> list[str]:
    ids = [part["custom_id"].split(":", 3) for part in hand.parts()]
    return [rest[0].partition(".")[2] for _, known, _, *rest in ids if known == verb]


async def length(house: LightHouse, table: Table) -> int:
    return (await house.host.table(table.id)).length


def torres_with(tag: str, *, origins: int = 0, points: int = 0) -> Stage:
    """A turn of Torres with such an action open, so many knights to move and points to spend."""
    for stage in stages(games()["torres"], 3, 500, Random(1)):
        state: Any = stage.state
        if state.outcome is None and type(state.stack[-1]).__name__ == "Turns":
            legal = [*engine.legal(state, engine.awaited(state)[0])]
            froms = {action.origin for action in legal if tag_of(type(action)) == "move"}  # type: ignore[attr-defined]
            enough = len(froms) >= origins and state.turn.points >= points
            if enough and any(tag_of(type(action)) == tag for action in legal):
                return stage
    raise LookupError(tag)


async def one_of(house: LightHouse, table: Table, hand: Hand, tag: str) -> Action:
    """A legal action of a kind."""
    state = (await house.host.look(table.id)).state
    return next(action for action in engine.legal(state, hand.seat) if tag_of(type(action)) == tag)


# The last answer plays


async def founding(house: LightHouse, *, confirms: bool = False) -> tuple[Table, Hand, Action]:
    table, hand = await seated(house, "barony", "Placement", confirms=confirms)
    state = (await house.host.look(table.id)).state
    return table, hand, next(iter(engine.legal(state, hand.seat)))


async def test_a_move_is_played_at_its_last_answer_with_undo_beside_it(house: LightHouse) -> None:
    table, hand, action = await founding(house)
    await hand._answer(action.hex)  # type: ignore[attr-defined]
    assert await length(house, table) == 1
    assert "Undo" in labels(hand)


async def test_who_wishes_so_sees_every_move_first(house: LightHouse) -> None:
    table, hand, action = await founding(house, confirms=True)
    await hand._answer(action.hex)  # type: ignore[attr-defined]
    assert await length(house, table) == 0
    assert "Confirm" in labels(hand)


@pytest.mark.parametrize("always", [True, False])
async def test_the_wish_is_said_by_command(house: LightHouse, always: bool) -> None:
    person = house.person(FIRST)
    asked = await house.command(["me", "confirm"], {"always": always}, person)
    assert asked.said
    assert (await house.host.person(FIRST)).confirms is always


async def test_the_same_answer_pressed_twice_plays_once(house: LightHouse) -> None:
    table, hand, action = await founding(house)
    part = hand.find("pick", action.hex) or hand.find("first", action.hex)  # type: ignore[attr-defined]
    assert part is not None
    values = (action.hex,) if part["type"] == 3 else ()  # type: ignore[attr-defined]
    for _ in range(2):
        await hand.press(part, *values)
    assert await length(house, table) == 1


async def test_what_cannot_be_taken_back_is_shown_first(house: LightHouse) -> None:
    """T-18: buying a card is final."""
    table, hand = await placed(house, torres_with("buy"))
    buy = await one_of(house, table, hand, "buy")
    assert type(buy).final
    part = hand.find("act", "buy") or hand.find("act", move_word(buy))
    assert part is not None
    await hand.press(part)
    assert "Confirm" in labels(hand)
    assert await length(house, table) == 0


async def test_a_weighty_move_is_shown_first(house: LightHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    table, hand, action = await founding(house)
    monkeypatch.setattr(type(action), "weighty", True)
    await hand._answer(action.hex)  # type: ignore[attr-defined]
    assert "Confirm" in labels(hand)
    assert await length(house, table) == 0


# Whole moves


async def test_no_war_is_declared_by_one_slip(house: LightHouse) -> None:
    """Also where there is but one whom one could declare it on, so that its button asks nothing more."""
    stage = next(each for each in stages(games()["medioevo"], 6, 30, Random(9)) if len(openings(each, "declare")) == 1)
    table, hand = await placed(house, stage)
    whole = hand.find("act", "declare")
    if whole is None:
        group = hand.find("act", ".pact")
        assert group is not None
        await hand.press(group)
        whole = hand.find("act", "declare")
    assert whole is not None
    before = await length(house, table)
    await hand.press(whole)
    assert await length(house, table) == before
    sure = hand.find("play")
    assert sure is not None
    await hand.press(sure)
    assert await length(house, table) == before + 1


async def test_an_offer_that_binds_nobody_is_made_at_the_last_answer(house: LightHouse) -> None:
    """M-120: the other one hears of it, so that it cannot be unsaid; but nothing holds before they accept."""
    stage = next(each for each in stages(games()["medioevo"], 8, 30, Random(9)) if openings(each, "propose"))
    table, hand = await placed(house, stage)
    offer = openings(stage, "propose")[0]
    assert engine.foresee(stage.game, stage.state, hand.seat, offer) is None
    await hand.play(offer, answers_of(stage.state, hand.seat, offer))
    assert hand.by["play"] == 0
    assert await length(house, table) == 1


def openings(stage: Stage, tag: str) -> list[Action]:
    """The moves of a kind that whoever is asked first could make."""
    asked = engine.awaited(stage.state)
    return [move for move in engine.legal(stage.state, asked[0]) if tag_of(type(move)) == tag] if asked else []


async def test_few_moves_stand_whole(house: LightHouse) -> None:
    table, hand = await seated(house, "torres", "Turns")
    state = (await house.host.look(table.id)).state
    whole = [word for word in words(hand, "act") if word.startswith("-")]
    moves = {move_word(move) for move in engine.legal(state, hand.seat)}
    assert 1 < len(whole) <= FEW
    assert moves.issuperset(whole)
    part = hand.find("act", whole[0])
    assert part is not None
    await hand.press(part)
    assert await length(house, table) == 1 or "Confirm" in labels(hand)


@pytest.mark.parametrize("word", ["-0123456789ab", "+nonsense", "+move+z99", "+"])
async def test_a_forged_shortcut_plays_nothing(house: LightHouse, word: str) -> None:
    table, hand = await seated(house, "saga", "Turns")
    draft, step = next(iter(hand.parts()))["custom_id"].split(":")[2:4]
    asked = await house.click("act", draft, f"{step.partition('.')[0]}.{word}", hand.person)
    assert asked.said
    assert await length(house, table) == 0


# Again


async def test_a_knight_of_torres_goes_on_by_one_button(house: LightHouse) -> None:
    table, hand = await placed(house, torres_with("move", origins=3, points=3))
    step: Any = await one_of(house, table, hand, "move")
    state = (await house.host.look(table.id)).state
    await hand.play(step, answers_of(state, hand.seat, step))
    assert await length(house, table) == 1
    again = [word for word in words(hand, "act") if word == f"+move+{step.target}"]
    assert again, labels(hand)
    part = hand.find("act", again[0])
    assert part is not None
    assert part["label"].startswith("Again: ")
    await hand.press(part)
    assert words(hand, "pick") or hand.find("pick")
