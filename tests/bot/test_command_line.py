"""The one command, run as people run it: in a process of its own, with its exit code and what it prints."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.error
import urllib.request
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.settings import looks_like_a_token
from rules.barony import GAME
from rules.core import Setup
from rules.core.match import Match
from rules.core.record import read_record, record
from rules.core.transcript import transcribed
from rules.host import Host
from rules.registry import games
from tests import postgres

ROOT = Path(__file__).parents[2]
TOKEN = "MTExMTExMTExMTExMTExMTEx.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789AB"
PICTURE = b"\x89PNG"
_HANGS = 300.0  # seconds: nothing takes so long on any machine

pytestmark = pytest.mark.slow


def surroundings(tmp_path: Path, **settings: str) -> dict[str, str]:
    """No settings but these; the database in a directory of the test's own."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("CASTELLAN", "DISCORD"))}
    database = str(tmp_path / "castellan.sqlite3")
    quiet = {"CASTELLAN_DATABASE": database, "CASTELLAN_BROWSER": "0"}
    return {**plain, "PYTHONPATH": str(ROOT), "LANG": "en", **quiet, **settings}


def run(tmp_path: Path, *arguments: str, said: str = "", **settings: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bot", *arguments]
    env = surroundings(tmp_path, **settings)
    return subprocess.run(command, cwd=tmp_path, env=env, input=said, capture_output=True, text=True, timeout=_HANGS)


def check_one_sentence(done: subprocess.CompletedProcess[str], start: str) -> None:
    """Exit code 1, one line to read, and no trace of Python."""
    assert done.returncode == 1, done
    assert done.stdout == ""
    assert done.stderr.startswith(start)
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr


# What goes wrong


def test_a_token_of_the_wrong_form(tmp_path: Path) -> None:
    check_one_sentence(run(tmp_path, DISCORD_TOKEN="bad"), "DISCORD_TOKEN does not look like a bot token")


@pytest.mark.parametrize("token", ["", "  "])
def test_a_blank_token_is_none(tmp_path: Path, token: str) -> None:
    assert (
        "No DISCORD_TOKEN set: `castellan` will open the local table."
        in run(tmp_path, "check", DISCORD_TOKEN=token).stdout
    )


def test_the_form_of_a_token() -> None:
    assert looks_like_a_token(TOKEN)
    assert not looks_like_a_token(TOKEN.replace(".", "", 1))
    assert not looks_like_a_token(f"Bot {TOKEN}")


@pytest.mark.parametrize("token", ["", TOKEN])
def test_a_database_that_cannot_be_written(tmp_path: Path, token: str) -> None:
    (tmp_path / "file").touch()
    done = run(tmp_path, CASTELLAN_DATABASE=str(tmp_path / "file" / "castellan.sqlite3"), DISCORD_TOKEN=token)
    check_one_sentence(done, "The database ")


def test_a_database_that_is_something_else(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear reader, " * 100)
    check_one_sentence(run(tmp_path, CASTELLAN_DATABASE=str(tmp_path / "letter")), "The database ")


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        check_one_sentence(run(tmp_path, CASTELLAN_PORT=port), f"Port {port} is in use")


@pytest.mark.parametrize(
    ("name", "value"),
    [("CASTELLAN_PORT", "many"), ("CASTELLAN_PACE", "-1"), ("CASTELLAN_LANGUAGE", "xx"), ("CASTELLAN_LOG_LEVEL", "?")],
)
def test_a_setting_that_cannot_be_read(tmp_path: Path, name: str, value: str) -> None:
    check_one_sentence(run(tmp_path, **{name: value}), f"{name}: ")


def test_messages_in_the_language_of_the_terminal(tmp_path: Path) -> None:
    assert run(tmp_path, LANG="fr_FR.UTF-8", DISCORD_TOKEN="bad").stderr.startswith("DISCORD_TOKEN ne ressemble pas")


# The tools


@pytest.mark.parametrize(
    "tool", [(), ("engine",), ("render",), ("check",), ("backup",), ("status",), ("copy",), ("verify-all",)]
)
def test_help(tmp_path: Path, tool: tuple[str, ...]) -> None:
    done = run(tmp_path, *tool, "--help")
    assert done.returncode == 0
    assert done.stdout.startswith(f"usage: castellan {' '.join(tool)}".rstrip())


def test_backup_copies_the_database_as_it_is(tmp_path: Path) -> None:
    database, copy = tmp_path / "house.sqlite3", tmp_path / "copy.sqlite3"
    with closing(sqlite3.connect(database)) as file:
        file.executescript("PRAGMA journal_mode = WAL; PRAGMA user_version = 1; CREATE TABLE notes (text TEXT);")
        done = run(tmp_path, "backup", str(copy), CASTELLAN_DATABASE=str(database))
    assert (done.returncode, done.stdout) == (0, f"The backup is {copy}.\n")
    assert copy.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(copy)) as file:
        assert file.execute("PRAGMA user_version").fetchone() == (1,)


def test_backup_is_named_by_the_day_and_says_when_there_is_nothing_to_copy(tmp_path: Path) -> None:
    done = run(tmp_path, "backup", CASTELLAN_DATABASE=str(tmp_path / "house.sqlite3"))
    assert done.returncode == 1
    assert done.stderr.startswith(f"The backup {tmp_path / 'house.sqlite3'}.2")
    assert not list(tmp_path.iterdir())


def test_a_house_is_copied_to_a_server_and_back(tmp_path: Path) -> None:
    if postgres.missing():
        pytest.skip(postgres.missing())
    first, last, server = tmp_path / "first.sqlite3", tmp_path / "last.sqlite3", asyncio.run(postgres.fresh("copied"))
    asyncio.run(furnished(first))
    for origin, target in ((first, server), (server, last)):
        done = run(tmp_path, "copy", str(origin), str(target))
        assert (done.returncode, done.stderr) == (0, ""), done
        assert done.stdout.endswith("compared row by row.\n")
    assert run(tmp_path, "copy", str(first), str(last)).stderr.startswith("There are tables in the target already.")
    assert "cannot be copied into itself" in run(tmp_path, "copy", server, server).stderr
    assert "There is no database nowhere." in run(tmp_path, "copy", "nowhere", server).stderr
    for database in (str(last), server):
        done = run(tmp_path, "verify-all", CASTELLAN_DATABASE=database)
        assert (done.returncode, done.stdout) == (0, "The one table is sound.\n"), done
    done = run(tmp_path, "backup", str(tmp_path / "backup.sqlite3"), CASTELLAN_DATABASE=server)
    assert (done.returncode, done.stdout) == (0, f"The backup is {tmp_path / 'backup.sqlite3'}.\n"), done
    with closing(sqlite3.connect(tmp_path / "backup.sqlite3")) as file:
        file.execute("UPDATE tables SET seed = 'another'")
        file.commit()
    done = run(tmp_path, "verify-all", CASTELLAN_DATABASE=str(tmp_path / "backup.sqlite3"))
    assert done.returncode == 1
    assert "The seed does not match" in done.stdout


async def furnished(path: Path) -> None:
    """A house with a running game in it."""
    host = await Host.open(path)
    table = await host.create(game="barony", guild=1, channel=2, language="en", player=3, player_name="Ann")
    await host.add_computer(table.id, 3)
    await host.start(table.id, 3)
    await host.close()


def test_check_finds_all_well(tmp_path: Path) -> None:
    done = run(tmp_path, "check", DISCORD_TOKEN=TOKEN)
    assert done.returncode == 0, done
    lines = done.stdout.splitlines()
    assert len(lines) == 7
    assert all(line.startswith("✓") for line in lines)


def test_check_finds_everything_that_is_wrong(tmp_path: Path) -> None:
    done = run(tmp_path, "check", DISCORD_TOKEN="bad", CASTELLAN_DATABASE=str(tmp_path))
    assert done.returncode == 1
    assert sum(line.startswith("✗") for line in done.stdout.splitlines()) == 2
    assert done.stderr == ""


@pytest.mark.parametrize("name", [".env", "castellan.sqlite3"])
def test_check_finds_files_that_others_can_read(tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    file.touch()
    file.chmod(0o640)
    (fault,) = [line for line in run(tmp_path, "check").stdout.splitlines() if line.startswith("✗")]
    assert fault.split("chmod 600 ")[1] in (name, str(file))


def test_check_finds_every_wrong_setting(tmp_path: Path) -> None:
    done = run(tmp_path, "check", CASTELLAN_PORT="many", CASTELLAN_PACE="slow")
    assert done.returncode == 1
    assert [line.split(":")[0] for line in done.stdout.splitlines()] == ["✗ CASTELLAN_PACE", "✗ CASTELLAN_PORT"]


BOX = ROOT / "deploy" / "saga-box.example.toml"


def test_check_looks_at_the_realm_cards_of_a_real_box(tmp_path: Path) -> None:
    done = run(tmp_path, "check", CASTELLAN_SAGA_BOX=str(BOX))
    assert done.returncode == 0, done
    assert f"✓ The realm cards of Saga in {BOX} are complete." in done.stdout


def test_check_names_every_fault_of_a_box(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(BOX.read_text().replace("income = 2", "income = 20"))
    done = run(tmp_path, "check", CASTELLAN_SAGA_BOX=str(box))
    assert done.returncode == 1
    assert sum(line.startswith(f"✗ {box}: [orange.") for line in done.stdout.splitlines()) == 2


def test_a_faulty_box_keeps_the_bot_from_starting(tmp_path: Path) -> None:
    """Rather than be played without; all that is wrong is told at once."""
    box = tmp_path / "box.toml"
    box.write_text(BOX.read_text().replace("[red.crown]", "[pink.crown]"))
    done = run(tmp_path, CASTELLAN_SAGA_BOX=str(box))
    assert (done.returncode, done.stdout) == (1, "")
    lines = done.stderr.strip().splitlines()
    assert lines[0] == f"The file {box} cannot be used (2 faults):"
    assert [line.startswith("· ") for line in lines[1:]] == [True, True], lines
    assert not (tmp_path / "castellan.sqlite3").exists()


def test_engine_speaks_json_lines(tmp_path: Path) -> None:
    done = run(tmp_path, "engine", said='{"op":"games"}\nnonsense\n')
    assert done.returncode == 0
    good, bad = map(json.loads, done.stdout.splitlines())
    assert good["ok"]
    assert not bad["ok"]


def test_import_takes_a_finished_game_into_the_local_table(tmp_path: Path) -> None:
    """With a token nobody can know where it should go."""
    match = read_record(games(), json.loads((ROOT / "tests/replays/saga/choice-two.json").read_text()))
    text = transcribed(replace(match.setup, unattended=False), match.log)
    game, part = tmp_path / "game.txt", tmp_path / "part.txt"
    game.write_text(text)
    part.write_text(text[: text.index("9. ")])
    check_one_sentence(run(tmp_path, "import", str(game), DISCORD_TOKEN=TOKEN), "Please say where to")
    check_one_sentence(run(tmp_path, "import", str(part)), "This game is not over: after 8 moves")
    done = run(tmp_path, "import", str(game))
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{len(match.log)} moves, each checked" in done.stdout
    with closing(sqlite3.connect(tmp_path / "castellan.sqlite3")) as file:
        assert file.execute("SELECT status FROM tables").fetchall() == [("over",)]


def test_render_draws_a_saved_game(tmp_path: Path) -> None:
    match = Match(GAME, Setup(game="barony", version=GAME.version, seats=2, seed="7"))
    saved = tmp_path / "game.json"
    saved.write_text(json.dumps(record(match.setup, match.log)))
    done = run(tmp_path, "render", "game.json", "board.png")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "board.png").read_bytes().startswith(PICTURE)
    assert done.stdout.strip()


@pytest.mark.parametrize("text", ["", "{}", '{"setup": {"game": "chess"}, "entries": []}'])
def test_render_refuses_what_is_no_game(tmp_path: Path, text: str) -> None:
    (tmp_path / "game.json").write_text(text)
    check_one_sentence(run(tmp_path, "render", "game.json", "board.png"), "Cannot draw: ")
    check_one_sentence(run(tmp_path, "render", "absent.json", "board.png"), "Cannot draw: ")


@pytest.mark.parametrize("seat", ["2", "-1"])
def test_render_refuses_a_seat_that_is_not_there(tmp_path: Path, seat: str) -> None:
    match = Match(GAME, Setup(game="barony", version=GAME.version, seats=2, seed="7"))
    (tmp_path / "game.json").write_text(json.dumps(record(match.setup, match.log)))
    done = run(tmp_path, "render", "game.json", "board.png", "--seat", seat)
    check_one_sentence(done, f"Cannot draw: --seat {seat}: 0 … 1")


# Opening and closing


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "SIGINT"])
async def test_a_signal_closes_the_local_table(tmp_path: Path, number: signal.Signals) -> None:
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        cwd=tmp_path,
        env=surroundings(tmp_path, CASTELLAN_PORT="0"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert child.stdout is not None
    try:
        address = await asyncio.wait_for(child.stdout.readline(), timeout=_HANGS)
        url = re.search(rb"http://\S+", address)
        assert url, address
        assert await asyncio.to_thread(reachable, url[0].decode())
        child.send_signal(number)
        rest, faults = await asyncio.wait_for(child.communicate(), timeout=_HANGS)
    finally:
        if child.returncode is None:
            child.kill()
    assert child.returncode == 0, faults
    assert rest.decode() == "Stopped. All tables are saved.\n"
    assert b"Traceback" not in faults
    with sqlite3.connect(tmp_path / "castellan.sqlite3") as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def reachable(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=_HANGS) as answer:
            return answer.status == 200
    except urllib.error.HTTPError as error:
        return error.code < 500
