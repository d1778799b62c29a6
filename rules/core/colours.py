"""Whose pieces have which colour, where some have wished for one. It changes how a game looks, never how it goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace


class Panel(Protocol):
    """The part of a view that shows one seat."""

    @property
    def colour(self) -> str | None: ...


P = TypeVar("P", bound=Panel)


def allotted(
    own: Sequence[str | None], wished: Sequence[str | None], palette: Sequence[str] = ()
) -> tuple[str | None, ...]:
    """Everybody's colour: the one wished for, else one's own; whose own was taken has what the taker left. Where the
    taker has left none yet, it is the first of the palette that nobody has.

    >>> allotted(["blue", "yellow", "green"], ["yellow", None, None])
    ('yellow', 'blue', 'green')
    """
    takers = {colour: seat for seat, colour in enumerate(wished) if colour is not None}
    found = [wish or _left(own, takers, seat) for seat, wish in enumerate(wished)]
    for seat, colour in enumerate(own):
        if colour is not None and found[seat] is None:
            found[seat] = next((c for c in palette if c not in found and c not in own), None)
    return tuple(found)


def _left(own: Sequence[str | None], takers: Mapping[str, int], seat: int) -> str | None:
    colour = own[seat]
    while colour is not None and colour in takers:
        colour = own[takers[colour]]
    return colour


def recoloured(panels: Sequence[P], wished: Sequence[str | None], palette: Sequence[str] = ()) -> tuple[P, ...]:
    """The panels of a view in the colours that the seats have wished for."""
    colours = allotted([panel.colour for panel in panels], wished, palette)
    return tuple(_in(panel, colour) for panel, colour in zip(panels, colours, strict=True))


def _in(panel: P, colour: str | None) -> P:
    assert isinstance(panel, Struct)
    return replace(panel, colour=colour)
