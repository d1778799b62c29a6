"""Empire cards: what a card says, to whom, and that it can be read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.gallery import say
from render import Picture, Say, Scene, looks, picture
from render.easel import Easel
from render.medioevo.card import Card, ability_lines, card_of, drawn, objective_lines
from render.medioevo.characters import SIGNS
from render.medioevo.hand import hand_of
from render.medioevo.points import BRANCH_SIGNS
from render.medioevo.samples import choosing, crowded, early, view
from render.medioevo.sketch import sprite
from render.paper import INK, PARCHMENT_LIGHT
from render.sizes import SHEET
from rules.core.words import Words
from rules.medioevo.data import COLOURS, EMPIRE_CARDS
from rules.medioevo.state import MedioevoState
from rules.medioevo.view import MedioevoView
from tests.rules.wording import LANGUAGES

NAMES = ("Aliénor", "Bertrand", "Clémence", "Dagobert", "Enguerrand", "Flore")
OWNER = 2
IN_BOTH = pytest.mark.parametrize("language", LANGUAGES)


def scene(language: str = "en", **more: object) -> Scene:
    return replace(Scene(NAMES, say(language), "The Long Winter"), **more)  # type: ignore[arg-type]


def shown(seen: MedioevoView, **more: object) -> Picture:
    return picture("medioevo", seen, scene(**more), "hand")


def saying(change: Callable[[str, str], str]) -> Say:
    """The usual words, some of them changed."""

    def changed(key: str, /, **args: str | int | Words) -> str:
        return change(key, say("en")(key, **args))

    return changed


# Signs


def test_every_character_has_a_sign() -> None:
    assert {card.character for card in EMPIRE_CARDS.values()} == set(SIGNS)


def test_characters_are_told_apart_by_their_outline() -> None:
    """Not by colour: a good part of any two outlines is not shared."""
    outlines = {name: sprite(sign, (128, 128, 128), 60).getchannel("A") for name, sign in SIGNS.items()}
    for one, other in combinations(outlines, 2):
        assert _shared(outlines[one], outlines[other]) < 0.9, (one, other)


def test_points_are_told_apart_without_colour() -> None:
    signs: dict[str, Image.Image] = {}
    for branch, sign in BRANCH_SIGNS.items():
        easel = Easel(100, 100)
        sign(easel, INK, PARCHMENT_LIGHT)
        light = Image.new("RGB", easel.image.size, PARCHMENT_LIGHT)
        light.paste(easel.image, (0, 0), easel.image)
        signs[branch] = ImageChops.invert(light.convert("L"))
    assert set(signs) == set(COLOURS)
    for one, other in combinations(signs.values(), 2):
        assert _shared(one, other) < 0.8


def _shared(one: Image.Image, other: Image.Image) -> float:
    both, either = ImageChops.darker(one, other), ImageChops.lighter(one, other)
    return sum(both.tobytes()) / sum(either.tobytes())


# Cards


@IN_BOTH
@pytest.mark.parametrize("number", EMPIRE_CARDS)
def test_every_card_can_be_read_to_its_end(language: str, number: int) -> None:
    face = card_of(scene(language), number, own=True, turned=False)
    assert f"/{len(EMPIRE_CARDS)}" not in face.name
    for text, rows in ((face.ability, ability_lines(face)), (face.objective, objective_lines(face))):
        assert " ".join(rows) == text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


def test_a_card_for_others_has_no_objective() -> None:
    face = card_of(scene(), 5, own=False, turned=False, met=True)
    assert (face.objective, face.objective_title, face.met) == ("", "", False)


def test_every_state_of_a_card_looks_different() -> None:
    ready = card_of(scene(), 5, own=True, turned=False)
    faces = [
        ready,
        card_of(scene(), 5, own=True, turned=True),
        card_of(scene(), 5, own=True, turned=False, met=True),
        card_of(scene(), 5, own=True),
        card_of(scene(), 5, own=False, turned=False),
    ]
    assert len({drawn(face).tobytes() for face in faces}) == len(faces)


def test_a_drawn_card_is_kept() -> None:
    one, same = (card_of(scene(), 5, own=True, turned=False) for _ in range(2))
    assert drawn(one) is drawn(same)


def test_a_card_without_points_is_drawn() -> None:
    face = card_of(scene(), 57, own=True, turned=False)
    assert not EMPIRE_CARDS[57].pt
    assert drawn(face).width == drawn(card_of(scene(), 5, own=True, turned=False)).width


def test_words_that_are_too_long_are_cut() -> None:
    face = Card(number=5, name="W" * 90, ability="long " * 200, state="ready", turned=False)
    usual = card_of(scene(), 5, own=False, turned=False)
    assert drawn(face).size == drawn(usual).size


# Hands


def test_the_owner_sees_the_objectives() -> None:
    seen = view(crowded(), OWNER)
    (section,) = hand_of(seen, scene(), seen.players[OWNER]).sections
    assert [face.objective for face in section.cards] == [
        say("en")(f"medioevo-objective-{number}") for number in seen.players[OWNER].cards
    ]
    assert "Objective: Have 2,500 florins and no loans." in shown(seen).alt


def rich(florins: int) -> MedioevoState:
    """The owner's tax collector asks for 2500 florins and no debt."""
    state = crowded()
    state.players[OWNER].florins, state.players[OWNER].loans = florins, 0
    return state


