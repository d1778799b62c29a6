"""Sharing out by buttons: so many units, points or cubes among several kinds. What has been shared so far stands in the
ids of the buttons, so that nothing of it is kept elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import discord
from discord import ui

from bot.prompts.components import button, menu
from bot.prompts.labels import value_label
from bot.prompts.pages import PAGE
from bot.prompts.progress import Question
from bot.prompts.router import number, unknown_control
from bot.prompts.steps import control
from bot.talk import label_speaker
from bot.words import Speaker
from rules.core import Value
from rules.core.actions import write_value
from rules.core.domains import Split
from rules.host import Draft, OpenTable

MOST_KINDS = 6  # that three rows of buttons have room for, two in each
_ROWS = 3  # of the stepper; in the fourth stands what is taken
_BETWEEN = "."

_NEAR = 3  # other ways that are offered

Naming = Callable[[Value], str]
Shares = tuple[int, ...]  # by the kinds of a split, in their order


def share_out(
    say: Speaker, position: OpenTable, draft: Draft, question: Question, domain: Split, shares: Shares | None
) -> list[ui.Item[Any]]:
    """A few ways are a menu; of many, one begins with the first kinds and changes it piece by piece."""
    plain = label_speaker(say.language, position.table)

    def named(value: Value) -> str:
        return value_label(plain, question.field, position.state, draft.seat, question.earlier, value)

    if len(domain) <= PAGE:
        ways = [(named(way), write_value(way)) for way in domain]
        return [menu("pick", draft.id, ways, arg=control(draft), placeholder=say("prompt-choose"))]
    now = shares if shares is not None else filled(domain)
    return [*_steps(draft, domain, now, named), *_taking(say, draft, domain, now, named)]


def filled(domain: Split, order: Sequence[int] | None = None) -> Shares:
    """As much as goes of the first kind, then of the next."""
    left, caps = domain.total, list(domain.caps.values())
    shares = [0] * len(caps)
    for at in order if order is not None else range(len(caps)):
        shares[at] = min(left, caps[at])
        left -= shares[at]
    return tuple(shares)


def written(shares: Shares) -> str:
    return _BETWEEN.join(map(str, shares))


def read_shares(domain: Split, word: str | None) -> Shares:
    """What a button stands for; anything else is refused."""
    shares = tuple(number(part) for part in (word or "").split(_BETWEEN))
    caps = list(domain.caps.values())
    if len(shares) != len(caps) or sum(shares) > domain.total or any(a > b for a, b in zip(shares, caps, strict=True)):
        raise unknown_control()
    return shares


def as_split(domain: Split, shares: Shares) -> dict[str, int]:
    return {key: share for key, share in zip(domain.caps, shares, strict=True) if share}


def _steps(draft: Draft, domain: Split, now: Shares, named: Naming) -> Iterator[ui.Item[Any]]:
    """One less, one more of each kind."""
    caps, full = list(domain.caps.values()), sum(now) == domain.total
    for at, key in enumerate(domain.caps):
        for change, sign in ((-1, "\N{MINUS SIGN}"), (1, "+")):
            then = (*now[:at], now[at] + change, *now[at + 1 :])
            stuck = not 0 <= then[at] <= caps[at] or (change > 0 and full)
            word = f"stuck{_BETWEEN}{at}{_BETWEEN}{change}" if stuck else written(then)
            label, row = f"{sign} {named({key: now[at]})}", at % _ROWS
            yield button("share", draft.id, label, arg=control(draft, word), row=row, disabled=stuck)


def _taking(say: Speaker, draft: Draft, domain: Split, now: Shares, named: Naming) -> Iterator[ui.Item[Any]]:
    """What has been put together; other ways that lie near: from the last kind on, or all of one; and to type it."""
    missing, kinds = domain.total - sum(now), range(len(domain.caps))
    label = say("share-missing", count=missing) if missing else say("share-take", what=named(as_split(domain, now)))
    green, word = discord.ButtonStyle.success, control(draft, written(now))
    yield button("shared", draft.id, label, arg=word, style=green, row=_ROWS, disabled=missing > 0)
    ways = {filled(domain), filled(domain, kinds[::-1]), *(filled(domain, [at]) for at in kinds)}
    whole = sorted(way for way in ways - {now} if sum(way) == domain.total)
    for way in whole[:_NEAR]:
        label = say("share-rather", what=named(as_split(domain, way)))
        yield button("rather", draft.id, label, arg=control(draft, written(way)), row=_ROWS)
    yield button("type", draft.id, say("button-type"), arg=control(draft), row=_ROWS)
