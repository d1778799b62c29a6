"""The engine protocol, spoken as another program would."""

from __future__ import annotations

import io
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import render
from bot.engine import Session, answered, serve, written
from rules.core import Chance, commitment
from rules.registry import games
from tests.sample_game import GAME as TOURNEY

GAMES = {**games(), TOURNEY.id: TOURNEY}
OPS = ("games", "new", "load", "log", "pending", "legal", "sample", "play", "undo", "redo", "view", "state", "render")


class Client:
    """Asks in JSON, hears in JSON."""

    def __init__(self) -> None:
        self.session = Session(GAMES)

    def ask(self, op: str, **fields: Any) -> dict[str, Any]:
        return json.loads(written(answered(self.session, json.dumps({"op": op, **fields}))))

    def new(self, game: str = "tourney", seats: int = 3, seed: str = "7") -> dict[str, Any]:
        return self.ask("new", game=game, seats=seats, seed=seed, options={})

    def play_sample(self, seat: int, luck: str = "a") -> dict[str, Any]:
        return self.ask("play", seat=seat, action=self.ask("sample", seat=seat, luck=luck)["action"])


@pytest.fixture
def client() -> Client:
    return Client()


def test_games_are_described(client: Client) -> None:
    answer = client.ask("games")
    assert answer["ok"]
    described = {game["game"]: game for game in answer["games"]}
    assert described.keys() == GAMES.keys()
    assert described["tourney"]["seats"] == [2, 4]
    assert described["tourney"]["options"] == {"rounds": [3, 2, 4], "rich": [False, True]}
    assert described["tourney"]["actions"]["bid"] == ["coins", "pledge"]


def test_new_commits_to_the_seed_and_asks(client: Client) -> None:
    answer = client.new(seats=2)
    assert answer["ok"]
    assert answer["commitment"] == commitment("7")
    assert answer["over"] is None
    assert answer["pending"].keys() == {"0", "1"}
    asked = answer["pending"]["1"]
    assert asked.keys() == {"decision", "prompt", "actions", "awaited", "secret"}
    assert (asked["actions"], asked["awaited"], asked["secret"]) == (["bid", "withdraw"], True, True)
    assert client.ask("pending") == {"ok": True, "pending": answer["pending"], "over": None}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_and_loaded_again(game: str) -> None:
    client, rng = Client(), Random(3)
    answer = client.new(game)
    while answer["over"] is None:
        seat = int(rng.choice([seat for seat, asked in answer["pending"].items() if asked["awaited"]]))
        answer = client.play_sample(seat, str(rng.random()))
        assert answer["ok"], answer
    assert answer["pending"] == {}
    assert len(answer["over"]["scores"]) == 3
    assert answer["over"]["winners"]

    other = Client()
    loaded = other.ask("load", log=client.ask("log")["log"])
    assert (loaded["ok"], loaded["over"]) == (True, answer["over"])
    assert other.ask("state") == client.ask("state")


def test_legal_says_whether_it_is_complete(client: Client) -> None:
    client.new()
    everything = client.ask("legal", seat=0, limit=1000)
    assert everything["complete"]
    count = len(everything["actions"])
    assert client.ask("legal", seat=0, limit=count)["complete"]
    cut = client.ask("legal", seat=0, limit=count - 1)
    assert (cut["complete"], cut["actions"]) == (False, everything["actions"][:-1])
    for action in everything["actions"]:  # a sealed bid may be changed until the last is in
        assert client.ask("play", seat=0, action=action)["ok"]


def test_sample_is_legal_and_repeatable(client: Client) -> None:
    client.new()
    action = client.ask("sample", seat=1, luck="x")["action"]
    assert client.ask("sample", seat=1, luck="x")["action"] == action
    assert action in client.ask("legal", seat=1)["actions"]
    assert client.ask("sample", seat=1)["action"] in client.ask("legal", seat=1)["actions"]


def test_play_tells_events_with_their_audience(client: Client) -> None:
    client.new()
    answer = client.ask("play", seat=1, action={"do": "bid", "coins": 4})
    assert answer["ok"]
    assert all(event.keys() == {"text", "places", "to"} for event in answer["events"])
    assert [event["to"] for event in answer["events"]] == [None, [1]]
    assert not answer["pending"]["1"]["awaited"]
    assert answer["pending"]["0"]["awaited"]


