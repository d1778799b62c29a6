"""Who may import whom. The way of a move goes in one direction only, and so do the imports."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bench.rooms import Tree

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
    Wall("render", never=("bot",)),
    Wall("bot", never=("simcord", "tests")),
    Wall("cogs", never=("simcord", "tests")),
    Wall("bot/demo/page", never=("rules", "render", "cogs", "discord")),
    Wall("bot/coach", never=("discord", "bot", "cogs", "render", "rules.host"), only=("bot.coach",)),
    Wall("bot/local", never=("rules", "render", "cogs"), only=("rules.host",)),
    Wall("bot/local/server", never=("bot",), only=("bot.local.server", "bot.local.line")),
)

# The rooms of Medioevo, lowest first: each knows those before it and none after it.
MEDIOEVO = "rules.medioevo"
LAYERS = (
    "data",  # everything printed
    "table",  # what lies on the table
    "effects",  # what lasts for a while
    "diplomacy",
    "economy",
    "objectives",
    "powers",  # how cards and technologies are used, and windows for reactions
    "steps",  # how steps follow one another
    "battle",
    "campaign",
    "events",
    "purchases",
    "trade",
    "turn",  # the phases in order
    "cards",
    "technologies",
    "state",
    "view",
    "showing",
    "hiding",
    "faults",
    "notes",
    "mind",
    "upgrades",
    "game",
)
# Modules in which tests put something else in the place of a function: these they must get hold of themselves.
REPLACED_IN = ("campaign.movement", "campaign.onset", "mind.choice")

# What pictures and the coach may know of the rules: what is seen, what is said, and the fixed things of a game. Never a
# position. What a room hands out belongs to the module inside it that has made it.
SEEN = {"view", "land", "geography", "army", "data", "words", "outcome", "values"}


def below(module: str, *rooms: str) -> bool:
    return any(module == room or module.startswith(f"{room}.") for room in rooms)


def sources(room: str, root: Path = ROOT) -> Iterator[tuple[str, Path]]:
    for path in sorted((root / room).rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        yield ".".join(part for part in parts if part != "__init__"), path


def imported_names(module: str, path: Path, root: Path = ROOT) -> Iterator[tuple[str, str]]:
    """Every module that a file names in an import, wherever in the file: also in functions, also for types only; each
    with the name that is taken from it, or none."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = _origin(node, module, path)
            yield from ((_imported(origin, alias.name, root), alias.name) for alias in node.names)


def imports(module: str, path: Path, root: Path = ROOT) -> Iterator[str]:
    return (target for target, _ in imported_names(module, path, root))


