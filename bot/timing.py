"""Time at a table, in words: whom it waits for and until when, who is away, and when it pauses."""

from __future__ import annotations

import discord

from bot.prompts.components import Button, button
from bot.words import Speaker
from rules.host import Host, Leave, Table
from rules.host.agreed import agreed_about_time
from rules.host.waiting import end_of, is_standing

_green = discord.ButtonStyle.success


def moment(seconds: float, style: str = "R") -> str:
    """As Discord shows it: in the reader's own time, and counting down by itself."""
    return f"<t:{int(seconds)}:{style}>"


async def link_to(host: Host, table: Table) -> str:
    """To the message of a table that is in use, or else to its channel."""
    live = await host.live_post(table.id, "lobby" if table.status == "lobby" else "turn")
    place = f"https://discord.com/channels/{table.guild}/{table.channel if live is None else live.channel}"
    return place if live is None or live.message is None else f"{place}/{live.message}"


def awaited_names(say: Speaker, table: Table, seats: tuple[int, ...], now: float, *, mention: bool) -> list[str]:
    """Those who are awaited, each with the time that is left, or why nobody waits for them."""
    return [_awaited(say, table, seat, now, mention=mention) for seat in seats]


def _awaited(say: Speaker, table: Table, number: int, now: float, *, mention: bool) -> str:
    seat, name = table.seats[number], say.names[number]
    if seat.player is None:
        return name
    if seat.regent:
        return say("awaited-regent", name=name)
    called = f"<@{seat.player}>" if mention else name
    if seat.leave is not None and seat.leave.covers(now):
        return say("awaited-away", name=called, when=last_day(seat.leave))
    asked = table.asked.get(number)
    if not table.is_timed or table.paused or asked is None or asked.told == "late":
        return called
    key = "awaited-standing" if is_standing(table, number, now) else "awaited-until"
    return say(key, name=called, when=moment(end_of(table, number)))


def last_day(leave: Leave) -> str:
    """Of a leave, as the calendar of whoever reads it has it."""
    return moment(leave.end - 1, "D")


def time_words(say: Speaker, table: Table) -> str:
    """What is agreed about time."""
    return say.joined([say.say(term) for term in agreed_about_time(table)])


def absence_buttons(say: Speaker, table: Table) -> list[Button]:
    """For those whom a regent stands in for, and for whoever wants a paused table to go on."""
    away = any(seat.regent for seat in table.seats)
    found = [button("return", table.id, say("button-return"), style=_green)] if away else []
    if table.paused is not None and table.paused.why not in ("away", "frozen"):
        found.append(button("resume", table.id, say("button-resume"), style=_green))
    return found
