"""What the pictures of Saga's rules say is what the rules say, and every symbol is explained."""

from __future__ import annotations

from typing import get_args

from render.figures import Board, Table
from render.saga.rulebook.figures import FIGURES
from render.saga.rulebook.samples import VIEWS
from render.saga.samples import FIRST, Camp, table_of
from rules.core import engine
from rules.saga import GAME
from rules.saga.actions.play import Play
from rules.saga.data import SETS, VALUE, Final, Special
from rules.saga.view import ArmyView, RealmView


def table(name: str) -> Table:
    found = FIGURES[name]
    assert isinstance(found, Table)
    return found


def realm(sample: str, colour: str) -> RealmView:
    return next(realm for realm in VIEWS[sample]().realms if realm.colour == colour)


def army(sample: str, colour: str) -> ArmyView:
    return next(army for army in VIEWS[sample]().seats[0].armies if army.target == colour)


def test_s12_the_realm_falls_when_the_picture_says() -> None:
    state = table_of("crown", FIRST, [Camp(2, ("green4",)), Camp(3)], [], 4)
    state.acts = [0, 0]
    before = state.realms["green"]
    assert (before.owner, before.defence) == (None, 3 + 2)
    (play,) = [p for p in engine.legal(state, 0) if isinstance(p, Play) and (p.card, p.army) == ("blue2", "green")]
    after = engine.submit(GAME, state, 0, play, seed="figure", index=1).state
    assert after.realms["green"].owner == 0
    assert after.realms["green"].defence == 6
    assert {"green3", "red2"} <= set(after.free)
    shown = army("conquest", "green")
    assert (set(shown.cards), shown.missing) == ({"green4", "blue2"}, 0)


def test_s12_the_realm_shows_the_numbers_of_its_notes() -> None:
    shown = realm("realm", "blue")
    assert (shown.owner, shown.income, shown.defence, shown.needed) == (1, 1, 10, 11)
    assert [VALUE[card] for card in shown.defenders] == [4, 4, 2]
    assert shown.special
    assert shown.final


def test_s11_the_armies_show_the_numbers_of_their_notes() -> None:
    red, green = army("armies", "red"), army("armies", "green")
    assert (red.value, red.value + red.missing) == (8, 12)
    assert len(red.cards) == 3
    assert set(green.cards) == {"green4", "blue2"}


def test_the_example_of_the_score_adds_up() -> None:
    *parts, total = (row.value for row in table("end").rows if row.value)
    assert sum(int(part.replace("−", "-")) for part in parts) == int(total.removeprefix("= "))


def test_the_hand_shows_what_can_be_played_and_what_cannot() -> None:
    view = VIEWS["hand"]()
    hand = set(view.seats[view.seat or 0].hand)
    assert set(view.playable) < hand


def test_every_power_is_explained() -> None:
    assert [row.about for row in table("powers").rows] == list(get_args(Special))
    assert [row.about for row in table("finals").rows] == list(get_args(Final))


def test_all_sets_are_shown() -> None:
    sets = FIGURES["knights"]
    assert isinstance(sets, Board)
    assert len(SETS) == 5
    assert {len(cards) for cards in SETS} == {12}


def test_every_symbol_of_the_table_is_explained() -> None:
    assert {row.id for row in table("symbols").rows} == {
        *("banner", "owner", "income", "special", "used", "final", "defence", "needed"),
        *("set", "worth", "bar", "hidden", "crown", "marked", "gap", "playable", "veil", "number"),
    }