@IN_BOTH
def test_m51_the_owner_sees_which_objective_is_met(language: str) -> None:
    before, after = (view(rich(florins), OWNER) for florins in (2499, 2500))
    (section,) = hand_of(after, scene(language), after.players[OWNER]).sections
    assert [face.met for face in section.cards] == [True, False, False]
    assert section.cards[0].objective_title == say(language)("medioevo-picture-objective-met")
    assert shown(before).png != shown(after).png


def test_m51_others_do_not_see_that_an_objective_is_met() -> None:
    before, after = (view(rich(florins), 0) for florins in (2499, 2500))
    assert shown(before, focus="hungary") == shown(after, focus="hungary")


@pytest.mark.parametrize("watcher", [None, 0, 3], ids=["public", "seat 0", "seat 3"])
def test_nothing_of_an_objective_is_shown_to_others(watcher: int | None) -> None:
    """With other objectives, others see the very same picture; the owner does not."""
    other = saying(lambda key, text: "Win everything." if key.startswith("medioevo-objective-") else text)
    for seat, focus, same in ((watcher, "hungary", True), (OWNER, None, False)):
        seen = view(crowded(), seat)
        usual, changed = shown(seen, focus=focus), shown(seen, focus=focus, say=other)
        assert (usual == changed) is same
        assert (usual.png == changed.png) is same


def test_others_see_the_characters_and_what_is_turned() -> None:
    state = crowded()
    before = shown(view(state, OWNER), focus="empire")
    assert "Templar 34/72 (used)" in before.alt
    assert "Objective" not in before.alt
    state.players[3].turned = [] if state.players[3].turned else state.players[3].cards[:1]
    assert shown(view(state, OWNER), focus="empire").png != before.png


def test_cards_to_choose_from_come_first_and_are_their_owners() -> None:
    seen = choosing()
    offers, held = hand_of(seen, scene(), seen.players[OWNER]).sections
    assert [face.number for face in offers.cards] == [57, 16]
    assert all(face.objective and not face.state for face in offers.cards)
    assert [face.number for face in held.cards] == list(seen.players[OWNER].cards)
    assert all(face.number not in (57, 16) for face in hand_of(seen, scene(), seen.players[0]).sections[0].cards)


def test_offers_change_nothing_of_what_is_seen_of_others() -> None:
    for focus in ("byzantium", "novgorod"):
        assert shown(choosing(), focus=focus) == shown(view(crowded(), OWNER), focus=focus)


def test_without_cards_the_picture_is_small() -> None:
    made, full = shown(view(early(), 1)), shown(view(crowded(), OWNER))
    assert made.alt.endswith("No Empire card.")
    assert made.height < 300 < full.height


def test_the_public_must_name_a_realm() -> None:
    assert shown(view(crowded())).alt == "Choose a realm to see its cards."
    look = looks("medioevo")["hand"]
    assert look.public
    assert look.places
    assert set(look.places(view(crowded()), say("en"))) == {player.realm for player in view(crowded()).players}


@pytest.mark.packed
def test_many_cards_fit() -> None:
    state = crowded()
    state.players[OWNER].cards = list(range(1, 13))
    made = shown(view(state, OWNER))
    assert SHEET - 3 <= made.width <= SHEET
    assert len(made.png) < 500_000
    assert made.height < 3500


def test_four_cards_are_two_by_two() -> None:
    state = crowded()
    widths: list[int] = []
    for count in (1, 2, 3, 4, 5):
        state.players[OWNER].cards = list(range(1, count + 1))
        widths.append(shown(view(state, OWNER)).width)
    assert widths == [831, 831, 1235, 831, 1235]


def test_used_tokens_show() -> None:
    seen = view(crowded(), OWNER)
    spent = msgspec.structs.replace(seen.players[OWNER], used_tokens={})
    players = tuple(spent if player.seat == OWNER else player for player in seen.players)
    assert shown(msgspec.structs.replace(seen, players=players)).png != shown(seen).png
