"""The board of Torres: what a player must be able to read in it."""

from __future__ import annotations

import io
from collections import Counter
from typing import get_args

import msgspec
import pytest
from PIL import Image

from bot.gallery import say
from render import Picture, Scene, picture
from render.paper import ACCENT
from render.seats import seat_of
from render.sizes import LEAST, SHEET
from render.strip import STRIP
from render.torres.figures import stand
from render.torres.ground import space
from render.torres.layout import LABEL, WIDTH, Box, layout_of
from render.torres.samples import samples
from rules.torres.data import LAP, MASTERS
from rules.torres.land import NAMES, Square
from rules.torres.view import StepKind, StepView, TorresView

PLAYERS = ("Aliénor", "Bertrand", "Clémence", "Dagobert")
BY_NAME = {sample.name: sample.view for sample in samples() if sample.kind == "board"}
Colour = tuple[int, int, int]


def view_of(name: str = "crowded", **changes: object) -> TorresView:
    view = BY_NAME[name]
    assert isinstance(view, TorresView)
    return msgspec.structs.replace(view, **changes)


def bare(**changes: object) -> TorresView:
    return view_of(**{"heights": {}, "castles": (), "knights": {}, "king": None, "last": (), **changes})


def drawn(view: TorresView, *, focus: str | None = None, rings: tuple[str, ...] = (), language: str = "en") -> Picture:
    return picture("torres", view, Scene(PLAYERS, say(language), "The Long Winter", rings, focus))


def colours(made: Picture, box: Box) -> Counter[Colour]:
    """The colours in a box of the board."""
    image = Image.open(io.BytesIO(made.png)).convert("RGB")
    raw = image.crop((box[0], box[1] + STRIP, box[2], box[3] + STRIP)).tobytes()
    return Counter((raw[i], raw[i + 1], raw[i + 2]) for i in range(0, len(raw), 3))


def pixels(made: Picture, view: TorresView, square: Square) -> Counter[Colour]:
    return colours(made, stand(layout_of(), view.heights, square))


def near(found: Counter[Colour], colour: Colour, reach: int = 24) -> int:
    """How many of the pixels are about this colour."""
    return sum(
        count for shade, count in found.items() if max(abs(a - b) for a, b in zip(shade, colour, strict=True)) <= reach
    )


def test_names_of_squares_are_readable_on_a_phone() -> None:
    assert layout_of().width == WIDTH == SHEET
    assert layout_of().label >= LABEL >= LEAST


def test_all_squares_lie_on_the_page_and_none_over_another() -> None:
    layout = layout_of()
    boxes = [layout.roof(name) for name in NAMES]
    assert len({box[:2] for box in boxes}) == 64
    assert all(
        left > 0 and right < layout.width and top > 0 and bottom < layout.height for left, top, right, bottom in boxes
    )


@pytest.mark.parametrize("level", range(5))
def test_every_square_has_its_name_written_in_ink_on_any_level(level: int) -> None:
    view = bare(heights=dict.fromkeys(NAMES, level) if level else {})
    made = drawn(view)
    for name in NAMES:
        left, top, _, _ = layout_of().roof(name, level)
        assert near(colours(made, (left + 6, top + 6, left + 50, top + 38)), (96, 84, 68), 44) > 40, name


def test_every_level_looks_different_by_shade_and_by_number() -> None:
    looks = [pixels(drawn(view), view, "d4") for view in (bare(heights={"d4": level}) for level in range(1, 9))]
    assert len({frozenset(look.items()) for look in looks}) == 8
    shades = [sum(look.most_common(1)[0][0]) for look in looks[:7]]
    assert shades == sorted(shades, reverse=True)
    assert len(set(shades)) == 7


def test_a_taller_tower_shows_more_storeys() -> None:
    layout = layout_of()
    assert layout.roof("d4", 5)[1] == layout.roof("d4")[1] - 5 * layout.rise


def test_the_roof_behind_the_tallest_towers_keeps_room_for_name_and_figure() -> None:
    layout = layout_of()
    left, top, right, bottom = stand(layout, {"d4": 7}, "d5")
    assert (right - left, top) == (layout.cell[0], layout.roof("d5")[1])
    assert bottom - top >= layout.label + 20
    assert stand(layout, {"d5": 3, "d4": 1}, "d5") == layout.roof("d5", 3)


