"""`castellan demo`, run as people run it."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bot.test_command_line import TOKEN, check_one_sentence, run, surroundings

pytestmark = pytest.mark.slow


def test_a_page_is_saved_and_nothing_else(tmp_path: Path) -> None:
    """Neither the token nor the tables of the house are touched."""
    done = run(tmp_path, "demo", "saga", "--moves", "4", "--seed", "it's <b>", DISCORD_TOKEN=TOKEN)
    assert done.returncode == 0, done
    page = tmp_path / "demo.html"
    assert [path.name for path in tmp_path.iterdir()] == ["demo.html"]
    assert str(page) in done.stdout
    assert "AI players play Saga for 3" in done.stderr
    assert "move 4 of 4" in done.stderr
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert "it is cut after 4 moves" in text
    assert "castellan demo saga --seats 3 --seed 'it'\"'\"'s &lt;b&gt;' --language en --moves 4" in text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game called “chess”. There are: barony, medioevo, saga and torres."),
        (["barony", "--seats", "7"], "This game is for 2 to 4 players, not 7."),
        (["--moves", "0"], "--moves 0: at least 1."),
        (["--out", "nowhere/demo.html"], "nowhere/demo.html cannot be written."),
        (["--out", "."], ". cannot be written."),
    ],
    ids=["game", "seats", "moves", "folder", "file"],
)
def test_what_cannot_be_is_said_before_anything_is_played(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    check_one_sentence(run(tmp_path, "demo", *arguments), sentence)


def test_stopped_early_it_saves_what_there_is(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bot", "demo", "medioevo", "--seed", "1"]
    env = surroundings(tmp_path)
    child = subprocess.Popen(command, cwd=tmp_path, env=env, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert child.stderr is not None
    for line in child.stderr:
        if "move " in line:
            break
    child.send_signal(signal.SIGINT)
    _, rest = child.communicate(timeout=300)
    assert child.returncode == 0, rest
    assert "Only the beginning" in (tmp_path / "demo.html").read_text(encoding="utf-8")
