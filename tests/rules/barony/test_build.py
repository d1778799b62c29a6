"""B-16: villages and strongholds. B-4: the tokens they earn."""

from __future__ import annotations

import pytest

from rules.barony.actions import Build
from rules.core import engine
from tests.rules.barony.builder import act, after, mover, reason, refusal, scene, side, told


def builds(state) -> set[tuple[tuple[str, ...], tuple[str, ...]]]:
    return {(a.villages, a.strongholds) for a in engine.legal(state, mover(state)) if isinstance(a, Build)}


def test_b16_a_stronghold_and_a_village_earn_a_token_each() -> None:
    """The rulebook's example: one in the mountains, one in the fields."""
    player = after(scene(side("a5 c5")), Build(("c5",), ("a5",))).players[0]
    assert player.buildings == {"c5": "village", "a5": "stronghold"}
    assert player.tokens == {"field": 1, "mountain": 1}
    assert (player.knights, player.reserve("knight")) == ({}, 7)


def test_b16_any_sites_may_be_chosen_but_not_none() -> None:
    assert builds(scene(side("d4 g1"))) == {
        (("d4",), ()),
        (("g1",), ()),
        (("d4", "g1"), ()),
        ((), ("d4",)),
        ((), ("g1",)),
        ((), ("d4", "g1")),
        (("d4",), ("g1",)),
        (("g1",), ("d4",)),
    }
    assert reason(scene(side("d4")), Build()) == ("B-16", "build-nothing")


def test_b16_of_two_knights_in_a_hex_one_is_replaced() -> None:
    assert after(scene(side("d4 d4")), Build(("d4",))).players[0].knights == {"d4": 1}
    assert reason(scene(side("d4 d4")), Build(("d4",), ("d4",))) == ("B-16", "build-twice")
    assert reason(scene(side("d4 d4")), Build(("d4", "d4"))) == ("B-16", "build-twice")


@pytest.mark.parametrize("kinds", [{"villages": "d4"}, {"strongholds": "d4"}, {"cities": "d4"}])
def test_b16_not_on_an_own_building(kinds: dict[str, str]) -> None:
    assert reason(scene(side("d4 g1", **kinds)), Build(("d4",))) == ("B-16", "build-taken")


def test_b16_not_on_another_players_village() -> None:
    state = scene(side("d4 g1"), side("a1"), side(villages="d4"))
    assert reason(state, Build(("d4",))) == ("B-16", "build-taken")
    assert refusal(state, Build(("d4",))).words.args["owner_seat"] == 2


def test_b16_not_with_an_opponents_knight_present() -> None:
    state = scene(side("d4 g1"), side("d4"))
    assert reason(state, Build(("d4",))) == ("B-16", "build-foreign-knight")
    assert builds(state) == {(("g1",), ()), ((), ("g1",))}


def test_b16_only_where_an_own_knight_stands() -> None:
    assert reason(scene(side("d4")), Build(("d4", "g1"))) == ("B-16", "build-no-knight")


def test_b16_villages_are_limited_to_the_reserve() -> None:
    thirteen = "a1 b1 c1 d1 f1 a2 b2 c2 d2 e2 f2 a3 b3"
    state = scene(side("d4 g1", villages=thirteen, strongholds="g4 g5"))
    assert builds(state) == {(("d4",), ()), (("g1",), ())}
    assert reason(state, Build(("d4", "g1"))) == ("B-16", "build-too-many-village")


def test_b16_strongholds_are_limited_to_the_reserve() -> None:
    state = scene(side("d4 g1", strongholds="g4"))
    assert reason(state, Build((), ("d4", "g1"))) == ("B-16", "build-too-many-stronghold")


def test_b16_without_villages_in_reserve_strongholds_can_still_be_built() -> None:
    fourteen = "a1 b1 c1 d1 f1 a2 b2 c2 d2 e2 f2 a3 b3 a4"
    assert builds(scene(side("d4", villages=fourteen))) == {((), ("d4",))}


def test_b16_nothing_in_reserve_means_no_building() -> None:
    fourteen = "a1 b1 c1 d1 f1 a2 b2 c2 d2 e2 f2 a3 b3 a4"
    state = scene(side("d4", villages=fourteen, strongholds="g4 g5"))
    assert reason(state, Build(("d4",))) == ("B-16", "build-no-buildings")


def test_b16_no_site_means_no_building() -> None:
    assert reason(scene(side("d4", cities="d4")), Build(("d4",))) == ("B-16", "build-nowhere")
    assert reason(scene(side(cities="d4")), Build(("d4",))) == ("B-16", "build-no-knights")


def test_b4_an_empty_pile_gives_nothing_but_one_may_build() -> None:
    rich = side(tokens=" ".join(["plain"] * 19))
    played = act(scene(side("d4 g1"), rich, limited=True), Build(("d4", "g1")))
    assert played.state.players[0].tokens == {"plain": 1}
    assert played.state.players[0].buildings == {"d4": "village", "g1": "village"}
    assert told(played.events) == ["build-village", "build-village-unpaid"]


def test_b4_the_unlimited_bank_never_ends() -> None:
    rich = side(tokens=" ".join(["plain"] * 40))
    assert after(scene(side("d4"), rich), Build(("d4",))).players[0].tokens == {"plain": 1}
