"""A game as data, and whether it was played as promised: by command, and by the buttons at its end."""

from __future__ import annotations

import io
import json
from typing import Any

import discord
import msgspec

from bot.access import table_meant
from bot.luck import verified_lines
from bot.prompts.router import Click, Router
from bot.talk import Interaction, Reply, answer, client_of, private_speaker
from rules.core import Game, Setup
from rules.core.engine import read_entry
from rules.core.transcript import transcribed
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
    texts = {"json": json.dumps(data, indent=1), **_moves(client_of(interaction).games[table.game], data)}
    files = [
        discord.File(io.BytesIO(text.encode()), filename=f"{table.game}-{table.id}.{ending}")
        for ending, text in texts.items()
    ]
    say = private_speaker(interaction, table)
    await interaction.edit_original_response(content=say("table-exported", table=table.name), attachments=files)


def _moves(game: Game[Any], data: dict[str, Any]) -> dict[str, str]:
    """A finished game in one line a move, by the ending of its file's name; not one whose rules were renewed on the
    way, for its moves alone do not give it again."""
    if data["status"] != "over" or "ground" in data:
        return {}
    log = [read_entry(game, entry) for entry in data["entries"]]
    note = "\n".join(f"{seat} {player['name']}" for seat, player in enumerate(data["players"], 1))
    return {"txt": transcribed(msgspec.convert(data["setup"], Setup), log, note)}


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
    luck = verified_lines(say, table, checked.pledge) if checked.pledge else []
    key = ("verify-good-since" if checked.since else "verify-good") if checked.ok else "verify-bad"
    text = say(key, **facts, problem=say(checked.problem) if checked.problem else "")
    await answer(interaction, Reply("\n".join([text, *luck])))
