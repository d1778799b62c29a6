"""What one may do at a place, in words: here, anywhere, and why not the rest. Every kind of action is in one line."""

from __future__ import annotations

from itertools import accumulate

from bot.prompts.labels import action_label
from bot.talk import refusal_text
from bot.words import Speaker
from rules.core import Refusal
from rules.core.here import Here
from rules.core.legal import UNASKED

_LINE = 900  # characters


def deeds_told(say: Speaker, game: str, found: list[Here]) -> list[str]:
    here = [action_label(say, game, each.kind) for each in found if each.move is not None]
    anywhere = [action_label(say, game, each.kind) for each in found if each.move is None and each.refusal is None]
    lines = [say("look-here", kinds=", ".join(here)) if here else say("look-nothing-here")]
    lines += [say("look-anywhere", kinds=", ".join(anywhere))] if anywhere else []
    why = [_why(say, game, each, each.refusal) for each in found if each.refusal and not _is_unasked(each.refusal)]
    lines += [say("look-barred"), *why] if why else []
    unasked = [_by_rule(say, game, each, each.refusal) for each in found if each.refusal and _is_unasked(each.refusal)]
    return [*lines, *_unasked(say, unasked)]


def _unasked(say: Speaker, kinds: list[str]) -> list[str]:
    """On as many lines as it takes: a game may have very many kinds of actions, and words take no argument without
    end."""
    found: list[str] = []
    while kinds:
        fits = max(1, sum(total <= _LINE for total in accumulate(len(kind) + 2 for kind in kinds)))
        found.append(", ".join(kinds[:fits]))
        kinds = kinds[fits:]
    return [say("look-unasked", kinds=line) for line in found[:1]] + found[1:]


def _is_unasked(refusal: Refusal) -> bool:
    """Nothing is wrong with the place: it is not the time."""
    return refusal.words.key == UNASKED


def _why(say: Speaker, game: str, here: Here, refusal: Refusal) -> str:
    return say("look-why", kind=action_label(say, game, here.kind), why=refusal_text(say, refusal))


def _by_rule(say: Speaker, game: str, here: Here, refusal: Refusal) -> str:
    return say("look-rule", kind=action_label(say, game, here.kind), rule=refusal.rule)
