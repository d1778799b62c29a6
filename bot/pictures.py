"""Commands that show a picture: a private one such as one's hand, or the map, whole or close up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import app_commands

import render
from bot.access import complete_table, table_meant
from bot.prompts.components import view_of
from bot.reading import symbols_button
from bot.talk import Interaction, Reply, answer, client_of, private_speaker
from bot.translate import localised, worded
from render.picture import Look
from rules.core import Game
from rules.host import HostError, OpenTable, Table

_CHOICES = 25
_LABEL = 100


def picture_commands(game: Game[Any]) -> list[app_commands.Command[Any, Any, Any]]:
    """One for each kind of picture that people may ask for."""
    return [_picture_command(game, kind, look) for kind, look in render.looks(game.id).items()]


def _picture_command(game: Game[Any], kind: str, look: Look) -> app_commands.Command[Any, Any, Any]:
    key = f"{game.id}-picture-{kind}"
    name, about = localised(f"{key}-name"), localised(f"{key}-description")

    @worded("table")
    async def whole(interaction: Interaction, table: str | None = None) -> None:
        await _show(interaction, game, kind, table, None)

    @worded("zoom", "table")
    async def zoomable(interaction: Interaction, zoom: str | None = None, table: str | None = None) -> None:
        await _show(interaction, game, kind, table, zoom)

    async def tables(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await complete_table(interaction, current, game.id)

    async def places(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await complete_place(interaction, current, interaction.namespace.table, game=game.id, kind=kind)

    callback: Any = whole if look.places is None else zoomable
    command: app_commands.Command[Any, Any, Any] = app_commands.Command(name=name, description=about, callback=callback)
    command.autocomplete("table")(tables)
    if look.places is not None:
        command.autocomplete("zoom")(places)
    return command


async def _show(interaction: Interaction, game: Game[Any], kind: str, table_id: str | None, zoom: str | None) -> None:
    """Only the one who asks sees it, and in it only what they may know."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    table = await table_meant(interaction, table_id, game=game.id)
    public = render.looks(game.id)[kind].public
    seat = _seat(interaction, table)
    if seat is None and not public:
        raise HostError("panel-not-seated", table=table.name)
    client_of(interaction).allowance.spend(interaction.user.id)
    position = await client_of(interaction).host.look(table.id)
    say = private_speaker(interaction, table)
    focus = place_meant(places_of(interaction, position, kind), zoom)
    drawn = await client_of(interaction).painter.paint(position, seat, say.language, kind=kind, focus=focus)
    title = say("panel-title", table=table.name, game=say(f"game-{game.id}"))
    controls = view_of(symbols_button(say, game.id))
    await answer(interaction, Reply(title if public else say("picture-yours"), controls, (drawn,), kind))


# Places to look at closely


def places_of(interaction: Interaction, position: OpenTable, kind: str = "board") -> Mapping[str, str]:
    """The places of a picture that can be seen close up, with what they are called; none where the game names none."""
    look = render.looks(position.game.id).get(kind)
    if look is None or look.places is None:
        return {}
    seat = _seat(interaction, position.table)
    return look.places(position.view(seat), private_speaker(interaction))


def place_meant(places: Mapping[str, str], typed: str | None) -> str | None:
    """By its id or by its name. A game that names no places finds out itself."""
    text = (typed or "").strip().lower()
    if not text:
        return None
    if not places or text in places:
        return text
    found = next((place for place, label in places.items() if label.lower() == text), None)
    if found is None:
        raise HostError("picture-no-place", place=text)
    return found


async def complete_place(
    interaction: Interaction, current: str, table_id: str | None, *, game: str | None = None, kind: str = "board"
) -> list[app_commands.Choice[str]]:
    try:
        table = await table_meant(interaction, table_id, game=game, status="played")
        position = await client_of(interaction).host.look(table.id)
    except HostError:
        return []
    text = current.strip().lower()
    places = places_of(interaction, position, kind).items()
    fitting = [(label, place) for place, label in places if place.startswith(text) or text in label.lower()]
    return [app_commands.Choice(name=label[:_LABEL], value=place) for label, place in fitting[:_CHOICES]]


def _seat(interaction: Interaction, table: Table) -> int | None:
    return next(iter(table.seats_of(interaction.user.id)), None)
