"""Another language, for as long as a test: the house's own files, and beside them what the test writes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot import languages, translate, words
from bot.local.web.words import page_words

_KEPT = (
    languages.languages,
    languages.best_language,
    translate._in_language,
    words.bundle,
    words.keys,
    words._formatted,
    page_words,
)


@contextmanager
def another_language(folder: Path, code: str, files: Mapping[str, str]) -> Iterator[None]:
    """`files` are its words by path: `house/words.ftl`."""
    for ours in languages.LOCALES.iterdir():
        (folder / ours.name).symlink_to(ours)
    for path, text in files.items():
        (folder / code / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / code / path).write_text(text, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(languages, "LOCALES", folder)
        _forget()
        yield
    _forget()


def _forget() -> None:
    for kept in _KEPT:
        kept.cache_clear()
