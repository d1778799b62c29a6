"""Names: shipped ones are clean, typed ones are made so."""

from __future__ import annotations

import pytest

from rules.host.names import CASTLES, COMPUTERS, LONGEST, free_name, is_honest, numbered, tidy


@pytest.mark.parametrize("pool", [CASTLES, COMPUTERS])
def test_shipped_names_are_unique_and_tidy(pool: tuple[str, ...]) -> None:
    assert len({name.casefold() for name in pool}) == len(pool)
    assert [tidy(name) for name in pool] == list(pool)


def test_a_free_name_is_one_that_nobody_bears() -> None:
    assert free_name(("Odo", "Fulk"), ["odo"]) == "Fulk"
    assert free_name(("Odo",), ["Odo", "Odo II"]) == "Odo III"


def test_a_numbered_name_stays_short() -> None:
    name = "x" * LONGEST
    taken = [name]
    for _ in range(40):
        taken.append(numbered(name, taken))
    assert len(set(taken)) == 41
    assert max(map(len, taken)) <= LONGEST
    assert taken[3].endswith(" IV")
    assert taken[8].endswith(" IX")


@pytest.mark.parametrize(
    ("typed", "kept"),
    [(" a  b\t\nc ", "a b c"), ("\u202eevil\x00", "evil"), ("\u200b \n", ""), ("é" * 99, "é" * LONGEST)],
)
def test_typed_names_become_one_printable_line(typed: str, kept: str) -> None:
    assert tidy(typed) == kept


_DECEPTIVE = {
    "blank of Hangul": "\u3164",
    "blank of Braille": "\u2800\u2800",
    "only room": "  \t",
    "zero width": "Ro\u200bme",
    "joiner between letters": "Ro\u200dme",
    "turned around": "Rome \u202eemoR",
    "isolated direction": "\u2067Rome\u2069",
    "tag letters": "Rome\U000e0041\U000e0042",
    "variation selector alone": "\ufe0f",
    "variation selector on a letter": "R\ufe01ome",
    "supplementary variation selector": "Rome\U000e0101",
    "soft hyphen": "Ro\u00adme",
    "flood of marks": "R" + "\u0301" * 8 + "ome",
    "marks upon nothing": "\u0301\u0302",
    "grapheme joiner": "Ro\u034fme",
    "control": "Rome\x07",
    "private use": "Rome\ue000",
}


@pytest.mark.parametrize("name", _DECEPTIVE.values(), ids=_DECEPTIVE.keys())
def test_deceptive_names_are_found_out(name: str) -> None:
    assert not is_honest(name)


def test_what_is_left_of_a_deceptive_name_is_honest() -> None:
    left = [tidy(name) for name in _DECEPTIVE.values()]
    assert all(is_honest(name) for name in left if name)


@pytest.mark.parametrize(
    "name",
    [
        "Round Table",
        "  spaced   out ",
        "Fougères",
        "Fouge\u0300res",
        "Spiš",
        "城",
        "Ω!",
        "حصن",
        "ปราสาทเก่าแก่",
        "⚔\ufe0f Ashford",
        "👨\u200d👩\u200d👧 family",
        "🏴\u200d☠\ufe0f",
        "1\ufe0f\u20e3",
    ],
)
def test_honest_names_are_taken(name: str) -> None:
    assert is_honest(name)
