"""B-19, B-20: titles and the score track."""

from __future__ import annotations

import pytest

from rules.barony.actions import Title
from rules.barony.data import GOLD
from rules.barony.scoring import track
from rules.core import engine
from rules.core.actions import read_value, write_value
from tests.rules.barony.builder import act, after, mover, reason, scene, side, told


def payments(tokens: str) -> list[str]:
    state = scene(side(tokens=tokens))
    return [a.tokens for a in engine.legal(state, mover(state)) if isinstance(a, Title)]


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


def test_b19_no_token_too_many_is_discarded() -> None:
    state = scene(side(tokens="field field field mountain"))
    assert payments("field field field mountain") == ["field:3"]
    assert reason(state, Title("field:3+mountain:1")) == ("B-19", "title-wasteful")


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
