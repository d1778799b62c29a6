"""Battles and realms: what they tell, and to whom."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from bot.gallery import say
from render import Picture, Scene, picture
from render.medioevo.dossier import dossier_of
from render.medioevo.fight import side_of
from render.medioevo.samples import crowded, raid, siege, start, view
from rules.medioevo.view import MedioevoView

NAMES = ("Aliénor", "Bertrand", "Clémence", "Dagobert", "Enguerrand", "Flore")


def scene(**more: object) -> Scene:
    return replace(Scene(NAMES, say("en"), "The Long Winter"), **more)  # type: ignore[arg-type]


def drawn(shown: MedioevoView, kind: str, **more: object) -> Picture:
    return picture("medioevo", shown, scene(**more), kind)


# Battles


def test_a_battle_tells_both_sides_and_what_they_have_lost() -> None:
    shown = siege()
    assert shown.battle
    attacker, defender = (side_of(shown, scene(), shown.battle, role) for role in ("attacker", "defender"))
    assert (attacker.owner, defender.owner) == ("red", "blue")
    assert ("heavy", 4, 5) in attacker.troops
    assert ("archer", 2, 3) in defender.troops
    assert attacker.won
    assert not defender.won
    assert defender.owed == "9 damage to assign"
    assert defender.notes[0] == "Walls: −2 damage from the melee"
    assert attacker.notes == (
        "Abilities: cavalry ×2",
        "Captains 1: as archers",
        "Sacrificed: 1 light infantry",
        "Taking prisoners",
    )


@pytest.mark.parametrize(
    "change",
    [{"dice": {"d4": 1, "d6": 1, "d8": 1}}, {"arrows": (8,)}, {"engines": ()}, {"owed": 3}, {"captives": {}}],
    ids=lambda change: next(iter(change)),
)
def test_every_part_of_a_battle_changes_its_picture(change: dict[str, object]) -> None:
    shown = siege()
    assert shown.battle
    defender = msgspec.structs.replace(shown.battle.defender, engines=shown.battle.attacker.engines)
    fights = [
        msgspec.structs.replace(shown.battle, defender=side)
        for side in (defender, msgspec.structs.replace(defender, **change))
    ]
    before, after = (drawn(msgspec.structs.replace(shown, battle=fight), "battle") for fight in fights)
    assert before.png != after.png


def test_alt_text_of_a_battle() -> None:
    alt = drawn(siege(), "battle").alt
    assert alt.startswith("Battle: Serbia, battle round 2. Aliénor to play. Clémence attacks with 3 light infantry")
    assert "Attack 39, casualties 3." in alt
    assert "Barbarians attack" in drawn(raid(), "battle").alt


def test_without_a_battle_it_says_so() -> None:
    made = drawn(view(start()), "battle")
    assert made.alt == "No battle is being fought."


# Realms


def test_the_owner_sees_the_purse_and_others_do_not() -> None:
    own, other = (view(crowded(), seat) for seat in (2, 3))
    assert "90 florins" in drawn(own, "realm").alt
    assert dossier_of(own, scene(), own.players[2]).purse[0].value == "90"
    looked_at = drawn(other, "realm", focus="hungary")
    assert "Clémence (Hungary)" in looked_at.alt
    assert "florins" not in looked_at.alt
    assert dossier_of(other, scene(), other.players[2]).purse[0].value == "secret"


def test_a_realm_shows_nothing_of_others_secrets() -> None:
    one, other = crowded(), crowded()
    other.players[0].florins += 500
    assert drawn(view(one, 2), "realm", focus="byzantium") == drawn(view(other, 2), "realm", focus="byzantium")
    assert drawn(view(one, 0), "realm") != drawn(view(other, 0), "realm")


def test_cards_to_choose_from_are_for_their_owner_only() -> None:
    shown = msgspec.structs.replace(view(crowded(), 2), own_cards=(5, 17))
    assert [row.name for row in dossier_of(shown, scene(), shown.players[2]).offers] == [
        "Warlord (5/72)",
        "Spy (17/72)",
    ]
    assert dossier_of(shown, scene(), shown.players[0]).offers == ()


def test_turned_cards_and_used_tokens_show() -> None:
    one, other = crowded(), crowded()
    other.players[2].turned = [*other.players[2].cards]
    assert drawn(view(one, 2), "realm").png != drawn(view(other, 2), "realm").png
    other = crowded()
    other.players[2].used_tokens = {}
    assert drawn(view(one, 2), "realm").png != drawn(view(other, 2), "realm").png


def test_prisoners_are_told_on_both_sheets() -> None:
    shown = view(crowded())
    captor, victim = (dossier_of(shown, scene(), shown.players[seat]) for seat in (2, 1))
    assert any(group.label == "Prisoners you hold" and group.hosts for group in captor.groups)
    assert any(group.label == "Your units held prisoner" and group.hosts[0][0] == "red" for group in victim.groups)


def test_the_public_must_name_a_realm() -> None:
    assert drawn(view(crowded()), "realm").alt == "Choose a realm to see its sheet."
    assert "Novgorod" in drawn(view(crowded()), "realm", focus="novgorod").alt


def test_a_realm_tells_its_income_by_tax_its_troops_wars_and_pacts() -> None:
    """To its owner; how much a tax would bring, others cannot reckon."""
    own = view(crowded(), 2)
    groups = {group.label: group for group in dossier_of(own, scene(), own.players[2]).groups}
    incomes = groups["Income by tax"].told
    assert incomes == tuple(f"{level}: {florins}" for level, florins in own.own_incomes.items())
    assert len(incomes) == 5
    assert sum(count for _, count in groups["Troops"].reserve) == sum(
        sum(army.values()) for army in own.players[2].armies.values()
    )
    wars = [war for war in own.wars if 2 in war.sides]
    assert len(groups["At war with"].told) == len(wars)
    assert len(groups["Pacts"].told) == len([pact for pact in own.pacts if 2 in pact.parties])
    other = {group.label for group in dossier_of(own, scene(), own.players[0]).groups}
    assert "Income by tax" not in other
    assert {"Troops", "At war with", "Pacts"} <= other
