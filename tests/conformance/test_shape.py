"""What can be told of a game without playing it to the end: its names, options, colours, codec and deals."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar, Literal, get_origin, get_type_hints

import msgspec
import pytest
from msgspec import Struct, inspect

from rules.core import Action, Chance, Game, Options, Setup, engine
from rules.core.actions import tag_of
from tests.conformance.effort import setup_of, subjects, tables
from tests.sample_game import Tourney


def faults_of_names(game: Game[Any]) -> Iterator[str]:
    tags = [tag_of(kind) for kind in game.actions]
    yield from (f"the tag {tag} is taken twice" for tag in sorted({tag for tag in tags if tags.count(tag) > 1}))
    yield from (f"{kind.__name__} names no rule" for kind in game.actions if not kind.rule)
    if len(set(game.colours)) < game.max_seats:
        yield "there are fewer colours than seats"
    if not game.id.isidentifier() or game.id != game.id.lower():
        yield f"{game.id!r} is no plain name"


def faults_of_options(game: Game[Any]) -> Iterator[str]:
    for info in msgspec.structs.fields(game.options_type):
        kind = get_type_hints(game.options_type)[info.name]
        brought = info.default is None  # by the house, if at all: on or off in the lobby
        if kind is not bool and get_origin(kind) is not Literal and not brought:
            yield f"a lobby cannot list the option {info.name}"
        if info.required:
            yield f"the option {info.name} has no default"


def loose_types(kind: type[Struct]) -> list[str]:
    """Fields typed `Any`: they come out of the codec as plain data instead of what went in."""
    return sorted(set(_loose(inspect.type_info(kind), kind.__name__, set())))


def _loose(part: Any, path: str, seen: set[Any]) -> Iterator[str]:
    if isinstance(part, inspect.AnyType):
        yield path
    if isinstance(part, inspect.StructType) and part.cls not in seen:
        seen.add(part.cls)
        for field in part.fields:
            yield from _loose(field.type, f"{part.cls.__name__}.{field.name}", seen)
    inner = [getattr(part, name) for name in ("item_type", "key_type", "value_type") if hasattr(part, name)]
    for below in (*inner, *getattr(part, "item_types", ()), *getattr(part, "types", ())):
        yield from _loose(below, path, seen)


def deals_share_nothing(game: Game[Any], setup: Setup) -> None:
    """A table played in place, on the very state that was dealt, leaves no trace in the next deal."""
    state, _ = engine.start(game, setup)
    fresh, rng = engine.encode(state), Random(1)
    for index in range(1, 13):
        seat = engine.awaited(state)[0]
        engine.play_on(state, seat, engine.sample(state, seat, rng), Chance(setup.seed, index))
        if state.outcome is not None:
            break
    assert engine.encode(engine.start(game, setup)[0]) == fresh, "one table changes the deal of the next"


@pytest.mark.parametrize("game", subjects().values(), ids=lambda game: game.id)
def test_names_and_options(game: Game[Any]) -> None:
    assert [*faults_of_names(game), *faults_of_options(game)] == []


@pytest.mark.parametrize("game", subjects().values(), ids=lambda game: game.id)
def test_states_and_views_are_typed_throughout(game: Game[Any]) -> None:
    assert loose_types(game.state_type) == loose_types(game.view_type) == []


@pytest.mark.parametrize(("game_id", "seats"), tables())
def test_deals_share_nothing(game_id: str, seats: int) -> None:
    game = subjects()[game_id]
    deals_share_nothing(game, setup_of(game, seats))


# And each of them can fail


class Nameless(Action, frozen=True, tag="bid"):
    pass


class Vague(Options, frozen=True, kw_only=True):
    length: int
    name: str = ""


class Sloppy(Tourney):
    id: ClassVar[str] = "My Game"
    colours: ClassVar[tuple[str, ...]] = ("red", "red", "blue", "green")
    options_type: ClassVar = Vague
    actions: ClassVar = (*Tourney.actions, Nameless)


class Loose(Struct):
    known: dict[str, list[int]]
    unknown: tuple[dict[str, Any], ...]


class Sharing(Tourney):
    """Every table throws its cards onto one and the same pile."""

    pile: ClassVar[list[str]] = []

    def deal(self, setup: Setup, options: Any, chance: Chance) -> Any:
        state = super().deal(setup, options, chance)
        state.discard = self.pile
        return state


def test_sloppy_names_are_found() -> None:
    assert list(faults_of_names(Sloppy())) == [
        "the tag bid is taken twice",
        "Nameless names no rule",
        "there are fewer colours than seats",
        "'My Game' is no plain name",
    ]


def test_vague_options_are_found() -> None:
    assert list(faults_of_options(Sloppy())) == [
        "a lobby cannot list the option length",
        "the option length has no default",
        "a lobby cannot list the option name",
    ]


def test_loose_types_are_found() -> None:
    assert loose_types(Loose) == ["Loose.unknown"]


def test_sharing_is_found() -> None:
    game = Sharing()
    with pytest.raises(AssertionError, match="deal of the next"):
        deals_share_nothing(game, setup_of(game, 3))
