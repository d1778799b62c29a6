"""The map of Medioevo Universale: what a player must be able to read in it."""

from __future__ import annotations

import io
import math
import threading
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.gallery import say
from render import Picture, Scene, picture, post
from render.landscape import HIGH, WIDE
from render.medioevo import LOOKS
from render.medioevo.absent import name_absent
from render.medioevo.arrange import Group, arranged
from render.medioevo.board import close_up
from render.medioevo.layout import CLOSE_WIDTH, EVERYTHING, WIDTH, closer, meant, overview, whole
from render.medioevo.map import middles, sheet_of
from render.medioevo.names import place_name
from render.medioevo.overview import TYPE, spread, tokens
from render.medioevo.projection import SIZE, border, outline
from render.medioevo.samples import crowded, early, siege, start, trading, view
from render.medioevo.sites import sites_of
from render.paper import ACCENT
from render.seats import seat_of
from render.sizes import PHONE
from render.strip import STRIP
from rules.medioevo.data import LAND_BORDERS, REALM_COLOURS, REALMS, SEAS, STRAITS, TERRITORIES
from rules.medioevo.table import HOMES, world_of
from rules.medioevo.view import MedioevoView

NAMES = ("Aliénor", "Bertrand", "Clémence", "Dagobert", "Enguerrand", "Flore")
Colour = tuple[int, int, int]


def scene(language: str = "en", **more: object) -> Scene:
    return replace(Scene(NAMES, say(language), "The Long Winter"), **more)  # type: ignore[arg-type]


def drawn(shown: MedioevoView, **more: object) -> Picture:
    return picture("medioevo", shown, scene(**more))  # type: ignore[arg-type]


def pixels(made: Picture, middle: tuple[float, float], reach: int) -> Counter[Colour]:
    """The colours around a point of the map."""
    image = Image.open(io.BytesIO(made.png)).convert("RGB")
    x, y = round(middle[0]) + 10, round(middle[1]) + STRIP
    raw = image.crop((x - reach, y - reach, x + reach, y + reach)).tobytes()
    return Counter((raw[i], raw[i + 1], raw[i + 2]) for i in range(0, len(raw), 3))


def near(found: Counter[Colour], colour: Colour, reach: int = 26) -> int:
    return sum(
        count for shade, count in found.items() if max(abs(a - b) for a, b in zip(shade, colour, strict=True)) <= reach
    )


# The sheet


def test_neighbours_share_the_line_between_them() -> None:
    for pair in LAND_BORDERS - STRAITS:
        one, other = sorted(pair)
        lines = border(one, other)
        assert lines, pair
        for line in lines:
            assert set(line) <= set(outline(one))
            assert set(line) <= set(outline(other))


def test_all_places_lie_on_the_flat_sheet() -> None:
    for place in (*TERRITORIES, *SEAS):
        assert all(-0.5 <= x <= SIZE[0] + 0.5 and -0.5 <= y <= SIZE[1] + 0.5 for x, y in outline(place))


@pytest.mark.parametrize("realms", [REALMS, ("byzantium", "mamluks"), ("novgorod", "golden_horde", "hungary")])
def test_every_place_in_play_has_its_own_spot(realms: tuple[str, ...]) -> None:
    world = world_of(realms)  # type: ignore[arg-type]
    layout = whole(world.lands, world.seas)
    spots = [layout.spot(place) for place in (*world.lands, *world.seas)]
    assert len(set(spots)) == len(spots)
    assert all(spot and 0 < spot[0] < layout.width and 0 < spot[1] < layout.height for spot in spots)


def test_of_a_smaller_world_only_what_is_in_play_is_shown() -> None:
    world = world_of(("byzantium", "mamluks"))
    layout = whole(world.lands, world.seas)
    assert layout.scale >= EVERYTHING.scale
    assert layout.height < EVERYTHING.height * 0.9


@pytest.mark.parametrize("focus", [*REALMS, "serbia", "yaik", "karelia", "upper_egypt", *SEAS])
def test_a_close_up_shows_what_it_is_of(focus: str) -> None:
    layout = closer(focus, EVERYTHING.lands, EVERYTHING.seas)
    assert layout.page_width == CLOSE_WIDTH
    for place in meant(focus, EVERYTHING.lands, EVERYTHING.seas):
        x, y = layout.centre(place)
        assert 0 < x < layout.width
        assert 0 < y < layout.height


