"""How far one has to walk through the rooms of Medioevo to read a round of battle in which somebody reacts with a card:
the files behind it, and the imports that lead from one room into another. A file that is read is read whole, so all
that it imports counts, types and tables too. `python -m bench.rooms`; another tree by its folder and its first modules,
such as `python -m bench.rooms ../before combat.rounds powers.play`."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAME = "rules.medioevo"
START = ("battle.rounds", "powers.play")  # a round with its windows, and a card that is played in one


class Tree:
    """The game's files, as their imports lead from one to another."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root

    def file(self, module: str) -> Path:
        place = self.root.joinpath(*module.split("."))
        return place / "__init__.py" if place.is_dir() else place.with_suffix(".py")

    def imports(self, module: str) -> Iterator[tuple[str, str]]:
        """From where a file of the game takes which name."""
        for node in ast.walk(ast.parse(self.file(module).read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(f"{GAME}."):
                yield from ((node.module, alias.name) for alias in node.names)

    def home(self, module: str, name: str) -> str:
        """The file that a name is written in, behind the door of its room."""
        if self.file(f"{module}.{name}").exists():
            return f"{module}.{name}"
        handed_on = (found for found, other in self.imports(module) if other == name)
        is_door = self.file(module).stem == "__init__"
        return next((self.home(found, name) for found in handed_on), module) if is_door else module

    def walk(self, start: Sequence[str] = START) -> tuple[set[str], int]:
        """The files, and how many imports in them lead from room to room."""
        found: set[str] = set()
        todo = [f"{GAME}.{module}" for module in start]
        hops = 0
        while todo:
            module = todo.pop()
            if module in found:
                continue
            found.add(module)
            homes = {(origin, name): self.home(origin, name) for origin, name in self.imports(module)}
            hops += len({origin for (origin, _), home in homes.items() if _room(home) != _room(module)})
            todo += homes.values()
        return found, hops


def _room(module: str) -> str:
    return module.removeprefix(f"{GAME}.").rpartition(".")[0]


def main(where: Sequence[str]) -> None:
    tree = Tree(Path(where[0])) if where else Tree()
    files, hops = tree.walk(where[1:] or START)
    print(*sorted(module.removeprefix(f"{GAME}.") for module in files), sep="\n")
    print(f"{len(files)} files, {hops} imports from room to room")


if __name__ == "__main__":
    main(sys.argv[1:])
