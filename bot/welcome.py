"""The welcome: every game with a button that opens a table at once, and ways to learn or to watch one. `/table new`
without a game offers the same choice."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any

import discord
from discord import ui

from bot.access import require_posting
from bot.coach import course_of
from bot.covers import about, card_of, game_facts, introduced
from bot.opening import AS_USUAL, How, one_at_a_time, open_table, opened_words, server_language
from bot.painter import Painter
from bot.prompts.components import button, view_of
from bot.prompts.router import Click, Router, unknown_control
from bot.talk import Interaction, Reply, answer, client_of, private_speaker
from bot.words import Speaker
from render.picture import Picture
from rules.core import Game
from rules.host import HostError, Table

_log = logging.getLogger(__name__)

# The rows of its controls; the others are free.
GAMES, FIRST_STEPS = 0, 1
_ALL = "all"


def register(router: Router) -> None:
    router.add("open", "private", _open)
    router.add("lessons", "private", _lessons)


async def welcome(
    painter: Painter, games: Iterable[Game[Any]], language: str, *, title: str = "welcome-title", how: How = AS_USUAL
) -> Reply:
    """For a channel, or for one person; a table is opened as `how` says."""
    shown, say = introduced(games), Speaker(language)
    lines = [_line(say, game) for game in shown]
    text = "\n".join([say(title), *lines, say("welcome-hint")])
    return Reply(text, view_of(_controls(say, shown, how)), await _card(painter, shown, language), "welcome")


async def _card(painter: Painter, games: list[Game[Any]], language: str) -> tuple[Picture, ...]:
    """A fault of the painter's must not keep anybody from the buttons."""
    try:
        return await card_of(painter, games, language)
    except Exception:
        _log.exception("no card of the games")
        return ()


def _line(say: Speaker, game: Game[Any]) -> str:
    return say("welcome-game", game=say(f"game-{game.id}"), about=about(say, game), **game_facts(say, game))


def _controls(say: Speaker, games: list[Game[Any]], how: How) -> list[ui.Item[Any]]:
    blue, green = discord.ButtonStyle.primary, discord.ButtonStyle.success
    opening = [button("open", game.id, say(f"game-{game.id}"), arg=how.word, style=blue, row=GAMES) for game in games]
    lessons = [button("lessons", _ALL, say("button-lessons"), style=green, row=FIRST_STEPS)] if _taught(games) else []
    watching = [button("show", games[0].id, say("button-show"), style=green, row=FIRST_STEPS)] if games else []
    return [*opening, *lessons, *watching]


def _taught(games: Iterable[Game[Any]]) -> list[Game[Any]]:
    """The games that can be learnt with a coach."""
    return [game for game in introduced(games) if course_of(game.id) is not None]


async def _lessons(click: Click) -> None:
    """Which game to learn."""
    say, games = private_speaker(click.interaction), client_of(click.interaction).games.values()
    items = [button("learn", game.id, say("button-learn", game=say(f"game-{game.id}"))) for game in _taught(games)]
    await answer(click.interaction, Reply(say("lessons-choice"), view_of(items)))


async def offer_choice(interaction: Interaction, name: str | None, how: How) -> None:
    """To one person. A button has no room for a name."""
    if name is not None:
        raise HostError("choice-named")
    bot, language = client_of(interaction), private_speaker(interaction).language
    await answer(interaction, await welcome(bot.painter, bot.games.values(), language, title="choice-title", how=how))


async def _open(click: Click) -> None:
    """A table at once. One that this person has opened here and where nobody else has come yet is shown instead."""
    interaction, game = click.interaction, click.ref
    bot = client_of(interaction)
    if game not in bot.games:
        raise unknown_control()
    how = How.of(click.arg)
    require_posting(interaction, how.home or "here")
    spoken = how.language or await server_language(interaction)
    async with one_at_a_time(interaction):
        waiting = None if how.home or how.forum else await _waiting(interaction, game)
        table = waiting or await open_table(interaction, game, None, spoken, how=how)
    told = opened_words(interaction, table) if waiting is None else _waiting_words(interaction, table)
    await answer(interaction, Reply(told))


def _waiting_words(interaction: Interaction, table: Table) -> str:
    say = private_speaker(interaction, table)
    return say("table-waiting", game=say(f"game-{table.game}"), table=table.name, channel=f"<#{table.channel}>")


async def _waiting(interaction: Interaction, game: str) -> Table | None:
    host, here, player = client_of(interaction).host, interaction.channel_id or 0, interaction.user.id
    for table in await host.tables(guild=interaction.guild_id or 0, player=player, status=("lobby",)):
        if table.game == game and len(table.seats) == 1:
            asked = await host.live_post(table.id, "lobby")
            if here in (table.channel, asked.channel if asked is not None else None):
                return table
    return None
