"""A game as data, and whether it was played as promised: by command, and by the buttons at its end."""

from __future__ import annotations

import io
import json

import discord

from bot.access import table_meant
from bot.prompts.router import Click, Router
from bot.talk import Interaction, Reply, answer, client_of, private_speaker
from rules.host import Table


def register(router: Router) -> None:
    router.add("verify", "private", _verify)
    router.add("export", "private", _export)


async def _verify(click: Click) -> None:
    await verify(click.interaction, await table_meant(click.interaction, click.ref))


async def _export(click: Click) -> None:
    await export(click.interaction, await table_meant(click.interaction, click.ref))


async def export(interaction: Interaction, table: Table) -> None:
    client_of(interaction).allowance.spend(interaction.user.id)
    data = await client_of(interaction).host.export(table.id, interaction.user.id)
    file = discord.File(io.BytesIO(json.dumps(data, indent=1).encode()), filename=f"{table.game}-{table.id}.json")
    say = private_speaker(interaction, table)
    await interaction.edit_original_response(content=say("table-exported", table=table.name), attachments=[file])


async def verify(interaction: Interaction, table: Table) -> None:
    client_of(interaction).allowance.spend(interaction.user.id)
    checked = await client_of(interaction).host.verify(table.id)
    say = private_speaker(interaction, table)
    facts: dict[str, str | int] = {
        "commitment": checked.commitment,
        "seed": checked.seed,
        "actions": checked.actions,
        "since": checked.since,
    }
    key = ("verify-good-since" if checked.since else "verify-good") if checked.ok else "verify-bad"
    await answer(interaction, Reply(say(key, **facts, problem=say(checked.problem) if checked.problem else "")))