def maker(target: str, name: str, root: Path = ROOT) -> str:
    """The module that has made what a door hands out under this name, be it by way of other doors."""
    door = root.joinpath(*target.split("."), "__init__.py")
    if not door.exists():
        return target
    for node in ast.walk(ast.parse(door.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and any((alias.asname or alias.name) == name for alias in node.names):
            return maker(_imported(_origin(node, target, door), name, root), name, root)
    return target


def makers(module: str, path: Path, root: Path = ROOT, *, constants: bool = True) -> Iterator[str]:
    """The modules that have made what a file imports; unless `constants`, not those of fixed numbers and tables, which
    are in capitals."""
    for target, name in imported_names(module, path, root):
        if constants or not name.isupper():
            yield maker(target, name, root)


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


def peeps(root: Path = ROOT, room: str = "render") -> list[str]:
    """Pictures, or lessons, that look at more of the rules than can be seen. A game's `samples` draws nothing: it may
    set up real positions and have the rules show them. A coach may know every price by heart."""
    return [
        f"{module} imports {target}"
        for module, path in sources(room, root)
        if not module.endswith(".samples")
        for target in makers(module, path, root, constants=room == "render")
        if below(target, "rules") and SEEN.isdisjoint(target.split(".")[2:])
    ]


def room_of(module: str) -> str:
    return module.removeprefix(f"{MEDIOEVO}.").partition(".")[0]


def climbs(root: Path = ROOT) -> list[str]:
    """Imports of a room from one that stands lower."""
    return [
        f"{module} imports {target}"
        for module, path in sources("rules/medioevo", root)
        if module != MEDIOEVO
        for target in imports(module, path, root)
        if below(target, MEDIOEVO) and LAYERS.index(room_of(target)) > LAYERS.index(room_of(module))
    ]


def side_doors(root: Path = ROOT) -> list[str]:
    """Imports of a module inside another room of Medioevo instead of what the room itself hands out."""
    return [
        f"{module} imports {target}"
        for place in (*ROOMS, "bench", "tests")
        for module, path in sources(place, root)
        for target in imports(module, path, root)
        if below(target, MEDIOEVO) and target.count(".") > 2
        if not (below(module, MEDIOEVO) and room_of(module) == room_of(target))
        if not (place == "tests" and target.removeprefix(f"{MEDIOEVO}.") in REPLACED_IN)
    ]


def test_the_rooms_of_medioevo_stand_on_one_another() -> None:
    assert climbs() == []


def test_rooms_of_medioevo_are_entered_by_their_doors() -> None:
    assert side_doors() == []


def test_every_room_of_medioevo_has_its_place() -> None:
    found = {room_of(module) for module, _ in sources("rules/medioevo") if module != MEDIOEVO}
    assert found == set(LAYERS)


def test_a_round_of_battle_is_read_in_half_of_the_files_that_it_took() -> None:
    """77 files and 248 imports from folder to folder, before the rooms."""
    files, hops = Tree().walk()
    assert {f"{MEDIOEVO}.battle.melee", f"{MEDIOEVO}.powers.windows"} <= files
    assert len(files) <= 77 // 2
    assert hops <= 248 // 2


def test_at_the_root_of_medioevo_stands_only_what_is_about_the_whole_game() -> None:
    found = {path.stem for path in (ROOT / "rules" / "medioevo").glob("*.py")}
    assert found == {"__init__", "game", "state", "view", "hiding", "faults", "notes"}


def test_no_game_draws_with_the_pencils_of_another() -> None:
    """What two of them share lies in `render` itself."""
    games = [path.name for path in (ROOT / "render").iterdir() if (ROOT / "rules" / path.name / "__init__.py").exists()]
    walls = [
        Wall(f"render/{game}", never=tuple(f"render.{other}" for other in games if other != game)) for game in games
    ]
    assert len(walls) >= 4
    assert [breach for wall in walls for breach in breaches(wall)] == []


def test_no_drawing_knows_the_samples() -> None:
    """They have seen the positions behind the views; only the package itself hands them on."""
    knowing = [
        module
        for module, path in sources("render")
        if not module.endswith(".samples")
        for target in imports(module, path)
        if target.endswith(".samples") and target != "render.samples"
    ]
    assert all(module.count(".") == 1 for module in knowing), knowing


@pytest.mark.parametrize("wall", WALLS, ids=lambda wall: f"{wall.room}-not-{wall.never[0]}")
def test_walls_stand(wall: Wall) -> None:
    assert breaches(wall) == []


def test_pictures_are_drawn_from_views() -> None:
    assert peeps() == []


def test_lessons_are_told_from_views() -> None:
    assert any(sources("bot/coach"))
    assert peeps(room="bot/coach") == []


@pytest.mark.parametrize(
    ("line", "peeped"),
    [
        ("from rules.saga.state import Position", 1),
        ("from rules.saga.state import PRICES, Position", 1),
        ("from rules.saga.state import PRICES", 0),
        ("from rules.core.view import View", 0),
    ],
)
def test_a_coach_who_peeps_is_found(tmp_path: Path, line: str, peeped: int) -> None:
    for module in ("rules/saga/state.py", "rules/core/view.py"):
        _write(tmp_path, module, "")
    _write(tmp_path, "bot/coach/saga.py", line)
    assert len(peeps(tmp_path, "bot/coach")) == peeped


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
        ("render/samples.py", "from bot.words import Speaker"),
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


@pytest.mark.parametrize("line", ["from rules.medioevo.battle import Battle", "from rules.medioevo import game"])
def test_a_climb_is_found(tmp_path: Path, line: str) -> None:
    for module in ("table/army.py", "battle/__init__.py", "game.py"):
        _write(tmp_path, f"rules/medioevo/{module}", "")
    _write(tmp_path, "rules/medioevo/battle/rounds.py", "from rules.medioevo.table import Army")
    assert climbs(tmp_path) == []
    _write(tmp_path, "rules/medioevo/table/army.py", line)
    assert len(climbs(tmp_path)) == 1


@pytest.mark.parametrize("name", ["Position", "board"])
def test_a_peep_through_a_door_is_found(tmp_path: Path, name: str) -> None:
    _write(tmp_path, "rules/medioevo/table/board.py", "")
    _write(tmp_path, "rules/medioevo/table/army.py", "")
    door = "from .army import size\nfrom rules.medioevo.table.board import Position"
    _write(tmp_path, "rules/medioevo/table/__init__.py", door)
    _write(tmp_path, "render/medioevo.py", "from rules.medioevo.table import size")
    assert peeps(tmp_path) == []
    _write(tmp_path, "render/medioevo.py", f"from rules.medioevo.table import {name}")
    assert peeps(tmp_path) == ["render.medioevo imports rules.medioevo.table.board"]


@pytest.mark.parametrize(
    "file",
    [
        "rules/medioevo/battle/rounds.py",
        "tests/rules/medioevo/test_army.py",
        "render/medioevo.py",
        "bot/coach/medioevo.py",
    ],
)
def test_a_side_door_is_found(tmp_path: Path, file: str) -> None:
    _write(tmp_path, "rules/medioevo/table/army.py", "from rules.medioevo.table.geography import PLACES")
    _write(tmp_path, "rules/medioevo/table/geography.py", "")
    _write(tmp_path, file, "from rules.medioevo.table import Army")
    assert side_doors(tmp_path) == []
    _write(tmp_path, file, "from rules.medioevo.table.army import Army")
    assert len(side_doors(tmp_path)) == 1


def _write(root: Path, file: str, text: str) -> None:
    path = root / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
