"""What others wait for is at hand, what is really asked stands whole, and what goes without saying need not be said."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from bot.prompts.kinds import choices, groups_among
from bot.prompts.progress import answers_of, with_the_rest
from bot.prompts.shortcuts import AT_HAND, FEW, move_word
from bot.words import Speaker
from rules.barony.actions import Move
from rules.core import Action, engine
from rules.core.actions import tag_of
from rules.core.legal import completions
from rules.medioevo.diplomacy import Draft, Propose
from rules.registry import games
from tests.bot.test_panel_kinds import opened
from tests.bot.test_shortcuts import length, placed
from tests.clicks import Hand
from tests.light import LightHouse
from tests.stages import Stage, at_step, stages

MEDIOEVO = games()["medioevo"]
NAMES = ("Ann", "Bob", "Cid", "Dan", "Eva", "Flo")
ANSWERS = ("nonaggression", "1")


def proposed() -> tuple[Stage, int, int, Action]:
    """A position in which a seat can propose something to another that is asked too, and the proposal."""
    for step in ("Taxing", "Auction", "Shopping"):
        stage = at_step(MEDIOEVO, step)
        awaited = engine.awaited(stage.state)
        for seat in awaited:
            if Propose in engine.legal(stage.state, seat).kinds:
                for move in completions(Propose, stage.state, seat):
                    if move.to in awaited:
                        return stage, move.to, seat, move
    raise LookupError


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_offer_is_answered_outside_its_group(language: str) -> None:
    stage, seat, other, offer = proposed()
    state = engine.submit(MEDIOEVO, stage.state, other, offer, seed="s", index=1).state
    kinds, position = engine.legal(state, seat).kinds, opened(MEDIOEVO, state, stage.setup.seats)
    replies = {tag_of(kind) for kind in kinds if kind.reply}
    assert {"accept", "decline"} <= replies
    assert "pact" in groups_among(kinds)
    shown = [choice for _, choice in choices(Speaker(language, NAMES), position, seat, kinds, None)]
    assert replies <= {*shown}
    assert len(shown) <= AT_HAND
    assert "propose" not in shown, "what nobody waits for stays in its group"


async def test_what_is_really_asked_stands_whole_also_among_many_kinds(house: LightHouse) -> None:
    table, hand = await placed(house, at_step(MEDIOEVO, "Taxing"))
    state: Any = (await house.host.look(table.id)).state
    taxes = [*completions(engine.legal(state, hand.seat).kinds[0], state, hand.seat)]
    offered = [part for part in hand.parts() if part["custom_id"].startswith(("b:act", "s:first"))]
    assert FEW < len(offered) <= AT_HAND, "where they are few they stand whole anyway"
    assert all(hand.find("act", move_word(tax)) for tax in taxes)


async def test_the_last_of_many_whole_moves_is_played_too(house: LightHouse) -> None:
    stage, moves = many_at_once()
    table, hand = await placed(house, stage)
    part = hand.find("act", move_word(moves[-1]))
    assert part is not None
    await hand.press(part)
    assert await length(house, table) == 1


def many_at_once() -> tuple[Stage, list[Action]]:
    """A position in which what is asked for has more moves than stand whole for other kinds, and few enough itself."""
    for stage in stages(games()["saga"], None, 400, Random(4)):
        for seat in engine.awaited(stage.state)[:1]:
            first = engine.legal(stage.state, seat).kinds[0]
            moves = [*islice(completions(first, stage.state, seat), AT_HAND)]
            if FEW + 1 < len(moves) < AT_HAND - 1:
                return stage, moves
    raise LookupError


async def drafting(house: LightHouse) -> tuple[Hand, Any]:
    """A pact is being drafted; its terms are asked for, one after the other."""
    table, hand = await placed(house, at_step(MEDIOEVO, "Taxing"))
    for choice in (".pact", "draft"):
        part = hand.find("act", choice)
        assert part is not None
        await hand.press(part)
    for answer in ANSWERS:
        await hand._answer(answer)
    return hand, (await house.host.look(table.id)).state


async def test_the_rest_goes_without_saying_by_one_button(house: LightHouse) -> None:
    hand, state = await drafting(house)
    whole = with_the_rest(Draft, state, hand.seat, ANSWERS)
    assert whole is not None
    part = hand.find("rest")
    assert part is not None
    assert part["label"] == Speaker("en")("button-rest") != Speaker("fr")("button-rest")
    await hand.press(part)
    sure = hand.find("play")
    assert sure is not None, "a pact is shown first, as ever"
    await hand.press(sure)
    (row,) = await house.host.history(hand.table)
    assert row.entry.action == whole


async def test_what_must_be_said_is_asked(house: LightHouse) -> None:
    hand, state = await drafting(house)
    assert with_the_rest(Draft, state, hand.seat, ANSWERS[:1]) is None, "with whom"


def test_one_question_has_an_option_for_it() -> None:
    """B-12: whether a second knight moves is asked alone."""
    state = at_step(games()["barony"], "Turns").state
    seat = engine.awaited(state)[0]
    move = next(move for move in completions(Move, state, seat) if move.origin2 is not None)
    first = answers_of(state, seat, Move(move.origin, move.target))[:-1]
    assert with_the_rest(Move, state, seat, first) is None
