"""Who is at a table before its game, and where: the panel and the commands of its host."""

from __future__ import annotations

from typing import Any

from discord import app_commands, ui

from bot.access import table_meant
from bot.chairs import seat_meant
from bot.prompts.components import menu, view_of
from bot.prompts.router import Click, Router, number, unknown_control
from bot.talk import Interaction, Reply, answer, client_of, label_speaker, private_speaker
from bot.translate import localised
from bot.words import Speaker
from rules.host import Guest, HostError, Table
from rules.host.desk import seat_of
from rules.host.gathering import may_host
from rules.host.letters import readable

HOSTS = ("host", "all")
ORDERS = ("kept", "lot")


def register(router: Router) -> None:
    router.add("people", "private", _open)
    router.add("sethosts", "panel", _set_hosts)
    router.add("setorder", "panel", _set_order)
    router.add("sendaway", "panel", _send_away)
    router.add("moveup", "panel", _move_up)


# The panel


async def _open(click: Click) -> None:
    table = await table_meant(click.interaction, click.ref)
    await answer(click.interaction, _panel(click.interaction, table))


async def _set_hosts(click: Click) -> None:
    table = await table_meant(click.interaction, click.ref)
    await answer(click.interaction, _panel(click.interaction, await share(click.interaction, table, click.value)))


async def _set_order(click: Click) -> None:
    table = await table_meant(click.interaction, click.ref)
    await answer(click.interaction, _panel(click.interaction, await arrange(click.interaction, table, click.value)))


async def _send_away(click: Click) -> None:
    table, user = await table_meant(click.interaction, click.ref), click.interaction.user
    if not click.value.isdecimal():
        raise unknown_control()
    after = await client_of(click.interaction).host.send_away(table.id, user.id, int(click.value))
    await answer(click.interaction, _panel(click.interaction, after))


async def _move_up(click: Click) -> None:
    table, seat = await table_meant(click.interaction, click.ref), number(click.value)
    after = await client_of(click.interaction).host.place(table.id, click.interaction.user.id, seat, seat - 1)
    await answer(click.interaction, _panel(click.interaction, after))


def _panel(interaction: Interaction, table: Table) -> Reply:
    """For whoever may decide; others read who that is."""
    if table.status != "lobby":
        raise HostError("host-not-lobby", table=table.name)
    player = interaction.user.id
    seat_of(table, player)
    say, plain = private_speaker(interaction, table), label_speaker(private_speaker(interaction).language, table)
    if not may_host(table, player):
        raise HostError("host-only-creator", name=table.seats[seat_of(table, table.creator)].name)
    lines, items = [say("people-title", table=table.name)], list[ui.Item[Any]]()
    if player == table.creator:
        lines.append(say("people-about-hosts"))
        items.append(menu("sethosts", table.id, _choices(plain, "people", HOSTS), chosen=(_hosts_now(table),)))
    lines.append(say("people-about-order"))
    items.append(menu("setorder", table.id, _choices(plain, "seats", ORDERS), chosen=(_order_now(table),)))
    if len(table.seats) > 1:
        lines.append(say("people-about-up"))
        items.append(menu("moveup", table.id, _chairs(plain), placeholder=plain("people-choose-up")))
    if others := others_of(table, player):
        named = [(plain("people-remove", name=name), str(who)) for who, name in others]
        items.append(menu("sendaway", table.id, named[:25], placeholder=plain("people-choose-remove")))
    lines.append(say("people-about-remove"))
    seats = [say("lobby-seat", number=chair, name=name) for chair, name in enumerate(say.names, 1)]
    return Reply("\n".join([*lines, *seats]), view_of(items))


def _choices(say: Speaker, kind: str, values: tuple[str, ...]) -> list[tuple[str, str]]:
    title = "people-hosts-choice" if kind == "people" else "people-order-choice"
    return [(say(title, value=say(f"{kind}-{value}")), value) for value in values]


def _chairs(say: Speaker) -> list[tuple[str, str]]:
    """Everybody but the first may move to the front."""
    return [(say("people-up", name=name, number=chair), str(chair)) for chair, name in enumerate(say.names) if chair]


def _hosts_now(table: Table) -> str:
    return "all" if table.gathering.shared else "host"


def _order_now(table: Table) -> str:
    return "lot" if table.gathering.shuffled else "kept"


def others_of(table: Table, player: int) -> list[tuple[int, str]]:
    """Whom somebody could send away: those who sit, wait or are invited."""
    seated = [Guest(seat.player, seat.name) for seat in table.seats if seat.player is not None]
    found = {guest.player: guest for guest in (*table.gathering.invited, *table.gathering.waiting, *seated)}
    return [(who, readable(guest.name)) for who, guest in found.items() if who != player]


# Commands


def host_choices() -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=localised(f"people-{value}"), value=value) for value in HOSTS]


def order_choices() -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=localised(f"seats-{value}"), value=value) for value in ORDERS]


async def share(interaction: Interaction, table: Table, who: str) -> Table:
    if who not in HOSTS:
        raise unknown_control()
    return await client_of(interaction).host.share(table.id, interaction.user.id, who == "all")


async def arrange(interaction: Interaction, table: Table, order: str) -> Table:
    if order not in ORDERS:
        raise unknown_control()
    return await client_of(interaction).host.shuffle(table.id, interaction.user.id, order == "lot")


async def settle_people(interaction: Interaction, table_id: str | None, hosts: str | None, remove: str | None) -> Table:
    table, player = await table_meant(interaction, table_id, status="lobby"), interaction.user.id
    if hosts is None and remove is None:
        raise HostError("people-what")
    if hosts is not None:
        table = await share(interaction, table, hosts)
    if remove is not None:
        found = [who for who, name in others_of(table, player) if remove.strip().casefold() == name.casefold()]
        if not found:
            raise HostError("host-nobody-to-remove", table=table.name)
        table = await client_of(interaction).host.send_away(table.id, player, found[0])
    return table


async def settle_seats(
    interaction: Interaction, table_id: str | None, order: str | None, who: str | None, chair: int | None
) -> Table:
    table, player = await table_meant(interaction, table_id, status="lobby"), interaction.user.id
    if order is None and (who is None or chair is None):
        raise HostError("seats-what")
    if order is not None:
        table = await arrange(interaction, table, order)
    if who is not None and chair is not None:
        seat = seat_meant(table, who)
        table = await client_of(interaction).host.place(table.id, player, seat, chair - 1)
    return table


async def complete_other(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Those who could be sent away from the table that is being typed."""
    try:
        table = await table_meant(interaction, interaction.namespace.table, status="lobby")
    except HostError:
        return []
    named = [name for _, name in others_of(table, interaction.user.id)]
    return [app_commands.Choice(name=name, value=name) for name in named if current.lower() in name.lower()][:25]
