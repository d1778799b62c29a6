"""Who may import whom. The way of a move goes in one direction only, and so do the imports."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ROOMS = ("rules", "render", "cogs", "bot")


@dataclass(frozen=True)
class Wall:
    """Modules below `room`, but not those below `beside`, import nothing from `never` unless `only` allows it."""

    room: str
    never: tuple[str, ...]
    beside: tuple[str, ...] = ()
    only: tuple[str, ...] = ()


WALLS = (
    Wall("rules", never=("discord", "PIL", "bot", "cogs", "render", "simcord")),
    Wall("rules", never=("asyncio", "sqlite3", "aiosqlite", "rules.host"), beside=("rules.host",)),
    Wall("render", never=("discord", "cogs", "asyncio", "sqlite3", "aiosqlite", "simcord")),
    Wall("render", never=("bot",), beside=("render.gallery", "render.samples")),
    Wall("render", never=("bot",), only=("bot.words",)),
    Wall("bot", never=("simcord",)),
    Wall("cogs", never=("simcord",)),
    Wall("bot/local", never=("rules", "render", "cogs"), only=("rules.host",)),
    Wall("bot/local/server", never=("bot",), only=("bot.local.server", "bot.local.line")),
)

# What pictures may know of the rules: what is seen, what is said, and the fixed things of a game. Never a position.
SEEN = {"view", "land", "geography", "army", "data", "words", "outcome"}


def below(module: str, *rooms: str) -> bool:
    return any(module == room or module.startswith(f"{room}.") for room in rooms)


def sources(room: str, root: Path = ROOT) -> Iterator[tuple[str, Path]]:
    for path in sorted((root / room).rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        yield ".".join(part for part in parts if part != "__init__"), path


def imports(module: str, path: Path, root: Path = ROOT) -> Iterator[str]:
    """Every module that a file names in an import, wherever in the file: also in functions, also for types only."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = _origin(node, module, path)
            yield from (_imported(origin, alias.name, root) for alias in node.names)


def _origin(node: ast.ImportFrom, module: str, path: Path) -> str:
    if not node.level:
        return node.module or ""
    package = module.split(".") if path.name == "__init__.py" else module.split(".")[:-1]
    package = package[: len(package) - node.level + 1]
    return ".".join([*package, *filter(None, [node.module])])


def _imported(origin: str, name: str, root: Path) -> str:
    """`from a import b` is the module a.b where there is one, else a."""
    place = root.joinpath(*origin.split("."), name)
    return f"{origin}.{name}" if place.with_suffix(".py").exists() or place.is_dir() else origin


def breaches(wall: Wall, root: Path = ROOT) -> list[str]:
    return [
        f"{module} imports {target}"
        for module, path in sources(wall.room, root)
        if not below(module, *wall.beside)
        for target in imports(module, path, root)
        if below(target, *wall.never) and not below(target, *wall.only)
    ]


def peeps(root: Path = ROOT) -> list[str]:
    """Pictures that look at more of the rules than can be seen. A game's `samples` draws nothing: it may set up real
    positions and have the rules show them."""
    return [
        f"{module} imports {target}"
        for module, path in sources("render", root)
        if not module.endswith(".samples")
        for target in imports(module, path, root)
        if below(target, "rules") and SEEN.isdisjoint(target.split(".")[2:])
    ]


def test_no_drawing_knows_the_samples() -> None:
    """They have seen the positions behind the views; only the package itself hands them on."""
    knowing = [
        module
        for module, path in sources("render")
        for target in imports(module, path)
        if target.endswith(".samples") and target != "render.samples"
    ]
    assert all(module.count(".") == 1 for module in knowing), knowing


@pytest.mark.parametrize("wall", WALLS, ids=lambda wall: f"{wall.room}-not-{wall.never[0]}")
def test_walls_stand(wall: Wall) -> None:
    assert breaches(wall) == []


def test_pictures_are_drawn_from_views() -> None:
    assert peeps() == []


def test_every_room_is_looked_into() -> None:
    """A wall around a room that was moved or renamed would guard nothing."""
    assert all(any(sources(room)) for room in ROOMS)
    assert "rules.core.engine" in dict(sources("rules"))
    assert "rules.core.chance" in set(imports("rules.core.engine", ROOT / "rules/core/engine.py"))


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("rules/core/a.py", "import discord"),
        ("rules/core/a.py", "def f():\n    from PIL import Image"),
        ("rules/a.py", "from bot import words"),
        ("rules/core/a.py", "import asyncio"),
        ("rules/saga/a.py", "from rules import host"),
        ("rules/saga/a.py", "from ..host.tables import Table"),
        ("rules/saga/a.py", "import aiosqlite.core"),
        ("render/saga.py", "from bot.words import Speaker"),
        ("render/gallery.py", "from bot.client import Client"),
        ("render/saga.py", "import cogs.tables"),
    ],
)
def test_a_breach_is_found(tmp_path: Path, file: str, line: str) -> None:
    _write(tmp_path, "rules/host/tables.py", "import asyncio, aiosqlite")
    assert all(breaches(wall, tmp_path) == [] for wall in WALLS)
    _write(tmp_path, file, line)
    assert any(breaches(wall, tmp_path) for wall in WALLS)


@pytest.mark.parametrize(
    "line",
    [
        "from rules.saga.state import Position",
        "from rules.core import engine",
        "from rules.host.tables import Table",
        "import rules.core.match",
    ],
)
def test_a_peep_is_found(tmp_path: Path, line: str) -> None:
    for module in ("rules/saga/state.py", "rules/core/engine.py", "rules/core/view.py"):
        _write(tmp_path, module, "")
    _write(tmp_path, "render/saga.py", "from rules.core.view import View")
    assert peeps(tmp_path) == []
    _write(tmp_path, "render/saga.py", line)
    assert len(peeps(tmp_path)) == 1


def _write(root: Path, file: str, text: str) -> None:
    path = root / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
