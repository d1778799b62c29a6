"""What the papers of the house say is true: commands that they name can be run, files that they point to are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rules.registry import games

ROOT = Path(__file__).parent.parent
PAPERS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob(".github/**/*.*")])
ROOMS = ("bot", "cogs", "render", "rules", "bench", "tests", "docs", "deploy")
TARGETS = set(re.findall(r"(?m)^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8")))
FILES = [f"/{path.relative_to(ROOT)}" for room in ROOMS for path in (ROOT / room).rglob("*.*")]
_FILE = re.compile(r"`(\w[\w/-]*\.(?:py|toml|json|ftl|yml))`")
_MAKE = re.compile(r"(?:`|run: |^)make ([a-z]+)", re.MULTILINE)
_LINK = re.compile(r"\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)")


@pytest.mark.parametrize("paper", PAPERS, ids=lambda path: str(path.relative_to(ROOT)))
def test_targets_and_links_are_there(paper: Path) -> None:
    text = paper.read_text(encoding="utf-8")
    assert set(_MAKE.findall(text)) <= TARGETS
    assert [link for link in _LINK.findall(text) if not (paper.parent / link).exists()] == []


@pytest.mark.parametrize("paper", PAPERS, ids=lambda path: str(path.relative_to(ROOT)))
def test_files_of_the_house_that_are_named_are_there(paper: Path) -> None:
    """By their whole path, or by the last part of it."""
    named = set(_FILE.findall(paper.read_text(encoding="utf-8")))
    assert [
        file for file in named if not any(ROOT.glob(file)) and not any(name.endswith(f"/{file}") for name in FILES)
    ] == []


def test_the_workflows_make_what_everybody_makes() -> None:
    flows = "".join(path.read_text(encoding="utf-8") for path in (ROOT / ".github" / "workflows").glob("*.yml"))
    assert {"test", "bare", "docs"} <= set(_MAKE.findall(flows))
    assert {"3.11", "3.12", "3.13"} <= set(re.findall(r'"(3\.\d+)"', flows))
    assert re.search(r"target: \[fuzz, siege\]", flows)


def test_every_rules_version_has_its_line_in_the_changelog() -> None:
    """From the second on: the first is the game itself."""
    told = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    wanted = {f"{game.id.capitalize()} {number}:" for game in games().values() for number in range(2, game.version + 1)}
    assert {line for line in wanted if f"- {line}" not in told} == set()
