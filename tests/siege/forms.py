"""Filling in a form at random, by what its labels say."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from tests.loopback.person import boxes_of

_AMOUNT = re.compile(r"(\d+)\D+(\d+)$")
_SHARE = re.compile(r"\D(\d+)\D+(\d+)\D*$")
_TOTAL = re.compile(r"(\d+)\D*$")
_CAP = re.compile(r"([\w.-]+):(\d+)")


def filled(modal: dict[str, Any], rng: Random) -> dict[str, str]:
    """Texts by box. Where a label was cut short, the answer may be wrong: the bot has to say so."""
    boxes = [box for row in modal["components"] for box in boxes_of(row)]
    if len(boxes) > 1:
        shares = [_SHARE.search(_label(box, modal)) for box in boxes]
        caps = {box["custom_id"]: int(share[1]) if share else 1 for box, share in zip(boxes, shares, strict=True)}
        total = max((int(share[2]) for share in shares if share), default=1)
        return {key: str(count) for key, count in _split(caps, total, rng).items() if count}
    return {boxes[0]["custom_id"]: _single(_label(boxes[0], modal), boxes[0].get("placeholder") or "", rng)}


def _label(box: dict[str, Any], modal: dict[str, Any]) -> str:
    """On the box itself, or on the row around it."""
    around = next((row for row in modal["components"] if box in boxes_of(row)), {})
    return str(box.get("label") or around.get("label") or "")


def _single(label: str, hint: str, rng: Random) -> str:
    amount, total = _AMOUNT.search(label), _TOTAL.search(label)
    caps = {key: int(cap) for key, cap in _CAP.findall(hint)}
    if caps and total:
        return ",".join(f"{key}:{count}" for key, count in _split(caps, int(total[1]), rng).items() if count) or "-"
    if amount:
        return str(rng.randint(int(amount[1]), max(int(amount[1]), int(amount[2]))))
    return rng.choice(["-", "nonsense", "1", "a,b"])


def _split(caps: dict[str, int], total: int, rng: Random) -> dict[str, int]:
    """`total` in shares, each up to its cap as far as that goes."""
    shares = dict.fromkeys(caps, 0)
    for _ in range(total):
        room = [key for key, cap in caps.items() if shares[key] < cap]
        if not room:
            break
        shares[rng.choice(room)] += 1
    return shares
