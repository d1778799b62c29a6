"""The browser of the tests: found, fetched where there is none, and never missed in silence."""

from __future__ import annotations

import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests import chromium


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine without any browser; what Playwright fetches comes to the folder."""
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path))
    return tmp_path


def fetched(folder: Path, version: int) -> str:
    found = folder / f"chromium-{version}" / "chrome-linux64" / "chrome"
    found.parent.mkdir(parents=True)
    found.touch()
    return str(found)


def test_the_machines_own_comes_first(bare: Path) -> None:
    fetched(bare, 1000)
    own = bare / "bin" / "google-chrome"
    own.parent.mkdir()
    own.touch()
    own.chmod(0o755)
    assert chromium.find() == str(own)


def test_of_those_fetched_the_newest_is_taken(bare: Path) -> None:
    assert chromium.find() is None
    fetched(bare, 1000)
    newest = fetched(bare, 1001)
    assert chromium.find() == newest


FOUND = "Tests in a browser use {}."
MISSING = "No Chromium could be fetched: tests in a browser are skipped."


@pytest.mark.parametrize(
    ("bringer", "may_install", "programs"),
    [
        ("playwright", True, ["playwright"]),
        ("--yes", True, ["playwright", "update", "--yes"]),
        (None, True, ["playwright", "update", "--yes"]),
        (None, False, ["playwright"]),
    ],
)
def test_where_there_is_none_it_is_fetched_or_said_to_be_missing(
    bare: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    bringer: str | None,
    may_install: bool,
    programs: list[str],
) -> None:
    """By Playwright, or as Debian's package by who may install it."""
    asked: list[list[str]] = []

    def run(command: list[str], **_: Any) -> Any:
        asked.append(command)
        if bringer in command:
            fetched(bare, 1000)
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(chromium, "_may_install", lambda: may_install)
    chromium.main()
    assert len(asked) == len(programs)
    assert all(program in command for program, command in zip(programs, asked, strict=True))
    last = capsys.readouterr().out.splitlines()[-1]
    assert last == (FOUND.format(chromium.find()) if bringer else MISSING)


@pytest.mark.parametrize(("debian", "user", "may"), [(True, 0, True), (True, 1000, False), (False, 0, False)])
def test_only_root_of_a_debian_installs_packages(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, debian: bool, user: int, may: bool
) -> None:
    release = tmp_path / "debian_version"
    if debian:
        release.touch()
    monkeypatch.setattr(chromium, "_DEBIAN", release)
    monkeypatch.setattr("os.geteuid", lambda: user)
    assert chromium._may_install() is may
