"""Buttons, menus and modals with the ids by which the router finds them again."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

import discord
from discord import ui

from bot.prompts.router import ID, Click

LABEL = 80
OPTION = 100
TITLE = 45
_WORTH = 0.7  # of a label, that cutting between words must leave


def _custom_id(prefix: str, verb: str, ref: str, arg: str | None) -> str:
    return ":".join([prefix, verb, ref, *([arg] if arg else [])])


class Button(ui.DynamicItem[ui.Button[Any]], template=f"b:{ID}"):
    def __init__(self, item: ui.Button[Any], verb: str, ref: str, arg: str | None) -> None:
        super().__init__(item)
        self.verb, self.ref, self.arg = verb, ref, arg

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Button:
        assert isinstance(item, ui.Button)
        return cls(item, match["verb"], match["ref"], match["arg"])

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:
        await interaction.client.router.dispatch(self.verb, Click(interaction, self.ref, self.arg, ()))


class Menu(ui.DynamicItem[ui.Select[Any]], template=f"s:{ID}"):
    def __init__(self, item: ui.Select[Any], verb: str, ref: str, arg: str | None) -> None:
        super().__init__(item)
        self.verb, self.ref, self.arg = verb, ref, arg

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Menu:
        assert isinstance(item, ui.Select)
        return cls(item, match["verb"], match["ref"], match["arg"])

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:
        click = Click(interaction, self.ref, self.arg, tuple(self.item.values))
        await interaction.client.router.dispatch(self.verb, click)


class Picker(ui.DynamicItem[ui.Item[Any]], template=f"c:{ID}"):
    """A menu that Discord fills: with the channels or roles of the server. What is chosen are their ids."""

    def __init__(self, item: ui.Item[Any], verb: str, ref: str, arg: str | None) -> None:
        super().__init__(item)
        self.verb, self.ref, self.arg = verb, ref, arg

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Picker:
        return cls(item, match["verb"], match["ref"], match["arg"])

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:
        chosen: Any = (interaction.data or {}).get("values", ())
        click = Click(interaction, self.ref, self.arg, tuple(map(str, chosen)))
        await interaction.client.router.dispatch(self.verb, click)


def button(
    verb: str,
    ref: str,
    label: str,
    *,
    arg: str | None = None,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    row: int | None = None,
    disabled: bool = False,
) -> Button:
    custom_id = _custom_id("b", verb, ref, arg)
    item: ui.Button[Any] = ui.Button(
        label=shortened(label, LABEL), style=style, custom_id=custom_id, row=row, disabled=disabled
    )
    return Button(item, verb, ref, arg)


def menu(
    verb: str,
    ref: str,
    options: Sequence[tuple[str, str]],
    *,
    arg: str | None = None,
    placeholder: str = "",
    least: int = 1,
    most: int = 1,
    chosen: Sequence[str] = (),
    row: int | None = None,
) -> Menu:
    """A menu of (label, value) pairs, at most 25."""
    item: ui.Select[Any] = ui.Select(
        custom_id=_custom_id("s", verb, ref, arg),
        placeholder=shortened(placeholder, 150) or None,
        min_values=least,
        max_values=most,
        options=[
            discord.SelectOption(label=shortened(label, OPTION), value=value, default=value in chosen)
            for label, value in options
        ],
        row=row,
    )
    return Menu(item, verb, ref, arg)


def channel_picker(
    verb: str,
    ref: str,
    kinds: Sequence[discord.ChannelType],
    *,
    arg: str,
    placeholder: str,
    most: int,
    chosen: Sequence[int],
) -> Picker:
    """None chosen is a choice, too."""
    kind = discord.SelectDefaultValueType.channel
    item: ui.ChannelSelect[Any] = ui.ChannelSelect(
        custom_id=_custom_id("c", verb, ref, arg),
        channel_types=list(kinds),
        placeholder=shortened(placeholder, 150),
        min_values=0,
        max_values=most,
        default_values=[discord.SelectDefaultValue(id=channel, type=kind) for channel in chosen],
    )
    return Picker(item, verb, ref, arg)


def role_picker(verb: str, ref: str, *, arg: str, placeholder: str, chosen: Sequence[int]) -> Picker:
    kind = discord.SelectDefaultValueType.role
    item: ui.RoleSelect[Any] = ui.RoleSelect(
        custom_id=_custom_id("c", verb, ref, arg),
        placeholder=shortened(placeholder, 150),
        min_values=0,
        default_values=[discord.SelectDefaultValue(id=role, type=kind) for role in chosen],
    )
    return Picker(item, verb, ref, arg)


def modal(
    verb: str, ref: str, title: str, boxes: Mapping[str, ui.TextInput[Any]], *, arg: str | None = None
) -> ui.Modal:
    """A modal that nobody keeps: it counts as finished at once, and the router hears of what is typed into it."""
    made = ui.Modal(title=shortened(title, TITLE), custom_id=_custom_id("m", verb, ref, arg))
    for key, box in boxes.items():
        box.custom_id = key
        made.add_item(box)
    made.stop()
    return made


def shortened(text: str, most: int) -> str:
    """No longer than that, and cut between two words where that does not cost much.

    >>> shortened("+2 to one attack value for this round, whoever's side it is", 46)
    '+2 to one attack value for this round…'
    """
    if len(text) <= most:
        return text
    cut = text[: most - 1]
    whole = cut if text[most - 1].isspace() else cut.rpartition(" ")[0]
    return f"{(whole if len(whole) >= _WORTH * most else cut).rstrip(' ,;:·–')}…"


def view_of(items: Sequence[ui.Item[Any]]) -> ui.View | None:
    """A view that never times out: its items are found again by their ids."""
    if not items:
        return None
    made = ui.View(timeout=None)
    for item in items:
        made.add_item(item)
    return made


def add_if_room(view: ui.View, item: ui.Item[Any]) -> None:
    """In its own row, else in any; nowhere where all are full."""
    for row in (item.row, None):
        item.row = row
        with suppress(ValueError):
            view.add_item(item)
            return
