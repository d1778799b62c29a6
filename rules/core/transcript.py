"""A whole game as text, one line a move, to be read by people and by programs.

>>> from rules.barony import GAME
>>> from rules.barony.actions import Recruit
>>> setup = Setup(game="barony", version=GAME.version, seats=2, seed="7", options={"board": "standard"})
>>> print(transcribed(setup, [Entry(seat=1, action=Recruit("c4", 2))], note="Alix, Bruno"))
castellan 1
# Alix, Bruno
game barony 2
seats 2
seed 7
option board "standard"
<BLANKLINE>
1. 2 recruit c4 2
<BLANKLINE>
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from rules.core.actions import Action, Beforehand, Field, fields_of, read_value, tag_of
from rules.core.domains import Value
from rules.core.engine import Entry, IllegalMove, logged_kinds
from rules.core.game import Game, Setup
from rules.core.match import Match
from rules.core.notation import brief, moves_in
from rules.core.refusal import malformed
from rules.core.words import Words, words

FORMAT = "castellan 1"
_MOVE = re.compile(r"(\d{1,6})\. (\d{1,2}) (.+)", re.DOTALL)


class BadLine(Exception):
    """A transcript that is none: the first line that is wrong, counted from 1, and what is wrong with it."""

    def __init__(self, number: int, line: str, problem: Words) -> None:
        super().__init__(f"line {number}: {problem.key}: {line}")
        self.number, self.line, self.problem = number, line, problem

    @classmethod
    def forbidden(cls, number: int, line: str, error: IllegalMove) -> BadLine:
        """A move that the rules do not allow, in their words."""
        refusal = error.refusal
        told = words("refusal-with-rule", text=refusal.words, rule=refusal.rule) if refusal.rule else refusal.words
        return cls(number, line, told)


def transcribed(setup: Setup, log: Iterable[Entry], note: str = "") -> str:
    """`note`: for people, such as who played; whoever reads it by a program passes over it."""
    head = [FORMAT, *(f"# {line}" for line in note.splitlines()), f"game {setup.game} {setup.version}"]
    head += [f"seats {setup.seats}", f"seed {setup.seed}"]
    head += [f"option {name} {json.dumps(value, sort_keys=True)}" for name, value in sorted(setup.options.items())]
    head += [f"begins {' '.join(str(seat + 1) for seat in setup.beginners)}"] if setup.beginners else []
    head += ["unattended"] if setup.unattended else []
    moves = [f"{number}. {entry.seat + 1} {_in_one_line(entry.action)}" for number, entry in enumerate(log, 1)]
    return "\n".join([*head, "", *moves, ""])


def _in_one_line(action: Action) -> str:
    return brief(action).replace("\n", " ")


def read_transcript(games: Mapping[str, Game[Any]], text: str) -> Match:
    """The game that it tells of, played again. Nothing in it is trusted: every move must be legal where it stands."""
    lines = list(_lines(text))
    if not lines or lines[0][1] != FORMAT:
        raise BadLine(1, lines[0][1] if lines else "", words("bad-line-format", format=FORMAT))
    head = [line for line in lines[1:] if not _MOVE.fullmatch(line[1])]
    game, setup = _setup(games, head)
    try:
        match = Match(game, setup)
    except Exception as error:  # options that no game was ever dealt with
        raise BadLine(lines[-1][0], "", words("bad-line-deal")) from error
    for number, line in lines[1:]:
        if found := _MOVE.fullmatch(line):
            _play(match, number, line, found)
    return match


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            yield number, line.strip()


def _setup(games: Mapping[str, Game[Any]], head: list[tuple[int, str]]) -> tuple[Game[Any], Setup]:
    found: dict[str, Any] = {"options": {}}
    for number, line in head:
        word, _, rest = line.partition(" ")
        try:
            _read_head(found, word, rest)
        except (ValueError, KeyError) as error:
            raise BadLine(number, line, words("bad-line-head")) from error
    game = games.get(found.get("game", ""))
    missing = [word for word in ("game", "seats", "seed") if word not in found]
    if game is None or missing:
        raise BadLine(1, "", words("bad-line-missing", word=missing[0]) if missing else no_game(found["game"]))
    if found["version"] != game.version:
        raise BadLine(1, "", other_version(game, found["version"]))
    return game, Setup(**found)


def no_game(name: str) -> Words:
    return words("bad-line-game", game=name)


def other_version(game: Game[Any], version: int) -> Words:
    return words("bad-line-version", game=words(f"game-{game.id}"), theirs=version, ours=game.version)


def _read_head(found: dict[str, Any], word: str, rest: str) -> None:
    if word == "game":
        found["game"], version = rest.split()
        found["version"] = int(version)
    elif word == "option":
        name, value = rest.split(" ", 1)
        found["options"][name] = json.loads(value)
    elif word == "begins":
        found["beginners"] = tuple(int(seat) - 1 for seat in rest.split())
    elif word == "unattended":
        found["unattended"] = True
    else:
        found[word] = {"seats": int, "seed": str}[word](rest)


def _play(match: Match, number: int, line: str, found: re.Match[str]) -> None:
    count, seat, said = int(found[1]), int(found[2]) - 1, moves_in(found[3])
    if count != len(match.log) + 1 or len(said) != 1:
        raise BadLine(number, line, words("bad-line-order", number=len(match.log) + 1))
    if not 0 <= seat < match.setup.seats:
        raise BadLine(number, line, words("bad-line-seat", number=seat + 1))
    try:
        match.play(seat, read_move(match.game, said[0]))
    except IllegalMove as error:
        raise BadLine.forbidden(number, line, error) from error


def read_move(game: Game[Any], said: tuple[str, ...]) -> Action:
    """A move by its tag and its answers; what is left out at its end goes without saying."""
    kinds = {tag_of(kind): kind for kind in logged_kinds(game)}
    kind = kinds.get(said[0])
    if kind is not None and kind is game.beforehand:
        return _said_beforehand(game, game.beforehand, said[1:])
    fields = fields_of(kind) if kind else ()
    if kind is None or len(said) - 1 > len(fields):
        raise malformed(" ".join(said))
    return kind(*(_answer(field, said[1:], at) for at, field in enumerate(fields)))


def _said_beforehand(game: Game[Any], kind: type[Beforehand], said: tuple[str, ...]) -> Action:
    """The move that is planned, or nothing: what was planned is forgotten."""
    if not said:
        return kind()
    try:
        found = kind.of(read_move(game, said))
        found.move()
    except msgspec.MsgspecError:
        raise malformed(" ".join(said)) from None  # no move of those that can be planned
    return found


def _answer(field: Field, said: tuple[str, ...], at: int) -> Value:
    return read_value(said[at], field.type) if at < len(said) else field.default
