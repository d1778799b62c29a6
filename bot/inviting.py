"""Invitations to a table, and the answers to them; and whoever wants a lobby to wait a little longer."""

from __future__ import annotations

import discord

from bot.access import display_name, table_meant
from bot.delivery import without_controls
from bot.prompts.router import Click, Router
from bot.sight import could_see, let_in
from bot.talk import Interaction, Reply, answer, client_of, private_speaker, public_speaker, whisper
from bot.words import Speaker
from rules.host import HostError, Table


def register(router: Router) -> None:
    router.add("come", "quiet", _come)
    router.add("regret", "quiet", _regret)
    router.add("keep", "quiet", _keep)


async def invite(interaction: Interaction, guest: discord.Member, table_id: str | None) -> None:
    """Somebody is asked to come; in a private thread they are let in, so that they can see what they are asked to."""
    table = await table_meant(interaction, table_id, status="lobby")
    if guest.bot:
        raise HostError("invite-bot")
    if not await could_see(interaction, table, guest):
        raise HostError("table-offer-hidden", table=table.name, name=display_name(guest))
    await client_of(interaction).host.invite(table.id, interaction.user.id, guest.id, display_name(guest))
    await let_in(interaction, table, guest.id)
    say = private_speaker(interaction, table)
    await answer(interaction, Reply(say("table-invited", table=table.name, name=say.quote(display_name(guest)))))


async def _come(click: Click) -> None:
    table, user = await table_meant(click.interaction, click.ref), click.interaction.user
    after = await client_of(click.interaction).host.accept_invitation(table.id, user.id, display_name(user))
    await let_in(click.interaction, after, user.id)
    await _answered(click, came_words(private_speaker(click.interaction, after), after, user.id))


async def _regret(click: Click) -> None:
    table = await table_meant(click.interaction, click.ref)
    await client_of(click.interaction).host.decline_invitation(table.id, click.interaction.user.id)
    await _answered(click, private_speaker(click.interaction)("invitation-declined"))


async def _answered(click: Click, text: str) -> None:
    """A question to one person loses its buttons; others may still be asked."""
    message = click.interaction.message
    if message is not None and message.content.count("<@") <= 1:
        await without_controls(click.interaction)
    await whisper(click.interaction, Reply(text))


def came_words(say: Speaker, table: Table, player: int) -> str:
    """Whether somebody who has come has a seat, or how many are before them."""
    waiting = [guest.player for guest in table.gathering.waiting]
    if player in waiting:
        return say("table-waits", table=table.name, number=waiting.index(player) + 1)
    return say("table-joined", table=table.name)


async def _keep(click: Click) -> None:
    """The warning says who has done so, and asks nobody any more."""
    table, user = await table_meant(click.interaction, click.ref), click.interaction.user
    await client_of(click.interaction).host.keep_open(table.id, user.id)
    say, message = public_speaker(table), click.interaction.message
    told = say("kept-open-by", name=say.names[table.seats_of(user.id)[0]])
    await without_controls(click.interaction, "\n".join([*([message.content] if message else []), told]))
    await whisper(click.interaction, Reply(private_speaker(click.interaction, table)("kept-open", table=table.name)))
