"""`make`, as somebody meets it who has just come: what it would do, and what it says."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="no make on this machine")


def make(folder: Path, *goals: str) -> subprocess.CompletedProcess[str]:
    """In a fresh folder that has nothing but what make reads, and as if no other make had called it."""
    for name in ("Makefile", "pyproject.toml", "constraints.txt"):
        shutil.copy2(ROOT / name, folder)
    alone = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")}
    return subprocess.run(["make", *goals], cwd=folder, env=alone, capture_output=True, text=True, timeout=60)


def test_what_takes_its_time_is_said_before(tmp_path: Path) -> None:
    """Every step of the first `make run`, each after a line that says what it is and how long it may take."""
    lines = make(tmp_path, "-n", "run").stdout.splitlines()
    slow = [number for number, line in enumerate(lines) if "-m venv" in line or "-c constraints.txt" in line]
    slow += [number for number, line in enumerate(lines) if line.endswith("bin/castellan")]
    assert len(slow) == 3
    for number in slow:
        assert lines[number - 1].startswith("echo ")
        assert "second" in lines[number - 1] or "minute" in lines[number - 1]


def test_whoever_plays_reads_words_and_no_commands() -> None:
    """On the way from a fresh clone to the page make repeats none of the lines that it carries out."""
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    rules = re.findall(r"^(\S+):[^\n]*\n((?:\t.*\n)+)", text, re.MULTILINE)
    steps = {goal: re.sub(r"\\\n\t*", " ", recipe).splitlines() for goal, recipe in rules}
    for goal in ("$(BIN)/pip", "$(READY)", "run"):
        assert steps[goal]
        assert all(step.startswith("\t@") for step in steps[goal]), goal


def test_whoever_plays_gets_gets_no_tools_for_developing(tmp_path: Path) -> None:
    play, develop = (make(tmp_path, "-n", goal).stdout for goal in ("run", "test"))
    assert ".[" not in play
    assert '-e ".[all]"' in develop


def test_what_is_installed_is_not_installed_again(tmp_path: Path) -> None:
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    for name in ("bin/pip", ".ready", ".installed"):
        (tmp_path / ".venv" / name).touch()
    assert "pip install" not in make(tmp_path, "-n", "run", "lint").stdout


def test_an_older_python_is_named_as_the_trouble(tmp_path: Path) -> None:
    old = tmp_path / "python"
    old.write_text("#!/bin/sh\nexit 1\n")
    old.chmod(0o755)
    done = make(tmp_path, "run", f"PYTHON={old}")
    assert done.returncode != 0
    assert done.stdout.strip() == "Python 3.11 or newer is needed. If you have one: make run PYTHON=python3.12"
    assert not (tmp_path / ".venv").exists()


def test_every_goal_is_explained(tmp_path: Path) -> None:
    said = make(tmp_path).stdout
    for goal in ("run", "demo", "test", "install"):
        assert f"make {goal} " in said
