"""Leaving a running game: nobody does so by a slip, and whoever does says what becomes of their seat."""

from __future__ import annotations

import discord

from bot.access import display_name, table_meant
from bot.delivery import while_open, without_controls
from bot.prompts.components import button, view_of
from bot.prompts.router import Click, Router, number, unknown_control
from bot.sight import table_seen
from bot.talk import Interaction, Reply, answer, client_of, private_speaker, public_speaker, whisper
from rules.host import Claim, HostError, OpenTable, Table
from rules.host.chairs import is_last
from rules.host.desk import require_running, seat_of

_red = discord.ButtonStyle.danger
_green = discord.ButtonStyle.success
_LAST = ("finish", "close")  # what the last person there chooses among


def register(router: Router) -> None:
    router.add("resign", "panel", _resign)
    router.add("take", "quiet", _take)
    router.add("admit", "quiet", _admit)
    router.add("reject", "quiet", _reject)


# Leaving


async def ask(interaction: Interaction, table_id: str | None) -> None:
    """What will happen, and the ways to choose among; nothing happens yet."""
    table = await table_meant(interaction, table_id, status="played")
    require_running(table)
    seat_of(table, interaction.user.id)
    await answer(interaction, _question(interaction, table))


def _question(interaction: Interaction, table: Table) -> Reply:
    say = private_speaker(interaction, table)
    stay = button("resign", table.id, say("button-stay"), arg="stay", style=_green)
    if is_last(table, interaction.user.id):
        last = [
            button("resign", table.id, say("button-resign-finish"), arg="finish", style=_red),
            button("resign", table.id, say("button-resign-close"), arg="close", style=_red),
        ]
        return Reply(say("resign-ask-last", table=table.name), view_of([stay, *last]))
    ways = [
        button("resign", table.id, say("button-resign-seek"), arg="seek", style=_red),
        button("resign", table.id, say("button-resign-computer"), arg="computer", style=_red),
    ]
    return Reply(say("resign-ask", table=table.name), view_of([stay, *ways]))


async def _resign(click: Click) -> None:
    """What somebody has chosen. Where the others have left meanwhile they are asked again."""
    table, player = await table_meant(click.interaction, click.ref), click.interaction.user.id
    say = private_speaker(click.interaction, table)
    if click.arg not in ("stay", *_LAST, "seek", "computer"):
        raise unknown_control()
    if click.arg == "stay":
        await answer(click.interaction, Reply(say("resign-stayed", table=table.name)))
        return
    require_running(table)
    seat_of(table, player)
    if is_last(table, player) != (click.arg in _LAST):
        await answer(click.interaction, _question(click.interaction, table))
        return
    host = client_of(click.interaction).host
    await host.resign(table.id, player, seek=click.arg == "seek", play_out=click.arg == "finish")
    await answer(click.interaction, Reply(say(f"resign-done-{click.arg}", table=table.name)))


# A seat that looks for somebody


def is_sought(table: Table, seat: int) -> bool:
    """Whether somebody is still looked for to take a seat."""
    return table.status == "running" and table.seats[seat].sought


def open_seat(position: OpenTable, seat: int, link: str) -> Reply:
    """For everybody who sees it: where the game stands, who plays there, and the way to the board; nothing but what all
    may know."""
    table, say = position.table, public_speaker(position.table)
    others = say.joined([name for number, name in enumerate(say.names) if number != seat])
    game, where = say(f"game-{table.game}"), " · ".join(map(say.say, position.game.chapter(position.state)))
    text = say("seat-open", name=say.names[seat], table=table.name, game=game, moves=table.length, others=others)
    summary = say("seat-open-where", where=where, link=link) if where else say("seat-open-board", link=link)
    take = button("take", table.id, say("button-take"), arg=str(seat), style=_green)
    return Reply(f"{text}\n{summary}", view_of([take]))


def seat_claim(table: Table, claim: Claim) -> Reply:
    """To who opened the table, or, where they do not play any more, to all who do."""
    say = public_speaker(table)
    people = [table.creator] if table.seats_of(table.creator) else sorted(table.people)
    asked = say.joined([f"<@{player}>" for player in people])
    name = say.quote(claim.name)
    text = say("seat-claim", names=asked, name=name, seat=say.names[claim.seat], table=table.name)
    admit = button("admit", claim.id, say("button-admit"), style=_green)
    return Reply(text, view_of([admit, button("reject", claim.id, say("button-reject"))]))


async def _take(click: Click) -> None:
    table, user = await table_meant(click.interaction, click.ref), click.interaction.user
    host, seat = client_of(click.interaction).host, number(click.arg)
    async with while_open(click.interaction):
        result = await host.ask_for_seat(table.id, seat, user.id, display_name(user))
    key = "seat-asked" if isinstance(result, Claim) else "seat-yours"
    if not isinstance(result, Claim):
        await without_controls(click.interaction)
    await whisper(click.interaction, Reply(private_speaker(click.interaction, table)(key, table=table.name)))


async def take_back(interaction: Interaction, table: Table) -> None:
    """The seat that one has left, while a computer has it."""
    await client_of(interaction).host.take_back(table.id, interaction.user.id, display_name(interaction.user))
    await answer(interaction, Reply(private_speaker(interaction, table)("seat-yours", table=table.name)))


async def _admit(click: Click) -> None:
    await _answer(click, admit=True)


async def _reject(click: Click) -> None:
    await _answer(click, admit=False)


async def _answer(click: Click, *, admit: bool) -> None:
    host = client_of(click.interaction).host
    async with while_open(click.interaction):
        claim = await host.seat_claim(click.ref)
        if await table_seen(click.interaction, claim.table) is None:
            raise HostError("host-claim-stale")
        await host.answer_claim(click.ref, click.interaction.user.id, admit)
    await without_controls(click.interaction)


# Giving away the seat of somebody who does not come


async def propose(interaction: Interaction, table: Table, seat: int) -> None:
    """To those who are there; it takes all of them."""
    result = await client_of(interaction).host.propose_seat(table.id, interaction.user.id, seat)
    key = "seat-given" if isinstance(result, Table) else "seat-vote"
    await answer(interaction, Reply(private_speaker(interaction, table)(key, table=table.name)))


async def tell_note(interaction: Interaction, table: Table, text: str | None) -> None:
    """Write down something for oneself, throw it away (`-`), or read it."""
    host, player = client_of(interaction).host, interaction.user.id
    seat_of(table, player)
    say = private_speaker(interaction, table)
    if text is not None:
        await host.write_note(table.id, player, "" if text.strip() == "-" else text)
    note = await host.note(table.id, player)
    key = "note-none" if not note else "note-shown" if text is None else "note-kept"
    await whisper(interaction, Reply(say(key, table=table.name, text=say.quote(note))))
