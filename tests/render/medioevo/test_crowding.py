"""Names and pieces on Medioevo's map keep apart, however full it is, and what stands elsewhere is led home."""

from __future__ import annotations

import io
from collections.abc import Callable
from itertools import combinations, pairwise
from random import Random

import pytest
from PIL import Image

import render
from bot.gallery import say
from render import Scene
from render.medioevo import leaders
from render.medioevo.ground import SEA_LIGHT
from render.medioevo.layout import CLOSE_WIDTH, Layout, closer, overview, whole
from render.medioevo.leaders import hidden, lead, lines_of
from render.medioevo.map import Stood, boxes_of, parts_of, sheet_of, stood
from render.medioevo.overview import spread, tokens
from render.medioevo.regions import regions_of
from render.medioevo.samples import crowded, samples, view
from render.medioevo.sites import sites_of
from render.medioevo.stands import SEA_INK
from render.sheet import Box
from render.sizes import PHONE
from render.sprites import Point
from rules.medioevo.data import REALMS, SEAS, TERRITORIES
from rules.medioevo.view import MedioevoView
from tests.conformance.effort import setup_of, subjects
from tests.conformance.run import positions
from tests.render.ink import contrast
from tests.rules.wording import LANGUAGES

NAMES = ("Aliénor", "Bertrand", "Clémence", "Dagobert", "Enguerrand", "Flore")
TOUCHING = 60  # square pixels that two boxes may share
READABLE = 11  # pixels on a phone
ROOM = 0.4  # of a group in its own place: then nobody needs to be led there


def full() -> MedioevoView:
    """The densest map there is: six realms, every land held by somebody's army, fleets in every sea."""
    state = crowded()
    dice = Random("full")
    for place in (*TERRITORIES, *SEAS):
        if place in state.barbarians or any(place in player.armies for player in state.players):
            continue
        seat = dice.randrange(6)
        state.players[seat].station(place, "heavy" if place in TERRITORIES else "archer", dice.randrange(1, 5))
    return view(state)


def at_random() -> list[MedioevoView]:
    game = subjects()["medioevo"]
    return [game.view(one.state, None) for one in positions(game, setup_of(game, 6, 1), 3)]  # type: ignore[misc]


def scene(language: str) -> Scene:
    return Scene(NAMES, say(language))


def shared(one: Box, other: Box) -> int:
    wide, high = min(one[2], other[2]) - max(one[0], other[0]), min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0


def touching(layout: Layout, shown: MedioevoView, language: str) -> list[tuple[str, str]]:
    found: list[Stood] = stood(layout, sites_of(shown, scene(language)))
    pairs = (pair for pair in combinations(found, 2) if pair[0].place != pair[1].place)
    return [(one.place, other.place) for one, other in pairs if shared(one.box, other.box) > TOUCHING]


