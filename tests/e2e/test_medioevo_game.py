"""Medioevo from the lobby to the final score, three turns long: by slash commands and by panels, with the process
restarted in every phase."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from random import Random

import pytest
from simcord import MemberActor

from rules.core import engine
from rules.host import OpenTable, Table
from rules.medioevo.turn import Auction, Bid
from tests.e2e.campaigning import PHASES, eager_move, phase_of, play_by_panel
from tests.e2e.court import Court, menus, shown

pytestmark = pytest.mark.long


async def begun(court: Court, *players: MemberActor, computers: int = 0) -> Table:
    """Three turns, as the lobby's menu sets them."""
    table = await court.lobby(*players, computers=computers, game="medioevo")
    asked = shown(await players[0].click(court.lobby_message(), custom_id=f"b:options:{table.id}"))
    await players[0].select(asked, ["3"], custom_id=menus(asked, by="arg")["turns"]["custom_id"])
    await players[0].slash(court.channel, "table start", table=table.id)
    return await court.host.table(table.id)


class Journey:
    """One game on its way: what must hold after every move, and a restart in every phase."""

    def __init__(self, court: Court, table: Table) -> None:
        self.court, self.table = court, table
        self.restarted: set[str] = set()

    async def positions(self) -> AsyncIterator[OpenTable]:
        while (position := await self.court.position(self.table)).table.status == "running":
            self.check_call(position)
            phase = phase_of(position.state)
            if phase is not None and phase not in self.restarted:
                self.restarted.add(phase)
                await self.court.restart()
            yield position
            assert (await self.court.host.table(self.table.id)).length > position.table.length
        assert self.restarted | {"battle", "window"} == set(PHASES.values())

    def check_call(self, position: OpenTable) -> None:
        """The newest turn message calls the people who are awaited, and nobody else; computers where nobody else is."""
        seats = [position.table.seats[seat] for seat in engine.awaited(position.state)]
        last = self.court.turn_message().content.splitlines()[-1]
        assert re.findall(r"<@(\d+)>", last) == [str(seat.player) for seat in seats if not seat.is_computer]
        alone = all(seat.is_computer for seat in seats)
        assert all((f"**{seat.name}**" in last) == alone for seat in seats if seat.is_computer)

    def said(self) -> str:
        """All that the channel can read, pictures' descriptions included."""
        messages = self.court.messages()
        alts = [picture.description or "" for message in messages for picture in message.attachments]
        return "\n".join([*(message.content for message in messages), *alts])

    async def check_end(self) -> None:
        over = await self.court.position(self.table)
        assert over.state.outcome is not None
        message = self.court.turn_message()
        (card,) = message.attachments
        assert f"{max(over.state.outcome.scores)}" in (card.description or ""), "the result card"
        assert over.table.seed in message.content
        assert all(f"**{score}**" in message.content for score in over.state.outcome.scores)
        verdict = await self.court.answer_to(self.court.alix, "table record verify", table=self.table.id)
        assert verdict.content.startswith("Verified: ")


async def test_a_game_by_slash_commands(court: Court) -> None:
    journey = Journey(court, await begun(court, court.alix, court.bruno, court.clara))
    sealed = 0
    async for position in journey.positions():
        seat = engine.awaited(position.state)[-1]
        action = eager_move(position, seat)
        first = position.state.stack[-1]
        if isinstance(first, Auction) and not first.first and position.state.turn == 1:
            action = Bid(florins=731 + seat)
        await court.command(court.person(position, seat), journey.table, action)
        if action == Bid(florins=731 + seat):
            sealed += 1
            assert (f"{731 + seat}" in journey.said()) == (sealed == 3), "bids are told when all are in"
    assert sealed == 3
    assert {"battle", "window"} <= journey.restarted
    await journey.check_end()


async def test_a_game_by_panels(court: Court) -> None:
    journey = Journey(court, await begun(court, court.alix, court.bruno, computers=1))
    async for position in journey.positions():
        people = [seat for seat in engine.awaited(position.state) if not position.table.seats[seat].is_computer]
        if not people:
            await court.wait(2)
            continue
        person = court.person(position, people[0])
        panel = shown(await person.click(court.turn_message(), label="Your turn"))
        await play_by_panel(person, panel, Random(position.table.length))
    await journey.check_end()
