"""The words of a game as they stand in its files, and the keys that its rules name."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

HOUSE = Path(__file__).parents[2]
LANGUAGES = ("en", "fr")  # the complete ones


@cache
def words_of(game: str, language: str) -> dict[str, str]:
    """The messages by key."""
    files = sorted((HOUSE / "bot" / "locales" / language / game).glob("*.ftl"))
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    return {key: value.strip() for key, value in re.findall(r"(?m)^([a-z][\w-]*) =(.*(?:\n(?:[ ].*)?)*)", text)}


@cache
def keys_used(game: str) -> frozenset[str]:
    """The keys that the rules name in full."""
    source = "".join(path.read_text(encoding="utf-8") for path in (HOUSE / "rules" / game).rglob("*.py"))
    refusals = {f"{game}-refusal-{key}" for key in re.findall(r'refuse\([^,()]+, "([\w-]+)"', source)}
    named = set(re.findall(rf'(?<!f)"({game}-[\w-]+)"', source))
    return frozenset(refusals | {key for key in named if not key.endswith("-")})
