"""How far a copy has come is seen at the terminal, and told once in a while where there is none."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path

import pytest

from bot.moving_house import Bar, copy_house
from bot.words import Speaker
from tests.bot.test_command_line import furnished


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The seconds by the clock of the bar."""
    now = [100.0]

    class Loop:
        def time(self) -> float:
            return now[0]

    monkeypatch.setattr("bot.moving_house.asyncio.get_running_loop", Loop)
    return now


def test_on_a_terminal_a_bar_grows_in_its_line(time: list[float]) -> None:
    out = Terminal()
    bar = Bar(Speaker("en"), "cli-copy-progress", out)
    for done in range(101):
        bar.show(done, 100)
        time[0] += 0.05
    bar.end()
    drawn = out.getvalue().split("\r")[1:]
    assert 10 < len(drawn) < 30, "it is not drawn more often than anybody sees"
    assert [line.count("#") for line in drawn] == sorted(line.count("#") for line in drawn)
    assert drawn[0].startswith("[" + "." * 30 + "] ")
    assert drawn[-1].startswith("[" + "#" * 30 + "] ")
    assert drawn[-1].endswith("\n")


def test_elsewhere_there_is_a_line_now_and_then(time: list[float]) -> None:
    out = io.StringIO()
    bar = Bar(Speaker("en"), "cli-copy-progress", out)
    for done in range(101):
        bar.show(done, 100)
        time[0] += 0.25
    bar.end()
    lines = out.getvalue().splitlines()
    assert len(lines) == 2
    assert "40" in lines[0]
    assert "80" in lines[1]


def test_what_is_soon_done_says_nothing_of_it(time: list[float]) -> None:
    out = io.StringIO()
    bar = Bar(Speaker("en"), "cli-copy-progress", out)
    for done in range(11):
        bar.show(done, 10)
    bar.end()
    assert out.getvalue() == ""


async def test_a_copy_shows_its_bar_to_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    await furnished(tmp_path / "first.sqlite3")
    terminal = Terminal()
    monkeypatch.setattr(Bar.__init__, "__defaults__", (terminal,))
    copied = copy_house(str(tmp_path / "first.sqlite3"), str(tmp_path / "second.sqlite3"), Speaker("en"))
    assert await asyncio.wait_for(copied, 60) == 0
    assert "#" * 30 in terminal.getvalue()
    assert "compared row by row" in capsys.readouterr().out
