"""The pictures of the front door, in words of one language: a game's banner, and the card of all games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bot.painter import Painter
from bot.words import Speaker, has
from render.covers import Entry, banner, card, has_cover
from render.picture import Picture
from rules.core import Game


def game_facts(say: Speaker, game: Game[Any]) -> dict[str, str | int]:
    """How many play it and for how long, as words want it."""
    return {"lo": game.min_seats, "hi": game.max_seats, "length": say(f"{game.id}-length")}


def about(say: Speaker, game: Game[Any]) -> str:
    """What the game is, in one sentence; nothing where nobody has written one."""
    key = f"{game.id}-about"
    return say(key) if has(key) else ""


def introduced(games: Iterable[Game[Any]]) -> list[Game[Any]]:
    """The games with words for people who do not know them; games for many players, which are long, come last."""
    return sorted((game for game in games if has(f"{game.id}-about")), key=lambda game: (game.max_seats, game.id))


async def cover_of(painter: Painter, game: Game[Any], language: str) -> tuple[Picture, ...]:
    """The game's banner, if it has one."""
    if not has_cover(game.id):
        return ()
    say = Speaker(language)
    name, colours = say(f"game-{game.id}"), game.colours[: game.max_seats]
    alt = say("cover-alt", game=name)
    return (await painter.once(f"{game.id} {language}", lambda: banner(game.id, name, colours, say, alt)),)


async def card_of(painter: Painter, games: Sequence[Game[Any]], language: str) -> tuple[Picture, ...]:
    """All games that have a banner, in one picture."""
    shown = [game for game in games if has_cover(game.id)]
    if not shown:
        return ()
    say = Speaker(language)
    told = {game.id: (say(f"game-{game.id}"), game_facts(say, game)) for game in shown}
    entries = [Entry(key, name, say("welcome-facts", **facts)) for key, (name, facts) in told.items()]
    listed = " ".join(say("welcome-alt-game", game=name, **facts) for name, facts in told.values())
    alt = say("welcome-alt", games=listed)
    return (await painter.once(f"{' '.join(told)} {language}", lambda: card(entries, say, alt)),)
