"""B-19, B-20: titles and the score track."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from msgspec.structs import replace

from rules.barony.actions import Title
from rules.barony.data import GOLD
from rules.barony.payment import Payments, gold, write_payment
from rules.barony.phrases import terrain_words
from rules.barony.scoring import track
from rules.core import engine, words
from rules.core.actions import read_value, write_value
from tests.rules.barony.builder import act, after, mover, reason, refusal, scene, side, told


def payments(tokens: str, *, wasteful: bool = False) -> list[str]:
    """The payments that waste nothing, or the others."""
    state = scene(side(tokens=tokens))
    titles = [a for a in engine.legal(state, mover(state)) if isinstance(a, Title)]
    return list(dict.fromkeys(a.tokens for a in titles if (a.waste is not None) == wasteful))


def test_b19_sixteen_gold_make_a_count_at_30_a_marquis_at_45() -> None:
    """The rulebook's example."""
    state = scene(side(rank=2, tokens="plain plain plain plain"))
    assert track(state.players[0]) == 30
    player = after(state, Title("plain:4")).players[0]
    assert (player.rank, track(player), player.tokens) == (3, 45, {})


def test_b19_the_tokens_go_back_to_the_bank() -> None:
    state = scene(side(tokens="field field field plain"), limited=True)
    assert state.pile("field") == 17
    assert after(state, Title("field:3")).pile("field") == 20


def test_b19_every_exact_payment_and_no_other() -> None:
    assert payments("field field field") == ["field:3"]
    assert payments("field field plain forest mountain") == [
        "field:2+plain:1+forest:1",
        "field:2+plain:1+mountain:1",
        "field:2+forest:1+mountain:1",
    ]


OVERPAID = Title("field:3+mountain:1")


def test_b19_whoever_pays_too_much_is_told_and_asked() -> None:
    state = scene(side(tokens="field field field mountain"))
    assert payments("field field field mountain") == ["field:3"]
    assert payments("field field field mountain", wasteful=True) == ["field:3+mountain:1"]
    told_why = refusal(state, OVERPAID)
    assert (told_why.rule, told_why.words.key) == ("B-19", "barony-refusal-title-wasteful")
    assert told_why.words.args["tokens"] == [words("barony-label-tokens", count=1, terrain=terrain_words("mountain"))]
    answers = engine.legal(state, 0).nearest(OVERPAID, 4)
    assert answers == [replace(OVERPAID, waste="no"), replace(OVERPAID, waste="yes")]


def test_b19_overpaying_is_accepted() -> None:
    """The booklet asks for 15 gold at least, and gives no change."""
    played = act(scene(side(tokens="field field field mountain")), replace(OVERPAID, waste="yes"))
    assert (played.state.players[0].rank, played.state.players[0].tokens) == (1, {})
    assert told(played.events) == ["title", "wasted"]


def test_b19_who_thinks_better_of_it_keeps_what_was_too_much() -> None:
    played = act(scene(side(tokens="field field field mountain")), replace(OVERPAID, waste="no"))
    assert (played.state.players[0].rank, played.state.players[0].tokens) == (1, {"mountain": 1})
    assert told(played.events) == ["title"]


def test_b19_kept_is_what_leaves_the_cheapest_payment() -> None:
    state = after(scene(side(tokens="field field field plain plain")), Title("field:3+plain:2", "no"))
    assert state.players[0].tokens == {"plain": 2}
    state = after(scene(side(tokens="field field field field forest " + "plain " * 4)), Title("field:3+plain:4", "no"))
    assert gold(state.players[0].tokens) == 39 - 15


def test_b19_nothing_is_asked_where_nothing_is_wasted() -> None:
    state = scene(side(tokens="field field field mountain"))
    assert reason(state, Title("field:3", "no")) == ("B-19", "title-nothing-wasted")
    assert reason(state, replace(OVERPAID, waste="maybe")) == ("B-19", "title-wasteful")


@pytest.mark.parametrize(
    "held", ["field field field", "field field field plain forest mountain mountain", "plain " * 6]
)
def test_b19_every_payment_of_15_gold_or_more_is_accepted(held: str) -> None:
    tokens = Counter(held.split())
    found = Payments(tokens)
    every = [
        write_payment(dict(zip(GOLD, numbers, strict=True)))
        for numbers in product(*(range(tokens[terrain] + 1) for terrain in GOLD))
        if gold(dict(zip(GOLD, numbers, strict=True))) >= 15
    ]
    assert sorted(found) == sorted(every)
    assert len(found) == len(every)
    assert all(payment in found for payment in every)
    assert [found[index] for index in range(len(found))] == list(found)
    assert list(found)[: len(found.thrifty)] == list(found.thrifty)


def test_b19_a_hoard_is_counted_without_listing_it() -> None:
    hoard = Payments(dict.fromkeys(GOLD, 60))
    assert len(hoard) > 13_000_000
    assert "field:60+mountain:60" in hoard
    assert "field:61" not in hoard
    assert "mountain:1+field:3" not in hoard, "a payment is written in one way only"
    assert hoard[0] == "field:3"


def test_b19_fifteen_gold_are_needed() -> None:
    state = scene(side(tokens="field field plain mountain"))
    assert reason(state, Title("field:2+plain:1")) == ("B-19", "title-too-little")
    poor = scene(side(tokens="field field plain"))
    assert reason(poor, Title("field:2+plain:1")) == ("B-19", "title-poor")


def test_b19_one_pays_with_what_one_has() -> None:
    state = scene(side(tokens="plain plain plain plain"))
    assert reason(state, Title("field:3")) == ("B-19", "title-absent")


@pytest.mark.parametrize("payment", ["", "gold:15", "field", "field:x", "field:1+field:2", "lake:3"])
def test_b19_other_texts_are_no_payment(payment: str) -> None:
    assert reason(scene(side(tokens="field field field")), Title(payment)) == ("B-19", "title-unreadable")


def test_b19_a_duke_takes_no_further_title() -> None:
    state = scene(side(), side(rank=4, tokens="field field field"), turns=1)
    assert reason(state, Title("field:3")) == ("B-19", "title-duke")


def test_b19_one_rank_at_a_time_and_no_change() -> None:
    player = after(scene(side(tokens="field field field field field field")), Title("field:3")).players[0]
    assert (player.rank, player.tokens) == (1, {"field": 3})


def test_b19_payments_survive_as_text() -> None:
    every = payments(" ".join(f"{terrain} " * 8 for terrain in GOLD))
    assert len(every) > 20
    assert [read_value(write_value(payment), str) for payment in every] == every


def test_b19_it_is_told() -> None:
    played = act(scene(side(tokens="field field field")), Title("field:3"))
    assert told(played.events) == ["title"]


@pytest.mark.parametrize(("rank", "cities", "points"), [(0, 3, 0), (1, 3, 15), (0, 5, 20), (2, 4, 40), (4, 5, 80)])
def test_b20_the_track_counts_titles_and_new_cities(rank: int, cities: int, points: int) -> None:
    sites = ["a1", "a4", "g1", "g3", "d4"][:cities]
    assert track(scene(side(cities=" ".join(sites), rank=rank)).players[0]) == points
