"""The course of a demo: a table is opened, people and computers sit down, and all play until the end or the cut."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from bot.computers import turn_of
from bot.demo.controls import find
from bot.demo.foretold import moves_until_the_end, next_seat
from bot.demo.hand import Hand, Stuck
from bot.demo.moves import by_command, by_panel
from bot.demo.stage import Stage
from bot.local.server.things import Message
from rules.core import Action, engine
from rules.core.legal import checked
from rules.host import OpenTable, Table
from rules.host.standins import luck_of, thought_of

_ASKING = ("act", "actmenu", "first", "pick", "type", "none", "play")  # a panel with any of these goes on by itself
Told = Callable[[int, int], None]  # moves so far, and in all


@dataclass(frozen=True)
class Wish:
    game: str
    seats: int
    moves: int | None = None  # the game is cut after so many


async def play(stage: Stage, wish: Wish, told: Told, stop: asyncio.Event) -> Table:
    """The table as it stands at the end."""
    table = await _sit_down(stage, wish)
    position = await stage.host.look(table.id)
    total = await asyncio.to_thread(moves_until_the_end, position, wish.moves)
    course = _Course(stage)
    while table.status == "running" and table.length < total and not stop.is_set():
        told(table.length, total)
        await course.move(table)
        table = await stage.table()
    told(table.length, total)
    return table


async def _sit_down(stage: Stage, wish: Wish) -> Table:
    stage.chronicle.begin_step()
    await stage.hand.command("table new", game=wish.game)
    await stage.table()
    await _touch(stage, stage.other, "join")
    await stage.table(lambda table: len(table.seats) == 2)
    for seats in range(3, wish.seats + 1):
        await _touch(stage, stage.hand, "computer")
        await stage.table(lambda table, seats=seats: len(table.seats) == seats)
    await _touch(stage, stage.hand, "start")
    return await stage.table(lambda table: table.status != "lobby")


async def _touch(stage: Stage, hand: Hand, verb: str) -> None:
    stage.chronicle.begin_step()
    stage.evening.thought()
    message = newest(stage, verb)
    if message is None or (control := find(message, verb)) is None:
        raise Stuck(verb)
    await hand.touch(message, control)


def newest(stage: Stage, verb: str) -> Message | None:
    """The newest public message with such a control."""
    said = stage.world.messages(stage.chronicle.channel, limit=50)
    return next((message for message in reversed(said) if find(message, verb)), None)


class _Course:
    """Who moves next, and how. A panel that goes on by itself is gone on with."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._open: Message | None = None  # the panel, as long as nobody else has moved

    async def move(self, table: Table) -> None:
        stage = self._stage
        stage.chronicle.begin_step()
        if turn_of(table) is not None:
            stage.evening.thought()
            self._open = None
            await stage.bot.computers.move(table.id)
            return
        stage.evening.turn()
        position = await stage.host.look(table.id)
        seat = next_seat(table, position.state)
        hand, action = stage.hand_of(table.seats[seat].player), await _chosen(position, seat)
        if hand is stage.hand:
            await self._by_panel(hand, position, seat, action)
        else:
            self._open = None
            await by_command(hand, position, action)

    async def _by_panel(self, hand: Hand, position: OpenTable, seat: int, action: Action) -> None:
        panel = self._open or await self._panel(hand, position)
        panel = await by_panel(hand, panel, position, seat, action)
        self._open = panel if any(find(panel, verb) for verb in _ASKING) else None

    async def _panel(self, hand: Hand, position: OpenTable) -> Message:
        """By *Your turn* under the newest post, or by the command where there is none."""
        message = newest(self._stage, "turn")
        control = find(message, "turn") if message else None
        if message is None or control is None:
            return await hand.command(f"{position.game.id} turn")
        return await hand.open(message, control)


async def _chosen(position: OpenTable, seat: int) -> Action:
    """What a computer would play in this seat."""
    thought = await thought_of(position, seat)
    if thought is None:
        thought = engine.sample(position.state, seat, Random(luck_of(position.table, seat)))
    return checked(thought, position.state, seat)
