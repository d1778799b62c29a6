"""M-51: when each objective is met."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import Parameter, signature

import pytest

from rules.medioevo.data import CHECKS, EMPIRE_CARDS, Check
from rules.medioevo.objectives import AT_LEAST, COUNTS, DIFFERENT, FACTS, is_met, met
from tests.rules.medioevo.objectives import OTHER, OWNER, ROWS, lands, scene

PACTS = {2, 51}


@pytest.mark.parametrize("card", ROWS)
def test_m51_an_objective_is_met(card: int) -> None:
    assert is_met(ROWS[card]()[0], OWNER, card)


@pytest.mark.parametrize("card", ROWS)
def test_m51_an_objective_is_missed_by_little(card: int) -> None:
    assert [is_met(state, OWNER, card) for state in ROWS[card]()[1:]] == [False] * (len(ROWS[card]()) - 1)


@pytest.mark.parametrize("card", ROWS.keys() - {15, 35})
def test_m51_what_one_has_done_meets_no_objective_of_another(card: int) -> None:
    """But for lands that are another's home."""
    assert not is_met(ROWS[card]()[0], OTHER, card)


def test_m51_every_objective_has_its_scenes() -> None:
    assert ROWS.keys() | PACTS == EMPIRE_CARDS.keys()
    assert all(len(rows()) > 1 for rows in ROWS.values())


def test_m51_only_own_cards_are_met() -> None:
    state = scene(lands("cyprus", "palestine"))
    assert met(state, OWNER) == []
    state.players[OWNER].cards = [35, 72]
    assert met(state, OWNER) == [35]


# Every word of the data is understood


def checks(check: Check) -> Iterator[Check]:
    yield check
    for part in check.of:
        yield from checks(part)


ALL = [(number, check) for number, card in EMPIRE_CARDS.items() for check in checks(card.objective.check)]


def test_m51_there_is_an_answer_to_every_kind_of_question() -> None:
    assert COUNTS.keys() | FACTS.keys() == CHECKS.keys()
    assert {check.kind for _, check in ALL} <= CHECKS.keys() | {"all", "any"}


@pytest.mark.parametrize("kind", CHECKS)
def test_m51_a_question_takes_what_it_may_need_and_nothing_else(kind: str) -> None:
    asked = {**COUNTS, **FACTS}[kind]
    taken = {
        name for name, parameter in signature(asked).parameters.items() if parameter.kind is Parameter.KEYWORD_ONLY
    }
    assert taken == set(CHECKS[kind]) - {"min"}


@pytest.mark.parametrize(("number", "check"), ALL, ids=lambda value: str(value) if isinstance(value, int) else "")
def test_m51_every_need_of_an_objective_is_given(number: int, check: Check) -> None:
    if check.kind in ("all", "any"):
        assert check.of
        assert not check.needs
        return
    needed = signature({**COUNTS, **FACTS}[check.kind]).parameters.values()
    must = {p.name for p in needed if p.kind is Parameter.KEYWORD_ONLY and p.default is Parameter.empty}
    assert must <= check.needs.keys()
    assert ("min" in check.needs) == (check.kind in COUNTS)


# The facts that every deed is noted with; `test_objectives_deeds` shows that they are.
FACTS_OF = {
    "auction_won": {"bid"},
    "battle_won": {"vs", "enemy_units", "outnumbered", "no_loss", "naval", "home", "place"},
    "conquer": {"place", "from", "inhabited", "by_sea"},
    "cubes_sold": {"area"},
    "pact_signed": {"secret"},
    "pillage": {"what", "owner", "place"},
    "pt_spent": {"colour"},
    "rebellion_check_passed": {"tax"},
    "route_completed": {"stages"},
    "units_destroyed": {"by", "vs"},
}


@pytest.mark.parametrize(("number", "check"), [(n, c) for n, c in ALL if c.kind == "did" and "filter" in c.needs])
def test_m51_every_filter_asks_for_a_fact_that_is_on_record(number: int, check: Check) -> None:
    names = {AT_LEAST.get(name) or DIFFERENT.get(name) or name for name in check.needs["filter"]}
    assert names <= FACTS_OF[check.needs["event"]]
