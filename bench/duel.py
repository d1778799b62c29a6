"""`make duel`: computers against one another, the same deals with seats swapped, and how sure the outcome is.

`python -m bench.duel torres hard normal --games 20 --seats 2` plays one seat of the first level against the second
level in all others; what comes of it is printed and kept in `bench/duels.json` game by game. With `--more`, games are
added to those that are kept: a long duel can be played in parts. Delete what an older mind has played first.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from rules.core import Chance, Game, Setup, engine
from rules.core.insight import LEVELS, Level
from rules.mind import think
from rules.registry import games

QUICK = "quick"  # the choice without a search
_FILE = Path(__file__).with_name("duels.json")
_SURE = 1.96  # standard deviations on either side that hold 95 of 100


@dataclass(frozen=True)
class Bout:
    """How one game came out for the seat in question."""

    won: float
    margin: int
    seconds: float  # a decision


@dataclass(frozen=True)
class Duel:
    """One seat of `level` against `other` in all the others; `options` are the table's."""

    game: str
    level: str
    other: str
    seats: int
    options: dict[str, Any]
    turns: int = 0  # Medioevo: shorter than tables may choose; 0: as they may

    @property
    def name(self) -> str:
        told = "".join(f", {key} {value}" for key, value in sorted(self.options.items()))
        short = f", {self.turns} turns" if self.turns else ""
        return f"{self.game}: {self.level} against {self.other}, {self.seats} seats{short}{told}"

    def play(self, number: int) -> Bout:
        """Games of one round have the same deal, the seat in question going round the table."""
        game, mine, seed = games()[self.game], number % self.seats, f"duel {number // self.seats}"
        setup = Setup(
            game=game.id, version=game.version, seats=self.seats, seed=seed, options=self.options, unattended=True
        )
        state, rng, spent, count = engine.start(game, setup)[0], Random(seed), 0.0, 0
        if self.turns:
            state.turns = self.turns
        index = 0
        while state.outcome is None:
            seat, index, begun = engine.awaited(state)[0], index + 1, process_time()
            action = chosen(game, state, seat, self.level if seat == mine else self.other, rng)
            spent, count = (spent + process_time() - begun, count + 1) if seat == mine else (spent, count)
            state = engine.play_on(state, seat, action, Chance(seed, index)).state
        scores, winners = state.outcome.scores, state.outcome.winners
        best = max(points for seat, points in enumerate(scores) if seat != mine)
        return Bout((mine in winners) / max(1, len(winners)), scores[mine] - best, spent / max(1, count))


def chosen(game: Game[Any], state: Any, seat: int, level: str, rng: Random) -> Any:
    if level == QUICK:
        return engine.computer_move(game, state, seat, rng)
    return think(game, state, seat, _level(level), rng)


def _level(name: str) -> Level:
    return next(level for level in LEVELS if level == name)


def share(wins: float, played: int) -> tuple[float, float]:
    """Between which shares of games won the truth lies, 95 times in 100 (Wilson)."""
    mean, square = wins / played, _SURE**2 / played
    middle, spread = mean + square / 2, _SURE * sqrt(mean * (1 - mean) / played + square / played / 4)
    return max(0.0, (middle - spread) / (1 + square)), min(1.0, (middle + spread) / (1 + square))


@dataclass(frozen=True)
class Tally:
    """What came of so many games; `margin` and `seconds` are means."""

    won: float = 0.0
    played: int = 0
    margin: float = 0.0
    seconds: float = 0.0

    def with_(self, bout: Bout) -> Tally:
        played = self.played + 1
        margin = self.margin + (bout.margin - self.margin) / played
        seconds = self.seconds + (bout.seconds - self.seconds) / played
        return Tally(self.won + bout.won, played, margin, seconds)

    def as_dict(self) -> dict[str, float]:
        low, high = share(self.won, self.played)
        rounded = {"low": round(low, 3), "high": round(high, 3), "margin": round(self.margin, 1)}
        return {"won": self.won, "played": self.played, **rounded, "seconds": round(self.seconds, 2)}


def read_tally(kept: dict[str, Any]) -> Tally:
    return Tally(kept["won"], kept["played"], kept["margin"], kept["seconds"])


def run(duel: Duel, count: int, kept: Tally | None = None) -> Iterator[Tally]:
    """The tally after every game, those of `kept` counted too."""
    found = kept or Tally()
    for number in range(found.played, found.played + count):
        found = found.with_(duel.play(number))
        low, high = share(found.won, found.played)
        print(f"\r{duel.name}: {found.won:g} of {found.played}, {low:.0%}–{high:.0%}", end="", flush=True)
        yield found
    print()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=[name for name, game in games().items() if game.insight])
    parser.add_argument("level", nargs="?", default="hard", choices=[QUICK, *LEVELS])
    parser.add_argument("other", nargs="?", default=QUICK, choices=[QUICK, *LEVELS])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--turns", type=int, default=0)
    parser.add_argument("--more", action="store_true")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    options = dict(option.split("=", 1) for option in given.option)
    names = [given.game] if given.game else [name for name, game in games().items() if game.insight]
    for name in names:
        duel = Duel(name, given.level, given.other, given.seats, options, given.turns)
        before = _kept().get(duel.name)
        for found in run(duel, given.games, read_tally(before) if before and given.more else None):
            _keep(duel.name, found)


def _kept() -> dict[str, dict[str, float]]:
    return json.loads(_FILE.read_text(encoding="utf-8")) if _FILE.exists() else {}


def _keep(name: str, found: Tally) -> None:
    kept = {**_kept(), name: found.as_dict()}
    _FILE.write_text(json.dumps(kept, indent=1, ensure_ascii=False, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
