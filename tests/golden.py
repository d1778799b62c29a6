"""Golden games and their fingerprints: how each of `tests/replays` comes out under every version of its rules.

`python -m tests.golden` writes down what today's rules make of them, together with states on their way, which later
versions must be able to open. It refuses to write over a version that is written down already: whoever changes how a
game comes out gives its rules a higher version, a line of the changelog, and a converter if the state has another
shape. `--unreleased` writes all the same, for a version that no table has been played by yet.
"""

from __future__ import annotations

import argparse
import json
import lzma
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from rules.core import Game, Setup, engine
from rules.core.engine import Played, read_entry
from rules.core.match import opened, repeated
from rules.registry import games

FOLDER = Path(__file__).parent / "replays"
FINGERPRINTS = FOLDER / "fingerprints.json"
SNAPSHOTS = Path(__file__).parent / "fixtures" / "snapshots"
QUARTERS = (1, 2, 3)  # of a game, after which its state is kept
_LETTERS = 16


class Snapshot(Struct, frozen=True):
    """A golden game on its way, as the rules of its time wrote it down."""

    name: str
    seats: int
    seed: str
    index: int
    state: bytes


class Fingerprints(Struct):
    """Of one version: the shape of its states, and its golden games."""

    shape: str
    games: dict[str, str]


# What is written down


def written() -> dict[str, dict[int, Fingerprints]]:
    return msgspec.json.decode(FINGERPRINTS.read_bytes(), type=dict[str, dict[int, Fingerprints]])


def snapshots_of(game: str, version: int) -> list[Snapshot]:
    return msgspec.msgpack.decode(lzma.decompress(_file(game, version).read_bytes()), type=list[Snapshot])


def _file(game: str, version: int) -> Path:
    return SNAPSHOTS / f"{game}-{version}.xz"


# What today's rules make of it


def names(game: str) -> list[str]:
    return sorted(path.stem for path in (FOLDER / game).glob("*.json"))


def fingerprint(game: Game[Any], name: str) -> str:
    """Every move with what it drew and told, and the state at the end."""
    _, moves = _moves(game, name)
    digest = sha256(engine.encode(moves[-1].state))
    for played in moves:
        digest.update(msgspec.json.encode((played.entry, played.events)))
    return digest.hexdigest()[:_LETTERS]


def shape(game: Game[Any]) -> str:
    """What a state is made of."""
    schema = _without_words(msgspec.json.schema(game.state_type))
    return sha256(json.dumps(schema, sort_keys=True).encode()).hexdigest()[:_LETTERS]


def _without_words(schema: Any) -> Any:
    """Docstrings may change."""
    if isinstance(schema, dict):
        return {key: _without_words(part) for key, part in schema.items() if key not in ("description", "title")}
    return [_without_words(part) for part in schema] if isinstance(schema, list) else schema


def snapshots(game: Game[Any], name: str) -> Iterator[Snapshot]:
    setup, moves = _moves(game, name)
    for index in (len(moves) * quarter // 4 for quarter in QUARTERS):
        yield Snapshot(name, setup.seats, setup.seed, index, engine.encode(moves[index - 1].state))


def _moves(game: Game[Any], name: str) -> tuple[Setup, list[Played]]:
    data = json.loads((FOLDER / game.id / f"{name}.json").read_text(encoding="utf-8"))
    setup = msgspec.convert(data["setup"], Setup)
    state, _ = opened(game, setup)
    log = [read_entry(game, entry) for entry in data["entries"]]
    return setup, list(repeated(game, setup, state, log, first=1))


# Writing it down


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--unreleased", action="store_true", help="write over what is known of today's versions")
    again = parser.parse_args().unreleased
    known = written() if FINGERPRINTS.exists() else {}
    for game in games().values():
        found = Fingerprints(shape(game), {name: fingerprint(game, name) for name in names(game.id)})
        former = known.setdefault(game.id, {}).get(game.version)
        if former == found:
            continue
        if former is not None and not again:
            raise SystemExit(f"{game.id} comes out differently: its version {game.version} must become a higher one")
        known[game.id][game.version] = found
        kept = [snapshot for name in names(game.id) for snapshot in snapshots(game, name)]
        SNAPSHOTS.mkdir(parents=True, exist_ok=True)
        _file(game.id, game.version).write_bytes(lzma.compress(msgspec.msgpack.encode(kept), preset=9))
        print(f"{game.id} {game.version}: {len(found.games)} games, {len(kept)} snapshots")
    FINGERPRINTS.write_text(json.dumps(msgspec.to_builtins(known), indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
