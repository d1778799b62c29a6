"""From the id of a button, menu or modal to what is to be done. Ids hold a verb, what it is about (a table, a draft, a
request) and at most one short word; everything else is in the store, so that they outlive a restart."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

import discord
from discord import InteractionType

from rules.host import HostError

Mode = Literal["panel", "private", "quiet", "raw"]
ID = r"(?P<verb>[a-z]+):(?P<ref>[A-Za-z0-9]+)(?::(?P<arg>[\w.+/-]+))?"
_COMPONENT, _MODAL = re.compile(f"[bsc]:{ID}"), re.compile(f"m:{ID}")
_NUMBER = re.compile("[0-9]{1,6}")


@dataclass(frozen=True)
class Click:
    """One use of a component, or a submitted modal (`typed`: what stands in its boxes, by their ids)."""

    interaction: discord.Interaction[Any]
    ref: str
    arg: str | None
    values: tuple[str, ...] = ()
    typed: Mapping[str, str] = field(default_factory=dict[str, str])

    @property
    def value(self) -> str:
        """The one option that was chosen."""
        if len(self.values) != 1:
            raise unknown_control()
        return self.values[0]


def unknown_control() -> HostError:
    """A control of another release, or one that was never made by the house."""
    return HostError("control-unknown")


def number(text: str | None) -> int:
    """A small number in an id or among the options of a menu."""
    if text is None or not _NUMBER.fullmatch(text):
        raise unknown_control()
    return int(text)


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
        await self._guard(click.interaction, self._run(verb, click))

    async def hear(self, interaction: discord.Interaction[Any]) -> None:
        """What discord.py leaves to us: modals, for all of them are found by their ids alone, before and after a
        restart; and components whose id nobody can read."""
        custom_id = str((interaction.data or {}).get("custom_id", ""))
        if interaction.type is InteractionType.modal_submit:
            found = _MODAL.fullmatch(custom_id)
            verb, ref, arg = found.group("verb", "ref", "arg") if found else ("", "", None)
            await self.dispatch(verb, Click(interaction, ref, arg, typed=dict(_boxes(interaction.data))))
        elif interaction.type is InteractionType.component and not _COMPONENT.fullmatch(custom_id):
            await self.dispatch("", Click(interaction, "", None))

    async def _run(self, verb: str, click: Click) -> None:
        route, response = self.routes.get(verb), click.interaction.response
        if route is None:
            raise unknown_control()
        if route.mode == "private":
            await response.defer(ephemeral=True, thinking=True)
        elif route.mode in ("panel", "quiet"):
            await response.defer()
        await route.handler(click)


def _boxes(data: Any) -> Iterator[tuple[str, str]]:
    """The boxes of a submitted modal with their texts, whatever they are wrapped in."""
    for part in data.get("components", ()):
        yield from _boxes(part)
        if "component" in part:
            yield from _boxes({"components": [part["component"]]})
        if "value" in part:
            yield str(part["custom_id"]), str(part["value"])
