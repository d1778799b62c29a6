"""`/table film` and *Film*: the whole game, or what somebody has missed, for them alone."""

from __future__ import annotations

import time
from collections.abc import Sequence

from discord import app_commands

import render
from bot.access import table_meant
from bot.chronicle.reading import since_own
from bot.film.script import Script, script_of
from bot.film.studio import Telling
from bot.prompts.components import Button, button
from bot.prompts.router import Click, Router
from bot.talk import Interaction, Reply, answer, client_of, private_speaker
from bot.translate import localised
from bot.words import Speaker
from render.film import size_of
from render.picture import Picture
from rules.host import HostError, Passage, Table

_MEGABYTE = 2**20
_OFTEN = 4.0  # seconds between two words of how far it has come
_TURN = "turn"
_SPANS = {"day": 86_400.0, "week": 7 * 86_400.0}


def register(router: Router) -> None:
    router.add("film", "private", _clicked)


def film_button(say: Speaker, table: Table) -> Button:
    return button("film", table.id, say("button-film"))


def since_choices() -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=localised(f"film-since-{word}"), value=word) for word in (_TURN, *_SPANS)]


def require_open(table: Table, since: str | None) -> None:
    """Only of a game that is over all may see everything."""
    if table.status != "over" or since is not None:
        raise HostError("film-private", table=table.name)


async def _clicked(click: Click) -> None:
    await film(click.interaction, await table_meant(click.interaction, click.ref, status="played"), None)


async def film(interaction: Interaction, table: Table, since: str | None) -> None:
    """Of a game that is over, as all saw it; of one that is played, or of what was missed, as its reader did."""
    bot, say = client_of(interaction), private_speaker(interaction, table)
    if not render.has_renderer(table.game):
        raise HostError("film-none")
    bot.allowance.spend(interaction.user.id)
    script = await _script(interaction, table, since)
    await answer(interaction, Reply(say("film-begins", table=table.name)))
    made = await bot.studio.film(table.id, script, _teller(interaction, say, table))
    await answer(
        interaction, Reply(_title(say, table, since), pictures=(_picture(say, table, script, made),), name="film")
    )


async def _script(interaction: Interaction, table: Table, since: str | None) -> Script:
    host = client_of(interaction).host
    seats = () if table.status == "over" and since is None else table.seats_of(interaction.user.id)
    passages = await host.chronicle(table.id, seats)
    first = await _first(interaction, table, passages, since)
    language = private_speaker(interaction).language
    script = script_of(await host.footage(table.id, first), passages, first, seats, language, _limit(interaction))
    if since is not None and len(script.shots) < 2:
        raise HostError("film-nothing", table=table.name)
    return script


async def _first(interaction: Interaction, table: Table, passages: Sequence[Passage], since: str | None) -> int:
    """The row of the log after which the film begins."""
    if since is None:
        return 0
    if since == _TURN:
        return await since_own(interaction, table)
    begin = client_of(interaction).host.now - _SPANS[since]
    return max((passage.index for passage in passages if not passage.aside and passage.time <= begin), default=0)


def _limit(interaction: Interaction) -> int:
    """What the server takes, and whoever hosts the bot."""
    guild = interaction.guild
    taken = [interaction.filesize_limit, *([guild.filesize_limit] if guild is not None else [])]
    return min(client_of(interaction).settings.castellan_film_size * _MEGABYTE, *taken)


def _teller(interaction: Interaction, say: Speaker, table: Table) -> Telling:
    spoken = time.monotonic()

    async def tell(done: int, total: int) -> None:
        nonlocal spoken
        if time.monotonic() - spoken >= _OFTEN:
            spoken = time.monotonic()
            await answer(interaction, Reply(say("film-progress", table=table.name, percent=100 * done // total)))

    return tell


def _title(say: Speaker, table: Table, since: str | None) -> str:
    key = "film-away" if since is not None else "film-whole" if table.status == "over" else "film-so-far"
    return say(key, table=table.name)


def _picture(say: Speaker, table: Table, script: Script, film: bytes) -> Picture:
    alt = say("film-alt", table=table.name, shots=len(script.shots))
    return Picture(film, alt, *size_of(film))
