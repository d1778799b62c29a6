"""The way into the history of a table from elsewhere."""

from __future__ import annotations

from bot.prompts.components import Button, button
from bot.words import Speaker
from rules.host import Table


def happened_button(say: Speaker, table: Table, row: int | None = None) -> Button:
    """On every call: what there was since the last action of whoever presses it."""
    return button("happened", table.id, say("button-happened"), row=row)
