"""Domains: membership, enumeration, counting, sampling and normalisation tell the same story."""

from __future__ import annotations

from itertools import combinations, islice, permutations, product
from random import Random
from sys import maxsize
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core import Amount, Domain, OneOf, Some, Split, Text

NAMES = st.lists(st.sampled_from("abcdef"), unique=True, max_size=5)

ONE_OFS = st.lists(st.none() | st.sampled_from("abc") | st.integers(0, 3), unique=True).map(OneOf)
SOMES = st.builds(Some, NAMES, st.integers(0, 6), st.none() | st.integers(0, 6))
AMOUNTS = st.builds(Amount, st.integers(-5, 5), st.integers(-5, 9), st.integers(1, 4))
SPLITS = st.builds(Split, st.dictionaries(st.sampled_from("abcd"), st.integers(-1, 3)), st.integers(-1, 7))
DOMAINS = st.one_of(ONE_OFS, SOMES, AMOUNTS, SPLITS)

VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-6, 10),
    st.floats(0, 3),
    st.text("abc", max_size=2),
    st.lists(st.sampled_from("abcdefz"), max_size=4).map(tuple),
    st.lists(st.lists(st.integers()), max_size=2).map(tuple),
    st.dictionaries(st.sampled_from("abcdz"), st.integers(-1, 4) | st.booleans() | st.text()),
)


def key(value: Any) -> str:
    return repr(sorted(value.items()) if isinstance(value, dict) else value)


@given(DOMAINS)
def test_what_is_enumerated_is_a_member_once_and_counted(domain: Domain) -> None:
    listed = list(domain)
    assert len(listed) == len(domain)
    assert len({key(value) for value in listed}) == len(listed)
    assert all(value in domain for value in listed)
    assert bool(domain) == bool(listed)


@given(DOMAINS, VALUES)
def test_a_member_is_enumerated_in_its_canonical_form(domain: Domain, value: Any) -> None:
    listed = {key(option) for option in domain}
    if value in domain:
        assert key(domain.canonical(value)) in listed
    else:
        assert key(value) not in listed


@given(DOMAINS)
def test_canonical_form_is_final(domain: Domain) -> None:
    for value in domain:
        assert repr(domain.canonical(value)) == repr(value)


@given(DOMAINS, st.randoms(use_true_random=False))
def test_what_is_sampled_is_enumerated(domain: Domain, rng: Random) -> None:
    if domain:
        assert key(domain.sample(rng)) in {key(value) for value in domain}


@pytest.mark.parametrize(
    "domain",
    [OneOf(["a", None, 3]), Some("abc", 1, 2), Amount(1, 9, 4), Split({"a": 2, "b": 1, "c": 3}, 3)],
    ids=lambda domain: type(domain).__name__,
)
def test_everything_is_sampled_in_time(domain: Domain) -> None:
    rng = Random(1)
    assert {key(domain.sample(rng)) for _ in range(500)} == {key(value) for value in domain}


def test_some_is_any_order_of_its_combinations() -> None:
    domain = Some(["c", "a", "b"], 1, 2)
    assert list(domain) == [*combinations("cab", 1), *combinations("cab", 2)]
    for size in range(4):
        for value in permutations("cab", size):
            assert (value in domain) == (size in (1, 2))
    assert domain.canonical(("b", "c")) == ("c", "b")
    assert ("a", "a") not in domain
    assert ["a"] not in domain


def test_split_is_every_sharing_out() -> None:
    caps = {"a": 2, "b": 3, "c": 1}
    everything = [dict(zip(caps, parts, strict=True)) for parts in product(range(5), repeat=3)]
    right = [parts for parts in everything if sum(parts.values()) == 4 and all(parts[k] <= caps[k] for k in caps)]
    domain = Split(caps, 4)
    assert [parts for parts in everything if parts in domain] == right
    assert sorted(map(key, domain)) == sorted(key({k: n for k, n in parts.items() if n}) for parts in right)


@pytest.mark.parametrize("value", [{"z": 0, "a": 1}, {"a": True}, {"a": 1.0}, {1: 1}, {"a": 2, "b": -1}, [("a", 1)]])
def test_split_refuses(value: Any) -> None:
    assert value not in Split({"a": 2, "b": 2}, 1)


@pytest.mark.parametrize("domain", [OneOf([0, 1]), Amount(0, 1)])
def test_what_equals_a_number_is_not_one(domain: Domain) -> None:
    assert 1 in domain
    assert True not in domain
    assert 1.0 not in domain


def test_a_count_too_large_for_len_is_the_largest() -> None:
    assert len(Some([str(n) for n in range(100)])) == maxsize
    assert len(Split({str(n): 100 for n in range(40)}, 100)) == maxsize


# Words of one's own: what belongs to it cannot be listed to the end


@given(st.text(max_size=30))
def test_a_text_is_kept_on_one_line_and_within_its_length(value: str) -> None:
    domain = Text(20)
    if value in domain:
        kept = domain.canonical(value)
        assert kept in domain
        assert domain.canonical(kept) == kept
        assert kept.isprintable()
        assert 0 < len(kept) <= 20


def test_a_text_has_something_to_say() -> None:
    domain = Text(5)
    assert "hello" in domain
    assert all(value not in domain for value in ("", "  ", "-", "…!", "too long", 5, None, ("a",)))


def test_line_breaks_and_what_cannot_be_seen_are_taken_out_of_a_text() -> None:
    assert Text(40).canonical(" Hold\n the\u202e  bridge\x00! ") == "Hold the bridge !"


def test_texts_are_listed_once_and_sampled_as_members() -> None:
    domain = Text(30)
    listed = list(islice(domain, 1000))
    assert len(set(listed)) == 1000
    assert all(value in domain and domain.canonical(value) == value for value in listed)
    assert len(domain) == maxsize
    assert all(domain.canonical(value) == value for value in (domain.sample(Random(seed)) for seed in range(50)))
    assert not Text(0)


def test_a_text_that_is_too_long_is_proposed_as_far_as_it_fits() -> None:
    assert next(Text(8).around("Hold the bridge")) == "Hold the"
    assert next(Text(8).around(None)) == "a"
