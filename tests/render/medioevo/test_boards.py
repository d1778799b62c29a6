"""The board of technologies, and the sheet of war and peace."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from bot.gallery import drawn, say
from render import Picture, Scene, looks, picture
from render.medioevo.pacts import draw
from render.medioevo.relations import grid_of, sections_of
from render.medioevo.samples import bonds, crowded, quarrels, samples, start, view
from render.medioevo.technology import described, ladder_of
from rules.medioevo.data import COLOURS, TECHNOLOGIES
from rules.medioevo.view import MedioevoView
from tests.rules.wording import LANGUAGES

NAMES = ("Aliénor", "Bertrand", "Clémence", "Dagobert", "Enguerrand", "Flore")
IN_BOTH = pytest.mark.parametrize("language", LANGUAGES)


def scene(language: str = "en", **more: object) -> Scene:
    return replace(Scene(NAMES, say(language), "The Long Winter"), **more)  # type: ignore[arg-type]


def shown(seen: MedioevoView, kind: str, **more: object) -> Picture:
    return picture("medioevo", seen, scene(**more), kind)


@pytest.mark.parametrize("kind", ["hand", "technology", "pacts"])
def test_each_can_be_asked_for_by_anybody(kind: str) -> None:
    assert looks("medioevo")[kind].public


@pytest.mark.packed
@IN_BOTH
def test_sheets_are_small(language: str) -> None:
    for sample in samples():
        if sample.kind in ("hand", "technology", "pacts"):
            assert len(drawn("medioevo", sample, language).png) < 500_000, sample.name


# Technologies


def _spaced(text: str) -> str:
    """With the spaces that a picture has, in which no line is broken any more."""
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


@IN_BOTH
def test_every_technology_is_on_the_board_with_its_cost_and_what_it_does(language: str) -> None:
    rungs = [rung for branch in COLOURS for rung in ladder_of(view(start()), scene(language), branch).rungs]
    assert [rung.level for rung in rungs] == [1, 2, 3, 4] * len(COLOURS)
    assert {rung.name: rung.cost for rung in rungs} == {
        say(language)(f"medioevo-technology-{name}"): row.points for name, row in TECHNOLOGIES.items()
    }
    for rung in rungs:
        assert " ".join(described(rung.does)) == _spaced(rung.does), "it is read to its end"


def test_markers_tell_who_knows_what() -> None:
    seen = view(crowded(), 2)
    combat = ladder_of(seen, scene(), "red").rungs
    assert [rung.knowers for rung in combat] == [
        ("green", "red", "yellow", "violet"),
        ("red", "yellow"),
        ("yellow",),
        (),
    ]
    assert [rung.own for rung in combat] == [True, True, False, False]
    assert not any(rung.own for rung in ladder_of(view(crowded()), scene(), "red").rungs)


def test_a_new_technology_changes_the_board() -> None:
    state = crowded()
    before = shown(view(state), "technology")
    state.players[4].technology["orange"] = 1
    after = shown(view(state), "technology")
    assert before.png != after.png
    assert "Legislation I" in after.alt


def test_the_board_shows_nothing_but_what_everybody_knows() -> None:
    one, other = crowded(), crowded()
    other.players[0].florins += 500
    assert shown(view(one, 2), "technology") == shown(view(other, 2), "technology")


# War and peace


def test_wars_tell_what_is_allowed() -> None:
    wars, *_ = sections_of(quarrels(), scene())
    assert [(row.title, row.detail) for row in wars.rows] == [
        ("Aliénor and Clémence", "since turn 4 · attacks are allowed"),
        ("Bertrand and Dagobert", "since turn 7 · attacks from turn 8 on"),
        ("Clémence and Flore", "since turn 7 · attacks are allowed"),
        ("Aliénor and Bertrand", "since turn 6 · truce this turn"),
    ]
    assert [row.sign for row in wars.rows] == ["war", "war", "war", "armistice"]


def test_a_proposal_stands_out_for_whom_it_is_meant() -> None:
    seen = quarrels()
    *_, offers = sections_of(seen, scene())
    assert [(row.urgent, row.faded) for row in offers.rows] == [(True, False), (False, False), (False, True)]
    assert offers.rows[0].detail == "peace · needs your answer"
    public = msgspec.structs.replace(seen, seat=None)
    assert not any(row.urgent for section in sections_of(public, scene()) for row in section.rows)
    assert shown(seen, "pacts").png != shown(public, "pacts").png


def test_pacts_tell_what_they_say_and_what_is_voted_on() -> None:
    _, pacts, _ = sections_of(bonds(), scene())
    assert [row.title for row in pacts.rows][1] == "passage (Clémence, Bertrand)"
    assert pacts.rows[1].detail.endswith("Clémence pays Bertrand 100 florins each turn · secret")
    assert [row.urgent for row in pacts.rows] == [False, False, True, False]
    assert "2 for broken, 1 for kept" in pacts.rows[2].detail


def test_a_pact_of_many_names_them_all_on_several_lines() -> None:
    def high(*parties: int) -> int:
        pact = msgspec.structs.replace(bonds().pacts[0], parties=parties)
        return draw(msgspec.structs.replace(bonds(), pacts=(pact,)), scene()).height

    assert high(0, 1, 2, 3, 4, 5) > high(0, 2)


def test_pacts_tell_where_an_ally_is_directed() -> None:
    seen = bonds()
    _, pacts, _ = sections_of(seen, scene())
    assert "Dagobert sends Flore’s support to Palestine · " in pacts.rows[2].detail
    [told] = seen.pacts[2].directives
    loose = msgspec.structs.replace(seen.pacts[2], directives=(msgspec.structs.replace(told, binding=False),))
    _, pacts, _ = sections_of(msgspec.structs.replace(seen, pacts=(loose,)), scene())
    assert "to Palestine (not binding) · " in pacts.rows[0].detail


def test_a_draft_stands_out_until_it_is_signed() -> None:
    *_, drafts = sections_of(bonds(), scene())
    assert [row.urgent for row in drafts.rows] == [True, False]


def test_the_grid_is_the_same_from_both_sides() -> None:
    grid = grid_of(quarrels(), scene())
    assert all(grid.signs[one][other] == grid.signs[other][one] for one in range(6) for other in range(6))
    assert [grid.signs[seat][seat] for seat in range(6)] == [None] * 6
    assert (grid.signs[0][2], grid.signs[0][1], grid.signs[0][3]) == ("war", "armistice", "peace")


def test_who_is_out_of_the_game_is_not_in_the_grid() -> None:
    seen = quarrels()
    players = tuple(msgspec.structs.replace(player, out=player.seat == 4) for player in seen.players)
    assert "Enguerrand" not in grid_of(msgspec.structs.replace(seen, players=players), scene()).names


def test_peace_is_told() -> None:
    assert shown(view(start()), "pacts").alt == "War and peace. No wars. No public pacts. No proposals."


@pytest.mark.parametrize("kind", ["hand", "technology", "pacts"])
def test_strange_names_are_drawn(kind: str) -> None:
    names = ("\u202eevil", "🐉🐉", "x" * 90, "", "名前", "\n\t")
    made = picture("medioevo", quarrels(), scene(names=names), kind)
    assert "\u202e" not in made.alt
