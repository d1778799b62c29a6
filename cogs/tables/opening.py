"""/table new, learn, join, invite, leave, start: until the first move."""

from __future__ import annotations

import discord
from discord import app_commands

from bot import inviting, joining, learning, lobby, welcome
from bot.access import require_posting, table_meant, unknown_game
from bot.opening import How, home_choices, home_meant, open_table, opened_words, server_language
from bot.talk import Interaction, Reply, answer, client_of, private_speaker
from bot.translate import language_choices, worded
from cogs.tables.answers import Command, command, done


class ForumId(app_commands.Transformer):
    """A forum's id. discord.py's own option would ask for media channels too, which Discord does not describe: held
    against its description, no command at all would be taken."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        return [discord.ChannelType.forum]

    async def transform(self, interaction: discord.Interaction, value: app_commands.AppCommandChannel, /) -> int:
        return value.id


@command("table-new")
@worded("game", "name", "home", "forum", "language")
@app_commands.choices(home=home_choices(), language=language_choices())
async def new(
    interaction: Interaction,
    game: str | None = None,
    name: app_commands.Range[str, 1, 40] | None = None,
    home: str | None = None,
    forum: app_commands.Transform[int, ForumId] | None = None,
    language: str | None = None,
) -> None:
    """Without a game: the choice of them all."""
    how = How(home_meant(home), language, forum)
    if game is not None and game not in client_of(interaction).games:
        raise unknown_game(private_speaker(interaction), client_of(interaction).games, game)
    require_posting(interaction, how.home or "here")
    await interaction.response.defer(ephemeral=True, thinking=True)
    if game is None:
        await welcome.offer_choice(interaction, name, how)
        return
    spoken = language or await server_language(interaction)
    made = await open_table(interaction, game, name, spoken, how=how)
    await answer(interaction, Reply(opened_words(interaction, made)))


@command("table-learn")
@worded("game", "home")
@app_commands.choices(home=home_choices())
async def learn(interaction: Interaction, game: str, home: str | None = None) -> None:
    how = How(home_meant(home))
    require_posting(interaction, how.home or "here")
    await interaction.response.defer(ephemeral=True, thinking=True)
    await learning.learn(interaction, game, how=how)


@new.autocomplete("game")
@learn.autocomplete("game")
async def complete_game(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    say = private_speaker(interaction)
    named = [(say(f"game-{game}"), game) for game in client_of(interaction).games]
    fitting = [(name, game) for name, game in named if current.lower() in f"{name} {game}".lower()]
    return [app_commands.Choice(name=name, value=game) for name, game in fitting[:25]]


@command("table-join")
@worded("table")
async def join(interaction: Interaction, table: str | None = None) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await joining.join(interaction, table)


@command("table-invite")
@worded("guest", "table")
async def invite(interaction: Interaction, guest: discord.Member, table: str | None = None) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await inviting.invite(interaction, guest, table)


@command("table-leave")
@worded("table")
async def leave(interaction: Interaction, table: str | None = None) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    found = await table_meant(interaction, table, status="lobby")
    await lobby.leave(interaction, found.id)
    await done(interaction, "table-left", found)


@command("table-start")
@worded("table")
async def start(interaction: Interaction, table: str | None = None) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    found = await table_meant(interaction, table, status="lobby")
    await lobby.start(interaction, found.id)
    await done(interaction, "table-started", found)


COMMANDS: tuple[Command, ...] = (new, learn, join, invite, leave, start)
