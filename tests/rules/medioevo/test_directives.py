"""M-121: who is supported by an alliance directs the support, unless that breaks another pact or costs honour."""

from __future__ import annotations

from typing import Any

import pytest

from bot.words import Speaker
from rules.core import Setup
from rules.core.legal import completions
from rules.medioevo.campaign import Finish, March, target_label
from rules.medioevo.diplomacy import (
    Accept,
    Accuse,
    Declare,
    Direct,
    Propose,
    Vote,
    close_council,
    declare_war,
    make_peace,
    pair,
    strike,
)
from rules.medioevo.economy import eliminate
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import controller, is_sea
from tests.conformance import leaks
from tests.conformance.trail import Juncture, Move
from tests.rules.medioevo.builder import GAME, after, flow_on, give, legal, play, reason, table, told
from tests.rules.medioevo.campaigns import Chronicle, campaign, leg
from tests.rules.medioevo.pacts import in_force, talking, three

FRIEND, ALLY, FOE = 0, 1, 2  # Byzantium is supported by the Mamluks against Hungary
PACT = 100
NAMES = ("Ada", "Bruno", "Clara", "Dario")
TO_ENEMY, TO_FRIEND = Direct(PACT, ALLY, "pannonia"), Direct(PACT, ALLY, "thrace")


@pytest.fixture(autouse=True)
def book(chronicle: Chronicle) -> Chronicle:
    return chronicle


def allied(kind: str = "defence", **fields: Any) -> MedioevoState:
    """The Mamluks owe Byzantium five units."""
    state = three(turn=4)
    in_force(state, kind, FRIEND, ALLY, units=5, until=6, favoured=FRIEND, **fields)
    return state


def attacked(**fields: Any) -> MedioevoState:
    """Hungary has declared war on Byzantium the turn before."""
    state = allied(**fields)
    declare_war(state, FOE, FRIEND).since = 3
    return state


def directed(state: MedioevoState, *directives: Direct) -> MedioevoState:
    return after(talking(state), *((FRIEND, directive) for directive in directives or (TO_ENEMY,)))


def places(state: MedioevoState) -> list[str]:
    return [directive.place for pact in state.pacts for directive in pact.directives]


def noted(state: MedioevoState, seat: int = ALLY, language: str = "en") -> list[str]:
    say = Speaker(language, NAMES)
    return [say.say(note) for note in GAME.notes(state, seat)]


# The rulebook's example


def test_m121_example_who_leads_the_support_elsewhere_is_found_to_have_broken_the_pact() -> None:
    state = allied()
    wagon = give(state, ALLY, "wagon", 3, "delta")
    state.players[ALLY].station("delta", "light", 5)
    state = after(talking(state), (FOE, Declare(FRIEND)), (FRIEND, TO_ENEMY))
    state.order = [ALLY, FRIEND, FOE]
    state = after(campaign(state), (ALLY, leg("delta", wagon, "tripolitania", 5)), (ALLY, Finish()))
    state = after(state, (FRIEND, Accuse(PACT, ALLY)))
    state = after(state, (FRIEND, Vote(PACT, "broken")), (ALLY, Vote(PACT, "kept")), (FOE, Vote(PACT, "broken")))
    assert [player.honour for player in state.players] == [10, 8, 10]
    assert not state.pacts


def test_m121_an_accusation_reads_out_what_was_directed() -> None:
    played = play(directed(attacked(secret=True)), FRIEND, Accuse(PACT, ALLY))
    say = Speaker("en", NAMES)
    heard = [say.say(event.words) for event in played.events if event.heard_by(FOE)]
    assert "Ada sends Bruno’s support to Pannonia" in heard[0]
    assert "Ada sends Bruno’s support to Pannonia" in noted(played.state, FOE)[0]


# Who may direct whom, and when


def test_m121_who_is_attacked_directs_a_defensive_ally() -> None:
    assert places(directed(attacked())) == ["pannonia"]


def test_m121_who_attacks_directs_an_offensive_ally() -> None:
    state = allied("offence")
    strike(flow_on(state), FRIEND, FOE)
    assert legal(talking(state), FRIEND, TO_ENEMY)


@pytest.mark.parametrize(("kind", "attacker", "victim"), [
    ("defence", FRIEND, FOE),
    ("offence", FOE, FRIEND),
    ("passage", FOE, FRIEND),
    ("defence", FOE, ALLY),
])  # fmt: skip
def test_m121_in_another_war_nobody_is_directed(kind: str, attacker: int, victim: int) -> None:
    state = allied(kind)
    declare_war(state, attacker, victim)
    assert reason(talking(state), FRIEND, TO_ENEMY) == ("M-121", "direct")


def test_m121_nor_in_peace() -> None:
    assert reason(talking(allied()), FRIEND, TO_ENEMY) == ("M-121", "direct")


@pytest.mark.parametrize("seat", [ALLY, FOE])
def test_m121_nobody_else_directs(seat: int) -> None:
    assert reason(talking(attacked()), seat, Direct(PACT, FRIEND, "pannonia")) == ("M-121", "direct")


