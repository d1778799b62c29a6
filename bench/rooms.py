"""How far one has to walk through the rooms of Medioevo to read a battle round with a reaction window: the files behind
it, and the imports that lead from one room into another. `python -m bench.rooms`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAME = "rules.medioevo"
START = (f"{GAME}.battle.battle", f"{GAME}.powers.play")  # a battle, and a card that is played in its windows


def _file(module: str) -> Path:
    place = ROOT.joinpath(*module.split("."))
    return place / "__init__.py" if place.is_dir() else place.with_suffix(".py")


def _imports(module: str) -> Iterator[tuple[str, str]]:
    """From where a file of the game takes which name."""
    for node in ast.walk(ast.parse(_file(module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(f"{GAME}."):
            yield from ((node.module, alias.name) for alias in node.names)


def _home(module: str, name: str) -> str:
    """The file that a name is written in, behind the door of its room."""
    if _file(f"{module}.{name}").exists():
        return f"{module}.{name}"
    handed_on = (found for found, other in _imports(module) if other == name)
    return next((_home(found, name) for found in handed_on), module) if _file(module).stem == "__init__" else module


def _room(module: str) -> str:
    return module.removeprefix(f"{GAME}.").rpartition(".")[0]


def walk() -> tuple[int, int]:
    """Files, and hops from room to room."""
    found: set[str] = set()
    todo: list[str] = [*START]
    hops = 0
    while todo:
        module = todo.pop()
        if module in found:
            continue
        found.add(module)
        homes = {(origin, name): _home(origin, name) for origin, name in _imports(module)}
        hops += len({origin for (origin, _), home in homes.items() if _room(home) != _room(module)})
        todo += homes.values()
    return len(found), hops


if __name__ == "__main__":
    print("{} files, {} hops between rooms".format(*walk()))
