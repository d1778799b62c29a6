"""Slash commands of a game, made from its actions: a command a kind, an option a field, completion from the domains."""

from __future__ import annotations

import inspect
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import NODEFAULT

from bot.access import complete_table, table_meant
from bot.pictures import picture_commands
from bot.prompts.complete import complete
from bot.prompts.complete_line import complete_line
from bot.prompts.flow import open_line, open_panel
from bot.prompts.labels import field_key, group_key
from bot.prompts.playing import command_word, play_typed
from bot.talk import Interaction, client_of, label_speaker, private_speaker
from bot.translate import localised, worded
from rules.core import Action, Game, IllegalMove
from rules.core.actions import Field, fields_of, tag_of
from rules.host import HostError, OpenTable, Said, seat_for


class GameCommands:
    """All of `/<game> …`. A game's module in `cogs` adds one of these and needs nothing else. Actions with a group
    become `/<game> <group> …`, or `/<game>-<group> …` where the game sets that group apart."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.main = app_commands.Group(
            name=localised(f"{game.id}-command"),
            description=localised(f"{game.id}-command-description"),
            guild_only=True,
        )
        self._groups: dict[str, app_commands.Group] = {}
        for kind in game.actions:
            self._home(kind.group).add_command(self._action_command(kind))
        self.main.add_command(self._turn_command())
        for command in picture_commands(game):
            self.main.add_command(command)

    @property
    def commands(self) -> list[app_commands.Group]:
        return [self.main, *(group for group in self._groups.values() if group.parent is None)]

    def _home(self, group: str | None) -> app_commands.Group:
        """The command under which actions of this group stand."""
        if group is None:
            return self.main
        if group not in self._groups:
            self._groups[group] = self._group_command(group)
        return self._groups[group]

    def _group_command(self, group: str) -> app_commands.Group:
        name, about = (group_key(self.game.id, group, part) for part in ("name", "description"))
        if group in self.game.apart:
            whole = localised(f"{self.game.id}-command", name)
            return app_commands.Group(name=whole, description=localised(about), guild_only=True)
        return app_commands.Group(name=localised(name), description=localised(about), parent=self.main)

    # One command an action kind

    def _action_command(self, kind: type[Action]) -> app_commands.Command[Any, Any, Any]:
        fields = fields_of(kind)

        async def callback(interaction: Interaction, table: str | None = None, **typed: str | None) -> None:
            await self._play_typed(interaction, kind, table, typed)

        callback.__signature__ = _signature(fields)  # type: ignore[attr-defined]
        key = f"{self.game.id}-{tag_of(kind)}"
        renames = {field.name: localised(field_key(self.game.id, kind, field, "name")) for field in fields}
        texts = {field.name: localised(field_key(self.game.id, kind, field, "description")) for field in fields}
        app_commands.rename(**renames, table=localised("option-table-name"))(callback)
        app_commands.describe(**texts, table=localised("option-table-description"))(callback)
        command: app_commands.Command[Any, Any, Any] = app_commands.Command(
            name=localised(f"{key}-name"), description=localised(f"{key}-description"), callback=callback
        )
        for field in fields:
            command.autocomplete(field.name)(self._completer(kind, field))
        command.autocomplete("table")(self._complete_table)
        return command

    async def _play_typed(
        self, interaction: Interaction, kind: type[Action], table_id: str | None, typed: dict[str, str | None]
    ) -> None:
        said = Said(command_word(kind, typed), client_of(interaction).host.now)
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await table_meant(interaction, table_id, game=self.game.id)
        await play_typed(interaction, table, kind, typed, said)

    def _completer(self, kind: type[Action], field: Field) -> Any:
        fields = {localised(field_key(self.game.id, kind, f, "name")).message: f.name for f in fields_of(kind)}

        async def completer(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
            # Discord speaks of options by their registered names.
            given = ((fields.get(name, name), value) for name, value in interaction.namespace)
            typed = {name: str(value) for name, value in given if value is not None}
            offers = await self._offers(interaction, kind, field, typed, current)
            return [app_commands.Choice(name=label, value=value) for label, value in offers]

        return completer

    async def _offers(
        self, interaction: Interaction, kind: type[Action], field: Field, typed: dict[str, str], current: str
    ) -> list[tuple[str, str]]:
        found = await self._seated(interaction, typed.get("table"))
        if found is None:
            return []
        position, seat = found
        plain = label_speaker(private_speaker(interaction).language, position.table)
        return complete(plain, kind, position.state, seat, typed, field.name, current)

    async def _seated(self, interaction: Interaction, table_id: str | None) -> tuple[OpenTable, int] | None:
        """The table meant and the seat that its caller may act for now, if any."""
        try:
            table = await table_meant(interaction, table_id, game=self.game.id)
            position = await client_of(interaction).host.look(table.id)
            seat = seat_for(position, interaction.user.id)
        except (HostError, IllegalMove):
            return None
        return None if seat is None else (position, seat)

    async def _complete_table(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await complete_table(interaction, current, self.game.id)

    # The panel

    def _turn_command(self) -> app_commands.Command[Any, Any, Any]:
        @worded("moves", "table")
        async def callback(interaction: Interaction, moves: str | None = None, table: str | None = None) -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            found = await table_meant(interaction, table, game=self.game.id)
            position = await client_of(interaction).host.look(found.id)
            await (open_line(interaction, position, moves) if moves else open_panel(interaction, position))

        command: app_commands.Command[Any, Any, Any] = app_commands.Command(
            name=localised("turn-name"), description=localised("turn-description"), callback=callback
        )
        command.autocomplete("moves")(self._complete_moves)
        command.autocomplete("table")(self._complete_table)
        return command

    async def _complete_moves(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        found = await self._seated(interaction, interaction.namespace.table)
        if found is None:
            return []
        plain = label_speaker(private_speaker(interaction).language, found[0].table)
        return [app_commands.Choice(name=label, value=line) for label, line in complete_line(plain, *found, current)]


def _signature(fields: tuple[Field, ...]) -> inspect.Signature:
    """Required options first, as Discord wants them; `table` comes last. All are text: completion gives the values."""
    keyword = inspect.Parameter.KEYWORD_ONLY
    head = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)
    required = [f for f in fields if f.default is NODEFAULT]
    optional = [f for f in fields if f.default is not NODEFAULT]
    return inspect.Signature(
        [
            head,
            *(inspect.Parameter(field.name, keyword, annotation=str) for field in required),
            *(inspect.Parameter(f.name, keyword, annotation=str | None, default=None) for f in optional),
            inspect.Parameter("table", keyword, annotation=str | None, default=None),
        ]
    )


async def add_game(bot: commands.Bot, game: Game[Any]) -> None:
    for command in GameCommands(game).commands:
        bot.tree.add_command(command)
