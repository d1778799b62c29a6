"""Several moves typed in one line, checked one upon the other without playing any. Pure: no Discord here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from bot.prompts.notation import kind_meant, read_words, written
from bot.prompts.progress import typed_action
from bot.words import Speaker
from rules.core import Action, Game, IllegalMove, Refusal, State, engine, words
from rules.core.notation import moves_in

LINE = ";"  # stands in a draft where else the tag of an action does
LONGEST = 1000  # letters
MOST = 40  # moves; a turn has fewer


@dataclass(frozen=True)
class Line:
    """Moves that can be played, and what they lead to. `known`: all of it can be foreseen; else the last one draws or
    reveals something, and `reached` stands before it."""

    actions: tuple[Action, ...]
    reached: State
    known: bool


class Stuck(Exception):
    """The first move of a line that does not work: its number, its words, the position that it was tried in."""

    def __init__(self, number: int, said: str, state: State, action: Action | None, refusal: Refusal) -> None:
        super().__init__(f"move {number}: {refusal.words.key}")
        self.number, self.said, self.state, self.action, self.refusal = number, said, state, action, refusal


def read_line(say: Speaker, game: Game[Any], state: State, seat: int, text: str) -> Line:
    """The line as it would be played now. Raises `Stuck`, or `IllegalMove` where there is no move in it at all."""
    moves = moves_in(text)
    if not moves or len(moves) > MOST:
        raise IllegalMove(Refusal("", words("line-empty" if not moves else "line-long", most=MOST), kind="malformed"))
    tries = [_Try(" ".join(move), partial(_meant, say, game, seat, move)) for move in moves]
    return _followed(say, game, state, seat, tries)


@dataclass(frozen=True)
class _Try:
    said: str
    make: Callable[[State], Action]


def _meant(say: Speaker, game: Game[Any], seat: int, move: tuple[str, ...], state: State) -> Action:
    kind = kind_meant(say, game, move[0], engine.legal(state, seat).kinds)
    return typed_action(kind, state, seat, read_words(kind, move[1:]))


def _followed(say: Speaker, game: Game[Any], state: State, seat: int, tries: Sequence[_Try]) -> Line:
    """Tried on what the seat may know, for even whether a move works may hang on what is hidden."""
    known = game.redeal(engine.clone(game, state), seat, Random(0))
    done: list[Action] = []
    foreseen = True
    for number, each in enumerate(tries, 1):
        action: Action | None = None
        try:
            if done and seat not in engine.pending(known):
                raise IllegalMove(Refusal("", words("line-turn-over", move=written(say, game, done[-1]))))
            if not foreseen:
                raise IllegalMove(Refusal("", words("line-luck", move=written(say, game, done[-1]))))
            action = each.make(known)
            played = engine.submit(game, known, seat, action, seed="foresight", index=0)
        except IllegalMove as error:
            raise Stuck(number, each.said, known, action, error.refusal) from None
        done.append(played.entry.action)
        foreseen = not played.entry.learnt
        known = played.state if foreseen else known
    return Line(tuple(done), known, foreseen)


def instead(stuck: Stuck, seat: int, most: int) -> Iterator[Action]:
    """What could be done in its place."""
    legal = engine.legal(stuck.state, seat)
    moves = legal.nearest(stuck.action, most) if stuck.action is not None else legal
    yield from (move for _, move in zip(range(most), moves, strict=False))
