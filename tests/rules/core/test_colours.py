"""Colours that players wish for: everybody has one, and no two the same."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from rules.core.colours import allotted
from rules.medioevo.data import REALM_COLOURS, REALMS

OWN = ("blue", "yellow", "green", "red")
PALETTE = tuple(REALM_COLOURS.values())


def test_without_wishes_everybody_has_their_own() -> None:
    assert allotted(OWN, (None,) * 4) == OWN


def test_who_takes_a_colour_leaves_the_own_to_whoever_had_it() -> None:
    assert allotted(OWN, ("yellow", None, None, None)) == ("yellow", "blue", "green", "red")


def test_what_is_left_goes_down_the_line() -> None:
    assert allotted(OWN, ("yellow", "green", None, None)) == ("yellow", "green", "blue", "red")


def test_a_colour_that_nobody_had_changes_nothing_for_the_others() -> None:
    assert allotted(OWN[:3], (None, "red", None)) == ("blue", "red", "green")


def test_no_two_have_the_same_whatever_is_wished_for() -> None:
    wishes = product((None, *OWN, "white"), repeat=3)
    free = [wish for wish in wishes if len({c for c in wish if c}) == sum(c is not None for c in wish)]
    assert len(free) > 50
    for wish in free:
        colours = allotted(OWN[:3], wish)
        assert len(set(colours)) == 3
        assert all(colour == wished for colour, wished in zip(colours, wish, strict=True) if wished)


@pytest.mark.parametrize("wish", [("blue", None, None), (None, "red", "blue"), ("green", "blue", None)])
def test_realms_that_are_chosen_one_after_the_other_never_share_a_colour(wish: tuple[str | None, ...]) -> None:
    """Whoever has no realm yet, and has wished for nothing, has no colour."""
    for realms in permutations(REALMS[:4], 3):
        for chosen in range(4):
            own = [REALM_COLOURS[realm] if seat < chosen else None for seat, realm in enumerate(realms)]
            colours = allotted(own, wish, PALETTE)
            known = [colour for colour in colours if colour is not None]
            assert len(set(known)) == len(known)
            assert [c is None for c in colours] == [o is None and w is None for o, w in zip(own, wish, strict=True)]


def test_a_colour_once_everybody_has_a_realm_depends_on_nothing_else() -> None:
    own = ("blue", "green", "red")
    assert allotted(own, (None, None, "blue"), PALETTE) == ("red", "green", "blue")
