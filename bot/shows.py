"""*Show me a game* and *Stop*: computers play in the channel, for as long as anybody wants to look on."""

from __future__ import annotations

from bot.access import require_posting, table_meant
from bot.homes import Plot, require_opening
from bot.opening import server_language
from bot.prompts.router import Click, Router, unknown_control
from bot.quota import limits_of
from bot.talk import Reply, answer, client_of, private_speaker


def register(router: Router) -> None:
    router.add("show", "private", _show)
    router.add("stop", "quiet", _stop)


async def _show(click: Click) -> None:
    """In place of the show that the button stands under, if it stands under one."""
    interaction, bot = click.interaction, client_of(click.interaction)
    if click.ref not in bot.games:
        raise unknown_control()
    require_posting(interaction)
    require_opening(interaction, await bot.host.server(interaction.guild_id or 0), Plot("here"))
    bot.allowance.spend(interaction.user.id)
    if click.arg is not None:
        await bot.host.quit_show((await table_meant(interaction, click.arg)).id)
    position = await bot.host.begin_show(
        game=click.ref,
        guild=interaction.guild_id or 0,
        channel=interaction.channel_id or 0,
        language=await server_language(interaction),
        player=interaction.user.id,
        limits=limits_of(bot.settings),
    )
    say, table = private_speaker(interaction), position.table
    told = say("show-begun", game=say(f"game-{table.game}"), channel=f"<#{table.channel}>")
    await answer(interaction, Reply(told))


async def _stop(click: Click) -> None:
    """For anyone who sees it."""
    table = await table_meant(click.interaction, click.ref)
    await client_of(click.interaction).host.stop_show(table.id)
