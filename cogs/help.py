"""/help and /rules: short pages, in the reader's language."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.prompts.components import menu, view_of
from bot.prompts.router import Click, unknown_control
from bot.rulebook import search
from bot.talk import Interaction, Reply, answer, client_of, private_speaker
from bot.translate import localised, worded
from bot.words import Speaker
from rules.host import HostError


class Help(commands.Cog):
    @app_commands.command(name=localised("help-name"), description=localised("help-description"))
    async def help(self, interaction: Interaction) -> None:
        say = private_speaker(interaction)
        games = say.joined([say(f"game-{game}") for game in client_of(interaction).games])
        await answer(interaction, Reply(say("help-text", games=games)))

    @app_commands.command(name=localised("rules-name"), description=localised("rules-description"))
    @worded("game", "topic", "find")
    async def rules(
        self, interaction: Interaction, game: str, topic: str | None = None, find: str | None = None
    ) -> None:
        if game not in client_of(interaction).games:
            raise HostError("table-unknown-game", game=game)
        say = private_speaker(interaction)
        await answer(interaction, rule_text(say, game, find) if find else rules_page(say, game, topic))

    @rules.autocomplete("game")
    async def complete_game(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        say = private_speaker(interaction)
        named = [(say(f"game-{game}"), game) for game in client_of(interaction).games]
        return [app_commands.Choice(name=n, value=g) for n, g in named if current.lower() in f"{n} {g}".lower()][:25]

    @rules.autocomplete("topic")
    async def complete_topic(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        game = interaction.namespace.game
        if game not in client_of(interaction).games:
            return []
        say = private_speaker(interaction)
        named = [(_title(say, game, topic), topic) for topic in topics(game)]
        return [app_commands.Choice(name=n, value=t) for n, t in named if current.lower() in f"{n} {t}".lower()][:25]

    @rules.autocomplete("find")
    async def complete_rule(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        game = interaction.namespace.game
        if game not in client_of(interaction).games:
            return []
        return [app_commands.Choice(name=rule.name, value=rule.number) for rule in search(game, current)[:25]]


def topics(game: str) -> list[str]:
    return Speaker("en")(f"rules-{game}-topics").split()


def _title(say: Speaker, game: str, topic: str) -> str:
    return say(f"rules-{game}-{topic}-title")


def rules_page(say: Speaker, game: str, topic: str | None) -> Reply:
    """One page, with a menu to the others."""
    known = topics(game)
    shown = topic if topic in known else known[0]
    text = say(
        "rules-page", game=say(f"game-{game}"), title=_title(say, game, shown), text=say(f"rules-{game}-{shown}-text")
    )
    options = [(_title(say, game, topic), topic) for topic in known[:25]]
    return Reply(text, view_of([menu("rules", game, options, chosen=(shown,), placeholder=say("rules-more"))]))


def rule_text(say: Speaker, game: str, sought: str) -> Reply:
    """One rule by its number, or by words of its title."""
    found = search(game, sought)
    if not found:
        raise HostError("rules-no-such-rule", sought=sought)
    return Reply(say("rules-rule", game=say(f"game-{game}"), name=found[0].name, text=found[0].text))


async def _turn_page(click: Click) -> None:
    if click.ref not in client_of(click.interaction).games:
        raise unknown_control()
    await answer(click.interaction, rules_page(private_speaker(click.interaction), click.ref, click.value))


async def setup(bot: Any) -> None:
    bot.router.add("rules", "panel", _turn_page)
    await bot.add_cog(Help())
