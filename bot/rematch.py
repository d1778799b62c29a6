"""*Rematch*: the same game with the same options, for those who have just played. The first who presses opens it, the
others sit down."""

from __future__ import annotations

from bot import lobby
from bot.access import require_posting, table_meant
from bot.opening import one_at_a_time, open_table
from bot.prompts.router import Click, Router
from bot.talk import Interaction, Reply, answer, client_of, private_speaker
from rules.host import HostError, Table
from rules.host.desk import seat_of


def register(router: Router) -> None:
    router.add("rematch", "private", _rematch)


async def _rematch(click: Click) -> None:
    interaction = click.interaction
    former = await table_meant(interaction, click.ref)
    if former.status != "over":
        raise HostError("rematch-running", table=former.name)
    seat_of(former, interaction.user.id)
    require_posting(interaction)
    async with one_at_a_time(interaction):
        table, key = await _seated(interaction, former)
    say = private_speaker(interaction, table)
    await answer(interaction, Reply(say(key, table=table.name, channel=f"<#{table.channel}>")))


async def _seated(interaction: Interaction, former: Table) -> tuple[Table, str]:
    """At the table that somebody has opened for it, or at a new one; and the key of what is said."""
    waiting = await _waiting(interaction, former)
    if waiting is None:
        computers = sum(seat.is_computer for seat in former.seats)
        opened = await open_table(
            interaction,
            former.game,
            former.name,
            former.language,
            thread=False,
            computers=computers,
            options=former.options,
        )
        return opened, "table-opened"
    if not waiting.seats_of(interaction.user.id):
        await lobby.join(interaction, waiting.id)
    return waiting, "table-joined"


async def _waiting(interaction: Interaction, former: Table) -> Table | None:
    """The lobby of the same name and game in this channel, opened since by one who sat there too."""
    host, here = client_of(interaction).host, interaction.channel_id or 0
    opened = await host.tables(guild=former.guild, channel=here, status=("lobby",))
    again = [table for table in opened if (table.game, table.name) == (former.game, former.name)]
    return next((table for table in again if table.creator in former.people and table.created > former.created), None)
