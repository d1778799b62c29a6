"""What the channel reads of a show: one message, changed with every move, that anyone can stop."""

from __future__ import annotations

import discord

from bot import feast, posts
from bot.covers import about
from bot.prompts.components import Button, button, view_of
from bot.reading import symbols_button
from bot.talk import Reply, public_speaker
from bot.words import Speaker
from render.picture import Picture
from rules.core.engine import awaited
from rules.host import OpenTable

# The rows of its controls
_THIS, _OTHERS = 0, 1


def show(
    position: OpenTable, news: posts.News, pictures: tuple[Picture, ...], name: str, *, others: tuple[str, ...]
) -> Reply:
    """`others`: the games that could be shown instead."""
    table, game = position.table, position.game
    say = public_speaker(table)
    title = say("show-title", table=table.name, game=say(f"game-{game.id}"))
    lines = [title, about(say, game), *posts.news_lines(say, news)[0], *_standing(say, position)]
    text = "\n".join(line for line in lines if line)
    return Reply(text, view_of(_controls(say, position, others)), pictures, name)


def _standing(say: Speaker, position: OpenTable) -> list[str]:
    """Who is next, or how it ended and what to do now."""
    outcome = position.state.outcome
    if outcome is not None:
        return [*feast.reckoning(say, outcome), say("show-yours")]
    if position.table.status != "running":
        return [say("show-stopped"), say("show-yours")]
    return [say("show-next", names=say.joined([say.names[seat] for seat in awaited(position.state)]))]


def _controls(say: Speaker, position: OpenTable, others: tuple[str, ...]) -> list[Button]:
    table = position.table
    running = table.status == "running" and position.state.outcome is None
    stop = button("stop", table.id, say("button-stop"), style=discord.ButtonStyle.danger, row=_THIS)
    green = discord.ButtonStyle.success
    return [
        *([stop] if running else []),
        button("open", table.game, say("button-yourself"), style=green, row=_THIS),
        button("rulebook", table.game, say("button-rules"), row=_THIS),
        *symbols_button(say, table.game, _THIS),
        *(
            button("show", game, say("button-show-other", game=say(f"game-{game}")), arg=table.id, row=_OTHERS)
            for game in others
        ),
    ]
