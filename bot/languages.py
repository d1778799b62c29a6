"""The languages that there are words in: one folder each in `bot/locales`, named as Discord names its locales."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

LOCALES = Path(__file__).parent / "locales"
FIRST = "en"  # the one that is complete; the others fall back to it, line by line


@lru_cache(maxsize=1)
def languages() -> tuple[str, ...]:
    """Every language there is a folder with words of; that with all the words first."""
    found = {folder.name for folder in LOCALES.iterdir() if files_of(folder.name)}
    return (FIRST, *sorted(found - {FIRST}))


def files_of(language: str) -> list[Path]:
    """The words of a language, whole or in part."""
    return sorted((LOCALES / language).rglob("*.ftl"))


@lru_cache(maxsize=256)
def best_language(locale: str | None) -> str:
    """The language of ours that serves a locale such as `fr`, `en-GB` or `fr_FR.UTF-8`: that very one, or else a
    sister of it."""
    wanted = (locale or "").partition(".")[0].replace("_", "-").lower()
    exact = [ours for ours in languages() if ours.lower() == wanted]
    sisters = [ours for ours in languages() if _tongue(ours) == _tongue(wanted)]
    return [*exact, *sisters, FIRST][0]


def _tongue(locale: str) -> str:
    return locale.partition("-")[0].lower()
