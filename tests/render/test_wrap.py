"""Text in lines: no line begins with a mark that belongs to the word before it."""

from __future__ import annotations

from render.type import width
from render.wrap import balanced, lines


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


def test_no_word_is_left_alone_on_the_last_line() -> None:
    text = "A unit in battle counts as another type this turn, one point per step up or down."
    room = width("label", 34, text) * 5 // 9
    wrapped, even = lines("label", 34, text, room), balanced("label", 34, text, room)
    assert " ".join(even) == text
    assert len(even) == len(wrapped)
    longest, shortest = (pick(width("label", 34, line) for line in even) for pick in (max, min))
    assert longest <= room
    assert shortest > longest * 0.75


def test_a_line_begins_with_no_dot_and_no_lonely_count() -> None:
    text = "Points on the track 40 · Conquered territories 12 · Unspent florins −3"
    for room in range(150, 700, 25):
        for line in lines("label", 34, text, room)[1:]:
            assert not line.startswith(("·", "4", "1", "−")), (room, line)