def test_a_refusal_names_the_rule_and_changes_nothing(client: Client) -> None:
    client.new()
    before = client.ask("state")
    answer = client.ask("play", seat=0, action={"do": "bid", "coins": 99})
    assert not answer["ok"]
    assert answer["error"]["rule"] == "TY-2"
    assert answer["error"]["message"]
    assert client.ask("state") == before


def test_a_stale_decision_is_refused(client: Client) -> None:
    decision = client.new()["pending"]["0"]["decision"]
    bid = {"do": "bid", "coins": 1}
    assert client.ask("play", seat=0, action=bid, decision=decision)["ok"]
    assert client.ask("play", seat=0, action=bid, decision=decision)["error"]["kind"] == "stale"


def test_view_hides_and_state_tells(client: Client) -> None:
    client.new()
    own, other, public = (client.ask("view", seat=seat)["view"] for seat in (0, 1, None))
    hands = client.ask("state")["state"]["hands"]
    assert own["hand"] == hands[0]
    assert other["hand"] == hands[1]
    assert public["hand"] == []


def test_undo_and_redo(client: Client) -> None:
    client.new()
    assert not client.ask("undo")["ok"]
    assert not client.ask("redo")["ok"]
    start = client.ask("state")
    client.play_sample(0)
    played = client.ask("state")
    undone = client.ask("undo")
    assert undone["ok"]
    assert undone["undone"]["seat"] == 0
    assert client.ask("state") == start
    assert client.ask("redo")["ok"]
    assert client.ask("state") == played


def test_a_changed_log_is_not_loaded(client: Client) -> None:
    client.new()
    client.play_sample(0)
    log = client.ask("log")["log"]
    state = client.ask("state")
    log["entries"][0]["draws"] = [1, 2, 3]
    assert not client.ask("load", log=log)["ok"]
    log["entries"] = []
    log["setup"]["version"] += 1
    assert not client.ask("load", log=log)["ok"]
    assert client.ask("state") == state


@pytest.mark.parametrize("game", games())
def test_render_draws_a_file(client: Client, game: str, tmp_path: Path) -> None:
    client.new(game)
    for seat in (None, 1):
        path = tmp_path / f"{seat}.png"
        answer = client.ask("render", seat=seat, path=str(path))
        assert answer["ok"]
        assert answer["alt"]
        assert path.read_bytes().startswith(b"\x89PNG")


def test_render_says_what_it_cannot_do(client: Client, tmp_path: Path) -> None:
    client.new("tourney")
    assert "no pictures" in client.ask("render", seat=None, path=str(tmp_path / "a.png"))["error"]["message"]
    client.new(render.games()[0])
    for path in (tmp_path / "absent" / "a.png", tmp_path, "\0"):
        assert "cannot write" in client.ask("render", seat=None, path=str(path))["error"]["message"]


@pytest.mark.parametrize("op", [op for op in OPS if op not in ("games", "new", "load")])
def test_without_a_game_it_says_so(client: Client, op: str) -> None:
    fields = {"seat": 0, "path": "x", "action": {}}
    wanted = {"legal": ["seat"], "sample": ["seat"], "view": ["seat"], "play": ["seat", "action"]}
    wanted["render"] = ["seat", "path"]
    answer = client.ask(op, **{name: fields[name] for name in wanted.get(op, [])})
    assert "no game" in answer["error"]["message"]


