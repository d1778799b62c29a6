"""Coming back, pausing, leave: what people say about not being there."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo, available_timezones

from discord import app_commands

from bot.access import table_meant
from bot.delivery import reworded, while_open, without_controls
from bot.mandates import leave_reply
from bot.prompts.components import button, view_of
from bot.prompts.router import Click, Router, unknown_control
from bot.sight import table_seen
from bot.talk import Interaction, Reply, answer, client_of, private_speaker, public_speaker, whisper
from bot.words import Speaker
from rules.host import HostError, Leave, Poll, Table

_CHOICES = 25


def register(router: Router) -> None:
    router.add("return", "quiet", _return)
    router.add("resume", "quiet", _resume)
    router.add("poll", "quiet", _poll)


# Coming back


async def _return(click: Click) -> None:
    table = await table_meant(click.interaction, click.ref)
    await client_of(click.interaction).host.come_back(table.id, click.interaction.user.id)
    await _whisper(click.interaction, "absence-back", table)


# Pausing


async def pause(interaction: Interaction, table_id: str | None) -> None:
    """Who opened the table and admins pause it at once; others propose it. A paused table goes on."""
    host, player = client_of(interaction).host, interaction.user.id
    table = await table_meant(interaction, table_id, status="played")
    alone = table.creator == player or interaction.permissions.manage_guild
    if table.paused is not None:
        seated = bool(table.seats_of(player))
        await host.resume(table.id, player if seated or not alone else None)
        key = "absence-resumed"
    elif alone:
        await host.pause(table.id)
        key = "absence-paused"
    else:
        key = "absence-asked" if isinstance(await host.propose_pause(table.id, player), Poll) else "absence-paused"
    await answer(interaction, Reply(private_speaker(interaction, table)(key, table=table.name)))


async def _resume(click: Click) -> None:
    table = await table_meant(click.interaction, click.ref)
    async with while_open(click.interaction):
        await client_of(click.interaction).host.resume(table.id, click.interaction.user.id)
    await without_controls(click.interaction)


async def _poll(click: Click) -> None:
    """The answer to a question that was put to all."""
    if click.arg not in ("yes", "no"):
        raise unknown_control()
    host = client_of(click.interaction).host
    async with while_open(click.interaction):
        poll = await host.poll(click.ref)
        if await table_seen(click.interaction, poll.table) is None:
            raise HostError("host-poll-stale")
        result = await host.answer_poll(click.ref, click.interaction.user.id, click.arg == "yes")
    if isinstance(result, Poll):
        table = await host.table(result.table)
        await reworded(click.interaction, poll_question(public_speaker(table), table, result).content)
    else:
        await without_controls(click.interaction)
    await whisper(click.interaction, Reply(private_speaker(click.interaction)("poll-noted")))


def poll_question(say: Speaker, table: Table, poll: Poll) -> Reply:
    """To those who have yet to answer, by mention."""
    asked = say.joined([f"<@{table.seats[seat].player}>" for seat in poll.missing])
    about = {"other": say.names[poll.about]} if poll.about is not None else {}
    text = say(f"poll-{poll.kind}", name=say.names[poll.seat], names=asked, table=table.name, **about)
    yes = button("poll", poll.id, say("button-agree"), arg="yes")
    return Reply(text, view_of([yes, button("poll", poll.id, say("button-refuse"), arg="no")]))


async def _whisper(interaction: Interaction, key: str, table: Table) -> None:
    await whisper(interaction, Reply(private_speaker(interaction, table)(key, table=table.name)))


# Leave


async def away(interaction: Interaction, first: str | None, last: str, regent: bool | None, zone: str | None) -> None:
    """From the beginning of the first day to the end of the last, as the person's clocks have it. Where they do not say
    whether a regent plays, it is as they have said for the leave that is planned or has begun."""
    host, player = client_of(interaction).host, interaction.user.id
    known = await host.person(player)
    place = ZoneInfo(zone_meant(zone) if zone else known.zone)
    if regent is None:
        regent = known.leave is not None and known.leave.end > host.now and known.leave.regent
    if zone:
        await host.set_person(player, zone=place.key)
    start = host.now if first is None else _day(first, place)
    wishes = await host.take_leave(player, Leave(start, _day(last, place, days=1), regent))
    assert wishes.leave is not None
    await answer(interaction, leave_reply(interaction, wishes.leave))


async def back(interaction: Interaction) -> None:
    """At every table nobody plays for this person any more, and their leave is over."""
    await client_of(interaction).host.end_leave(interaction.user.id)
    await answer(interaction, Reply(private_speaker(interaction)("leave-over")))


def _day(text: str, place: ZoneInfo, days: int = 0) -> float:
    """The beginning of a day written like 2026-08-31, or of one some days later."""
    try:
        day = datetime.strptime(text.strip(), "%Y-%m-%d").date() + timedelta(days=days)
        return datetime.combine(day, time(), place).timestamp()
    except (ValueError, OverflowError):
        raise HostError("leave-bad-day", text=text[:30]) from None


def zone_meant(text: str) -> str:
    found = {zone.lower(): zone for zone in available_timezones()}.get(text.strip().lower())
    if found is None:
        raise HostError("host-bad-zone", zone=text[:60])
    return found


async def complete_zone(_: Interaction, current: str) -> list[app_commands.Choice[str]]:
    text = current.strip().lower().replace(" ", "_")
    zones = sorted(available_timezones(), key=lambda zone: (not zone.lower().startswith(text), zone))
    return [app_commands.Choice(name=zone, value=zone) for zone in zones if text in zone.lower()][:_CHOICES]


async def complete_day(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The next days, by the person's own calendar."""
    host = client_of(interaction).host
    today = datetime.fromtimestamp(host.now, ZoneInfo((await host.person(interaction.user.id)).zone)).date()
    days = [str(today + timedelta(days=ahead)) for ahead in range(_CHOICES)]
    return [app_commands.Choice(name=day, value=day) for day in days if current.strip() in day]
