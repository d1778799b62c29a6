"""Completion offers every legal value and no illegal one: over random positions, for every field of every action."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import islice
from random import Random
from typing import Annotated, Any

import pytest

from bot.prompts.complete import MOST, complete
from bot.words import Speaker
from rules.barony import GAME as BARONY
from rules.core import Action, Ask, Decision, Domain, Game, OneOf, Prose, Setup, State, Text, Value, engine, words
from rules.core.actions import Field, fields_of, read_value, write_value
from rules.core.legal import domain_of
from rules.core.match import Match
from tests.sample_game import GAME as TOURNEY

SAY = Speaker("en", ("Alix", "Bruno", "Clara"))
TRIED = 40  # so many values of each domain are typed


def positions(game: Game[Any], seed: int, count: int) -> Iterator[tuple[State, int]]:
    """Positions of a game between random players, each with a seat that may act."""
    rng = Random(f"complete/{seed}")
    match = Match(game, Setup(game=game.id, version=game.version, seats=3, seed=str(seed), unattended=True))
    for _ in range(count):
        if match.state.outcome is not None:
            return
        seat = rng.choice(sorted(engine.pending(match.state)))
        yield match.state, seat
        mover = rng.choice(engine.awaited(match.state))
        match.play(mover, engine.sample(match.state, mover, rng))


Asked = tuple[type[Action], Field, Domain, dict[str, str]]


def questions(state: State, seat: int, rng: Random) -> Iterator[Asked]:
    """Every field that is asked, with what was typed for the fields before it."""
    for kind in engine.legal(state, seat).kinds:
        chosen: tuple[Value, ...] = ()
        typed: dict[str, str] = {}
        for field in fields_of(kind):
            domain = domain_of(field, state, seat, chosen)
            if domain is None:
                chosen = (*chosen, field.default)
                continue
            yield kind, field, domain, dict(typed)
            value = domain.sample(rng)
            chosen = (*chosen, value)
            typed[field.name] = write_value(value)


def check(state: State, seat: int, asked: Asked, text: str) -> list[str]:
    """What is offered for a text is legal, fits Discord, and is offered once."""
    kind, field, domain, typed = asked
    offers = complete(SAY, kind, state, seat, typed, field.name, text)
    values = [value for _, value in offers]
    assert len(offers) <= MOST
    assert len(set(values)) == len(values), (text, values)
    for label, value in offers:
        assert 1 <= len(label) <= 100
        assert 1 <= len(value) <= 100
        assert read_value(value, field.type) in domain, (kind, field.name, text, value)
    return values


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", [BARONY, TOURNEY], ids=lambda game: game.id)
def test_every_legal_value_can_be_typed_and_no_illegal_one_is_offered(game: Game[Any], seed: int) -> None:
    rng = Random(seed)
    seen: set[str] = set()
    for state, seat in positions(game, seed, 60):
        for asked in questions(state, seat, rng):
            kind, field, domain, _ = asked
            seen.add(f"{kind.__name__}.{field.name}")
            everything = check(state, seat, asked, "")
            assert everything, "something is always offered"
            if len(domain) <= MOST:
                assert {read(field, value) for value in everything} == {freeze(value) for value in domain}
            for value in rng.sample(known := list(islice(domain, 500)), min(TRIED, len(known))):
                text = write_value(value)
                for part in {text[:1], text[: len(text) // 2], text.upper()}:
                    check(state, seat, asked, part)
                offered = check(state, seat, asked, text)
                assert freeze(value) in {read(field, offer) for offer in offered}, (kind, field.name, text, offered)
    assert len(seen) > 5


def test_nothing_is_offered_behind_a_wrong_value() -> None:
    state, seat = next(placed for placed in positions(BARONY, 1, 30) if has_knights(*placed))
    assert complete(SAY, BARONY.actions[2], state, seat, {"origin": "zz99"}, "target", "") == []
    assert complete(SAY, BARONY.actions[2], state, seat, {}, "target", "") == [], "where from is not known yet"


def numbers(state: State, seat: int) -> OneOf:
    return OneOf([str(number) for number in range(500)])


class Count(Action, frozen=True, tag="count"):
    number: Annotated[str, Ask(numbers)]


class Asking(State):
    """Seat 0 may count or write a letter."""

    def asked(self) -> dict[int, Decision]:
        return {0: Decision(prompt=words("ask"), actions=(Count, Letter))}

    def expected(self) -> dict[int, Decision]:
        return self.asked()


def test_a_value_typed_in_full_comes_before_those_that_only_contain_it() -> None:
    offers = complete(SAY, Count, Asking(seats=1), 0, {}, "number", "499")
    assert offers == [("499", "499")]
    offers = complete(SAY, Count, Asking(seats=1), 0, {}, "number", "40")
    assert offers[0] == ("40", "40")
    assert ("140", "140") in offers


def has_knights(state: State, seat: int) -> bool:
    return len(domain_of(fields_of(BARONY.actions[2])[0], state, seat, ()) or ()) > 1 and bool(
        BARONY.actions[2] in engine.legal(state, seat).kinds
    )


def read(field: Field, text: str) -> object:
    return freeze(read_value(text, field.type))


def freeze(value: Value) -> object:
    """A value that can be a member of a set: the order of several does not matter."""
    if isinstance(value, tuple):
        return frozenset(value)
    return frozenset(value.items()) if isinstance(value, dict) else value


def test_words_of_ones_own_complete_themselves() -> None:
    offers = partial(complete, SAY, Letter, Asking(seats=1), 0, {}, "text")
    assert offers("Hold the Bridge") == [("Hold the Bridge", "Hold the Bridge")]
    assert offers("") == []
    assert offers("x" * 101) == []


def _letters(state: State, seat: int) -> Text:
    return Text(200)


class Letter(Action, frozen=True, tag="letter"):
    text: Annotated[Prose, Ask(_letters)]
