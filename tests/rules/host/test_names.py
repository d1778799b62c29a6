"""Names: shipped ones are clean, typed ones are made so."""

from __future__ import annotations

import pytest

from rules.host.names import CASTLES, COMPUTERS, LONGEST, free_name, numbered, tidy


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
