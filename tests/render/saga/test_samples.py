"""The gallery shows positions that could stand on a table, and shows of them what the rules would show."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from render.saga.samples import SEAT_COLOURS, Table, crowded, early, final, hidden, seen, tight, typical
from rules.core.words import words
from rules.saga.faults import faults
from rules.saga.frames import SagaState, Turns
from rules.saga.position import Army, Player, Realm
from rules.saga.scoring import outcome
from rules.saga.showing import view_of

TABLES = pytest.mark.parametrize(
    "table", [early, typical, crowded, hidden, final, tight], ids=lambda table: table.__name__
)


def state_of(table: Table) -> SagaState:
    """The same table as the rules keep it."""
    state = SagaState(
        seats=table.seats,
        first=0,
        players=[
            Player(p.set, list(p.hand), {t: Army(list(a.cards), a.hidden) for t, a in p.armies.items()}, p.points)
            for p in table.players
        ],
        realms={c: Realm(r.side, list(r.defenders), r.owner, r.used) for c, r in table.realms.items()},
        spare=table.spare,
        free=list(table.free),
        turns=table.turns,
        last=list(table.last),
    )
    state.push(Turns(open=True))
    if table.scores:
        state.turns += 1  # the last turn is over
        state.outcome = outcome(state, words("saga-end-last-card"))
    return state


@TABLES
def test_every_knight_is_in_one_place(table: Callable[[], Table]) -> None:
    assert faults(state_of(table())) == []


@TABLES
def test_no_army_has_forgotten_to_conquer(table: Callable[[], Table]) -> None:
    state = table()
    for number in range(state.seats):
        for army in seen(state, number).seats[number].armies:
            assert army.missing > 0, army.target


@TABLES
def test_the_views_are_those_of_the_rules(table: Callable[[], Table]) -> None:
    state = state_of(table())
    for seat in (None, *range(state.seats)):
        view, rules_view = seen(table(), seat), view_of(state, seat, SEAT_COLOURS)
        assert view.seats == rules_view.seats
        assert view.realms == rules_view.realms
        assert view.free == rules_view.free
        assert view.playable == rules_view.playable
        assert view.round == rules_view.round
        if view.outcome and rules_view.outcome:
            assert view.outcome.scores == rules_view.outcome.scores
            assert view.outcome.winners == rules_view.outcome.winners
        else:
            assert view == rules_view
