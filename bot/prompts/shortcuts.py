"""Ways past questions: a whole move behind one button, and the same kind again with the same piece. Both stand where
else the tag of an action does, in the id of a button; behind them are a kind and its first answers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import islice

from bot.prompts.components import LABEL
from bot.prompts.labels import labelled, move_label, moves_by_likelihood, says_something, so_far_label, whole_label
from bot.prompts.pages import PAGE
from bot.prompts.progress import Question, answers_of, progress
from bot.words import Speaker
from rules.core import Action, OneOf, Value, engine
from rules.core.actions import Prose, fields_of, tag_of, write_action, write_value
from rules.core.legal import completions, domain_of
from rules.core.refusal import stale
from rules.host import OpenTable

FEW = 10  # choices that a phone shows well side by side
AT_HAND = 15  # three rows of buttons, which a phone shows at once
_PAIR = 2  # moves of a kind that is open anyhow: no more of them are spelt out beside what is asked
REST = ".."  # the option that leads to all others
_WIDE = PAGE * PAGE
_WHOLE, _AGAIN = "-", "+"  # what such a choice begins with
PART = re.compile(r"[\w.-]{1,40}")  # what an id has room for

Labelled = list[tuple[str, str]]


def asked_kind(kinds: tuple[type[Action], ...]) -> type[Action]:
    """What is really asked: the first kind; where that asks nothing, such as to leave a battle to orders, the next of
    its group."""
    first, second = kinds[0], kinds[min(1, len(kinds) - 1)]
    together = first.group is not None and second.group == first.group and not second.aside
    return second if together and not fields_of(first) else first


def in_the_way(kind: type[Action], kinds: tuple[type[Action], ...], *, opened: bool = False) -> bool:
    """Whether a kind would only be in the way of what is asked, were its options spelt out; not in its group, once
    somebody has `opened` that."""
    return kind.aside and kind is not kinds[0] and not opened


def spelt_out(
    say: Speaker,
    position: OpenTable,
    seat: int,
    kinds: tuple[type[Action], ...],
    shown: Labelled,
    *,
    opened: bool = False,
) -> Labelled:
    """Where a kind leaves little to choose, each of its moves has a button of its own, while all buttons are few; what
    is really asked, the first kind of all, also where they become some more. Where it leaves nothing to choose, its
    button says which move it is. Not where a button would be too short to tell that."""
    by_tag, room = {tag_of(kind): kind for kind in kinds}, FEW - len(shown)
    spelt: Labelled = []
    for label, choice in shown:
        kind = by_tag.get(choice)
        most = room + (AT_HAND - FEW if opened or kind is asked_kind(kinds) else 0)
        if kind is None:
            most = 0
        elif in_the_way(kind, kinds, opened=opened):
            most = 0 if kind.perilous else min(room + AT_HAND - FEW, _PAIR - 1)
        answers = kind is not None and kind.reply  # however full the panel: one must know whom one answers
        moves = _moves_of(kind, position, seat, max(0, most) + 1) if most > 0 or answers else []
        if not _are_told_apart(say, position, seat, moves) and not (answers and len(moves) == 1):
            moves = []
        if 1 < len(moves) <= most + 1:
            room -= len(moves) - 1
            moves = moves_by_likelihood(position.state, seat, moves)
            named = (whole_label(say, position.game.id, position.state, seat, move) for move in moves)
            spelt += zip(named, map(move_word, moves), strict=True)
        else:
            only = _only(position, seat, moves)
            spelt.append((whole_label(say, position.game.id, position.state, seat, only) if only else label, choice))
    return spelt


def _only(position: OpenTable, seat: int, moves: list[Action]) -> Action | None:
    """The one move of a kind that asks nothing, unless its button has more to say: what it brings, or that it stays."""
    if len(moves) != 1 or moves[0].final or type(moves[0]).brings(position.state, seat) is not None:
        return None
    return moves[0] if says_something(position.state, seat, moves[0]) else None


def _are_told_apart(say: Speaker, position: OpenTable, seat: int, moves: list[Action]) -> bool:
    return all(len(move_label(say, position.game.id, position.state, seat, move)) <= LABEL for move in moves)


def _moves_of(kind: type[Action] | None, position: OpenTable, seat: int, most: int) -> list[Action]:
    """All moves of a kind, or one more than `most`; none of a kind whose words are the player's own, or of whose moves
    some are unusual."""
    if kind is None or any(field.type is Prose for field in fields_of(kind)) or _has_others(kind, position, seat):
        return []
    return list(islice(completions(kind, position.state, seat), most + 1))


def _has_others(kind: type[Action], position: OpenTable, seat: int) -> bool:
    question = first_question(kind, position, seat)
    return question is not None and question.has_others


def first_question(kind: type[Action], position: OpenTable, seat: int) -> Question | None:
    return progress(kind, position.state, seat, ()).question if fields_of(kind) else None


@dataclass(frozen=True)
class Listed:
    """A menu of a kind's first question. `about`: the kind with what goes without saying, where something does."""

    about: str
    options: Labelled


