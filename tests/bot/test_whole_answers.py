"""A button that says a whole answer to what is asked plays it at once, also for the last one who is asked."""

from __future__ import annotations

from bot.prompts.shortcuts import move_word
from rules.core import engine
from rules.medioevo.turn import Tax, Taxing
from rules.registry import games
from tests.clicks import Hand
from tests.light import CHANNEL, GUILD, LightHouse
from tests.stages import at_step, plant


async def test_everybody_sets_the_tax_by_one_press(house: LightHouse) -> None:
    """The last one, too, whose tax can be taken back no more: all that it brings stands on the button."""
    stage = at_step(games()["medioevo"], "Taxing")
    await plant(house.host, stage, "t1", guild=GUILD, channel=CHANNEL)
    seats = engine.awaited(stage.state)
    for number, seat in enumerate(seats, 1):
        hand = Hand(house, "t1", seat)
        await hand.open()
        button = hand.find("act", move_word(Tax(20)))
        assert button is not None
        await hand.press(button)
        assert (await house.host.look("t1")).table.length == number
    assert not isinstance((await house.host.look("t1")).state.stack[-1], Taxing)
