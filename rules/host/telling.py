"""A word to some people about a table that asks them nothing: in its channel, and to each as they wish to be called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from rules.core import Words
from rules.host.manners import is_written_to, quiet_until
from rules.host.model import Table
from rules.host.outbox import post_word
from rules.host.store import Writer


async def tell(
    writer: Writer, table: Table, people: Iterable[int], said: Words, *offers: str, now: float, private: bool = False
) -> None:
    """`offers`: the buttons that go with it, by their verbs. It stands as long as the table has this status. `private`:
    the channel hears nothing of it."""
    payload: dict[str, Any] = {"words": msgspec.to_builtins(said), "offers": offers, "status": table.status}
    named = sorted(set(people))
    if not named:
        return
    if not private:
        await post_word(writer, table, payload, named)
    for player in named:
        wishes = await writer.person(player)
        quiet = quiet_until(wishes, now) if wishes is not None else None
        if wishes is not None and (is_written_to(wishes) or (quiet is not None and wishes.calls != "silent")):
            await writer.add_word(player, table.id, payload, quiet or now)


def still_stands(table: Table, payload: Mapping[str, Any], player: int) -> bool:
    """Whether there is still a reason to tell somebody; an invitation may have been answered."""
    if table.status != payload["status"]:
        return False
    return "come" not in payload["offers"] or any(guest.player == player for guest in table.gathering.invited)
