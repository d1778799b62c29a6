"""The worst moments, one by one. Each begins with people who can play, does its worst, and leaves all in order again;
what must hold afterwards is for the reckoning to say."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import discord

from tests.loopback.answers import ORIGINAL
from tests.loopback.channels import MESSAGES
from tests.loopback.faults import broken, cut, slow
from tests.loopback.world import THREAD, Channel, Message
from tests.siege.camp import Camp
from tests.siege.player import Player
from tests.siege.reading import live_message

_HANGS = 600.0  # seconds: nothing takes so long on any machine
_LOOKING = 30.0  # seconds for the bot to look for what it said
Scenario = Callable[[Camp], Awaitable[None]]


def told(camp: Camp) -> int:
    return sum(intent.told for intent in camp.ledger.intents)


async def play(camp: Camp, moves: int) -> None:
    """Whoever is called plays by panel, one after another, until so many moves have been acknowledged."""
    wanted = told(camp) + moves
    async with asyncio.timeout(_HANGS):
        while told(camp) < wanted:
            for player, table, message in _called(camp):
                await player.take_turn(table, message)
            await asyncio.sleep(0.05)


def _called(camp: Camp) -> list[tuple[Player, str, Message]]:
    return [(player, *call) for player in camp.players for call in player.calls()]


async def _play_into_the_fault(camp: Camp) -> asyncio.Task[None]:
    """People play until the fault that waits for them has been met; not every move has something said. What they are
    doing then goes on."""
    met = asyncio.create_task(camp.loopback.faults.reached.wait())
    async with asyncio.timeout(_HANGS):
        while True:
            playing = asyncio.create_task(play(camp, 1))
            await asyncio.wait((playing, met), return_when=asyncio.FIRST_COMPLETED)
            if met.done():
                return playing
            playing.result()


async def _prepared(camp: Camp, *, in_thread: bool = False) -> tuple[Player, str, Message, str]:
    """Somebody in front of Confirm: the player, the table, the panel and the button's id."""
    async with asyncio.timeout(_HANGS):
        while True:
            for player, table, message in _called(camp):
                sleepy = message.channel.type == THREAD
                sure = await player.prepare(table, message) if sleepy or not in_thread else None
                if sure is not None:
                    return player, table, *sure
            await asyncio.sleep(0.05)


def _deny(camp: Camp, channel: Channel, **permission: bool) -> None:
    home = channel.parent or channel
    home.denied[camp.world.me.id] = discord.Permissions(**permission)


def _allow(camp: Camp) -> None:
    for channel in camp.world.channels:
        channel.denied.clear()


# What befalls a post


async def killed_at_the_post(camp: Camp) -> None:
    """Discord takes a post, and the bot dies before it knows."""
    camp.loopback.faults.add("POST", MESSAGES, cut(applied=True, delay=5))
    playing = await _play_into_the_fault(camp)
    await camp.keep.kill()
    await camp.keep.start()
    await playing


async def broken_after_the_post(camp: Camp) -> None:
    """Discord takes a post and says that it failed."""
    camp.loopback.faults.add("POST", MESSAGES, broken(503, applied=True))
    await (await _play_into_the_fault(camp))


async def killed_while_banned(camp: Camp) -> None:
    """The bot may not send pictures for a while, and dies meanwhile."""
    player, table, panel, custom_id = await _prepared(camp)
    _deny(camp, panel.channel, attach_files=True)
    await player.confirm(table, panel, custom_id)
    await camp.keep.kill()
    _allow(camp)
    await camp.keep.start()


async def killed_and_the_history_shut(camp: Camp) -> None:
    """As at the post; and when the bot comes back, it cannot read what it said."""
    camp.loopback.faults.add("POST", MESSAGES, cut(applied=True, delay=5))
    playing = await _play_into_the_fault(camp)
    await camp.keep.kill()
    for channel in camp.halls:
        _deny(camp, channel, read_message_history=True)
    camp.loopback.faults.add("GET", MESSAGES, slow(0))
    await camp.keep.start()
    with suppress(TimeoutError):  # it need not look
        await asyncio.wait_for(camp.loopback.faults.reached.wait(), _LOOKING)
    _allow(camp)
    await playing


async def asleep(camp: Camp) -> None:
    """A thread is archived before its table moves on. A bot may wake it."""
    player, table, panel, custom_id = await _prepared(camp, in_thread=True)
    panel.channel.archived = True
    await player.confirm(table, panel, custom_id)


async def erased(camp: Camp) -> None:
    """Somebody deletes the message of the turn, then the table moves on."""
    player, table, panel, custom_id = await _prepared(camp)
    live = live_message(panel.channel, table)
    if live is not None:
        del panel.channel.messages[live.id]
    await player.confirm(table, panel, custom_id)


# What befalls an answer


async def pressed_twice(camp: Camp) -> None:
    player, table, panel, custom_id = await _prepared(camp)
    await player.confirm(table, panel, custom_id, twice=True)


async def answer_cut(camp: Camp) -> None:
    """The move is played, and the line is cut before its player reads so."""
    player, table, panel, custom_id = await _prepared(camp)
    camp.loopback.faults.add("PATCH", ORIGINAL, cut())
    await player.confirm(table, panel, custom_id)


ALL: tuple[Scenario, ...] = (
    pressed_twice,
    killed_at_the_post,
    broken_after_the_post,
    killed_while_banned,
    killed_and_the_history_shut,
    asleep,
    erased,
    answer_cut,
)
