"""The words in the pictures of Torres: the same messages in both languages."""

from __future__ import annotations

import re
from pathlib import Path

from tests.rules.wording import LANGUAGES

LOCALES = Path("bot") / "locales"


def messages(language: str) -> set[str]:
    text = (LOCALES / language / "torres/picture.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def test_both_languages_have_the_same_messages() -> None:
    english, french = (messages(language) for language in LANGUAGES)
    assert english
    assert english == french
