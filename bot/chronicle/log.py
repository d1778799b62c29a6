"""`/table log`: the history from the start or since one's last turn, of one player, or of what says a word."""

from __future__ import annotations

from discord import app_commands

from bot.chairs import seat_meant
from bot.chronicle.reading import read, since_own
from bot.chronicle.wish import LAST, Wish, searchable
from bot.talk import Interaction
from bot.translate import localised
from rules.host import Table

_TURN, _START = "turn", "start"


def since_choices() -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=localised(f"log-since-{word}"), value=word) for word in (_TURN, _START)]


async def read_log(
    interaction: Interaction, table: Table, since: str | None, search: str | None, about: str | None
) -> None:
    """Without a wish: the whole history, opened where it ends."""
    first = await since_own(interaction, table) if since == _TURN else 0
    who = None if about is None else seat_meant(table, about)
    page = 0 if since else LAST
    await read(interaction, table, Wish(first, page, who, word=searchable(search or "")))
