"""What the bot writes to the terminal: lines that a machine can read, with nobody's name, words or token in them."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from bot.logs import Format, JsonLines, set_up_logging
from bot.metrics.commits import note_commit
from tests.bot.publish.stage import open_stage, refusal
from tests.bot.test_command_line import TOKEN


def written(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().err.splitlines()]


async def test_a_busy_session_names_nobody_and_quotes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    set_up_logging("DEBUG", "json", [TOKEN])
    async with open_stage(tmp_path / "stage.sqlite3") as stage:
        stage.host.listen(note_commit)
        stage.host.listen(lambda _: 1 // 0)
        table = await stage.begun()
        for trouble in (refusal(429), refusal(500), refusal(400), ValueError("a fault")):
            stage.hall.before = [trouble]
            await stage.move(table)
            await stage.wait(60.0)
        said = [line for message in stage.hall.messages for line in message.content.splitlines() if line]
    lines = written(capsys)
    assert {"commit", "retry"} <= {line["event"] for line in lines if line.get("table") == table.id}
    assert sum(line.get("event") == "commit" for line in lines) == table.revision + 4, "one a commit"
    text = "\n".join(map(str, lines))
    assert len(said) > 5
    assert [secret for secret in ("Alix", "Bruno", table.name, TOKEN, *said) if secret in text] == []


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_token_is_never_written(capsys: pytest.CaptureFixture[str], form: Format) -> None:
    set_up_logging("INFO", form, [TOKEN])
    try:
        raise OSError(f"cannot log in with {TOKEN}")
    except OSError:
        logging.getLogger("bot").exception("with %s", TOKEN)
    told = capsys.readouterr().err
    assert "cannot log in with (secret)" in told
    assert TOKEN not in told


def test_the_library_never_says_what_it_sends(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging("DEBUG", "json", [])
    logging.getLogger("discord.http").debug("POST with a whole message")
    logging.getLogger("bot").debug("ours")
    assert [line["message"] for line in written(capsys)] == ["ours"]


def test_a_line_is_an_object_with_its_facts() -> None:
    record = logging.LogRecord("bot.room", logging.INFO, "", 0, "table %s", ("abcd",), None)
    record.facts = {"table": "abcd", "event": "commit"}
    line = json.loads(JsonLines().format(record))
    assert line.pop("time").endswith("+00:00")
    assert line == {
        "level": "INFO",
        "logger": "bot.room",
        "message": "table abcd",
        "table": "abcd",
        "event": "commit",
    }


def test_a_second_setting_up_takes_the_place_of_the_first(capsys: pytest.CaptureFixture[str]) -> None:
    """Where one process plays a demo and then runs the bot, say: each line once, to the terminal that is there now."""
    set_up_logging("INFO", "json", [])
    with capsys.disabled():
        set_up_logging("INFO", "json", [])
    logging.getLogger("bot").info("once")
    assert [line["message"] for line in written(capsys)] == ["once"]
