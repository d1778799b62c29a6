"""The answer of somebody to whom a seat was offered."""

from __future__ import annotations

from bot.access import display_name
from bot.delivery import while_open
from bot.prompts.router import Click, Router
from bot.sight import table_seen
from bot.talk import Reply, client_of, private_speaker, whisper
from rules.host import HostError


def register(router: Router) -> None:
    router.add("accept", "quiet", _accept)
    router.add("decline", "quiet", _decline)


async def _accept(click: Click) -> None:
    user = click.interaction.user
    async with while_open(click.interaction):
        await _require_sight(click)
        await client_of(click.interaction).host.accept_offer(click.ref, user.id, display_name(user))
    await _done(click, "offer-accepted")


async def _decline(click: Click) -> None:
    async with while_open(click.interaction):
        await _require_sight(click)
        await client_of(click.interaction).host.decline_offer(click.ref, click.interaction.user.id)
    await _done(click, "offer-declined")


async def _require_sight(click: Click) -> None:
    offer = await client_of(click.interaction).host.offer(click.ref)
    if await table_seen(click.interaction, offer.table) is None:
        raise HostError("host-offer-stale")


async def _done(click: Click, key: str) -> None:
    """The offer loses its buttons; the table tells the rest."""
    await click.interaction.edit_original_response(view=None)
    await whisper(click.interaction, Reply(private_speaker(click.interaction)(key)))
