"""Chance: reproducible to the number, even, and committed to."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest

from rules.core import Chance, commitment


def test_draws_are_fixed_for_all_time() -> None:
    """A change here breaks the verification of every game ever played."""
    chance = Chance("7", 1)
    assert [chance.roll(6), chance.roll(6), chance.roll(6)] == [2, 6, 6]
    assert chance.shuffled("abcd") == ["a", "d", "c", "b"]
    assert chance.draws == [1, 5, 5, 1, 2, 1]
    assert commitment("7") == "15ed1ab02ad7ecb71889ad29dfdcfa1ce03bce0b7cbd6cfa891ec1748106453a"


def test_a_draw_comes_from_its_hash() -> None:
    number = int.from_bytes(sha256(b"seed/3/0").digest()[:8], "big")
    assert Chance("seed", 3).below(1000) == number % 1000


def test_every_index_and_seed_has_its_own_stream() -> None:
    streams = {tuple(Chance(seed, index).below(10**6) for _ in range(3)) for seed in "ab" for index in range(5)}
    firsts = {Chance(seed, index).below(10**6) for seed in "ab" for index in range(5)}
    assert len(streams) == len(firsts) == 10


@pytest.mark.parametrize("sides", [1, 2, 6, 7, 20])
def test_sides_are_equally_likely(sides: int) -> None:
    """Chi-squared stays below 60 for up to 19 degrees of freedom in all but a few cases of a million."""
    count = 400 * sides
    chance = Chance("even", sides)
    seen = Counter(chance.below(sides) for _ in range(count))
    assert set(seen) == set(range(sides))
    assert sum((seen[side] - 400) ** 2 / 400 for side in range(sides)) < 60


def test_numbers_beyond_the_fair_span_are_dropped() -> None:
    """Below 3 * 2^62 a quarter of the hashes would favour low numbers."""
    sides = 3 << 62
    hashes = (int.from_bytes(sha256(f"s/0/{n}".encode()).digest()[:8], "big") for n in range(200))
    fair = [number for number in hashes if number < sides]
    assert len(fair) < 200
    chance = Chance("s", 0)
    assert [chance.below(sides) for _ in fair] == fair == chance.draws


def test_every_order_can_come_of_a_shuffle() -> None:
    seen = Counter("".join(Chance("shuffle", index).shuffled("abc")) for index in range(1200))
    assert set(seen) == {"".join(order) for order in permutations("abc")}
    assert min(seen.values()) > 140


def test_a_shuffle_leaves_its_items_alone() -> None:
    items = [1, 2, 3]
    assert sorted(Chance("s", 0).shuffled(items)) == items == [1, 2, 3]
    assert Chance("s", 0).shuffled([]) == []


def test_pick_takes_one_of_the_items() -> None:
    chance = Chance("s", 4)
    assert {chance.pick("xyz") for _ in range(50)} == set("xyz")
    assert len(chance.draws) == 50


@pytest.mark.parametrize("sides", [0, -3])
def test_a_die_without_sides_is_a_mistake(sides: int) -> None:
    with pytest.raises(ValueError, match="sides"):
        Chance("s", 0).below(sides)
