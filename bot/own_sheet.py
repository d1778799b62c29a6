"""*My realm*: in private, what there is to know about one's own seat, picture by picture; from every panel of a game
that has such sheets."""

from __future__ import annotations

from typing import Any

from discord import ui

import render
from bot.access import table_meant
from bot.prompts.components import button, view_of
from bot.prompts.router import Click, Router, unknown_control
from bot.reading import with_symbols
from bot.talk import Reply, answer, client_of, private_speaker
from bot.words import Speaker
from rules.host import HostError, OpenTable

_ROW = 4


def register(router: Router) -> None:
    router.add("sheet", "private", _open)
    router.add("sheetpage", "panel", _open)


def sheet_button(say: Speaker, game: str, table: str, row: int | None = _ROW) -> list[ui.Item[Any]]:
    """None where a game has no such sheet."""
    return [button("sheet", table, say(f"{game}-sheet-button"), row=row)] if render.own_sheets(game) else []


async def _open(click: Click) -> None:
    interaction = click.interaction
    table = await table_meant(interaction, click.ref)
    position = await client_of(interaction).host.look(table.id)
    kinds = render.own_sheets(table.game)
    seat = next(iter(table.seats_of(interaction.user.id)), None)
    if seat is None:
        raise HostError("panel-not-seated", table=table.name)
    kind = click.arg or next(iter(kinds), "")
    if kind not in kinds:
        raise unknown_control()
    client_of(interaction).allowance.spend(interaction.user.id)
    say = private_speaker(interaction, table)
    drawn = await client_of(interaction).painter.paint(position, seat, say.language, kind=kind)
    title = say("panel-title", table=table.name, game=say(f"game-{table.game}"))
    await answer(interaction, Reply(title, view_of(_controls(say, position, kind)), (drawn,), kind))


def _controls(say: Speaker, position: OpenTable, shown: str) -> list[ui.Item[Any]]:
    """The other sheets, and a look at the board."""
    game, table = position.game.id, position.table.id
    others = [
        button("sheetpage", table, say(f"{game}-sheet-{kind}"), arg=kind)
        for kind in render.own_sheets(game)
        if kind != shown
    ]
    return with_symbols(say, game, [*others, button("look", table, say("button-look"), row=_ROW)])
