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


@pytest.mark.parametrize("arrives", [True, False])
def test_where_there_is_none_it_is_fetched_or_said_to_be_missing(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arrives: bool
) -> None:
    asked: list[list[str]] = []

    def run(command: list[str], **_: Any) -> Any:
        asked.append(command[1:])
        if arrives:
            fetched(bare, 1000)
        return SimpleNamespace(returncode=0 if arrives else 1)

    monkeypatch.setattr(subprocess, "run", run)
    chromium.main()
    assert asked == [["-m", "playwright", "install", "chromium"]]
    last = capsys.readouterr().out.splitlines()[-1]
    assert last == (
        f"Tests in a browser use {chromium.find()}."
        if arrives
        else "No Chromium could be fetched: tests in a browser are skipped."
    )
