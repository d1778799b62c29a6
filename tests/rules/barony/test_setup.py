"""B-1 to B-8: the box, the board, and the starting cities."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from rules.barony import GAME
from rules.barony.actions import Place
from rules.barony.data import GOLD, SILVER, SUPPLY, TILES
from rules.barony.founding import founding_sites, room_for
from rules.barony.frames import BaronyState, Placement
from rules.barony.land import LETTERS, Land, land_of
from rules.barony.position import Player
from rules.barony.tiling import draw_land, elongation
from rules.core import Chance, IllegalMove, Setup, engine
from rules.core.refusal import Refusal
from tests.rules.barony.builder import act, after, reason, scene, side

SEEDS = [f"board {number}" for number in range(12)]


def dealt(seats: int, seed: str = "deal", **options: str) -> BaronyState:
    state, _ = engine.start(GAME, Setup(game="barony", version=GAME.version, seats=seats, seed=seed, options=options))
    return state


def placing(land: str, *cities: str, seats: int = 2) -> BaronyState:
    """The placement on a given land, cities standing already."""
    players = [Player() for _ in range(seats)]
    state = BaronyState(seats=seats, land=land, players=players, first=0, acts=[0] * seats)
    state.push(Placement(placed=len(cities)))
    for hex_ in cities:
        players[0].buildings[hex_] = "city"
    return state


def refused_place(state: BaronyState, hex_: str) -> Refusal:
    with pytest.raises(IllegalMove) as caught:
        engine.submit(GAME, state, engine.awaited(state)[0], Place(hex_), seed="", index=1)
    return caught.value.refusal


def in_one_piece(hexes: set[str], land: Land) -> bool:
    found = {min(hexes)}
    queue = list(found)
    for hex_ in queue:
        fresh = [near for near in land.near[hex_] if near in hexes and near not in found]
        found.update(fresh)
        queue += fresh
    return found == hexes


def framed(land: Land) -> Land:
    """The land with a margin of lakes all around it, everything that is no land made a lake too."""
    columns = land.text.split("/")
    height = max(map(len, columns)) + 2
    rows = ["." + column.replace(".", " ") for column in columns]
    inner = [row.ljust(height).replace(".", " ").replace(" ", "L") for row in rows]
    return Land("/".join(["L" * height] * 2 + inner + ["L" * height]))


def test_b1_every_player_has_the_same_pieces() -> None:
    for seats in (2, 3, 4):
        state = dealt(seats)
        assert [p.reserve(kind) for p in state.players for kind in SUPPLY] == [7, 14, 2, 5] * seats
    assert GAME.colours == ("blue", "yellow", "green", "red")
    assert (GAME.min_seats, GAME.max_seats) == (2, 4)


def test_b2_a_tile_has_three_hexes_of_known_terrain() -> None:
    assert sum(TILES.values()) == 36
    assert all(len(tile) == 3 and set(tile) <= set(LETTERS) for tile in TILES)


def test_b3_the_tiles_hold_108_hexes() -> None:
    totals = Counter(letter for tile, count in TILES.items() for letter in tile * count)
    assert totals == {"L": 16, "D": 24, "P": 24, "F": 24, "M": 20}


def test_b4_tokens_are_worth_gold_and_silver() -> None:
    assert GOLD == {"field": 5, "plain": 4, "forest": 3, "mountain": 2}
    assert SILVER == {"field": 3, "plain": 2, "forest": 1, "mountain": 0}


def test_b4_everybody_sees_all_tokens() -> None:
    state = scene(side(tokens="field"), side(tokens="plain plain"))
    for watcher in (0, 1, None):
        tokens = [seat.tokens for seat in GAME.view(state, watcher).seats]
        assert tokens[0]["field"] == 1
        assert tokens[1]["plain"] == 2


def test_b4_the_bank_is_unlimited_unless_it_holds_eighty() -> None:
    assert GAME.view(dealt(2), None).bank is None
    assert GAME.view(dealt(2, bank="80"), None).bank == dict.fromkeys(GOLD, 20)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b5_the_board_has_nine_tiles_a_player(seats: int) -> None:
    for seed in SEEDS:
        land = land_of(draw_land(seats, Chance(seed, 0)))
        assert len(land.terrain) == 27 * seats
        used = Counter(land.terrain.values())
        assert all(used[LETTERS[x]] <= sum(tile.count(x) * n for tile, n in TILES.items()) for x in LETTERS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b5_the_board_is_one_piece_without_a_hole_and_nearly_square(seats: int) -> None:
    for seed in SEEDS:
        land = land_of(draw_land(seats, Chance(seed, 0)))
        assert in_one_piece(set(land.terrain), land)
        assert not has_hole(land)
        assert elongation(land.text) <= 1.6


def has_hole(land: Land) -> bool:
    frame = framed(land)
    return not in_one_piece({hex_ for hex_ in frame.terrain if _unframed(hex_) not in land.terrain}, frame)


def test_b5_a_hole_would_be_seen() -> None:
    assert has_hole(Land("PPP/P.P/PPP"))
    assert not has_hole(Land("PPP/PFP/P.P"))


def _unframed(hex_: str) -> str:
    """The name on the land of a hex of its frame: two columns and one row further up and left."""
    return f"{chr(ord(hex_[0]) - 2)}{int(hex_[1:]) - 1}"


def test_b5_elongation_measures_the_box_in_one_unit() -> None:
    assert elongation("PPP/PPP/PPP") == pytest.approx(2.5 * 3**0.5 / 3)
    assert elongation("PP/PP/PP/PP/PP") == pytest.approx(6 / (1.5 * 3**0.5))


def test_b5_the_board_has_room_for_all_starting_cities() -> None:
    assert not room_for(land_of("PPP/PFL/LFF"), 3)
    for seats in (2, 3, 4):
        assert all(room_for(land_of(draw_land(seats, Chance(seed, 0))), 3 * seats) for seed in SEEDS)


def test_b5_the_same_seed_gives_the_same_board() -> None:
    boards = {seed: draw_land(3, Chance(seed, 0)) for seed in SEEDS}
    assert boards == {seed: draw_land(3, Chance(seed, 0)) for seed in SEEDS}
    assert len(set(boards.values())) == len(SEEDS)


def test_b6_chance_chooses_the_first_player() -> None:
    firsts = Counter(dealt(3, seed).first for seed in SEEDS)
    assert set(firsts) == {0, 1, 2}


@pytest.mark.parametrize(
    ("seats", "order"),
    [(2, [0, 1, 1, 1, 0, 0]), (3, [0, 1, 2, 2, 2, 1, 1, 0, 0]), (4, [0, 1, 2, 3, 3, 3, 2, 2, 1, 1, 0, 0])],
)
def test_b7_the_last_player_places_three_and_the_others_follow_backwards(seats: int, order: list[int]) -> None:
    state = dealt(seats)
    placed: list[int] = []
    while isinstance(state.stack[-1], Placement):
        (seat,) = engine.awaited(state)
        placed.append((seat - state.first) % seats)
        state = act(state, Place(founding_sites(state)[0])).state
    assert placed == order
    assert engine.awaited(state) == (state.first,)
    for player in state.players:
        assert player.sites("city") == list(player.knights)
        assert list(player.knights.values()) == [1, 1, 1]


def test_b8_no_starting_city_on_a_lake_or_in_a_forest() -> None:
    state = placing("PPPPP/PLPPP/PPFPP/PPPPP/PPPPP")
    assert reason(state, Place("b2")) == ("B-8", "place-lake")
    assert reason(state, Place("c3")) == ("B-8", "place-forest")


def test_b8_no_starting_city_on_or_next_to_a_city() -> None:
    state = placing("PPPPP/PPPPP/PPPPP/PPPPP/PPPPP", "c3")
    assert reason(state, Place("c3")) == ("B-8", "place-taken")
    assert reason(state, Place("d3")) == ("B-8", "place-beside")
    assert refused_place(state, "d3").places == ("d3", "c3")


def test_b8_a_mountain_may_bear_a_starting_city() -> None:
    state = placing("PPPPP/PMPPP/PPPPP/PPPPP/PPPPP")
    assert after(state, Place("b2")).players[0].buildings == {"b2": "city"}


def test_b8_a_hex_off_the_board_is_refused() -> None:
    state = placing("PPPPP/PPPPP/PPPPP/PPPPP/PPPPP")
    assert [reason(state, Place(hex_))[1] for hex_ in ("z9", "", "nowhere")] == ["no-hex"] * 3


def test_b8_no_placement_that_leaves_too_little_room() -> None:
    # In one column of eleven, six cities stand only on every other hex.
    state = placing("PPPPPPPPPPP")
    assert founding_sites(state) == ["a1", "a3", "a5", "a7", "a9", "a11"]
    assert reason(state, Place("a2")) == ("B-8", "place-no-room")


@pytest.mark.parametrize("seed", SEEDS[:6])
def test_b8_the_room_found_is_the_room_there_is(seed: str) -> None:
    """The search against plain enumeration, on parts of a board small enough for it."""
    whole = draw_land(2, Chance(seed, 0)).split("/")
    land = land_of("/".join(column[:4] for column in whole[:4]))
    ground = [hex_ for hex_, terrain in land.terrain.items() if terrain not in ("lake", "forest")]
    for count in range(1, 7):
        apart = any(
            all(other not in land.near[one] for one, other in combinations(some, 2))
            for some in combinations(ground, count)
        )
        assert room_for(land, count) == apart