def test_m121_nobody_directs_a_stranger_or_themselves() -> None:
    state = talking(attacked())
    assert not legal(state, FRIEND, Direct(PACT, FOE, "pannonia"))
    assert not legal(state, FRIEND, Direct(PACT, FRIEND, "pannonia"))


def test_m121_an_ally_is_directed_at_a_quiet_step_out_of_turn() -> None:
    state = attacked()
    give(state, ALLY, "wagon", 1, "delta")
    state.order = [ALLY, FRIEND, FOE]
    assert legal(campaign(state), FRIEND, TO_ENEMY)


def test_m121_the_enemys_land_is_offered_first_then_ones_own() -> None:
    state = talking(attacked())
    offered = [action.place for action in completions(Direct, state, FRIEND) if isinstance(action, Direct)]
    holders = [None if is_sea(place) else controller(state, place) for place in offered]
    assert holders[:12] == [FOE] * 6 + [FRIEND] * 6
    assert set(offered) == state.world.places


# How long it stands


def test_m121_an_ally_is_directed_once_a_turn() -> None:
    state = directed(attacked())
    assert reason(state, FRIEND, TO_FRIEND) == ("M-121", "direct")


def test_m121_a_later_directive_replaces_the_earlier() -> None:
    state = directed(attacked())
    state.turn += 1
    assert places(after(state, (FRIEND, TO_FRIEND))) == ["thrace"]


def test_m121_a_directive_lapses_with_the_war() -> None:
    state = directed(attacked())
    state = after(state, (FOE, Propose("peace", FRIEND)), (FRIEND, Accept(f"peace-{FOE}")))
    assert state.pacts
    assert places(state) == []
    state.turn += 1
    assert reason(state, FRIEND, TO_ENEMY) == ("M-121", "direct")


def test_m121_it_stands_while_another_war_calls_for_support() -> None:
    state = table("byzantium", "mamluks", "hungary", "empire")
    in_force(state, "defence", FRIEND, ALLY, units=5)
    for foe in (FOE, 3):
        declare_war(state, foe, FRIEND)
    state = directed(state)
    make_peace(state, FRIEND, 3)
    assert places(state) == ["pannonia"]


def test_m108_it_lapses_with_the_pact() -> None:
    state = directed(attacked())
    state.turn = 6
    close_council(flow_on(state))
    assert noted(state) == []


def test_m32_it_lapses_with_the_ally() -> None:
    state = directed(attacked())
    eliminate(flow_on(state), ALLY)
    assert places(state) == []


# What the ally is told


def test_m121_the_ally_is_told_as_long_as_it_stands() -> None:
    state = attacked()
    declare_war(state, ALLY, FOE).since = 3
    assert noted(directed(state)) == [
        "⚑ Ada asks your support to go to Pannonia (Clara): defensive alliance (Ada and Bruno); for Ada only; with at "
        "least 5 units; until the end of turn 6.",
        "This is binding: if you do not comply, you may be accused of breaking the pact.",
    ]
    assert noted(directed(state), FOE) == []


def test_m121_in_french_too() -> None:
    assert noted(directed(attacked()), language="fr")[0].startswith(
        "⚑ Directive d’Ada\u00a0: intervenez en Pannonie (Clara). alliance"
    )


def test_m120_an_ally_at_peace_is_told_to_declare_war_first() -> None:
    assert noted(directed(attacked()))[2:] == [
        "You are not at war with Clara yet: declare war now to attack from next turn; attacking earlier costs 3 honour."
    ]


def test_m120_an_ally_who_has_just_declared_war_is_told_to_wait() -> None:
    state = attacked()
    declare_war(state, ALLY, FOE)
    assert noted(directed(state))[2:] == ["You may attack Clara from next turn; attacking earlier costs 3 honour."]


def test_m121_the_place_is_marked_among_those_to_march_to() -> None:
    state = directed(attacked())
    say = Speaker("en", NAMES).say
    assert "⚑" not in say(target_label(state, ALLY, "croatia"))
    assert "Clara’s empty land ⚑ as Ada directs" in say(target_label(state, ALLY, "pannonia"))


def test_m64_what_an_attack_without_a_war_costs_is_told_where_one_marches() -> None:
    state = attacked()
    say = Speaker("en", NAMES).say
    assert say(target_label(state, ALLY, "croatia")) == "Croatia: Clara’s empty land ⚠ no war declared, −3 honour"
    declare_war(state, ALLY, FOE).since = 3
    assert say(target_label(state, ALLY, "croatia")) == "Croatia: Clara’s empty land"


# What does not bind


def binding(state: MedioevoState, watcher: int | None) -> list[bool]:
    return [told.binding for pact in GAME.view(state, watcher).pacts for told in pact.directives]


def test_m121_a_directive_against_the_enemy_binds_at_peace_too_for_war_costs_nothing() -> None:
    played = play(talking(attacked()), FRIEND, TO_ENEMY)
    assert told(played.events) == ["direct"]
    assert binding(played.state, None) == [True]


