"""Luck from all: what the lobby shows of it, *Ready* with a word, and every part of the seed when the game is over."""

from __future__ import annotations

import discord
from discord import ui

from bot.access import table_meant
from bot.prompts.components import Button, button, modal
from bot.prompts.router import Click, Router
from bot.talk import client_of, label_speaker, private_speaker
from bot.words import Speaker
from rules.host import HostError, Table
from rules.host.desk import seat_of
from rules.host.model import Pledge
from rules.host.pledging import LONGEST_WORD, suggested_word

_BOX = "word"


def register(router: Router) -> None:
    router.add("ready", "raw", _ready)
    router.add("readyword", "quiet", _give)


def ready_button(say: Speaker, table: Table, row: int) -> list[Button]:
    if table.pledge is None:
        return []
    green = discord.ButtonStyle.success
    return [button("ready", table.id, say("button-ready"), style=green, row=row, disabled=not table.unready)]


def luck_lines(say: Speaker, table: Table) -> list[str]:
    """What the house has promised, who has given which word, and who is still to be ready."""
    if table.pledge is None or table.status != "lobby":
        return []
    given = [(seat.name, seat.word) for seat in table.seats if seat.word]
    words = [say("luck-word", name=say.quote(name), word=say.quote(word)) for name, word in given]
    waits = say.joined([say.quote(table.seats[number].name) for number in table.unready])
    lines = [say("luck-promise", promise=table.pledge.promise)]
    lines += [say("luck-words", words=", ".join(words))] if words else []
    return [*lines, say("luck-waits", names=waits)] if waits else lines


def verified_lines(say: Speaker, table: Table, pledge: Pledge) -> list[str]:
    words = [say("luck-word", name=say.names[given.seat], word=say.quote(given.word)) for given in pledge.words]
    shown = say("luck-verified", promise=pledge.promise, secret=pledge.secret, words=", ".join(words), seed=pledge.seed)
    return [shown]


async def _ready(click: Click) -> None:
    table, player = await table_meant(click.interaction, click.ref), click.interaction.user.id
    mine = seat_of(table, player)
    if table.status != "lobby":
        raise HostError("host-not-lobby", table=table.name)
    if table.pledge is None:
        raise HostError("host-luck-off", table=table.name)
    if table.seats[mine].word:
        raise HostError("host-luck-given", table=table.name)
    say = label_speaker(private_speaker(click.interaction).language, table)
    box: ui.TextInput[ui.View] = ui.TextInput(
        label=say("luck-box"), default=suggested_word()[:LONGEST_WORD], max_length=LONGEST_WORD
    )
    await click.interaction.response.send_modal(modal("readyword", table.id, say("button-ready"), {_BOX: box}))


async def _give(click: Click) -> None:
    table = await table_meant(click.interaction, click.ref)
    await client_of(click.interaction).host.give_word(table.id, click.interaction.user.id, click.typed.get(_BOX, ""))