def test_names_in_a_close_up_of_a_land_are_readable_on_a_phone() -> None:
    layout = closer("serbia", EVERYTHING.lands, EVERYTHING.seas)
    assert 18 * layout.unit * 400 / CLOSE_WIDTH > 11


def test_groups_move_apart_and_stay_near() -> None:
    groups = (Group("a", 100.0, 100.0, (80.0, 40.0)), Group("b", 110.0, 105.0, (80.0, 40.0)))
    found = arranged(groups, (400, 300), 1.0)
    assert abs(found["a"][0] - found["b"][0]) >= 80 or abs(found["a"][1] - found["b"][1]) >= 40
    assert all(abs(found[one.place][0] - one.x) <= 44 and abs(found[one.place][1] - one.y) <= 44 for one in groups)


def test_a_group_without_room_goes_farther_but_rather_not_abroad() -> None:
    crowd = tuple(Group(f"{n}", 200.0, 50.0 + 100 * n, (120.0, 98.0)) for n in range(3))
    groups = (*crowd, Group("small", 204.0, 150.0, (60.0, 30.0)))
    at_will = arranged(groups, (400, 300), 1.0)["small"]
    at_home = arranged(groups, (400, 300), 1.0, lambda group, x, y: float(x > 200))["small"]
    assert at_will[0] > 200 + 60
    assert at_home[0] < 200 - 60


# What is on it


@pytest.mark.parametrize("seat", range(6))
def test_an_army_shows_its_owners_colour(seat: int) -> None:
    state = crowded()
    state.players[seat].station("armenia", "heavy", 3)
    shown = view(state)
    layout = whole(shown.lands, shown.seas)
    middle = middles(layout, sites_of(shown, scene()))["armenia"]
    colour = seat_of(REALM_COLOURS[REALMS[seat]]).colour
    assert near(pixels(drawn(shown), middle, 60), colour) > 250


@pytest.mark.parametrize(
    "change",
    [
        {"buildings": ()},
        {"markets": {}},
        {"barbarians": {}},
        {"controllers": {}},
        {"dice": {"d4": 4, "d6": 6, "d8": 8}},
        {"phase": "trade"},
        {"order": (0, 1, 2, 3, 4, 5)},
        {"event": 12},
        {"sealed": ()},
        {"turn": 3},
    ],
    ids=lambda change: next(iter(change)),
)
def test_every_layer_changes_the_picture(change: dict[str, object]) -> None:
    shown = view(crowded())
    assert drawn(shown).png != drawn(msgspec.structs.replace(shown, **change)).png


def test_damage_cargo_and_stops_show() -> None:
    one, other = crowded(), crowded()
    other.buildings["palestine"]["military"].damage = 4
    assert drawn(view(one)).png != drawn(view(other)).png
    other = crowded()
    other.players[1].transports[0].stopped = True
    assert drawn(view(one)).png != drawn(view(other)).png


def test_routes_are_flagged() -> None:
    shown = trading()
    sites = sites_of(shown, scene())
    assert [stage.kind for stage in sites["veneto"].stages] == ["end"]
    assert [stage.kind for stage in sites["cyprus"].stages] == ["done"]
    assert drawn(shown).png != drawn(msgspec.structs.replace(shown, routes=())).png


def test_news_and_rings_are_in_the_accent() -> None:
    shown = view(early())
    layout = whole(shown.lands, shown.seas)
    spot = layout.spot("rum")
    assert spot
    quiet = near(pixels(drawn(shown), spot, 170), ACCENT)
    told = near(pixels(drawn(shown, news=("rum",)), spot, 170), ACCENT)
    ringed = near(pixels(drawn(shown, rings=("rum", "atlantis")), spot, 170), ACCENT)
    assert quiet + 400 < told < ringed


def test_unknown_places_are_ignored() -> None:
    shown = view(start())
    assert drawn(shown, focus="atlantis").png == drawn(shown, rings=("atlantis",), news=("narnia",)).png


# Words


def test_alt_text_tells_turn_phase_and_standings() -> None:
    alt = drawn(view(crowded())).alt
    assert "To play: Bertrand, Clémence, Enguerrand, Flore." in alt
    assert "Turn 7 of 10 · Purchases." in alt
    assert "Clémence (Hungary), 24 honour, 10 lands" in alt