@pytest.mark.parametrize(
    "line",
    [
        b"", b"x", b"[]", b"null", b'{"op":1}', b'{"op":"fly"}', b"{}", b"\xff\xfe", b"[" * 100_000,
        b'{"op":"new"}', b'{"op":"new","game":"chess","seats":2,"seed":"1"}',
        b'{"op":"new","game":"tourney","seats":99,"seed":"1"}', b'{"op":"new","game":"tourney","seats":2,"seed":7}',
        b'{"op":"new","game":"tourney","seats":2,"seed":"\\ud800"}',
        b'{"op":"new","game":"tourney","seats":2,"seed":"1","options":{"rounds":7}}',
        b'{"op":"new","game":"tourney","seats":2,"seed":"1","options":{"colour":"red"}}',
        b'{"op":"legal","seat":0,"limit":-1}', b'{"op":"legal","seat":-1}', b'{"op":"legal","seat":true}',
        b'{"op":"legal","seat":1e400}', b'{"op":"play","seat":0,"action":{"do":"bid"}}',
        b'{"op":"play","seat":0,"action":{"do":"bid","coins":"4"}}',
        b'{"op":"play","seat":0,"action":{"do":"bid","coins":4,"typo":1}}', b'{"op":"play","seat":0,"action":{}}',
        b'{"op":"play","seat":99999999999999999999999,"action":{"do":"bid","coins":4}}',
        b'{"op":"load","log":{}}', b'{"op":"load","log":{"setup":{},"entries":[]}}', b'{"op":"view"}',
    ],
)  # fmt: skip
def test_garbage_is_refused(client: Client, line: bytes) -> None:
    client.new()
    before = client.ask("state")
    answer = answered(client.session, line)
    assert answer["ok"] is False
    assert answer["error"]["message"]
    assert isinstance(answer["error"]["rule"], str)
    assert client.ask("state") == before


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
KNOWN = {
    "op": st.sampled_from([op for op in OPS if op != "render"]),
    "seat": st.integers(-1, 3),
    "game": st.sampled_from(sorted(GAMES)),
    "seats": st.integers(0, 5),
    "seed": st.text(max_size=3),
    "limit": st.integers(-1, 50),
    "action": st.fixed_dictionaries({"do": st.sampled_from(["bid", "withdraw", "share", "cheer", "place", "move"])}),
    "coins": st.integers(0, 5),
}
LIKELY = st.fixed_dictionaries(
    {"op": KNOWN["op"]}, optional={name: plain | ANYTHING for name, plain in KNOWN.items() if name != "op"}
)


@settings(max_examples=150, deadline=None)
@given(st.lists((LIKELY | ANYTHING).map(json.dumps) | st.text() | st.binary(), max_size=8))
def test_nothing_crashes_it(lines: list[str | bytes]) -> None:
    """Not through `serve`, which would hide a crash behind its last resort."""
    client = Client()
    client.new()
    for line in lines:
        answer = json.loads(written(answered(client.session, line)))
        assert answer["ok"] is True or answer["error"].keys() >= {"rule", "message"}
    assert client.ask("games")["ok"]


def test_serve_answers_line_by_line() -> None:
    heard = io.StringIO()
    said = ['{"op":"games"}\n', "\n", "garbage\n", '{"op":"new","game":"tourney","seats":2,"seed":"1"}']
    serve(said, heard, GAMES)
    assert [json.loads(line)["ok"] for line in heard.getvalue().splitlines()] == [True, False, True]


def test_serve_survives_bytes_that_are_no_text() -> None:
    heard = io.StringIO()
    serve(io.TextIOWrapper(io.BytesIO(b'\xff\xfe\n{"op":"games"}\n'), encoding="utf-8"), heard, GAMES)
    assert [json.loads(line)["ok"] for line in heard.getvalue().splitlines()] == [False, True]


def test_serve_ends_when_nobody_listens() -> None:
    class Gone(io.StringIO):
        def write(self, text: str, /) -> int:
            raise BrokenPipeError

    serve(['{"op":"games"}\n'] * 3, Gone(), GAMES)


def test_serve_outlives_a_defect(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(type(TOURNEY), "view", broken)
    heard = io.StringIO()
    new = '{"op":"new","game":"tourney","seats":2,"seed":"1"}'
    serve([new, '{"op":"view","seat":0}', '{"op":"games"}'], heard, {TOURNEY.id: TOURNEY})
    assert [json.loads(line)["ok"] for line in heard.getvalue().splitlines()] == [True, False, True]
    assert "ZeroDivisionError" in caplog.text


def test_the_documented_recipe_verifies_chance() -> None:
    """What docs/engine.md tells people to compute is what the engine draws, dropped hashes included."""
    text = (Path(__file__).parents[2] / "docs" / "engine.md").read_text(encoding="utf-8")
    recipe: dict[str, Any] = {}
    (code,) = [part for part in text.split("```python\n")[1:] if "def commitment" in part]
    exec(code.split("```")[0], recipe)
    assert recipe["commitment"]("long and secret") == commitment("long and secret")
    sides = [6, 20, 2**63 + 1, 52, 3 * 2**62, 1] * 5
    chance = Chance("long and secret", 12)
    assert recipe["draws"]("long and secret", 12, sides) == [chance.below(side) for side in sides]


def test_every_request_is_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "engine.md").read_text(encoding="utf-8")
    assert [op for op in OPS if f'{{"op":"{op}"' not in text] == []