MAPS: dict[str, Callable[[], list[MedioevoView]]] = {
    "gallery": lambda: [s.view for s in samples() if s.kind == "board" and s.focus is None],  # type: ignore[misc]
    "densest": lambda: [full()],
    "random": at_random,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("maps", MAPS)
def test_no_name_and_no_group_covers_another_on_the_whole_map(maps: str, language: str) -> None:
    for shown in MAPS[maps]():
        assert touching(whole(shown.lands, shown.seas), shown, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_covered_in_a_close_up_of_the_densest_map(language: str) -> None:
    shown = full()
    for focus in ("palestine", "serbia", "aegean", "marmara", "constantinople", "upper_egypt", "smolensk"):
        found = stood(closer(focus, shown.lands, shown.seas), sites_of(shown, scene(language)))
        names = [one for one in found if one.named]
        assert [(a.place, b.place) for a, b in combinations(names, 2) if shared(a.box, b.box) > TOUCHING] == [], focus


@pytest.mark.parametrize("place", [*TERRITORIES, *SEAS])
def test_every_name_in_every_close_up_is_readable_on_a_phone(place: str) -> None:
    layout = closer(place, tuple(TERRITORIES), SEAS)
    for other in (place, *(near for near in TERRITORIES if layout.spot(near))):
        assert 18 * layout.unit_at(other) * PHONE / CLOSE_WIDTH >= READABLE
    assert place in REALMS or layout.unit_at(place) > layout.unit_at("a neighbour")


def test_the_densest_overview_has_every_token_whole_and_apart() -> None:
    shown = full()
    layout, sites = overview(shown.lands, shown.seas), sites_of(shown, scene("en"))
    boxes: list[Box] = []
    for place, (x, y) in spread(layout, sites).items():
        image = tokens(sites[place].hosts, sites[place].battle)
        boxes.append((x, y, x + image.width, y + image.height))
    assert len(boxes) == len([site for site in sites.values() if site.hosts])
    assert all(shared(one, other) <= TOUCHING for one, other in combinations(boxes, 2))
    assert all(x >= 0 and y >= 0 and r <= layout.width and b <= layout.height for x, y, r, b in boxes)


def test_whatever_stands_outside_its_place_is_led_home(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = full()
    layout, sites = whole(shown.lands, shown.seas), sites_of(shown, scene("en"))
    drawn: list[tuple[Point, ...]] = []
    monkeypatch.setattr(leaders, "_lay", lambda sheet, layout, line: drawn.append(line))
    boxes, regions = boxes_of(layout, sites), regions_of(layout)
    lead(sheet_of(layout, sites, 0), layout, boxes, parts_of(stood(layout, sites)))
    strays = {place for place, box in boxes.items() if regions.own(place, box) < ROOM}
    led = {place for place in strays for *_, (x, y) in drawn if regions.inside(place, x, y)}
    inside = {place for place in strays - led if regions.own(place, boxes[place]) > 0}
    assert strays
    assert led | inside == strays, "only what still stands partly at home may do without"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_home_runs_behind_no_other_group(language: str) -> None:
    """In close-ups hardly at all; on the whole map, at its densest, never for the most part."""
    shown = full()
    sites, led = sites_of(shown, scene(language)), 0
    for focus in (None, "hungary", "byzantium", "novgorod", "serbia"):
        layout = closer(focus, shown.lands, shown.seas) if focus else whole(shown.lands, shown.seas)
        parts = parts_of(stood(layout, sites))
        for place, line in lines_of(layout, boxes_of(layout, sites), parts).items():
            others = [part for there, all_ in parts.items() if there != place for part in all_]
            covered = sum(hidden(*pair, other) for pair in pairwise(line) for other in others)
            led += 1
            assert covered < (12 if focus else 110), (focus, place)
    assert led > 10


def test_no_ring_lies_over_a_name() -> None:
    shown = next(s.view for s in samples() if s.name == "crowded")
    assert isinstance(shown, MedioevoView)
    rings = tuple(Random("rings").sample((*shown.lands, *shown.seas), 8))
    plain, ringed = (
        Image.open(io.BytesIO(render.picture("medioevo", shown, Scene(NAMES, say("en"), rings=some)).png)).convert("L")
        for some in ((), rings)
    )
    layout, sites = whole(shown.lands, shown.seas), sites_of(shown, scene("en"))
    for one in stood(layout, sites):
        if one.named and one.place not in SEAS:
            left, top, right, bottom = (edge + by for edge, by in zip(one.box, (10, 132, 10, 132), strict=True))
            before, after = (image.crop((left, top, right, bottom)).tobytes() for image in (plain, ringed))
            own = one.layer.image.getchannel("A").tobytes()
            ink = [n for n, level in enumerate(before) if level < 60 and own[n] == 255]
            assert sum(after[n] < 90 for n in ink) >= 0.97 * len(ink), one.place


def test_names_of_seas_stand_out_from_the_water() -> None:
    assert contrast(SEA_INK, SEA_LIGHT) >= 4.5
