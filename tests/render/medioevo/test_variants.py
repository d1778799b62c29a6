"""What pictures show of the variants: blood tokens (M-142) and teams (M-143)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from render import picture
from render.medioevo.dossier import dossier_of
from render.medioevo.panel import card_of
from render.medioevo.samples import crowded, view
from rules.medioevo.view import MedioevoView
from tests.render.medioevo.test_sheets import scene


def shown(*, blood: bool = False, teams: Sequence[int] = ()) -> MedioevoView:
    state = crowded()
    state.blood, state.teams = blood, [*teams]
    state.players[1].blood = 4 if blood else 0
    return view(state, 1)


def test_m142_the_cards_under_the_map_count_blood_tokens_where_there_are_any() -> None:
    seen = shown(blood=True)
    assert card_of(seen, scene(), 1, seen.players[1]).counts[6:] == (4,)
    usual = shown()
    assert card_of(usual, scene(), 1, usual.players[1]).counts[6:] == ()


def test_m142_the_sheet_of_a_realm_has_them_too() -> None:
    seen, usual = shown(blood=True), shown()
    assert [entry.value for entry in dossier_of(seen, scene(), seen.players[1]).purse if entry.icon == "blood"] == ["4"]
    assert "blood" not in [entry.icon for entry in dossier_of(usual, scene(), usual.players[1]).purse]


def test_m143_the_team_stands_before_the_realm() -> None:
    seen, usual = shown(teams=(0, 1, 2, 0, 1, 2)), shown()
    assert card_of(seen, scene(), 1, seen.players[4]).realm == "Team 2 · Novgorod"
    assert dossier_of(seen, scene(), seen.players[4]).realm == "Team 2 · Novgorod"
    assert card_of(usual, scene(), 1, usual.players[4]).realm == "Novgorod"


@pytest.mark.parametrize("kind", ["board", "realm"])
def test_m142_tokens_change_the_picture(kind: str) -> None:
    few, many = crowded(), crowded()
    few.blood = many.blood = True
    many.players[1].blood = 9
    pictures = [picture("medioevo", view(state, 1), scene(), kind).png for state in (few, many)]
    assert pictures[0] != pictures[1]
