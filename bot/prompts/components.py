"""Buttons and menus that outlive a restart. Their ids hold a verb, what it is about (a table, a draft, a request) and
at most one short word; everything else is in the store. One router says which handler a verb has."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import discord
from discord import ui

Mode = Literal["panel", "private", "quiet", "raw"]
LABEL = 80
OPTION = 100


@dataclass(frozen=True)
class Click:
    """One use of a component."""

    interaction: discord.Interaction[Any]
    ref: str
    arg: str | None
    values: tuple[str, ...]


Handler = Callable[[Click], Awaitable[None]]
Guard = Callable[[discord.Interaction[Any], Awaitable[None]], Awaitable[None]]


@dataclass(frozen=True)
class Route:
    """`panel`: the message is edited in place. `private`: the answer is a new message for this person only. `quiet`:
    no answer unless something is wrong. `raw`: the handler answers by itself, for a modal."""

    handler: Handler
    mode: Mode


class Router:
    """Verb to handler. `guard` runs the handler and explains its errors to the person."""

    def __init__(self, guard: Guard) -> None:
        self.routes: dict[str, Route] = {}
        self._guard = guard

    def add(self, verb: str, mode: Mode, handler: Handler) -> None:
        if verb in self.routes:
            raise ValueError(f"two handlers for {verb}")
        self.routes[verb] = Route(handler, mode)

    async def dispatch(self, verb: str, click: Click) -> None:
        route = self.routes[verb]
        await self._guard(click.interaction, self._run(route, click))

    async def _run(self, route: Route, click: Click) -> None:
        response = click.interaction.response
        if route.mode == "private":
            await response.defer(ephemeral=True, thinking=True)
        elif route.mode in ("panel", "quiet"):
            await response.defer()
        await route.handler(click)


_ID = r"(?P<verb>[a-z]+):(?P<ref>[A-Za-z0-9]+)(?::(?P<arg>[\w.-]+))?"


def _custom_id(prefix: str, verb: str, ref: str, arg: str | None) -> str:
    return ":".join([prefix, verb, ref, *([arg] if arg else [])])


class Button(ui.DynamicItem[ui.Button[Any]], template=f"b:{_ID}"):
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


class Menu(ui.DynamicItem[ui.Select[Any]], template=f"s:{_ID}"):
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


def shortened(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def view_of(items: Sequence[ui.Item[Any]]) -> ui.View | None:
    """A view that never times out: its items are found again by their ids."""
    if not items:
        return None
    made = ui.View(timeout=None)
    for item in items:
        made.add_item(item)
    return made
