"""What people write stands in a message as they typed it, and does nothing there."""

from __future__ import annotations

import re

import pytest

from bot.escape import escaped
from bot.words import Speaker
from rules.core import Words

_LIVE = (
    r"(?<!\\)\[[^\]]*\]\(",  # a masked link
    r"https?://",
    r"discord\.gg/",
    r"(?m)^\s*(?:#|-|>|\*|\+|\d+[.)])",  # headings, small print, quotes, lists
    r"(?<!\\)[*_~|`]",
    r"(?<!\\)<[@#t/:ai]",  # mentions, times, commands, custom emojis
    r"@(?:everyone|here|!?\d|&\d)",
    r"(?<!\\):\w+:",
)
_EVIL = (
    "[free](https://evil.example/x)",
    "[a\\](https://evil.example)",
    "<https://evil.example>",
    "steam: https://evil.example",
    "discord.gg/abcdef",
    "# Heading",
    "### Heading",
    "-# small print",
    "   - a list",
    "+ a list",
    "12. a list",
    "> a quote",
    ">>> a quote",
    "first\n# second",
    "first\n  - second",
    "**bold** __line__ *it* _it_ ~~out~~ ||spoiler||",
    "`code` ```block```",
    "\\*\\*",
    "<@123456789012345678>",
    "<@!123456789012345678>",
    "<@&123456789012345678>",
    "<#123456789012345678>",
    "<t:0:R>",
    "</table new:123456789012345678>",
    "<:smile:123456789012345678>",
    "<a:smile:123456789012345678>",
    "<id:customize>",
    "@everyone and @here",
    ":smile:",
)


@pytest.mark.parametrize("text", _EVIL)
def test_nothing_comes_alive(text: str) -> None:
    shown = escaped(text)
    assert [live for live in _LIVE if re.search(live, shown.replace("\\\\", ""))] == []


@pytest.mark.parametrize("text", _EVIL)
def test_it_reads_as_it_was_typed(text: str) -> None:
    """Discord shows a backslash and a mark as the mark; what breaks a mention has no width."""
    assert re.sub(r"\\([^A-Za-z0-9\s])", r"\1", escaped(text)).replace("\u200b", "") == text


@pytest.mark.parametrize("text", ["Alix", "Jean-Luc", "north_sea", "Round 1: the end", "Œdipe & fils, né en 1", "王"])
def test_harmless_text_stays_as_it_is(text: str) -> None:
    assert escaped(text) == text


def test_hidden_letters_are_left_out() -> None:
    assert escaped("Rome is\u202e mine\u200b") == "Rome is mine"


def test_a_speaker_quotes_what_the_rules_hand_on_once() -> None:
    say = Speaker("en", ("**Alix**",), escaped)
    pact = Words("medioevo-pact-text", {"text": "*mine* [x](https://y.z)"})
    whole = Words("medioevo-pact-clause", {"head": pact, "tail": Words("medioevo-pact-favours", {"seat": 0})})
    assert say.say(whole) == "“\\*mine\\* \\[x\\](https\\:\\/\\/y.z)”; for **Alix** only"


def test_a_speaker_quotes_the_name_of_a_table() -> None:
    assert Speaker("en", (), escaped)("table-joined", table="*A*") == "You have joined **\\*A\\***."
    assert Speaker("en")("table-choice", table="*A*", game="B", status="C") == "*A* · B · C"
