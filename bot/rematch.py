"""*Rematch*: the same game with the same options, for those who have just played. The first who presses opens it, and
the others are asked; whoever presses too has accepted."""

from __future__ import annotations

from bot.access import display_name, require_posting, table_meant
from bot.homes import Plot, require_opening
from bot.inviting import came_words
from bot.prompts.router import Click, Router
from bot.quota import limits_of
from bot.talk import Reply, answer, client_of, private_speaker
from rules.host import Host, Table


def register(router: Router) -> None:
    router.add("rematch", "private", _rematch)


async def _rematch(click: Click) -> None:
    interaction, user = click.interaction, click.interaction.user
    bot, former = client_of(interaction), await table_meant(interaction, click.ref)
    require_posting(interaction)
    if not await _is_open(bot.host, former):
        require_opening(interaction, await bot.host.server(former.guild), Plot("here"))
    here, limits = interaction.channel_id or 0, limits_of(bot.settings)
    table = await bot.host.rematch(former.id, user.id, display_name(user), here, limits=limits)
    say = private_speaker(interaction, table)
    opened = say("table-opened", table=table.name, channel=f"<#{table.channel}>")
    mine = table.creator == user.id
    await answer(interaction, Reply(opened if mine else came_words(say, table, user.id)))


async def _is_open(host: Host, former: Table) -> bool:
    """Whether somebody has opened it already, so that one only sits down."""
    waiting = await host.tables(guild=former.guild, status=("lobby",))
    return any(table.gathering.rematch == former.id for table in waiting)
