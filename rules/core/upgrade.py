"""A running game under newer rules: its state, converted version by version, is the ground to play on from."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from rules.core import engine
from rules.core.chance import Chance
from rules.core.flow import Event, State
from rules.core.game import Game


class CannotOpen(Exception):
    """A state that today's rules can make nothing of."""


class Opened(Struct, frozen=True):
    """A state that can be played on, and what had to happen for that."""

    state: State
    events: tuple[Event, ...]


def carry_over(game: Game[Any], data: bytes, version: int, *, seed: str, index: int) -> Opened:
    """Open a state that an earlier version wrote after `index` actions. Steps that await nobody go on by themselves, so
    that no table waits for ever; their luck is drawn apart from that of the actions."""
    if version > game.version:
        raise CannotOpen(f"these rules are version {game.version} of {game.id}, the state is of version {version}")
    try:
        state = engine.decode(game, converted(game, data, version))
        events = engine.settle(state, Chance(f"{seed}/version {game.version}", index))
        _try_out(game, state)
    except Exception as error:  # whatever an unforeseen state does to converters and rules
        raise CannotOpen(f"{game.id} {version} to {game.version}: {error!r}") from error
    return Opened(state, events)


def converted(game: Game[Any], data: bytes, version: int) -> bytes:
    """A state of an earlier version in the shape of today's.

    >>> class Renewed(Game[State]):
    ...     version = 3
    ...     converters = {2: lambda old: {**old, "walls": []}, 3: lambda old: {**old, "year": 1}}
    >>> Renewed.__abstractmethods__ = frozenset()
    >>> msgspec.msgpack.decode(converted(Renewed(), msgspec.msgpack.encode({"land": 5}), 1))
    {'land': 5, 'walls': [], 'year': 1}
    >>> msgspec.msgpack.decode(converted(Renewed(), msgspec.msgpack.encode({"land": 5}), 2))
    {'land': 5, 'year': 1}
    """
    converters = [game.converters[step] for step in range(version + 1, game.version + 1) if step in game.converters]
    if not converters:
        return data
    plain = msgspec.msgpack.decode(data)
    for convert in converters:
        plain = convert(plain)
    return msgspec.msgpack.encode(plain)


def _try_out(game: Game[Any], state: State) -> None:
    """Everybody can look at it, and whoever is awaited can do something."""
    for seat in (None, *range(state.seats)):
        game.view(state, seat)
    awaited = engine.awaited(state)
    if state.outcome is None and not awaited:
        raise LookupError("nobody is awaited")
    for seat in awaited:
        if not engine.legal(state, seat).kinds:
            raise LookupError(f"seat {seat} has no legal move")