def test_alt_text_of_a_close_up_tells_what_stands_there() -> None:
    alt = drawn(view(crowded()), focus="serbia").alt
    assert "Serbia: 3 heavy infantry, 1 cavalry (Clémence), 2 light infantry (Barbarians)." in alt


def test_french_pictures_differ_from_english_ones() -> None:
    shown = view(start())
    assert drawn(shown).png != drawn(shown, language="fr").png


def test_strange_names_are_drawn() -> None:
    names = ("‮evil", "王" * 40, "", "😀", "A" * 300, "\u0000x")
    made = picture("medioevo", view(crowded()), replace(scene(), names=names))
    assert made.width == WIDTH


def test_names_on_the_map_have_no_article() -> None:
    assert place_name(scene(), "great_plain") == "Great Plain"
    assert place_name(scene("fr"), "great_plain") == "Grande Plaine"


# For all alike


def test_the_same_view_gives_the_same_bytes_in_any_thread() -> None:
    shown = view(crowded())
    found: list[bytes] = []
    threads = [threading.Thread(target=lambda: found.append(drawn(shown).png)) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 3
    assert len({*found, drawn(shown).png}) == 1


def test_the_map_tells_nothing_that_is_hidden() -> None:
    one, other = crowded(), crowded()
    other.players[0].florins += 700
    other.empire.reverse()
    assert drawn(view(one)) == drawn(view(other))
    assert drawn(view(one)) == drawn(view(one, 3))


@pytest.mark.parametrize(("shown", "news"), [(start, ()), (start, ("serbia", "pannonia")), (crowded, ("thrace",))])
def test_a_post_is_one_picture_with_the_place_of_the_news(shown: Callable[[], Any], news: tuple[str, ...]) -> None:
    (told,) = post("medioevo", view(shown()), scene(news=news))
    assert (told.width, told.height) == (WIDE, HIGH)
    if news:
        (quiet,) = post("medioevo", view(shown()), scene())
        assert told.png != quiet.png
        assert place_name(scene(), news[-1]) in told.alt


def test_a_battle_is_told_in_the_post() -> None:
    fight = siege()
    assert fight.battle
    assert close_up(fight, scene(news=("pannonia",))) == fight.battle.place
    (told,) = post("medioevo", fight, scene())
    calm = msgspec.structs.replace(fight, battle=None)
    assert told.png != post("medioevo", calm, scene(news=(fight.battle.place,)))[0].png


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_army_has_a_token_of_its_own_on_the_overview(language: str) -> None:
    """At its densest too: six realms, all lands held, fleets at sea."""
    seen = view(crowded())
    sites = sites_of(seen, scene(language))
    layout = overview(seen.lands, seen.seas)
    spots = spread(layout, sites)
    assert set(spots) == {place for place, site in sites.items() if site.hosts}
    boxes = []
    for place, (left, top) in spots.items():
        image = tokens(sites[place].hosts, False)
        boxes.append((left, top, left + image.width, top + image.height))
        assert min(left, top) >= 0
        assert left + image.width <= layout.width
        assert top + image.height <= layout.height
    for one, other in combinations(boxes, 2):
        wide = min(one[2], other[2]) - max(one[0], other[0])
        high = min(one[3], other[3]) - max(one[1], other[1])
        assert max(0, wide) * max(0, high) <= 60, (one, other)
    assert TYPE * PHONE / WIDE >= 11


def test_every_place_in_play_can_be_asked_for() -> None:
    shown = view(start())
    places = LOOKS["board"].places
    assert places
    named = places(shown, say("en"))
    assert {*shown.lands, *shown.seas, "hungary"} <= set(named)
    assert named["rhineland" if "rhineland" in shown.lands else "great_plain"] in ("Rhineland", "Great Plain")


def test_only_a_realm_that_nobody_plays_is_named_over_its_lands() -> None:
    for state, named in ((early(), True), (crowded(), False)):
        layout = whole(view(state).lands, view(state).seas)
        sheet = sheet_of(layout, {}, 0)
        bare = sheet.indexed.convert("RGB")
        name_absent(sheet, layout, scene("fr"), 38)
        box = ImageChops.difference(bare, sheet.indexed.convert("RGB")).getbbox()
        assert (box is not None) == named
        if box:
            x, y = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2 - STRIP)
            near = min(HOMES["empire"], key=lambda land: math.dist(layout.centre(land), (x, y)))
            assert math.dist(layout.centre(near), (x, y)) < 80
