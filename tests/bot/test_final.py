"""What can never be undone says so before, and offers no Undo afterwards."""

from __future__ import annotations

import pytest

from bot import posts
from bot.prompts.labels import kind_label
from bot.prompts.shortcuts import move_word
from bot.words import Speaker
from rules.core import engine
from rules.core.actions import tag_of
from rules.core.legal import LegalMoves
from tests.bot.test_shortcuts import labels, one_of, placed, torres_with
from tests.clicks import Hand
from tests.light import LightHouse

SAY = Speaker("en")


async def bought(house: LightHouse) -> Hand:
    """A panel of Torres in which a card has just been bought."""
    table, hand = await placed(house, torres_with("buy"))
    buy = await one_of(house, table, hand, "buy")
    part = hand.find("act", "buy") or hand.find("act", move_word(buy))
    assert part is not None
    await hand.press(part)
    assert hand.face is not None
    assert SAY("panel-final") in hand.face.said[-1]
    sure = hand.find("play")
    assert sure is not None
    await hand.press(sure)
    return hand


async def test_a_reopened_panel_offers_no_undo_that_must_be_refused(house: LightHouse) -> None:
    """T-18: buying a card is final, also when the panel is closed and opened again."""
    hand = await bought(house)
    while hand.find("pick") is not None:  # which to keep, and where the others go
        part = hand.find("pick")
        assert part is not None
        await hand.press(part, *([part["options"][0]["value"]] if part["type"] == 3 else []))
    kept = await house.host.look(hand.table)
    assert hand.find("undo") is not None, "what came after it can be undone"
    await house.host.undo(hand.table, hand.person.id)
    await hand.open()
    assert hand.find("undo") is None
    assert not await house.host.may_undo((await house.host.look(hand.table)).table, hand.seat)
    assert kept.table.length > 1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_button_of_a_final_step_says_so(language: str) -> None:
    say, stage = Speaker(language), torres_with("buy")
    buy = next(kind for kind in stage.game.actions if tag_of(kind) == "buy")
    label = kind_label(say, "torres", stage.state, engine.awaited(stage.state)[0], buy)
    assert label.endswith(f" · {say('label-final')}")
    assert len(label) <= 40, "a phone shows no longer one"
    assert "undo" in say("torres-buy-description") or "définitif" in say("torres-buy-description")


async def test_a_typed_turn_with_a_final_step_says_so(house: LightHouse) -> None:
    table, hand = await placed(house, torres_with("buy"))
    buy = await one_of(house, table, hand, "buy")
    opened = hand.find("line")
    assert opened is not None
    await hand.press(opened)
    assert hand.face is not None
    boxes = [box for row in hand.face.rows for box in row.get("components", [row.get("component", row)])]
    modal = next(part for part in boxes if str(part.get("custom_id", "")).startswith("m:"))
    box = next(part for part in boxes if not str(part.get("custom_id", "")).startswith("m:"))
    await hand.press({**modal, "type": 2}, typed={box["custom_id"]: SAY(f"torres-{tag_of(type(buy))}-name")})
    assert hand.face is not None
    assert SAY("line-final") in hand.face.said[-1]
    assert (await house.host.look(table.id)).table.length == 0


async def test_a_proposed_final_step_is_shown_before_it_is_played(
    house: LightHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A refusal proposes what can be done instead; one click must not settle anything for ever."""
    table, hand = await placed(house, torres_with("buy"))
    buy = await one_of(house, table, hand, "buy")
    monkeypatch.setattr(LegalMoves, "nearest", lambda *_: [buy])
    hand.face = await house.command(["torres", "move"], {"from": "a1", "to": "h8"}, hand.person)
    proposed = hand.find("weigh")
    assert proposed is not None
    await hand.press(proposed)
    assert "Confirm" in labels(hand)
    assert hand.face is not None
    assert SAY("panel-final") in hand.face.said[-1]
    assert (await house.host.look(table.id)).table.length == 0


async def test_a_post_after_a_final_step_offers_no_undo(house: LightHouse) -> None:
    hand = await bought(house)
    position, rows = await house.host.look(hand.table), await house.host.history(hand.table)
    assert posts.is_settled(rows)
    assert not posts.is_settled([])
    offered = {settled: posts.controls(SAY, position, None, settled=settled) for settled in (True, False)}
    shown = {
        settled: [getattr(item, "verb", "") for item in view.children] for settled, view in offered.items() if view
    }
    assert "undo" not in shown[True]
    assert "undo" in shown[False]
