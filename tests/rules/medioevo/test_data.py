"""The printed matter of Medioevo, looked at whole: one slip in a table spoils a game."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import pairwise

import pytest

from rules.medioevo.data import (
    BARBARIAN_SUPPLY,
    BLOCKED,
    BUILDING_ROWS,
    BUILDING_SUPPLY,
    CHECKS,
    COASTS,
    COLOURS,
    DEEDS,
    EMPIRE_CARDS,
    ENGINE_ROWS,
    ENGINE_SUPPLY,
    EVENTS,
    GOODS,
    LAND_BORDERS,
    PROPERTY_TOKENS,
    REALM_LINKS,
    REALMS,
    RIVERS,
    SEA_BORDERS,
    SEAS,
    STRAITS,
    TECHNOLOGIES,
    TECHNOLOGY_NAMES,
    TERRITORIES,
    UNIT_ROWS,
    UNIT_SUPPLY,
    UNITS,
    VEHICLE_ROWS,
    VEHICLE_SUPPLY,
    VEHICLES,
    Check,
    chart,
)
from rules.medioevo.table import HOMES, NEAR, NEAR_BY_LAND, distances, is_sea, seas_beside

AREAS = {place: land.area for place, land in TERRITORIES.items() if land.area}


# The map


def test_the_map_has_its_lands_and_seas() -> None:
    assert (len(TERRITORIES), len(SEAS), len(AREAS)) == (75, 14, 40)
    assert not set(TERRITORIES) & set(SEAS)


def test_every_border_joins_two_known_places() -> None:
    for borders, ends in ((LAND_BORDERS, 0), (COASTS, 1), (SEA_BORDERS, 2)):
        for border in borders:
            assert len(border) == 2
            assert [place in SEAS for place in border].count(True) == ends
            assert border <= {*TERRITORIES, *SEAS}


def test_adjacency_is_symmetric() -> None:
    assert all(place in NEAR[other] for place, others in NEAR.items() for other in others)


def test_everything_can_be_reached() -> None:
    assert len(distances(["latium"])) == 89
    assert set(distances(["aegean"], {s: [n for n in NEAR[s] if is_sea(n)] for s in SEAS})) == set(SEAS)
    islands = {place for place in TERRITORIES if not any(place in border for border in LAND_BORDERS)}
    assert islands == {"sicily", "cyprus", "gotland"}
    assert {*distances(["latium"], NEAR_BY_LAND), *islands} == set(TERRITORIES)


def test_homes_hang_together_and_have_two_to_four_areas() -> None:
    for realm, home in HOMES.items():
        inside = {place: [near for near in NEAR_BY_LAND[place] if near in home] for place in home}
        assert len(home) == 6, realm
        assert len(distances(home[:1], inside)) == 6, realm
        assert 2 <= sum(place in AREAS for place in home) <= 4, realm
    portless = {realm for realm, home in HOMES.items() if not any(p in AREAS and AREAS[p].port for p in home)}
    assert portless == {"hungary"}


def test_goods_ports_fires_and_rivers() -> None:
    goods = Counter(area.good for area in AREAS.values())
    assert set(goods) == set(GOODS)
    assert min(goods.values()) >= 3
    assert all(seas_beside(place) for place, area in AREAS.items() if area.port)
    assert all(land.home is None for land in TERRITORIES.values() if land.fire)
    assert sum(land.fire for land in TERRITORIES.values()) == 16
    assert all(border in LAND_BORDERS for borders in RIVERS.values() for border in borders)


def test_realm_links_are_as_the_rulebook_says() -> None:
    linked = {realm: {other for link in REALM_LINKS if realm in link for other in link} - {realm} for realm in REALMS}
    assert linked["empire"] == {"hungary"}
    assert linked["byzantium"] == {"hungary", "golden_horde", "mamluks"}
    assert all(linked.values())


def test_places_of_the_worked_examples() -> None:
    from_caffa = distances(["crimea"], NEAR_BY_LAND)
    assert (from_caffa["saraj"], from_caffa["trebisonda"]) == (3, 5)
    around = {place: [near for near in others if near != "saraj"] for place, others in NEAR_BY_LAND.items()}
    assert distances(["crimea"], around)["trebisonda"] > 5
    assert set(seas_beside("latium")) & set(seas_beside("sicily"))
    assert AREAS["crimea"].good == "slaves"
    assert AREAS["saraj"].good == "spices"
    assert AREAS["latium"].good == "grain"
    assert TERRITORIES["palestine"].home == "mamluks"
    assert TERRITORIES["trebisonda"].fire
    assert AREAS["trebisonda"].good not in ("grain", "slaves")


# Outlines


def _edges(ring: tuple[tuple[float, float], ...]) -> Iterator[frozenset[tuple[float, float]]]:
    return (frozenset(edge) for edge in pairwise((*ring, ring[0])) if edge[0] != edge[1])


def _inside(point: tuple[float, float], ring: tuple[tuple[float, float], ...]) -> bool:
    x, y = point
    within = False
    for (x1, y1), (x2, y2) in pairwise((*ring, ring[0])):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            within = not within
    return within


def test_every_place_has_an_outline_around_its_centre() -> None:
    west, south, east, north = chart().box
    assert set(chart().places) == {*TERRITORIES, *SEAS}
    for place, shape in chart().places.items():
        assert len(set(shape.outline)) > 3
        assert _inside(shape.centre, shape.outline), place
        assert all(west <= x <= east and south <= y <= north for x, y in shape.outline), place


def test_drawn_borders_are_the_borders() -> None:
    owners: defaultdict[frozenset[tuple[float, float]], set[str]] = defaultdict(set)
    for place, shape in chart().places.items():
        for ring in (shape.outline, *shape.holes):
            for edge in _edges(ring):
                owners[edge].add(place)
    assert max(map(len, owners.values())) == 2
    drawn = {frozenset(both) for both in owners.values() if len(both) == 2}
    assert drawn - BLOCKED == (LAND_BORDERS | COASTS | SEA_BORDERS) - STRAITS


# Cards


def test_thirty_events_strike_connected_land_everywhere() -> None:
    assert list(EVENTS) == list(range(1, 31))
    for event in EVENTS.values():
        assert len(set(event.lands)) == len(event.lands)
        assert len(set(event.icons)) == 3
        assert event.tolerated in (10, 20, 30, 40, 50)
        region = {*event.lands, *(sea for place in event.lands for sea in seas_beside(place))}
        inside = {place: [near for near in NEAR[place] if near in region] for place in region}
        assert set(event.lands) <= set(distances(event.lands[:1], inside)), event.number
    assert {place for event in EVENTS.values() for place in event.lands} == set(TERRITORIES)


def _checks(check: Check) -> Iterator[Check]:
    yield check
    for part in check.of:
        yield from _checks(part)


def test_seventy_two_empire_cards() -> None:
    assert list(EMPIRE_CARDS) == list(range(1, 73))
    assert len({(card.ability, card.florins, card.amount) for card in EMPIRE_CARDS.values()}) == 72
    assert len({repr(card.objective.check) for card in EMPIRE_CARDS.values()}) == 72
    assert [number for number, card in EMPIRE_CARDS.items() if not card.pt] == [57, 58]
    assert EMPIRE_CARDS[5].pt == (("red",), ("blue",))
    assert EMPIRE_CARDS[10].pt == (("green",),)
    assert EMPIRE_CARDS[9].pt == (("yellow", "red"),)


@pytest.mark.parametrize("card", EMPIRE_CARDS.values(), ids=lambda card: str(card.number))
def test_objectives_ask_known_questions(card) -> None:
    for check in _checks(card.objective.check):
        assert bool(check.of) == (check.kind in ("all", "any"))
        if check.of:
            continue
        assert set(check.needs) <= set(CHECKS[check.kind])
        assert set(check.needs.get("ids", ())) <= set(TERRITORIES)
        assert check.needs.get("event", DEEDS[0]) in DEEDS
        kinds = {unit.type for unit in UNIT_ROWS.values()} | set(VEHICLES)
        assert set(check.needs.get("types", ())) <= kinds
    assert len(card.objective.colours) <= 2


def test_twenty_four_technologies() -> None:
    assert tuple(TECHNOLOGIES) == TECHNOLOGY_NAMES
    assert Counter(row.colour for row in TECHNOLOGIES.values()) == dict.fromkeys(COLOURS, 4)
    assert len({(row.colour, row.level) for row in TECHNOLOGIES.values()}) == 24
    assert all(row.points == (2 if row.level == 4 else 1) for row in TECHNOLOGIES.values())


# Pieces


def test_tables_of_pieces_cover_every_kind() -> None:
    assert set(UNIT_ROWS) == set(UNITS)
    assert {row.type for row in UNIT_ROWS.values()} == set(UNIT_SUPPLY)
    assert set(VEHICLE_ROWS) == set(VEHICLE_SUPPLY) == set(VEHICLES)
    assert set(ENGINE_ROWS) == set(ENGINE_SUPPLY)
    assert set(BUILDING_ROWS) == set(BUILDING_SUPPLY)
    assert set(BARBARIAN_SUPPLY) <= set(UNITS)
    assert sum(PROPERTY_TOKENS.values()) == 10


def test_designs_name_the_technology_that_the_rules_name() -> None:
    named = {(row.colour, row.level): name for name, row in TECHNOLOGIES.items()}
    needs = {kind: named[row.design.colour, row.design.level] for kind, row in BUILDING_ROWS.items()}
    assert {needs["village"], needs["town"], needs["city"]} == {"masonry"}
    assert {needs["tower"], needs["fort"], needs["castle"]} == {"architecture"}
    assert needs["cathedral"] == "religion"
