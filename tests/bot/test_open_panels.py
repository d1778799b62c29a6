"""Which changes open panels follow: those of what they ask, and nothing that was done in secret."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

from bot.open_panels import LIVES, OpenPanels
from rules.core import Action, engine
from rules.host import Draft
from rules.registry import games
from tests.clicks import Hand
from tests.light import CHANNEL, GUILD, LightHouse
from tests.stages import FIRST, REPLAYS, Stage, _played, plant


def in_secret() -> tuple[Stage, int, int, Action]:
    """A position in which several seats are asked at once, each in secret; two of them, and something that the second
    can do with nobody else noticing: they are awaited as before."""
    game = games()["medioevo"]
    for file in sorted((REPLAYS / game.id).glob("*.json")):
        for stage in _played(game, json.loads(file.read_text())):
            asked = engine.pending(stage.state)
            if len(asked) > 1 and all(decision.secret and decision.awaited for decision in asked.values()):
                reader, other, *_ = asked
                for action in islice(engine.legal(stage.state, other), 8):
                    played = engine.submit(game, stage.state, other, action, seed="s", index=1)
                    if engine.awaited(played.state) == engine.awaited(stage.state):
                        return stage, reader, other, action
    raise LookupError


async def test_what_others_answer_or_take_back_in_secret_changes_no_panel(house: LightHouse) -> None:
    stage, reader, other, action = in_secret()
    await plant(house.host, stage, "t1", guild=GUILD, channel=CHANNEL)
    house.host.listen(house.bot.panels.hear)
    hand = Hand(house, "t1", reader)
    await hand.open()
    assert hand.face is not None
    read = list(hand.face.said)
    await house.host.play("t1", other, action)
    await house.host.undo("t1", FIRST + other)
    await house.bot.scheduler.finish()
    assert hand.face.said == read
    assert house.bot.panels._open


async def test_no_more_panels_are_held_than_live(house: LightHouse) -> None:
    clock = [0.0]
    panels = OpenPanels(house.host, house.bot.scheduler, lambda: clock[0], lambda *_: NotImplemented)

    class Asked:
        def __init__(self) -> None:
            self.extras: dict[str, Any] = {}

    for number in range(5):
        clock[0] += LIVES / 3
        draft = Draft(id=f"d{number}", table="t1", seat=0, player=1, decision="0-1")
        panels.note(Asked(), draft)  # type: ignore[arg-type]
    assert [*panels._open] == ["d2", "d3", "d4"]