def test_a_castles_area_changes_the_picture() -> None:
    view = view_of()
    small = tuple(msgspec.structs.replace(castle, squares=castle.squares[:1]) for castle in view.castles)
    assert drawn(view).png != drawn(msgspec.structs.replace(view, castles=small)).png


@pytest.mark.parametrize("square", ["a1", "d4", "h8"])
@pytest.mark.parametrize("seat", range(4))
def test_a_knight_shows_its_owners_colour_anywhere(square: Square, seat: int) -> None:
    view = bare(knights={square: seat}, heights={square: 2})
    assert near(pixels(drawn(view), view, square), seat_of(view.seats[seat].colour).colour) > 500


def test_the_king_is_no_knight() -> None:
    with_king = bare(king="d4")
    gold = near(pixels(drawn(with_king), with_king, "d4"), (222, 172, 52), 12)
    assert gold > 300
    for seat in (0, 1, 2):
        assert near(pixels(drawn(bare(knights={"d4": seat})), with_king, "d4"), (222, 172, 52), 12) < gold / 10


@pytest.mark.parametrize(
    "step",
    [
        StepView("block", "d4"),
        StepView("knight", "d4"),
        StepView("move", "d4", "d5"),
        StepView("door", "d4", "g7"),
        StepView("king", "d4", "a1"),
    ],
    ids=lambda step: step.kind,
)
def test_the_last_turn_is_marked_in_the_accent(step: StepView) -> None:
    quiet, loud = bare(), bare(last=(step,))
    before, after = (near(pixels(drawn(view), view, "d4"), ACCENT) for view in (quiet, loud))
    assert before < 20
    assert after > before + 100


def test_an_arrow_starts_where_the_knight_came_from() -> None:
    view = bare(last=(StepView("move", "d4", "d5"),))
    assert near(pixels(drawn(view), view, "d5"), ACCENT) > 100


def test_steps_are_numbered_in_their_order() -> None:
    one, other = StepView("block", "b2"), StepView("block", "f6")
    assert drawn(bare(last=(one, other))).png != drawn(bare(last=(other, one))).png


def test_three_blocks_on_one_square_bring_three_numbers() -> None:
    step = StepView("block", "d4")
    found = [near(pixels(drawn(view), view, "d4"), ACCENT) for view in (bare(last=(step,) * n) for n in (2, 3))]
    assert found[1] > found[0] + 200


def test_rings_are_stronger_than_the_mark_of_the_last_turn() -> None:
    moved = bare(last=(StepView("block", "d4"),))
    ringed = drawn(bare(), rings=("d4",))
    left, top, right, bottom = stand(layout_of(), moved.heights, "d4")
    around = left - 16, top - 16, right + 16, bottom + 16  # marks lie outside the square, so that its name is free
    strong, usual = (near(colours(made, around), ACCENT) for made in (ringed, drawn(moved)))
    assert strong > usual * 1.2


def test_a_ring_at_no_such_place_changes_nothing() -> None:
    view = view_of()
    assert drawn(view, rings=("z99", "six", "")) == drawn(view)


def test_the_track_goes_round_in_a_hundred_spaces() -> None:
    spots = [space(number)[:2] for number in range(LAP)]
    assert len(set(spots)) == LAP
    assert space(LAP) == space(0)
    for one, other in zip(spots, [*spots[1:], spots[0]], strict=True):
        assert abs(one[0] - other[0]) + abs(one[1] - other[1]) == space(0)[2] - space(0)[0]


@pytest.mark.parametrize("score", [1, 37, 50, 99, 104, 263])
def test_a_marker_stands_on_its_space(score: int) -> None:
    view = view_of()
    seats = tuple(msgspec.structs.replace(seat, score=score if seat.seat == 1 else 0) for seat in view.seats)
    found = colours(drawn(bare(seats=seats)), space(score))
    assert near(found, seat_of("blue").colour) > 400


def test_a_lap_is_told_apart_from_none() -> None:
    seats = view_of().seats

    def at(score: int) -> Counter[Colour]:
        view = bare(seats=(msgspec.structs.replace(seats[0], score=score), *seats[1:]))
        left, top, right, bottom = space(score)
        return colours(drawn(view), (left, top, right, bottom + 12))

    assert at(30) != at(130) != at(230)


