"""What cards and technologies leave in force, and the reactions that are awaited: where pictures show it."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from msgspec import structs

from bot.gallery import say
from render import Picture, Scene, picture
from render.medioevo.caption import drawn_caption
from render.medioevo.dossier import dossier_of
from render.medioevo.fight import side_of
from render.medioevo.force import Mark, effect_told, marks_of
from render.medioevo.samples import crowded, powers, reckoning, siege, view
from render.medioevo.signs import sign
from render.medioevo.sites import Cart, Host, House, sites_of
from render.medioevo.words import changed, headline
from rules.medioevo.effects import impose
from rules.medioevo.powers import LEFT
from rules.medioevo.state import MedioevoState
from rules.medioevo.view import MedioevoView
from tests.rules.wording import LANGUAGES

NAMES = ("Aliénor", "Bertrand", "Clémence", "Dagobert", "Enguerrand", "Flore")
IN_BOTH = pytest.mark.parametrize("language", LANGUAGES)
HUNGARY = 2
SHOWN = [kind for kind, seen in LEFT.items() if seen.on != "hidden"]
SIGNS = {seen.sign for seen in LEFT.values() if seen.sign}


def scene(language: str = "en", **more: object) -> Scene:
    return replace(Scene(NAMES, say(language), "The Long Winter"), **more)  # type: ignore[arg-type]


def shown(seen: MedioevoView, kind: str = "board", **more: object) -> Picture:
    return picture("medioevo", seen, scene(**more), kind)


def banned(kind: str = "no_trade", place: str = "serbia") -> MedioevoState:
    state = crowded()
    impose(state, kind, 0, place=place)
    return state


# Words


@IN_BOTH
@pytest.mark.parametrize("kind", SHOWN)
def test_everything_in_force_has_its_words(kind: str, language: str, caplog: pytest.LogCaptureFixture) -> None:
    effect = structs.replace(
        view(banned()).effects[0], kind=kind, thing="heavy", became="captain1", card=36, count=2, piece="wagon1"
    )
    told = effect_told(scene(language), effect)
    assert told
    assert "medioevo-" not in told
    assert caplog.records == []


def test_signs_are_told_apart_without_colour() -> None:
    drawn = {kind: sign(kind, 44).convert("L") for kind in SIGNS}
    for one, other in combinations(drawn.values(), 2):
        pairs = zip(one.tobytes(), other.tobytes(), strict=True)
        assert sum(abs(a - b) > 60 for a, b in pairs) > 120


# The map


@pytest.mark.parametrize(
    ("kind", "mark"), [(kind, seen.sign) for kind, seen in LEFT.items() if seen.sign and not seen.thing]
)
def test_what_holds_in_a_place_is_marked_there(kind: str, mark: str) -> None:
    state = crowded()
    impose(state, kind, 0, place="serbia", piece=state.players[0].transports[0].id)
    marked = {place: site.signs for place, site in sites_of(view(state), scene()).items() if site.signs}
    assert marked == {"serbia": (mark,)}


def test_a_building_and_a_piece_that_are_safe_or_unseen_are_marked() -> None:
    pannonia, austria = (sites_of(view(powers()), scene())[place] for place in ("pannonia", "austria"))
    assert House("castle", 0, "red", safe=True) in pannonia.houses
    assert House("city", 0, "red") in pannonia.houses
    assert Cart("red", "wagon", 3, sign="unseen") in pannonia.carts
    assert Cart("red", "bombard", 3, sign="safe") in austria.carts


def test_a_safe_cube_is_marked_at_its_place() -> None:
    state = crowded()
    impose(state, "safe", HUNGARY, piece="market/pannonia/furs")
    assert sites_of(view(state), scene())["pannonia"].signs == ("safe",)


def test_hired_barbarians_and_guests_are_marked_at_their_army() -> None:
    sites = sites_of(view(powers()), scene())
    assert sites["serbia"].hosts[0].others == (("barbarian", 2),)
    assert sites["volhynia"].hosts == (
        Host("barbarian", (("light", 4), ("archer", 2), ("captain1", 1)), others=(("red", 2),)),
    )
    assert sites["lesser_poland"].hosts[0].guest_of == "white"


@pytest.mark.parametrize("focus", [None, "serbia"])
def test_a_mark_changes_the_map(focus: str | None) -> None:
    assert shown(view(banned()), focus=focus).png != shown(view(crowded()), focus=focus).png


def test_a_close_up_explains_the_marks_that_are_on_it() -> None:
    plain, marked = (shown(view(state), focus="serbia") for state in (crowded(), banned()))
    far = shown(view(banned(place="cairo")), focus="serbia")
    assert marked.height > plain.height
    assert far == plain


def test_marks_tell_whose_doing_they_are() -> None:
    marks = marks_of(view(powers()), scene(), ("transylvania", "volhynia"))
    assert marks == (
        Mark("no fighting in Transylvania (by Enguerrand)", "no-fight"),
        Mark("Edict for Volhynia (by Aliénor)", "edict"),
        Mark("Clémence: with the barbarians in Volhynia: 1 light infantry, 1 archer", owner="red"),
    )


def test_very_many_marks_do_not_fill_the_page() -> None:
    few, many = (drawn_caption(tuple(Mark(f"mark {n}", "safe") for n in range(count))) for count in (9, 60))
    assert few.height == many.height


def test_alt_texts_tell_what_is_in_force() -> None:
    assert "Active effects: no trade in Serbia (by Aliénor)." in shown(view(banned())).alt
    assert "(Barbarians), no trade in Serbia (by Aliénor)." in shown(view(banned()), focus="serbia").alt


# The sheet of a realm


def force(state: MedioevoState, seat: int, language: str = "en") -> tuple[str, ...]:
    seen = view(state)
    return tuple(mark.text for mark in dossier_of(seen, scene(language), seen.players[seat]).force)


def test_a_realm_tells_its_own_doing_and_what_is_done_to_it() -> None:
    state = crowded()
    impose(state, "no_leaving", 0, place="pannonia")
    assert force(state, 0) == ("No one leaves Pannonia",)
    assert force(state, HUNGARY) == ("No one leaves Pannonia (by Aliénor)",)
    assert force(state, 1) == ()


def test_a_realm_tells_what_is_lent_borrowed_and_banked() -> None:
    state = crowded()
    player = state.players[HUNGARY]
    player.banked, player.lent, player.borrowable = 300, ["guilds"], [57]
    assert force(state, HUNGARY, "fr") == (
        "Dépôt sur le Magnat\u00a0: 300 florins",
        "Technologie d’un joueur voisin\u00a0: Guildes",
        "Carte d’un joueur voisin\u00a0: Pirate (57/72)",
    )


def test_points_made_have_a_row_while_there_are_any() -> None:
    labels = [
        [group.label for group in dossier_of(seen, scene(), seen.players[HUNGARY]).groups]
        for seen in (view(crowded()), view(powers()))
    ]
    assert ["Technology points" in row for row in labels] == [False, True]


def test_alt_text_of_a_realm_tells_points_and_what_is_in_force() -> None:
    state = banned(place="pannonia")
    state.players[HUNGARY].points = {"red": 2}
    alt = shown(view(state), "realm", focus="hungary").alt
    told = "Technology points available: 2 red. Active effects: No trade in Pannonia (by Aliénor)."
    assert alt.endswith(told)


# Battles


def test_a_battle_tells_of_each_side_what_works_for_it_or_on_it() -> None:
    seen = reckoning()
    assert seen.battle
    attacker, defender = (side_of(seen, scene(), seen.battle, role).force for role in ("attacker", "defender"))
    assert attacker == (
        "One extra crew member per engine",
        "2 more units shoot as archers",
        "Heavy infantry counts as captain I",
        "Hired barbarians: 2 heavy infantry",
    )
    assert defender == ("Abilities blocked only by equal or larger numbers", "Trapped: archer")


def test_what_is_there_twice_is_told_once() -> None:
    state = crowded()
    for _ in range(2):
        impose(state, "trapped", HUNGARY, until="battle", place="serbia", piece="seat0/archer")
    assert force(state, 0) == ("Trapped: archer (Serbia) (by Clémence) ×2",)


def test_a_ban_on_fighting_is_told_to_both_sides() -> None:
    seen = structs.replace(view(banned("no_fighting")), battle=siege().battle)
    assert seen.battle
    told = {side_of(seen, scene(), seen.battle, role).force for role in ("attacker", "defender")}
    assert told == {("No fighting in Serbia",)}


def test_effects_of_another_place_are_not_in_a_battle() -> None:
    seen = structs.replace(siege(), effects=view(banned("more_crew", "cairo")).effects)
    assert shown(seen, "battle").png == shown(siege(), "battle").png


# Windows


@IN_BOTH
def test_an_open_window_tells_who_may_react_to_what(language: str) -> None:
    seen = view(powers())
    told = (headline(seen, scene(language)), changed(seen, scene(language)))
    assert (
        told
        == {
            "en": ("Reactions: Aliénor, Clémence", "Serbia: a battle is about to begin"),
            "fr": ("Réactions\u00a0: Aliénor, Clémence", "Serbie\u00a0: une bataille va commencer"),
        }[language]
    )


def test_of_many_who_may_react_only_the_number_is_told() -> None:
    assert headline(view(powers()), scene(), most=1) == "Reactions: 2 players"


def test_a_window_about_no_place_tells_only_its_moment() -> None:
    seen = view(powers())
    assert seen.window
    seen = structs.replace(seen, window=structs.replace(seen.window, moment="card", place=None))
    assert changed(seen, scene()) == "An Empire card has been used"


@pytest.mark.parametrize("kind", ["board", "battle", "realm"])
def test_strange_names_are_drawn(kind: str) -> None:
    names = ("\u202eevil", "🐉🐉", "x" * 90, "", "名前", "\n\t")
    made = picture("medioevo", reckoning(), scene(names=names, focus="hungary"), kind)
    assert "\u202e" not in made.alt
