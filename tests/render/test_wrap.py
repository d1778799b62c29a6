"""Text in lines: no line begins with a mark that belongs to the word before it."""

from __future__ import annotations

from render.type import width
from render.wrap import lines


def test_a_french_mark_stays_with_its_word() -> None:
    room = width("label", 34, "un château :")
    assert lines("label", 34, "un château : trois tours ; « rien » de plus", room)[0] == "un château :"
    for narrow in range(120, 600, 20):
        for line in lines("label", 34, "un château : trois tours ; « rien » de plus !", narrow):
            assert line[0] not in ":;!»"
            assert not line.endswith("«")


def test_no_word_is_lost() -> None:
    text = "Aliénor : a, b ; c"
    assert " ".join(lines("label", 34, text, 100)) == text
    assert lines("label", 34, "", 100) == []
