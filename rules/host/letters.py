"""Letters that deceive: unseen ones, blanks that pass for letters, marks piled upon marks, turns of direction."""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import category, normalize

# What a font draws nothing for, though Unicode counts it among letters, marks or symbols: fillers, a blank of Braille,
# joiners of graphemes, variation selectors, a note without a head, the stand-in for an object.
_UNSEEN = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U0001d159"
    + "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
_EMOJI, _JOINER, _KEYCAP = "\ufe0f", "\u200d", "\u20e3"
_MOST_MARKS = 2  # upon one letter


def readable(text: str) -> str:
    """The text without what cannot be seen, or would make it look like another. Room between words stays as it is, and
    so do emojis of several parts."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(_kept(normalize("NFC", text)))


def _kept(text: str) -> Iterator[str]:
    before, marks = "", 0
    for index, letter in enumerate(text):
        after = text[index + 1 : index + 2]
        if category(letter) in ("Mn", "Me") and letter not in _UNSEEN:
            marks += 1
            if not before or before.isspace() or marks > _MOST_MARKS:
                continue
        elif letter in (_EMOJI, _JOINER):
            if not _of_an_emoji(before, letter, after):
                continue
        elif letter in _UNSEEN or not (letter.isprintable() or letter.isspace()):
            continue
        else:
            marks = 0
        before = letter
        yield letter


def _of_an_emoji(before: str, letter: str, after: str) -> bool:
    """Whether it belongs to a picture of several parts, such as a flag or a family."""
    symbol = bool(before) and category(before).startswith("S")
    if letter == _EMOJI:
        return symbol or after == _KEYCAP
    return (symbol or before == _EMOJI) and bool(after) and category(after).startswith("S")
