"""Moves said beforehand by panel: offered to whoever waits, kept in secret, made when the turn comes."""

from __future__ import annotations

from pathlib import Path

from rules.core import Setup, engine
from rules.medioevo.campaign import Campaign, Retire
from rules.medioevo.game import Medioevo
from rules.medioevo.state import MedioevoState
from rules.medioevo.turn import Auction
from tests.clicks import Hand
from tests.light import CHANNEL, GUILD, light_house
from tests.rules.medioevo.builder import at, give, two
from tests.stages import FIRST, Stage, plant

BLUE, YELLOW = 0, 1
GAME = Medioevo()


def both_march() -> MedioevoState:
    """Blue is to move; Yellow waits."""
    state = two()
    for seat, place in ((BLUE, "thrace"), (YELLOW, "cairo")):
        give(state, seat, "wagon", 1, place)
        state.players[seat].armies[place] = {"light": 2}
    return at(state, Campaign(waiting=[BLUE, YELLOW]))


async def test_who_waits_plans_by_the_same_panel_and_the_plan_is_followed(tmp_path: Path) -> None:
    setup = Setup(game=GAME.id, version=GAME.version, seats=2, seed="plan")
    async with light_house(tmp_path / "castellan.sqlite3") as house:
        table = await plant(house.host, Stage(GAME, setup, both_march()), "plan", guild=GUILD, channel=CHANNEL)
        hand = Hand(house, table.id, YELLOW)
        await hand.open()
        offered = hand.find("plan")
        assert offered is not None, "whoever waits may plan"
        await hand.press(offered)
        retire = hand.find("act", "retire") or hand.find("act", "+retire")
        assert retire is not None, [part.get("custom_id") for part in hand.parts()]
        await hand.press(retire)
        state = (await house.host.look(table.id)).state
        assert [entry.move["do"] for entry in state.players[YELLOW].plan] == ["retire"]
        assert engine.awaited(state) == (BLUE,), "nothing has happened"
        await house.host.play(table.id, BLUE, Retire())
        assert isinstance((await house.host.look(table.id)).state.stack[-1], Auction), "both are done: the next turn"
        (row,) = await house.host.history(table.id, until=1)
        assert row.secret


async def test_a_plan_is_forgotten_by_its_button(tmp_path: Path) -> None:
    setup = Setup(game=GAME.id, version=GAME.version, seats=2, seed="plan")
    async with light_house(tmp_path / "castellan.sqlite3") as house:
        table = await plant(house.host, Stage(GAME, setup, both_march()), "plan", guild=GUILD, channel=CHANNEL)
        kind = GAME.beforehand
        await house.host.play(table.id, YELLOW, kind.of(Retire()))
        asked = await house.click("unplan", table.id, None, house.person(FIRST + YELLOW))
        assert asked.rows
        assert (await house.host.look(table.id)).state.players[YELLOW].plan == []