def first_questions(say: Speaker, position: OpenTable, seat: int, kinds: Iterable[type[Action]]) -> dict[str, Listed]:
    """By the tag of a kind, what its first question offers, where that is more than buttons are for: the likeliest, and
    behind the last option the rest."""
    found: dict[str, Listed] = {}
    for kind in kinds:
        question = first_question(kind, position, seat)
        if question is None or not isinstance(question.domain, OneOf) or question.usual <= FEW:
            continue
        options = labelled(say, position.state, seat, question, _WIDE)
        every = len(question.domain) if question.has_others else len(options)
        shown = options if every == len(options) <= PAGE else options[: PAGE - 1]
        rest = [(say("prompt-rest", count=every - len(shown)), REST)] if every > len(shown) else []
        about = so_far_label(say, position.game.id, position.state, seat, kind, question.earlier)
        found[tag_of(kind)] = Listed(about if question.earlier else "", [*shown, *rest])
    return found


def move_word(move: Action) -> str:
    """A whole move in an id: short, and no other move of the position has it."""
    return _WHOLE + blake2b(write_action(move).encode(), digest_size=6).hexdigest()


def same_again(say: Speaker, position: OpenTable, seat: int, after: Action | None, *, hidden: bool) -> Labelled:
    """Once more what was just played, with the same piece. A kind whose piece goes without saying needs no second
    button, unless its own is `hidden` behind its group."""
    if after is None or type(after) not in engine.legal(position.state, seat).kinds:
        return []
    kind, piece = type(after), after.again()
    answers = _answers_for(kind, position, seat, piece)
    if answers is None or not (answers or hidden) or not all(PART.fullmatch(answer) for answer in answers):
        return []
    label = so_far_label(say, position.game.id, position.state, seat, kind, piece)
    return [(say("button-again", move=label), choice_of(kind, answers))]


def is_whole(choice: str) -> bool:
    """Whether a choice stands for a whole move."""
    return choice.startswith(_WHOLE)


def tag_meant(choice: str) -> str:
    """The tag of the kind that a choice stands for, unless it stands for a whole move."""
    return choice.split(_AGAIN)[1] if choice.startswith(_AGAIN) else choice


def choice_of(kind: type[Action], answers: Sequence[str]) -> str:
    """The choice that stands for a kind and its first answers."""
    return _AGAIN.join(["", tag_of(kind), *answers])


def _answers_for(kind: type[Action], position: OpenTable, seat: int, values: tuple[Value, ...]) -> list[str] | None:
    """What one would answer for these first values, where it is asked at all; None when they cannot be chosen."""
    answers: list[str] = []
    for index, (field, value) in enumerate(zip(fields_of(kind), values, strict=False)):
        domain = domain_of(field, position.state, seat, values[:index])
        if domain is None or value not in domain:
            return None
        if len(domain) > 1:
            answers.append(write_value(value))
    return answers


def shortcut(choice: str, position: OpenTable, seat: int) -> tuple[str, tuple[str, ...]] | None:
    """The kind and the first answers behind a choice; None for one that is no shortcut. A whole move that is there no
    more is refused."""
    if choice.startswith(_AGAIN):
        _, tag, *answers = choice.split(_AGAIN)
        return tag, tuple(answers)
    if not choice.startswith(_WHOLE):
        return None
    kinds = engine.legal(position.state, seat).kinds
    moves = (move for kind in kinds for move in _moves_of(kind, position, seat, AT_HAND))
    found = next((move for move in moves if move_word(move) == choice), None)
    if found is None:
        raise stale()
    return tag_of(type(found)), answers_of(position.state, seat, found)
