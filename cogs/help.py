"""/help and /rules: short pages, in the reader's language."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.access import unknown_game
from bot.house import House
from bot.library import MOST, Entry, found, sheets, title, topics
from bot.prompts.router import Click, unknown_control
from bot.reading import choose_game, entry_meant, opened
from bot.rulebook import rule_meant
from bot.talk import Interaction, Reply, answer, client_of, private_speaker
from bot.translate import localised, worded
from bot.words import Speaker
from rules.host import HostError

_LABEL = 100
Choices = list[app_commands.Choice[str]]


class Help(commands.Cog):
    @app_commands.command(name=localised("help-name"), description=localised("help-description"))
    async def help(self, interaction: Interaction) -> None:
        say = private_speaker(interaction)
        games = say.joined([say(f"game-{game}") for game in client_of(interaction).games])
        await answer(interaction, Reply(say("help-text", games=games)))

    @app_commands.command(name=localised("rules-name"), description=localised("rules-description"))
    @worded("game", "topic", "find")
    async def rules(
        self, interaction: Interaction, game: str | None = None, topic: str | None = None, find: str | None = None
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        bot, say = client_of(interaction), private_speaker(interaction)
        entries = _meant(bot, say, game, find or topic)
        reply = await opened(bot, say, entries[0], entries[1:]) if entries else choose_game(bot, say)
        await answer(interaction, reply)

    @rules.autocomplete("game")
    async def complete_game(self, interaction: Interaction, current: str) -> Choices:
        say = private_speaker(interaction)
        named = [(say(f"game-{game}"), game) for game in client_of(interaction).games]
        return _choices([(n, g) for n, g in named if current.lower() in f"{n} {g}".lower()])

    @rules.autocomplete("topic")
    async def complete_topic(self, interaction: Interaction, current: str) -> Choices:
        """The pages, and the pictures that stand by themselves; rules, when a number is begun."""
        game = interaction.namespace.game
        if game not in client_of(interaction).games:
            return []
        say = private_speaker(interaction)
        named = [(title(say, Entry(game, name)), name) for name in (*sheets(game), *topics(game))]
        fitting = [(n, t) for n, t in named if current.lower() in f"{n} {t}".lower()]
        return _choices(fitting or _found(say, [game], current))

    @rules.autocomplete("find")
    async def complete_rule(self, interaction: Interaction, current: str) -> Choices:
        games = list(client_of(interaction).games)
        game = interaction.namespace.game
        return _choices(_found(private_speaker(interaction), [game] if game in games else games, current))


def _choices(named: list[tuple[str, str]]) -> Choices:
    return [app_commands.Choice(name=name[:_LABEL], value=value) for name, value in named[:MOST]]


def _found(say: Speaker, games: list[str], sought: str) -> list[tuple[str, str]]:
    """What has the words that are being typed; of several games, each with its own."""
    entries = found(say, games, sought)[:MOST]
    if len(games) == 1:
        return [(title(say, entry), entry.name) for entry in entries]
    named = [(say(f"game-{entry.game}"), entry) for entry in entries]
    return [(f"{game}: {title(say, entry)}", f"{entry.game}.{entry.name}") for game, entry in named]


def _meant(bot: House, say: Speaker, game: str | None, sought: str | None) -> list[Entry]:
    """The entry that is asked for, and then what else might be meant; nothing: only which games there are. The letter
    of a rule tells its game, whatever box it is typed into."""
    for typed in filter(None, (sought, game)):
        named = rule_meant(typed)
        if named is not None and named[0] in bot.games:
            return [Entry(*named)]
    if game is not None and game not in bot.games:
        raise unknown_game(say, bot.games, game)
    if sought is None:
        return [] if game is None else [Entry(game, topics(game)[0])]
    direct = entry_meant(bot, game or "", sought)
    entries = [direct] if direct else found(say, list(bot.games) if game is None else [game], sought)
    if not entries:
        raise HostError("rules-no-such-rule", sought=sought)
    return entries


async def _turn_page(click: Click) -> None:
    """By a menu or a button of a page."""
    await _open(click, click.value if click.values else click.arg)


async def _read(click: Click) -> None:
    """By a button elsewhere: in a message of its own."""
    await _open(click, click.arg)


async def _open(click: Click, name: str | None) -> None:
    bot = client_of(click.interaction)
    entry = entry_meant(bot, click.ref, name)
    if entry is None:
        raise unknown_control()
    await answer(click.interaction, await opened(bot, private_speaker(click.interaction), entry))


async def setup(bot: Any) -> None:
    bot.router.add("rules", "panel", _turn_page)
    bot.router.add("guides", "panel", _turn_page)
    bot.router.add("passage", "panel", _turn_page)
    bot.router.add("leaf", "panel", _turn_page)
    bot.router.add("rulebook", "private", _read)
    bot.router.add("rule", "private", _read)
    await bot.add_cog(Help())
