"""What somebody meant who mistyped: the nearest of the names there are."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from difflib import SequenceMatcher

_ALIKE = 0.55  # of the letters; less is another word


def bare(said: str) -> str:
    """Small letters without accents, and no space before or after.

    >>> bare(" Déplacer ")
    'deplacer'
    """
    letters = unicodedata.normalize("NFKD", said.strip().casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def nearest(said: str, names: Iterable[str]) -> str | None:
    """The name that is most like what was said, if any is like it at all.

    >>> nearest("baronny", ["Barony", "Saga"]), nearest("chess", ["Barony", "Saga"])
    ('Barony', None)
    """
    ranked = sorted(((_likeness(bare(said), bare(name)), name) for name in names), reverse=True)
    return ranked[0][1] if ranked and ranked[0][0] >= _ALIKE else None


def _likeness(one: str, other: str) -> float:
    """A beginning counts as much as one would type of a long name."""
    if len(one) > 2 and (other.startswith(one) or one.startswith(other)):
        return 1.0
    return SequenceMatcher(None, one, other).ratio()
