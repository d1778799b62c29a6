"""The limits' own test: a checker that never complains would prove nothing."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.e2e.limits import FILE, faults

CHANNEL = "/channels/1/messages"


def button(custom_id: str = "b:1", label: str = "Go") -> dict[str, Any]:
    return {"type": 2, "custom_id": custom_id, "label": label}


def menu(options: int, **more: Any) -> dict[str, Any]:
    choices = [{"label": f"{number}", "value": f"{number}"} for number in range(options)]
    return {"type": 3, "custom_id": "s:1", "options": choices, **more}


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def asked(path: str, json: Any, blobs: dict[str, bytes] | None = None) -> Any:
    request = SimpleNamespace(method="POST", path=path, json=json)
    backend = SimpleNamespace(cdn=SimpleNamespace(_blobs=blobs or {}))
    return SimpleNamespace(http_requests=[request], backend=backend)


def test_a_good_message_has_no_faults() -> None:
    message = {"content": "x" * 2000, "components": [row(button()), row(menu(25))]}
    assert faults(asked(CHANNEL, message)) == []


@pytest.mark.parametrize(
    "message",
    [
        {"content": "x" * 2001},
        {"attachments": [{"filename": "board.png", "description": "x" * 1025}]},
        {"attachments": [{"filename": "board.png"}]},
        {"embeds": [{"description": "x" * 6001}]},
        {"components": [row(button(f"b:{number}")) for number in range(6)]},
        {"components": [row(*(button(f"b:{number}") for number in range(6)))]},
        {"components": [row(button(), button())]},
        {"components": [row(button("b" * 101))]},
        {"components": [row(button(label="x" * 81))]},
        {"components": [row(button(label="Attack **Ann**"))]},
        {"components": [row(button(), menu(3))]},
        {"components": [row(menu(26))]},
        {"components": [row(menu(0))]},
        {"components": [row(menu(2, max_values=3))]},
        {"components": [row(menu(2, placeholder="x" * 151))]},
    ],
)
def test_each_limit_of_a_message_is_seen(message: dict[str, Any]) -> None:
    assert faults(asked(CHANNEL, message))


@pytest.mark.parametrize(
    "answer",
    [
        {"type": 4, "data": {"content": "x" * 2001}},
        {"type": 8, "data": {"choices": [{"name": f"{number}", "value": f"{number}"} for number in range(26)]}},
        {"type": 8, "data": {"choices": [{"name": "x" * 101, "value": "x"}]}},
        {"type": 9, "data": {"title": "x" * 46, "custom_id": "m", "components": [row({"type": 4, "custom_id": "a"})]}},
    ],
)
def test_each_limit_of_an_answer_is_seen(answer: dict[str, Any]) -> None:
    if answer["type"] == 9:
        answer["data"]["components"][0]["components"][0]["label"] = "Coins"
    assert faults(asked("/interactions/1/token/callback", answer))


def test_a_large_file_is_seen() -> None:
    assert faults(asked(CHANNEL, {"content": ""}, {"board.png": b"x" * (FILE + 1)}))
