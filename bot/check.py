"""`castellan check`: settings, token, database, fonts, words. All faults are told at once, each in one sentence."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Iterator
from dataclasses import dataclass
from typing import get_args

import discord
from PIL import Image
from pydantic import ValidationError

from bot.languages import FIRST, languages
from bot.online import CannotRun, require_permissions
from bot.provisions import BadProvision, house_games
from bot.settings import ENV_FILE, Settings, looks_like_a_token
from bot.words import Speaker, keys, language_name
from render.type import Face, font
from rules.host import Host, HostError
from rules.host.address import beside, shown
from rules.host.private import exposed, files_of
from rules.registry import games


@dataclass(frozen=True)
class Finding:
    good: bool
    text: str


def check(say: Speaker, *, online: bool) -> Iterator[Finding]:
    try:
        settings = Settings()
    except ValidationError as error:
        for fault in error.errors():
            name = ".".join(str(part) for part in fault["loc"]).upper()
            yield Finding(False, say("check-setting", name=name, problem=fault["msg"]))
        return
    yield Finding(True, say("check-settings"))
    yield _token(say, settings, online)
    yield asyncio.run(_database(say, settings))
    yield _secrecy(say, settings)
    yield from _provisions(say, settings)
    yield _fonts(say)
    yield _words(say)
    yield Finding(True, say("check-games", names=say.joined([say(f"game-{game}") for game in games()])))


def _token(say: Speaker, settings: Settings, online: bool) -> Finding:
    if settings.token is None:
        return Finding(True, say("check-no-token"))
    if not looks_like_a_token(settings.token):
        return Finding(False, say("run-token-format"))
    if not online:
        return Finding(True, say("check-token"))
    return asyncio.run(_login(say, settings.token))


async def _login(say: Speaker, token: str) -> Finding:
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(token)
            await require_permissions(client)
        except discord.LoginFailure:
            return Finding(False, say("run-token-refused"))
        except CannotRun as error:
            return Finding(False, say.say(error.words))
        except (OSError, discord.HTTPException) as error:
            return Finding(False, say("run-no-connection", problem=str(error)))
    return Finding(True, say("check-login"))


async def _database(say: Speaker, settings: Settings) -> Finding:
    path = shown(settings.castellan_database)
    try:
        host = await Host.open(settings.castellan_database)
        tables = await host.tables()
        await host.close()
    except HostError as error:
        return Finding(False, say(error.key, **error.args_by_name))
    return Finding(True, say("check-database", path=path, count=len(tables)))


def _secrecy(say: Speaker, settings: Settings) -> Finding:
    """Token and tables are for the owner of the files only."""
    open_to_others = exposed([ENV_FILE, *files_of(beside(settings.castellan_database))])
    if not open_to_others:
        return Finding(True, say("check-private"))
    return Finding(False, say("check-exposed", paths=" ".join(map(str, open_to_others))))


def _provisions(say: Speaker, settings: Settings) -> Iterator[Finding]:
    """Files that the house brings to its games, if it does."""
    try:
        house_games(settings)
    except BadProvision as error:
        for fault in error.faults:
            yield Finding(False, say("check-setting", name=str(error.path), problem=say.say(fault)))
    else:
        if settings.castellan_saga_box is not None:
            yield Finding(True, say("check-saga-box", path=str(settings.castellan_saga_box)))


def _fonts(say: Speaker) -> Finding:
    faults: list[str] = []
    for face in get_args(Face):
        try:
            font(face, 20)
        except OSError:
            faults.append(face)
    Image.new("P", (8, 8)).save(io.BytesIO(), "PNG")
    return Finding(
        not faults, say("check-fonts") if not faults else say("check-fonts-missing", names=", ".join(faults))
    )


def _words(say: Speaker) -> Finding:
    """No language has words that nobody says; what one lacks is said in the first."""
    strange = sorted({key for language in languages() for key in keys(language) - keys(FIRST)})
    if strange:
        return Finding(False, say("check-words-strange", names=", ".join(strange)))
    return Finding(True, say("check-words", languages=", ".join(_known(say, language) for language in languages())))


def _known(say: Speaker, language: str) -> str:
    share = 100 * len(keys(language)) // len(keys(FIRST))
    name = language_name(language)
    return name if share == 100 else say("check-words-part", language=name, share=share)
