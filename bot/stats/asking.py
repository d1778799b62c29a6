"""`/stats`: records of finished games, private unless somebody wants everybody to see them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import discord

from bot.access import unknown_game
from bot.house import House
from bot.stats.pages import game_page, marks_told, names_in, person_page, person_told, server_page, server_told
from bot.talk import Interaction, Reply, answer, client_of, clipped, private_speaker
from bot.words import Speaker
from render.ledger import Ledger
from rules.host import HostError
from rules.host.careers import Finished, career_of, marks_of
from rules.host.ratings import Rating, ratings


async def of_person(interaction: Interaction, person: discord.abc.User | None) -> None:
    """One's own records are of all games one has finished, anywhere; those of others of games in this server."""
    bot, say, guild = client_of(interaction), private_speaker(interaction), interaction.guild_id
    mine = person is None or person.id == interaction.user.id
    player = interaction.user.id if person is None else person.id
    if not mine and (await bot.host.person(player)).unlisted:
        raise HostError("records-unlisted")
    finished = await bot.host.results(player=player, guild=None if mine else guild)
    career = career_of(player, finished)
    if career is None:
        raise HostError("records-none-of-mine" if mine else "records-none")
    names = await _named(bot, finished, (player,))
    where = say("records-title") if mine else _server(interaction, say)
    rated = {game: found[player] for game in career.games if player in (found := await _ratings(bot, guild, game))}
    page = person_page(say, names[player], where, career, rated)
    await _show(interaction, say, page, person_told(say, names[player], career, names))


async def of_server(interaction: Interaction) -> None:
    bot, say = client_of(interaction), private_speaker(interaction)
    finished = await _met(bot, interaction.guild_id)
    names = await _named(bot, finished)
    page = server_page(say, _server(interaction, say), finished)
    await _show(interaction, say, page, server_told(say, finished, names))


async def of_game(interaction: Interaction, game: str) -> None:
    bot, say = client_of(interaction), private_speaker(interaction)
    if game not in bot.games:
        raise unknown_game(say, bot.games, game)
    finished = await _met(bot, interaction.guild_id, game)
    names = await _named(bot, finished)
    rated = await _ratings(bot, interaction.guild_id, game)
    page = game_page(say, game, _server(interaction, say), finished, rated, names)
    told = [say("records-rating-told")] if rated else []
    results = [result for _, result in finished]
    told += marks_told(say, len(results), sum(not result.is_fair for result in results), marks_of(results))
    await _show(interaction, say, page, told)


async def set_listed(interaction: Interaction, listed: bool) -> None:
    await client_of(interaction).host.set_person(interaction.user.id, unlisted=not listed)
    await answer(interaction, Reply(private_speaker(interaction)(f"records-{'listed' if listed else 'hidden'}")))


def _server(interaction: Interaction, say: Speaker) -> str:
    return say("records-title") if interaction.guild is None else interaction.guild.name


async def _met(bot: House, guild: int | None, game: str | None = None) -> list[Finished]:
    """Games in which people of a server have met one another."""
    found = await bot.host.results(guild=guild or 0, game=game)
    met = [one for one in found if "alone" not in one[1].marks]
    if not met:
        raise HostError("records-none")
    return met


async def _named(bot: House, finished: Sequence[Finished], always: Sequence[int] = ()) -> dict[int, str]:
    """Those of whom others may read."""
    names = names_in(finished)
    hidden = {player for player in names if player not in always and (await bot.host.person(player)).unlisted}
    return {player: name for player, name in names.items() if player not in hidden}


async def _ratings(bot: House, guild: int | None, game: str) -> dict[int, Rating]:
    """Nobody's where the server does not want games to be rated."""
    if not guild or not (await bot.host.server(guild)).rated:
        return {}
    return await asyncio.to_thread(ratings, await bot.host.results(guild=guild, game=game))


async def _show(interaction: Interaction, say: Speaker, page: Ledger, told: Sequence[str]) -> None:
    bot = client_of(interaction)
    bot.allowance.spend(interaction.user.id)
    picture = await bot.painter.ledger(page)
    await answer(interaction, Reply(clipped("\n".join(told)), pictures=(picture,), name="records"))
