"""What is kept of drawings stays within its budget, whatever is drawn."""

from __future__ import annotations

import gc
import importlib
import pkgutil
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any, get_args, get_type_hints

import pytest
from PIL import Image

import render
from bot.gallery import drawn
from render import keep
from render.keep import Cupboard, Keep, weight
from render.pressed import Pressed
from render.sheet import Patch


def board(side: int = 10) -> Image.Image:
    return Image.new("L", (side, side))


SMALL, HEAVY = 2_000_000, 8_000_000  # bytes, much less than all pictures would take
COST = weight(board()) + 512  # of one such board, its place included


def cupboard(small: int, large: int = 10_000_000) -> Cupboard:
    return Cupboard(Keep(small), Keep(large))


def test_what_is_asked_for_again_is_not_drawn_again() -> None:
    shelf = cupboard(10 * COST)
    assert shelf.of("a", board) is shelf.of("a", board)


def test_that_there_is_nothing_to_draw_is_kept_too() -> None:
    asked: list[int] = []
    shelf = cupboard(10 * COST)
    for number in range(2):
        shelf.of("nothing", lambda number=number: asked.append(number))
    assert asked == [0]


def test_what_has_gone_unused_for_longest_gives_way() -> None:
    shelf = cupboard(2 * COST)
    first, second = shelf.of("first", board), shelf.of("second", board)
    assert shelf.of("first", board) is first
    shelf.of("third", board)
    assert shelf.of("first", board) is first
    assert shelf.of("second", board) is not second


def test_large_things_do_not_push_out_small_ones() -> None:
    shelf = cupboard(COST, 3_000_000)
    small = shelf.of("small", board)
    for number in range(20):
        shelf.of(number, lambda: board(1000))
    assert shelf.of("small", board) is small
    assert len(shelf.large) == 2


def test_the_budgets_hold_for_things_of_any_size() -> None:
    shelf = cupboard(20_000, 1_000_000)
    for side in range(1, 900, 7):
        shelf.of(side, lambda side=side: board(side))
        assert shelf.small.used <= 20_000
        assert shelf.large.used <= 1_000_000


def test_what_is_larger_than_the_budget_is_drawn_but_not_kept() -> None:
    shelf = cupboard(COST)
    assert shelf.of("large", lambda: board(300)).size == (300, 300)
    assert (len(shelf.small), shelf.used) == (0, 0)


def test_what_two_threads_have_drawn_at_once_counts_once() -> None:
    shelf = Keep(10 * COST)
    shelf.put("a", board())
    shelf.put("a", board())
    assert shelf.used == COST


@pytest.mark.parametrize(
    ("value", "pixels"),
    [
        (Image.new("RGB", (10, 10)), 400),
        (Image.new("P", (10, 10)), 100),
        (Patch(Image.new("RGB", (10, 10)), Image.new("P", (10, 10))), 500),
        ((Image.new("L", (10, 10)), 3, 4), 100),
        (Pressed("L", (10, 10), bytes(77)), 77),
    ],
)
def test_things_weigh_what_their_pixels_take(value: object, pixels: int) -> None:
    assert pixels <= weight(value) <= pixels + 2 * 512


@pytest.fixture(scope="module")
def weights() -> list[int]:
    """How much is kept after a picture of every game, with little room for it."""
    small, large = keep.DRAWN.small.budget, keep.DRAWN.large.budget
    keep.DRAWN.clear()
    keep.DRAWN.small.budget, keep.DRAWN.large.budget = SMALL, HEAVY
    found: list[int] = []
    for game in render.games():
        drawn(game, render.module(game).samples()[0], "en")
        found.append(keep.DRAWN.used)
    keep.DRAWN.small.budget, keep.DRAWN.large.budget = small, large
    return found


def test_the_pictures_of_all_games_together_stay_within_the_budget(weights: list[int]) -> None:
    assert all(0 < used <= SMALL + HEAVY for used in weights)


# Every cache there is


def modules() -> Iterator[ModuleType]:
    for info in pkgutil.walk_packages(render.__path__, "render."):
        yield importlib.import_module(info.name)


def counted() -> list[Callable[..., Any]]:
    """All functions of pictures whose results are kept by number, not by weight."""
    known = (value for module in modules() for value in vars(module).values())
    found = {value for value in known if hasattr(value, "cache_parameters") and value.__module__.startswith("render")}
    return sorted(found, key=lambda function: (function.__module__, function.__qualname__))


def named(hint: Any) -> Iterator[Any]:
    """A type and all types in it."""
    yield hint
    for part in get_args(hint):
        yield from named(part)


@pytest.mark.parametrize("function", counted(), ids=lambda function: f"{function.__module__}.{function.__name__}")
def test_what_is_kept_by_number_has_a_limit_and_is_no_picture(function: Any) -> None:
    assert function.cache_parameters()["maxsize"] is not None
    result = get_type_hints(function)["return"]
    for part in named(result):
        fields = get_type_hints(part) if isinstance(part, type) and hasattr(part, "__dataclass_fields__") else {}
        assert Image.Image not in (part, *(inner for hint in fields.values() for inner in named(hint)))
        assert part is not bytes


@pytest.mark.usefixtures("weights")
def test_no_module_holds_pictures_of_its_own() -> None:
    """But for the few latest files, of which there are never more than a few."""
    for module in modules():
        for name, value in vars(module).items():
            holder = isinstance(value, dict | list | set | tuple | Image.Image)
            assert not (holder and any(isinstance(part, Image.Image) for part in [value, *gc.get_referents(value)])), (
                f"{module.__name__}.{name}"
            )
