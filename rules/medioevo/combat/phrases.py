"""How the sides of a battle and the parts of its values are put into words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.core import Words, words
from rules.core.words import Item
from rules.medioevo.data import Unit
from rules.medioevo.phrases import army_words


def side_words(seat: int | None) -> Words:
    """A player, or the barbarians."""
    return words("medioevo-side-barbarians") if seat is None else words("medioevo-side-player", seat=seat)


def troops_words(army: Mapping[Unit, int]) -> list[Item]:
    """An army, or that there is none aboard."""
    return army_words(army) or [words("medioevo-army-none")]


def parts_words(parts: Iterable[tuple[str, int]]) -> list[Item]:
    """A value with what it is made of."""
    return [words("medioevo-part", part=words(f"medioevo-part-{key}"), number=number) for key, number in parts]
