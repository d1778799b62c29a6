"""The house is closed and opened again between any two steps of weeks at a table: nobody can tell afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from bot.clock import Scheduler
from bot.computers import Computers
from bot.deadlines import DeadlineWatch
from rules.host import Host, Leave, Table
from rules.host.calendar import DAY
from rules.host.luck import foreseen
from rules.host.waiting import left
from tests.e2e.court import Watch as Hand
from tests.rules.host.conftest import ANN, BOB, CHANNEL, CID, GAMES, GUILD, begun
from tests.rules.host.test_deadline import Clock
from tests.rules.host.watch import Stand

HOUR = 3600.0
DAN, EVE = 1004, 1005


class House:
    """The host with what the bot puts around it: the computers, who play for regents too, and the clock."""

    def __init__(self, path: Path) -> None:
        self._path, self.clock, self._hand = path, Clock(), Hand()
        self.table = ""

    async def open(self, stack: AsyncExitStack) -> None:
        self.host = await Host.open(self._path, games=GAMES, clock=self.clock)
        stack.push_async_callback(self.host.close)
        self._scheduler = Scheduler(self._hand)
        self._computers = Computers(self.host, self._scheduler, 0.0)
        self._watch = DeadlineWatch(self.host, self._scheduler)
        self.host.listen(self._computers.hear)
        self.host.listen(self._watch.hear)
        for table in await self.host.tables(status=("running",)):
            self._computers.consider(table)
            self._watch.consider(table)

    async def close(self) -> None:
        await self._scheduler.close()
        await self.host.close()

    async def hours(self, count: float) -> None:
        """They pass, one by one; whatever is due is done."""
        for _ in range(int(count)):
            self.clock.pass_hours(1)
            self._hand.seconds += HOUR
            await self.settle()

    async def settle(self) -> None:
        while self._scheduler.tick():
            await self._scheduler.finish()

    async def now(self) -> Table:
        return await self.host.table(self.table)


Step = Callable[[House], Awaitable[Any]]


async def opened(house: House) -> None:
    house.table = (await begun(house.host, night="endless")).table.id
    await house.host.set_deadline(house.table, None, 24)


async def others_turn(house: House) -> None:
    """Bob does his part."""
    if 1 in (await house.now()).awaited:
        await house.host.play(house.table, 1, Stand(2))


async def own_turn(house: House) -> None:
    if 0 in (await house.now()).awaited:
        await house.host.play(house.table, 0, Stand(1))


def away(house: House, days: float, **more: Any) -> Leave:
    return Leave(house.clock.time, house.clock.time + days * DAY, **more)


SCENARIO: dict[str, Step] = {
    "opened": opened,
    "the deadline nears": lambda house: house.hours(19),
    "a strike": lambda house: house.hours(6),
    "the other plays": others_turn,
    "the deadline nears again": lambda house: house.hours(20),
    "a second strike": lambda house: house.hours(5),
    "the other plays again": others_turn,
    "a regent plays": lambda house: house.settle(),
    "the other plays once more": others_turn,
    "I am back": lambda house: house.host.come_back(house.table, ANN),
    "an answer": own_turn,
    "some hours": lambda house: house.hours(7),
    "a pause": lambda house: house.host.pause(house.table),
    "a long pause": lambda house: house.hours(100),
    "it goes on": lambda house: house.host.resume(house.table, BOB),
    "the other's answer": others_turn,
    "leave": lambda house: house.host.take_leave(ANN, away(house, 3)),
    "some days": lambda house: house.hours(50),
    "leave with a regent": lambda house: house.host.take_leave(ANN, away(house, 5, regent=True)),
    "the regent plays on": lambda house: house.hours(2),
    "the other answers": others_turn,
    "the leave is over": lambda house: house.hours(100),
    "the end of the time": lambda house: house.hours(30),
    "a move taken back": lambda house: house.host.undo(house.table, ANN),
    "the last hours": lambda house: house.hours(30),
}


# The people of a table, from its lobby on


async def gathering(house: House) -> None:
    table = await house.host.create(
        game="watch",
        guild=GUILD,
        channel=CHANNEL,
        language="en",
        player=ANN,
        player_name="Ann",
        options={"night": "endless"},
    )
    house.table = table.id


async def let_in(house: House) -> None:
    """Eve, who asked second."""
    async with house.host._store.reading() as reader:
        claim = next(claim for claim in await reader.claims(house.table) if claim.player == EVE)
    await house.host.answer_claim(claim.id, ANN, True)


async def accepted(house: House) -> None:
    (offer,) = [post.payload["offer"] for post in await house.host.posts() if "offer" in post.payload]
    await house.host.accept_offer(offer, DAN, "Dan")


async def agreed(house: House, *players: int) -> None:
    async with house.host._store.reading() as reader:
        (poll,) = await reader.polls(house.table)
    for player in players:
        await house.host.answer_poll(poll.id, player, True)


async def thawed(house: House) -> None:
    with house.host.as_admin(ANN, "thaw"):
        await house.host.resume(house.table, None)


async def frozen(house: House) -> None:
    with house.host.as_admin(ANN, "freeze"):
        await house.host.pause(house.table, why="frozen")


PEOPLE: dict[str, Step] = {
    "a lobby": gathering,
    "an invitation": lambda house: house.host.invite(house.table, ANN, BOB, "Bob"),
    "its answer": lambda house: house.host.accept_invitation(house.table, BOB, "Bob"),
    "somebody joins": lambda house: house.host.join(house.table, CID, "Cid"),
    "the deadline": lambda house: house.host.set_deadline(house.table, ANN, 24),
    "the start": lambda house: house.host.start(house.table, ANN),
    "a move": own_turn,
    "a seat is left": lambda house: house.host.resign(house.table, BOB, seek=True),
    "one asks for it": lambda house: house.host.ask_for_seat(house.table, 1, DAN, "Dan"),
    "another asks for it": lambda house: house.host.ask_for_seat(house.table, 1, EVE, "Eve"),
    "one is let in": let_in,
    "a seat is offered": lambda house: house.host.offer_seat(house.table, 2, DAN, "Dan"),
    "and taken": accepted,
    "a note": lambda house: house.host.write_note(house.table, DAN, "beware"),
    "a pause is proposed": lambda house: house.host.propose_pause(house.table, DAN),
    "one agrees": lambda house: agreed(house, ANN),
    "all have agreed": lambda house: agreed(house, EVE),
    "it goes on": lambda house: house.host.resume(house.table, EVE),
    "a seat is left to a computer": lambda house: house.host.resign(house.table, EVE),
    "and taken back": lambda house: house.host.take_back(house.table, EVE, "Eve"),
    "days in which nobody comes": lambda house: house.hours(110),
    "a vote on the seat of who was late twice": lambda house: house.host.propose_seat(house.table, ANN, 2),
    "it is given away": lambda house: agreed(house, EVE),
    "an admin freezes it": frozen,
    "and lets it go on": thawed,
    "an admin rewinds it": lambda house: house.host.rewind(house.table, ANN, 1),
    "it is closed": lambda house: house.host.end(house.table),
}
_DRAWN = ("claim", "poll", "offer")  # whose ids nobody foresees


async def lived(path: Path, closed_after: set[int], scenario: dict[str, Step] = SCENARIO) -> list[Any]:
    """What was so after every step, and all that the channel is told in the end."""
    house, seen = House(path), list[Any]()
    async with AsyncExitStack() as stack:
        await house.open(stack)
        with foreseen("weeks"):
            for number, step in enumerate(scenario.values()):
                await step(house)
                await house.settle()
                table = await house.now()
                clocks = {seat: left(table, seat, house.clock.time) for seat in table.asked}
                seen.append((table.length, table.awaited, table.seats, table.paused, table.asked, clocks))
                if number in closed_after:
                    await house.close()
                    await house.open(stack)
        rows = [(row.entry, row.hand, row.time) for row in await house.host.history(house.table)]
        posts = [(post.kind, post.since, post.until, said(post.payload)) for post in await house.host.posts()]
        await house.close()
    return [*seen, rows, posts]


def said(payload: dict[str, Any]) -> dict[str, Any]:
    return {key: "…" if key in _DRAWN else value for key, value in payload.items()}


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> list[Any]:
    return asyncio.run(lived(tmp_path_factory.mktemp("house") / "castellan.sqlite3", set()))


async def test_the_scenario_has_all_that_it_is_about(undisturbed: list[Any]) -> None:
    *seen, rows, posts = undisturbed
    assert {hand for _, hand, _ in rows} == {"", "standin", "regent"}
    assert {seats[0].regent for _, _, seats, *_ in seen} == {"", "late", "leave"}
    assert any(paused for _, _, _, paused, *_ in seen)
    assert any("remind" in payload for *_, payload in posts)


@pytest.mark.parametrize("number", range(len(SCENARIO)), ids=list(SCENARIO))
async def test_closed_and_opened_again_after_a_step_nothing_is_different(
    number: int, undisturbed: list[Any], tmp_path: Path
) -> None:
    assert await lived(tmp_path / "castellan.sqlite3", {number}) == undisturbed


async def test_closed_and_opened_again_after_every_step(undisturbed: list[Any], tmp_path: Path) -> None:
    assert await lived(tmp_path / "castellan.sqlite3", {*range(len(SCENARIO))}) == undisturbed


async def test_people_come_and_go_as_if_the_house_had_never_been_closed(tmp_path: Path) -> None:
    """Invited, let in, asked, agreed, frozen, voted away: with the house closed after every step, and never."""
    never = await lived(tmp_path / "never.sqlite3", set(), PEOPLE)
    assert await lived(tmp_path / "always.sqlite3", {*range(len(PEOPLE))}, PEOPLE) == never
    *seen, _, posts = never
    told = [payload for *_, payload in posts]
    assert {"open", "claim", "offer", "poll", "remind", "change"} <= {key for payload in told for key in payload}
    assert {"seek", "replace", "back", "given", "rewind"} <= {payload.get("change") for payload in told}
    assert [seat.player for seat in seen[-1][2]] == [ANN, EVE, None]
