"""The notation in somebody's language: kinds of action by the names of their commands, read in every language. What
one player writes down, another can type, whatever language each of them reads."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from bot.languages import FIRST, languages
from bot.likeness import bare, nearest
from bot.prompts.components import shortened
from bot.words import Speaker, has
from rules.core import Action, Game, IllegalMove, Refusal, words
from rules.core.actions import fields_of, tag_of
from rules.core.notation import brief, joined
from rules.core.refusal import malformed

_QUOTED = 900  # characters; Fluent puts at most a thousand into a sentence


def written(say: Speaker, game: Game[Any], action: Action) -> str:
    """One move, as its player would type it."""
    return brief(action, kind_word(say.language, game.id, game.actions, type(action)))


def line_of(say: Speaker, game: Game[Any], actions: Iterable[Action]) -> str:
    """Several moves in one line."""
    return joined([written(say, game, action) for action in actions])


def quoted(line: str) -> str:
    """As one types it: nothing in it is markup, and no more of it than a sentence can hold."""
    return f"`{shortened(line.replace('`', 'ˋ'), _QUOTED)}`"


def kind_word(language: str, game: str, kinds: tuple[type[Action], ...], kind: type[Action]) -> str:
    """What one types for a kind: the name of its command; where that means another kind as well, with its group before
    it, or in English its tag."""
    known = _kinds_by_word(game, kinds, languages())
    names = [_name(language, game, kind), *([] if language == FIRST else _with_group(language, game, kind))]
    return next((name for name in names if known.get(bare(name)) is kind), tag_of(kind))


def kind_meant(say: Speaker, game: Game[Any], word: str, open_now: Iterable[type[Action]]) -> type[Action]:
    """The kind that a word stands for; `IllegalMove` proposes the nearest."""
    known = _kinds_by_word(game.id, game.actions, languages())
    found = known.get(bare(word))
    if found is not None:
        return found
    meant = nearest(word, known)
    offered = [known[meant]] if meant else [*open_now]
    shown = [kind_word(say.language, game.id, game.actions, kind) for kind in offered]
    key = "line-unknown-near" if meant else "line-unknown"
    raise IllegalMove(Refusal("", words(key, word=word, kinds=", ".join(shown)), kind="malformed"))


def read_words(kind: type[Action], said: tuple[str, ...]) -> dict[str, str | None]:
    """What a move's words answer, by the names of its fields."""
    fields = fields_of(kind)
    if len(said) > len(fields):
        raise malformed(" ".join(said[len(fields) :]))
    return {field.name: text for field, text in zip(fields, said, strict=False)}


@cache
def _kinds_by_word(game: str, kinds: tuple[type[Action], ...], spoken: tuple[str, ...]) -> dict[str, type[Action]]:
    """Tags before names; a name that two kinds share is that of the only one without a group, or nobody's."""
    found = {tag_of(kind): kind for kind in kinds}
    named: dict[str, set[type[Action]]] = {}
    for language in spoken:
        for kind in kinds:
            for name in (_name(language, game, kind), *_with_group(language, game, kind)):
                named.setdefault(bare(name), set()).add(kind)
    apart = {name: {kind for kind in those if kind.group is None} or those for name, those in named.items()}
    return {**{name: next(iter(those)) for name, those in apart.items() if len(those) == 1}, **found}


def _with_group(language: str, game: str, kind: type[Action]) -> list[str]:
    """Its name with that of its group before it, as its command has them."""
    key = f"{game}-group-{kind.group}-name"
    return [f"{Speaker(language)(key)}-{_name(language, game, kind)}"] if kind.group is not None and has(key) else []


def _name(language: str, game: str, kind: type[Action]) -> str:
    key = f"{game}-{tag_of(kind)}-name"
    return Speaker(language)(key) if has(key) else tag_of(kind)
