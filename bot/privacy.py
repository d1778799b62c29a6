"""A person's own data: handed out to them as a file, or erased once they have typed that they mean it."""

from __future__ import annotations

import io
import json

import discord
from discord import ui

from bot.prompts.components import modal
from bot.prompts.router import Click, Router
from bot.talk import Interaction, Reply, answer, client_of, private_speaker
from bot.words import Speaker
from rules.host import HostError

_BOX = "word"


def register(router: Router) -> None:
    router.add("forget", "private", _forget)


async def send_data(interaction: Interaction) -> None:
    bot, player = client_of(interaction), interaction.user.id
    bot.allowance.spend(player)
    data = json.dumps(await bot.host.personal_data(player), indent=1, ensure_ascii=False).encode()
    file = discord.File(io.BytesIO(data), filename="castellan.json")
    await interaction.edit_original_response(content=private_speaker(interaction)("data-sent"), attachments=[file])


async def ask(interaction: Interaction) -> None:
    say = private_speaker(interaction)
    box: ui.TextInput[ui.View] = ui.TextInput(
        label=say("forget-box", word=say("forget-word")), placeholder=say("forget-word"), max_length=40
    )
    await interaction.response.send_modal(modal("forget", "me", say("forget-title"), {_BOX: box}))


async def _forget(click: Click) -> None:
    say = private_speaker(click.interaction)
    word = say("forget-word")
    if click.typed.get(_BOX, "").strip().lower() != word.lower():
        raise HostError("forget-wrong", word=word)
    await client_of(click.interaction).host.forget(
        click.interaction.user.id, lambda language: Speaker(language)("former-player")
    )
    await answer(click.interaction, Reply(say("forget-done")))