def test_m121_it_does_not_bind_where_it_would_break_another_pact() -> None:
    state = attacked()
    in_force(state, "trade", ALLY, FOE)
    played = play(talking(state), FRIEND, TO_ENEMY)
    assert told(played.events) == ["direct-excused"]
    assert binding(played.state, None) == [False]
    assert noted(played.state)[1] == (
        "Not binding: Bruno would break another pact, trade (Bruno and Clara); for the whole game."
    )


@pytest.mark.parametrize(("kind", "binds"), [("nonaggression", False), ("trade", True)])
def test_m122_in_a_war_of_its_own_only_non_aggression_excuses_the_ally(kind: str, binds: bool) -> None:
    state = attacked()
    declare_war(state, ALLY, FOE)
    in_force(state, kind, ALLY, FOE)
    assert binding(directed(state), None) == [binds]


def test_m121_it_does_not_bind_where_it_would_cost_honour() -> None:
    state = table("byzantium", "mamluks", "hungary", "empire")
    in_force(state, "defence", FRIEND, ALLY, units=5)
    declare_war(state, FOE, FRIEND)
    state = after(talking(state), (FRIEND, Direct(PACT, ALLY, "bavaria")))
    assert noted(state)[1] == "Not binding: Bruno would have to attack Dario without a war, −3 honour."


def test_m120_it_does_not_bind_during_an_armistice() -> None:
    state = attacked()
    declare_war(state, ALLY, FOE).since = 3
    state.truces.append(pair(ALLY, FOE))
    played = play(talking(state), FRIEND, TO_ENEMY)
    assert binding(played.state, None) == [False]
    assert noted(played.state)[1] == "Not binding: Bruno and Clara have a truce this turn."


def test_m121_it_binds_in_own_land_of_either() -> None:
    assert binding(directed(attacked()), None) == [True]
    assert binding(directed(attacked(), TO_FRIEND), None) == [True]
    assert binding(directed(attacked(), Direct(PACT, ALLY, "delta")), None) == [True]


def test_m121_and_at_sea() -> None:
    assert binding(directed(attacked(), Direct(PACT, ALLY, "aegean")), None) == [True]


# Support that was sent for


def summoned(**fields: Any) -> tuple[MedioevoState, March]:
    """The ally's army stands beside a land of the friend that it was directed to."""
    state = attacked(**fields)
    wagon = give(state, ALLY, "wagon", 2, "bulgaria")
    state.players[ALLY].station("bulgaria", "light", 2)
    state = directed(state, TO_FRIEND)
    state.order = [ALLY, FRIEND, FOE]
    return campaign(state), leg("bulgaria", wagon, "thrace", 2)


def test_m121_support_comes_as_guests_to_the_land_it_was_sent_for(book: Chronicle) -> None:
    state, march = summoned()
    state = after(state, (ALLY, march), (ALLY, Finish()))
    assert book.conquests == []
    assert state.players[ALLY].guest == {"thrace": FRIEND}
    assert state.players[ALLY].honour == 10


def test_m121_which_shows_a_secret_alliance() -> None:
    state, march = summoned(secret=True)
    assert "pact-seen" in told(play(state, ALLY, march).events)


# Secrets


@pytest.mark.parametrize(("secret", "heard"), [(False, True), (True, False)])
def test_m121_of_a_secret_pact_the_parties_alone_hear_and_see(secret: bool, heard: bool) -> None:
    played = play(talking(attacked(secret=secret)), FRIEND, TO_ENEMY)
    for watcher in (FOE, None):
        assert any(event.heard_by(watcher) for event in played.events) == heard
        assert bool(binding(played.state, watcher)) == heard
    assert all(event.heard_by(ALLY) for event in played.events)


def test_m121_a_secret_excuse_is_told_to_those_only_who_know_it() -> None:
    state = attacked()
    in_force(state, "nonaggression", ALLY, FOE, secret=True)
    played = play(talking(state), FRIEND, TO_ENEMY)
    assert told(played.events) == ["direct"]
    assert [binding(played.state, seat) for seat in (FRIEND, ALLY, FOE, None)] == [[True], [False], [False], [True]]
    assert "Not binding" in noted(played.state)[1]


@pytest.mark.parametrize("secret", [False, True])
def test_m121_nothing_about_directives_leaks(secret: bool) -> None:
    state = attacked(secret=secret)
    for kind in ("nonaggression", "passage"):
        in_force(state, kind, ALLY, FOE, secret=True)
    setup = Setup(game="medioevo", version=GAME.version, seats=3, seed="summons", unattended=True)
    before = Juncture(GAME, setup, talking(state), 1)
    move = Move(FRIEND, TO_ENEMY, before.submit(FRIEND, TO_ENEMY))
    for check in leaks.MOVES:
        check(before, move)
    state = directed(state)
    for position in (before, Juncture(GAME, setup, campaign(state), 1)):
        for watcher in (None, FRIEND, ALLY, FOE):
            for hides in leaks.POSITIONS:
                hides(position, watcher)