def test_a_close_up_is_larger_and_holds_its_square() -> None:
    for name in NAMES:
        close = layout_of(name)
        assert close.cell[0] > layout_of().cell[0]
        assert name in close.shown
        assert len(close.shown) == 25


@pytest.mark.parametrize("focus", ["z99", "", "nowhere", "é"])
def test_an_unknown_focus_shows_the_whole_board(focus: str) -> None:
    view = view_of()
    assert drawn(view, focus=focus) == drawn(view)


@pytest.mark.parametrize(
    "change",
    [
        {"stacks": (3, 3)},
        {"hand": 9},
        {"deck": 3},
        {"reserve": 5},
        {"score": 61},
        {"worth": 1},
        {"kept": 2},
    ],
    ids=lambda change: next(iter(change)),
)
def test_a_players_card_shows_all_that_is_public(change: dict[str, object]) -> None:
    view = view_of("typical")
    changed = (msgspec.structs.replace(view.seats[0], **change), *view.seats[1:])
    assert drawn(view).png != drawn(msgspec.structs.replace(view, seats=changed)).png


@pytest.mark.parametrize(
    "change", [{"supply": 3}, {"year": 3}, {"round": 1}, {"awaited": (1,)}], ids=lambda change: next(iter(change))
)
def test_what_all_share_is_shown(change: dict[str, object]) -> None:
    assert drawn(view_of("typical")).png != drawn(view_of("typical", **change)).png


def test_action_points_and_the_stack_in_use_are_shown() -> None:
    view = view_of("typical")
    assert view.turn is not None
    for change in ({"points": 2}, {"stack": 1}):
        turn = msgspec.structs.replace(view.turn, **change)
        assert drawn(view).png != drawn(msgspec.structs.replace(view, turn=turn)).png


def test_every_master_card_has_its_symbol_and_its_words() -> None:
    made = [drawn(view_of(master=master)) for master in MASTERS]
    assert len({one.png for one in made}) == len(MASTERS)
    for master, one in zip(MASTERS, made, strict=True):
        assert say("en")(f"torres-master-{master}-text") in one.alt


@pytest.mark.parametrize(
    "secret", [{"hand": ("jump",)}, {"bought": ("door",)}, {"looked": ("six",)}, {"known": ("six",)}]
)
def test_cards_in_hand_never_get_into_the_picture_of_the_board(secret: dict[str, object]) -> None:
    view = view_of("typical", seat=0)
    assert drawn(view) == drawn(msgspec.structs.replace(view, **secret))


def test_alt_text_tells_the_change_the_turn_and_the_standings() -> None:
    alt = drawn(view_of("typical")).alt
    assert "Clémence: builds on g3, f3, moves h2→g2→g3, +2 pts" in alt
    assert "Aliénor to play" in alt
    assert "Year 2 · round 2/3" in alt
    assert "The king is on b4" in alt
    for name in PLAYERS[:3]:
        assert name in alt.partition("Standings")[2]


def test_alt_text_at_the_end_names_the_winner_and_the_final_scores() -> None:
    alt = drawn(view_of("final")).alt
    assert "Bertrand wins" in alt
    assert "215" in alt


def test_alt_text_of_a_close_up_tells_who_stands_there() -> None:
    assert "level 5, castle area 9: Bertrand’s knight" in drawn(view_of(), focus="f3").alt
    assert "the king" in drawn(view_of(), focus="f5").alt
    assert "ground: empty" in drawn(view_of(), focus="g5").alt


def test_alt_text_in_french() -> None:
    assert "À Aliénor de jouer" in drawn(view_of("typical"), language="fr").alt


@pytest.mark.parametrize("kind", get_args(StepKind))
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_kind_of_step_has_words(kind: StepKind, language: str) -> None:
    alt = drawn(view_of("typical", last=(StepView(kind, amount=1),)), language=language).alt
    assert "torres-" not in alt


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_number_of_players_has_its_cards(players: int) -> None:
    view = bare(seats=view_of().seats[:players], last_seat=None, awaited=(players - 1,), turn=None)
    assert drawn(view).height > layout_of().height + STRIP
