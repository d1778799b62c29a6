"""What the commands of /table have in common: how one is made, what is said when it is done, a table in one line."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from discord import app_commands

from bot.talk import Interaction, Reply, answer, client_of, private_speaker
from bot.timing import awaited_names
from bot.translate import localised
from rules.host import Table

Command = app_commands.Command[Any, ..., Any]


def command(key: str) -> Callable[[Callable[..., Coroutine[Any, Any, None]]], Command]:
    """A command named and described by the keys `<key>-name` and `<key>-description`."""

    def made(handler: Callable[..., Coroutine[Any, Any, None]]) -> Command:
        return app_commands.command(name=localised(f"{key}-name"), description=localised(f"{key}-description"))(handler)

    return made


async def done(interaction: Interaction, key: str, table: Table, **facts: str | int) -> None:
    await answer(interaction, Reply(private_speaker(interaction, table)(key, table=table.name, **facts)))


def table_line(interaction: Interaction, table: Table) -> str:
    """A table in one line: where it is, and whom it waits for or who sits there."""
    say = private_speaker(interaction, table)
    facts: dict[str, Any] = {"table": table.name, "game": say(f"game-{table.game}"), "channel": f"<#{table.channel}>"}
    if table.status == "running":
        if table.paused is not None:
            return say("table-line-paused", **facts)
        now = client_of(interaction).host.now
        names = say.joined(awaited_names(say, table, table.awaited, now, mention=False))
        return say("table-line-running", **facts, names=names)
    return say("table-line", **facts, status=say(f"status-{table.status}"), names=say.joined(list(say.names)))
