"""The loopback Discord answers as Discord does. Requests are sent as the bot's library sends them."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord
import pytest

from tests.loopback.channels import MESSAGES
from tests.loopback.faults import broken, cut, limited
from tests.loopback.interactions import COMMAND, COMPLETION, MESSAGE, THINKING, Interaction
from tests.loopback.server import TOKEN, Loopback, open_loopback
from tests.loopback.world import Channel, World

HELLO = {"content": "hello"}


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Desk:
    """The loopback with one server, one channel and one person, and a way to send it requests."""

    loopback: Loopback
    session: aiohttp.ClientSession
    clock: Clock
    channel: Channel

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        headers = {"Authorization": f"Bot {TOKEN}"}
        async with self.session.request(method, self.loopback.address + path, json=body, headers=headers) as answer:
            return answer.status, await answer.json() if answer.status != 204 else None

    async def post(self, channel: Channel | None = None, **extra: Any) -> tuple[int, Any]:
        return await self.ask("POST", f"/channels/{(channel or self.channel).id}/messages", {**HELLO, **extra})

    async def answer(self, it: Interaction, kind: int, **data: Any) -> tuple[int, Any]:
        return await self.ask("POST", f"/interactions/{it.id}/{it.token}/callback", {"type": kind, "data": data})

    def command(self, type: int = COMMAND) -> Interaction:
        (person,) = (user for user in self.channel.guild.members.values() if not user.bot)
        return self.loopback.interactions.begin(type, person, self.channel, {"name": "help"})

    def deny(self, **permission: bool) -> None:
        self.channel.denied[self.loopback.world.me.id] = discord.Permissions(**permission)


@asynccontextmanager
async def desk() -> AsyncGenerator[Desk]:
    clock = Clock()
    world = World(clock)
    channel = world.add_channel(world.add_guild("Court", world.add_user("Alix")), "hall")
    async with open_loopback(world) as loopback, aiohttp.ClientSession() as session:
        yield Desk(loopback, session, clock, channel)


async def test_one_nonce_makes_one_message() -> None:
    async with desk() as at:
        (_, first), (_, second) = [await at.post(nonce="7", enforce_nonce=True) for _ in range(2)]
        assert first["id"] == second["id"]
        assert len(at.channel.messages) == 1


async def test_a_nonce_that_is_not_enforced_makes_two() -> None:
    async with desk() as at:
        for _ in range(2):
            await at.post(nonce="7")
        assert len(at.channel.messages) == 2


async def test_an_archived_thread_takes_nothing_until_it_is_reopened() -> None:
    async with desk() as at:
        thread = at.loopback.world.add_channel(at.channel.guild, "saga", at.channel)
        thread.archived = True
        status, error = await at.post(thread)
        assert (status, error["code"]) == (400, 50083)
        await at.ask("PATCH", f"/channels/{thread.id}", {"archived": False})
        assert (await at.post(thread))[0] == 200


async def test_a_sixth_message_in_five_seconds_has_to_wait() -> None:
    async with desk() as at:
        statuses = [(await at.post())[0] for _ in range(6)]
        assert statuses == [200] * 5 + [429]
        at.clock.now += 5
        assert (await at.post())[0] == 200


@pytest.mark.parametrize(
    ("denied", "code"), [("view_channel", 50001), ("send_messages", 50013)], ids=["unseen", "not allowed to write"]
)
async def test_a_permission_that_is_not_there(denied: str, code: int) -> None:
    async with desk() as at:
        at.deny(**{denied: True})
        status, error = await at.post()
        assert (status, error["code"]) == (403, code)


async def test_who_may_not_read_the_history_finds_it_empty() -> None:
    async with desk() as at:
        await at.post()
        at.deny(read_message_history=True)
        assert await at.ask("GET", f"/channels/{at.channel.id}/messages") == (200, [])


async def test_a_channel_that_is_not_there() -> None:
    async with desk() as at:
        at.channel.guild.channels.clear()
        status, error = await at.post()
        assert (status, error["code"]) == (404, 10003)


async def test_only_one_first_answer() -> None:
    async with desk() as at:
        it = at.command()
        assert (await at.answer(it, THINKING))[0] == 200
        status, error = await at.answer(it, MESSAGE, content="again")
        assert (status, error["code"]) == (400, 40060)


async def test_a_first_answer_after_three_seconds_is_too_late() -> None:
    async with desk() as at:
        it = at.command()
        at.clock.now += 3.1
        status, error = await at.answer(it, THINKING)
        assert (status, error["code"]) == (404, 10062)


async def test_a_token_lives_a_quarter_of_an_hour() -> None:
    async with desk() as at:
        it = at.command()
        await at.answer(it, THINKING)
        at.clock.now += 15 * 60 + 1
        status, error = await at.ask("PATCH", f"/webhooks/1/{it.token}/messages/@original", HELLO)
        assert (status, error["code"]) == (401, 50027)


async def test_thinking_is_as_private_as_it_was_promised() -> None:
    async with desk() as at:
        it = at.command()
        await at.answer(it, THINKING, flags=64)
        await at.ask("POST", f"/webhooks/1/{it.token}", HELLO)
        assert it.shown is not None
        assert it.shown.reader is it.user
        assert not at.channel.messages


async def test_a_completion_takes_choices_only() -> None:
    async with desk() as at:
        it = at.command(COMPLETION)
        assert (await at.answer(it, THINKING))[0] == 400


@pytest.mark.parametrize(("applied", "messages"), [(False, 0), (True, 1)])
async def test_a_broken_answer_says_nothing_about_what_was_done(applied: bool, messages: int) -> None:
    async with desk() as at:
        at.loopback.faults.add("POST", MESSAGES, broken(500, applied=applied))
        assert (await at.post())[0] == 500
        assert len(at.channel.messages) == messages


async def test_a_line_cut_after_the_message_was_taken() -> None:
    async with desk() as at:
        at.loopback.faults.add("POST", MESSAGES, cut(applied=True))
        with pytest.raises(aiohttp.ClientConnectionError):
            await at.post()
        assert len(at.channel.messages) == 1


async def test_a_limit_that_is_met_by_fault_says_how_long() -> None:
    async with desk() as at:
        at.loopback.faults.add("POST", MESSAGES, limited(1.5))
        assert await at.post() == (429, {"message": "You are being rate limited.", "retry_after": 1.5, "global": False})


async def test_a_request_beyond_the_limits_is_refused_and_noted() -> None:
    async with desk() as at:
        assert (await at.post(content="x" * 2001))[0] == 400
        assert len(at.loopback.invalid) >= 1


async def test_somebody_without_the_token() -> None:
    async with desk() as at, at.session.get(f"{at.loopback.address}/users/@me") as answer:
        assert answer.status == 401
