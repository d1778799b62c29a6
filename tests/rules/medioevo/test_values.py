"""M-74, M-75: the values of a battle round, with the rulebook's examples."""

from __future__ import annotations

import pytest

from rules.medioevo.battle import Melee, attack_value, capture_halves, casualty_value, judge_melee, penalty, raw_attack


@pytest.mark.parametrize(
    ("dice", "value"), [((3, 3, 3), 27), ((5, 5, 4), 25), ((2, 2, 5), 5), ((1, 1, 1), 1), ((7, 4, 2), 7)]
)
def test_m74_the_highest_die_or_the_product_of_equal_ones(dice: tuple[int, ...], value: int) -> None:
    assert raw_attack(dice) == value


@pytest.mark.parametrize(
    ("players", "penalties"),
    [
        (2, [0, -1]),
        (3, [0, -1, -3]),
        (4, [0, -1, -2, -3]),
        (5, [0, -1, -1, -2, -3]),
        (6, [0, -1, -1, -2, -2, -3]),
    ],
)
def test_m74_the_turn_order_weighs_on_the_attack(players: int, penalties: list[int]) -> None:
    order = list(reversed(range(players)))
    assert [penalty(order, seat) for seat in order] == penalties
    assert penalty(order, None) == 0


def test_m74_penalty_and_bonuses_are_added_and_then_the_floor_is_nought() -> None:
    assert attack_value((7, 4, 2), -3) == 4
    assert attack_value((7, 5, 1), 4) == 11  # one light infantry sacrificed
    assert attack_value((2, 1, 3), -5) == 0


def test_m74_flight_leaves_half_and_capture_takes_half_both_rounded_up() -> None:
    assert attack_value((7, 1, 2), fleeing=True) == 4
    assert attack_value((8, 1, 2), 1, halved=True) == 4
    assert attack_value((8, 1, 2), 1, halved=True, fleeing=True) == 2


def test_m74_capture_is_free_from_three_to_one() -> None:
    assert not capture_halves(3, 1)
    assert capture_halves(5, 2)


def test_m74_the_lowest_die_is_the_casualty_value() -> None:
    assert casualty_value((5, 5, 1)) == 1
    assert casualty_value((7, 4, 2), spared=1) == 1
    assert casualty_value((7, 4, 2), spared=5) == 0


def test_m75_the_rulebooks_battle_with_penalty_and_superiority() -> None:
    """25 against 7 - 3: one blue unit deals one damage, and is superior once."""
    assert judge_melee((attack_value((5, 5, 1)), attack_value((7, 4, 2), -3)), (1, 1)) == Melee(0, 1, 1)


def test_m75_the_winners_units_cap_the_score_but_not_the_superiority() -> None:
    assert judge_melee((9, 7), (1, 3)) == Melee(0, 1, 0)
    assert judge_melee((7, 9), (1, 3)) == Melee(1, 2, 0)
    assert judge_melee((45, 5), (2, 9)) == Melee(0, 2, 2)


def test_m75_equal_values_have_no_winner() -> None:
    assert judge_melee((6, 6), (3, 1)) == Melee(None, 0, 0)
