"""Names that states hold beside their types, and how states of earlier versions come to hold them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.languages import languages
from bot.words import Speaker
from rules.core import words
from rules.medioevo.battle import FOLLOWING, STEPS
from rules.medioevo.campaign import Combat
from rules.medioevo.events import Events, FirstEvents
from rules.medioevo.purchases import Purchases
from rules.medioevo.steps import Sequence, name_of
from rules.medioevo.turn import FirstTurn, LastRebellions, Taxes, Turn
from rules.medioevo.upgrades import (
    list_payments,
    man_galleys,
    name_effects,
    name_means,
    name_steps,
    name_teams,
    to_version_4,
)

PHASES: dict[type[Sequence], str] = {
    FirstTurn: "open_auction end_phase settle light_fires deal_courtiers hand_out_tokens first_events taxes purchases"
    " combat open_trade last_reactions hear_petitions end_turn",
    Turn: "open_auction end_phase events taxes purchases combat open_trade last_reactions hear_petitions end_turn",
    LastRebellions: "check_rebellions",
    FirstEvents: "roll_horde horde_rolled end_phase",
    Events: "first_reactions roll_horde horde_rolled turn_event_card supply_barbarians check_rebellions end_phase",
    Taxes: "set_taxes pay_dues end_phase",
    Purchases: "shop end_phase",
    Combat: "campaign end_phase",
}
_DAMAGE = "{0} window-{0}-damage {0}-suffer window-{0}-sinking {0}-sink"
BATTLE = " ".join(
    [
        "muster window-battle begin round prepare shoot window-shots",
        _DAMAGE.format("engines"),
        "after-engines lead volley window-arrows",
        _DAMAGE.format("archers"),
        "after-archers abilities attacker-sacrifice attacker-recast defender-sacrifice defender-recast window-dice",
        "attacker-blood defender-blood compare overwhelm",
        *(_DAMAGE.format(f"{name}") for name in ("melee", "attacker-casualties", "defender-casualties", "delayed")),
        "judge window-round again",
    ]
).split()


def plain(*frames: dict[str, Any], **others: Any) -> dict[str, Any]:
    """A state of version 1 as data."""
    players = [
        {"armies": {"rum": {"light": 1}}, "transports": [], "engines": []},
        {"armies": {}, "transports": [{"id": "ship1", "place": "rum"}], "engines": [{"id": "c2", "place": "rum"}]},
    ]
    return {"stack": list(frames), "players": players, "order": [0, 1], "barbarians": {}, **others}


def top(state: dict[str, Any]) -> dict[str, Any]:
    return name_steps(state)["stack"][-1]


def battle(at: int, *, delayed: bool = True) -> dict[str, Any]:
    now = {"delayed": []} if delayed else {}
    return {"frame": "battle", "at": at, "sides": [{"now": now}, {"now": now}]}


# Names


@pytest.mark.parametrize("kind", PHASES)
def test_the_steps_of_a_phase_keep_their_names(kind: type[Sequence]) -> None:
    """States hold them: whoever renames a step, or takes one away, raises the version and converts."""
    assert [name_of(step) for step in kind.steps] == PHASES[kind].split()


def test_the_steps_of_a_battle_keep_their_names() -> None:
    assert list(STEPS) == BATTLE
    assert set(FOLLOWING.values()) <= set(STEPS)


# Version 1 to 2


@pytest.mark.parametrize(("at", "name"), [(0, ""), (1, "roll_horde"), (4, "check_rebellions")])
def test_a_phase_without_reactions_names_its_step(at: int, name: str) -> None:
    assert top(plain({"frame": "events", "at": at}))["at"] == name


def test_a_phase_with_reactions_names_its_step() -> None:
    assert top(plain({"frame": "events", "at": 1}, effects=[]))["at"] == "first_reactions"


def test_a_turn_names_its_step_before_and_after_there_were_petitions() -> None:
    turn = {"frame": "turn", "at": 9}
    assert top(plain(turn, effects=[]))["at"] == "end_turn"
    assert top(plain(turn, effects=[], blood=False))["at"] == "hear_petitions"
    asked = plain(turn, {"frame": "petition", "waiting": [0]}, effects=[])
    assert name_steps(asked)["stack"][0]["at"] == "hear_petitions"


def test_a_battle_names_its_step_whatever_steps_there_were() -> None:
    assert top(plain(battle(28, delayed=False)))["at"] == "compare"
    assert top(plain(battle(45, delayed=False), effects=[]))["at"] == "judge"
    assert top(plain(battle(45), effects=[]))["at"] == "delayed"
    assert top(plain(battle(28), effects=[], blood=False))["at"] == "attacker-blood"


def test_dice_that_have_struck_are_not_rolled_again() -> None:
    strike = {"frame": "strike", "card": 1, "icon": "armies", "rolled": True, "owed": {0: 2}}
    assert top(plain(strike)).items() >= {"judged": True, "rolls": {0: 2}}.items()
    assert top(plain({**strike, "rolled": False})).get("rolls") is None


@pytest.mark.parametrize(
    ("frame", "met"),
    [
        ({"frame": "prey", "seat": 0, "victim": 1, "place": "rum"}, {"asked": [0], "pieces": ["ship1", "c2"]}),
        ({"frame": "exposure", "victim": 1, "place": "rum", "seen": True}, {"asked": [0], "decided": False}),
        ({"frame": "meeting", "seat": 1, "transport": "ship1", "asked": [0]}, {"asked": [0], "pieces": ["ship1"]}),
        (
            {"frame": "pillage", "by": 0, "seat": 1, "transport": "ship1", "warned": True},
            {"robber": 0, "decided": True},
        ),
    ],
)
def test_what_met_a_transport_is_an_encounter(frame: dict[str, Any], met: dict[str, Any]) -> None:
    found = top(plain({**frame, "serial": 7}))
    assert found.items() >= {"frame": "encounter", "serial": 7, "victim": 1, "place": "rum", **met}.items()


@pytest.mark.parametrize(("each_turn", "rhythm"), [(True, "turn"), (False, "once")])
def test_a_payment_keeps_its_rhythm(each_turn: bool, rhythm: str) -> None:
    pact = {"payment": {"payer": 0, "payee": 1, "florins": 50, "each_turn": each_turn}}
    converted = name_steps(plain(pacts=[pact, {"payment": None}]))
    assert [p["payment"] and p["payment"]["rhythm"] for p in converted["pacts"]] == [rhythm, None]


def test_a_converter_leaves_what_it_is_given_as_it_is() -> None:
    state = plain(battle(3), pacts=[{"payment": {"each_turn": True}}])
    before = repr(state)
    name_steps(state)
    assert repr(state) == before


# Version 2 to 3


@pytest.mark.parametrize("frame", ["shopping", "delivery", "deployment"])
def test_what_was_listed_when_tokens_paid_unasked_is_paid_with_them(frame: str) -> None:
    recruit, seek = {"do": "recruit", "unit": "light", "count": 1, "place": "rum"}, {"do": "seek"}
    found = name_means(plain({"frame": frame, "lists": {0: [recruit, seek], 1: []}}))["stack"][0]
    assert found["lists"] == {0: [{**recruit, "means": "tokens"}, seek], 1: []}


def ship(name: str, level: int, place: str, kind: str = "galley") -> dict[str, Any]:
    return {"id": name, "kind": kind, "level": level, "place": place}


def test_what_a_fleet_carried_together_is_shared_out_among_its_galleys() -> None:
    fleet = [ship("g1", 1, "aegean"), ship("g2", 2, "aegean"), ship("g3", 3, "rum"), ship("w4", 1, "aegean", "wagon")]
    engines = [{"id": "e5", "kind": "bombard", "place": "aegean"}, {"id": "e6", "kind": "catapult", "place": "rum"}]
    player = {
        "armies": {"aegean": {"light": 3, "archer": 3}, "rum": {"heavy": 1}},
        "transports": fleet,
        "engines": engines,
    }
    (found,) = man_galleys({"stack": [], "players": [player]})["players"]
    assert [t["troops"] for t in found["transports"]] == [{"light": 1, "archer": 2}, {"light": 2, "archer": 1}, {}, {}]
    assert [piece["aboard"] for piece in (*found["transports"], *found["engines"])] == ["", "", "", "g2", "g2", ""]


def test_effects_are_called_by_what_they_are() -> None:
    """Version 3. What an Architect takes off stands in the effect, where it had been the same for all."""
    former = [{"kind": "building_minus_50", "seat": 0, "count": 1}, {"kind": "guise", "seat": 1, "count": 1}]
    assert name_effects({"effects": former})["effects"] == [
        {"kind": "rebate", "seat": 0, "count": 50},
        {"kind": "guise", "seat": 1, "count": 1},
    ]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "key",
    [
        *(
            f"medioevo-ability-{was}"
            for was in ("building_protects_two", "capture_at_2_to_1", "capture_penalty_minus_2")
        ),
        *(f"medioevo-effect-{was}" for was in ("building_minus_50", "building_half_price")),
        *(f"medioevo-effect-{was}" for was in ("half_of_interest", "interest_minus_50")),
    ],
)
def test_what_logs_of_version_2_say_can_still_be_read(key: str, language: str) -> None:
    event = words("medioevo-event-effect", seat=0, what=words(key))
    assert "medioevo-" not in Speaker(language).say(event)


@pytest.mark.parametrize(("number", "teams"), [(0, []), (2, [0, 1, 0, 1, 0]), (3, [0, 1, 2, 0, 1])])
def test_teams_that_were_counted_are_named(number: int, teams: list[int]) -> None:
    assert name_teams({"seats": 5, "teams": number})["teams"] == teams


def test_a_pact_of_one_payment_has_a_list_of_one() -> None:
    payment = {"payer": 0, "payee": 1, "florins": 50, "rhythm": "turn"}
    pacts = [{"parties": [0, 1], "payment": payment}, {"parties": [0, 1], "payment": None}]
    assert [pact["payments"] for pact in list_payments({"pacts": pacts})["pacts"]] == [[payment], []]


def test_a_draft_that_would_let_all_prisoners_go_names_them() -> None:
    players = [{"prisoners": {1: {"light": 2}}}, {"prisoners": {}}]
    drafts = [{"parties": [0, 1], "payment": None, "released": [0, 1]}]
    assert list_payments({"drafts": drafts, "players": players})["drafts"][0]["released"] == {0: {"light": 2}}


def test_at_first_nobody_has_said_anything_beforehand() -> None:
    (player,) = to_version_4({"players": [{"honour": 3}]})["players"]
    assert player == {"honour": 3, "pledge": None, "levy": 0, "plan": [], "habits": {}, "command": {}}
