"""The rules as people read them. What can be opened of a game is an entry: a page (`move`), a picture of its own
(`reference`) or a single rule (`T-16`)."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import NamedTuple

import render
from bot.rulebook import cited, rule_meant, rules_of
from bot.words import Speaker, has

MOST = 25  # that a menu or a completion holds
_NAMED, _ROUGH = 0, 5  # the best rank of what is found, and the last
_STEM, _ENDING = 4, 3  # letters that words which mean the same have in common at least, and in which they may differ


class Entry(NamedTuple):
    game: str
    name: str


class _Leaf(NamedTuple):
    """What is searched of an entry: its title and its text, folded."""

    entry: Entry
    title: str
    text: str


def topics(game: str) -> list[str]:
    """The pages of a game's rules."""
    key = f"rules-{game}-topics"
    return Speaker("en")(key).split() if has(key) else []


def guides(game: str) -> list[str]:
    """Pages to learn a game from: a walk through a turn, examples, advice."""
    key = f"rules-{game}-guides"
    return Speaker("en")(key).split() if has(key) else []


def pages(game: str) -> list[str]:
    """All that is read as a page."""
    return [*topics(game), *guides(game)]


def sheets(game: str) -> tuple[str, ...]:
    """The pictures that can be opened by themselves, the quick reference first."""
    book = render.book(game)
    return book.sheets if book is not None else ()


def is_entry(entry: Entry) -> bool:
    return entry.name in {*pages(entry.game), *sheets(entry.game), *rules_of(entry.game)}


def title(say: Speaker, entry: Entry) -> str:
    rule = rules_of(entry.game).get(entry.name)
    if rule is not None:
        return rule.name
    kind = "figure" if entry.name in sheets(entry.game) else "rules"
    return say(f"{kind}-{entry.game}-{entry.name}-title")


def text(say: Speaker, entry: Entry) -> str:
    """Of a picture: nothing."""
    rule = rules_of(entry.game).get(entry.name)
    if rule is not None:
        return rule.text
    return say(f"rules-{entry.game}-{entry.name}-text") if entry.name in pages(entry.game) else ""


def page_of(entry: Entry) -> str | None:
    """The page that an entry belongs to: of a rule, the first that names it."""
    if entry.name in pages(entry.game):
        return entry.name
    return next((topic for topic in topics(entry.game) if entry.name in rules_on(entry.game, topic)), None)


@cache
def rules_on(game: str, topic: str) -> tuple[str, ...]:
    """The rules that a page names and that there are."""
    named = cited(Speaker("en")(f"rules-{game}-{topic}-text"))
    return tuple(number for number in named if number in rules_of(game))


def figure_of(entry: Entry) -> str | None:
    """The picture that shows what an entry says."""
    if entry.name in sheets(entry.game):
        return entry.name
    book, page = render.book(entry.game), page_of(entry)
    return book.pages.get(page) if book is not None and page is not None else None


# Finding


def found(say: Speaker, games: list[str], sought: str) -> list[Entry]:
    """The entries that have what is sought, the best first: by number or name, by a title's words, by a text's. The
    full rules are in English; pages are searched as the reader sees them."""
    named = rule_meant(sought)
    if named is not None and named[0] in games:
        return [Entry(*named)]
    ranked = [
        (rank, leaf.entry)
        for game in games
        for leaf in _leaves(game, say.language)
        if (rank := _rank(leaf, sought)) is not None
    ]
    best = min((rank for rank, _ in ranked), default=_NAMED)
    worth = best if best in (_NAMED, _ROUGH) else _ROUGH - 1
    return [entry for rank, entry in sorted(ranked, key=lambda each: each[0]) if rank <= worth]


@cache
def _leaves(game: str, language: str) -> tuple[_Leaf, ...]:
    say = Speaker(language)
    entries = [Entry(game, name) for name in (*rules_of(game), *pages(game), *sheets(game))]
    return tuple(_Leaf(entry, _folded(title(say, entry)), _folded(text(say, entry))) for entry in entries)


def _rank(leaf: _Leaf, sought: str) -> int | None:
    """0: it is its name. 1, 2, 3: its title has it, as it stands, word by word, or in words that begin alike. 4: its
    text has all words. 5: its text has words that begin alike."""
    words, name = _folded(sought), _folded(leaf.entry.name)
    if words == name:
        return _NAMED
    stems = [word[: max(_STEM, len(word) - _ENDING)] for word in words.split()]
    tiers = (
        (leaf.title, [words]),
        (leaf.title, words.split()),
        (f"{name} {leaf.title}", stems),
        (leaf.text, words.split()),
        (leaf.text, stems),
    )
    return next((rank for rank, (said, parts) in enumerate(tiers, 1) if _has(said, parts)), None)


def _has(said: str, parts: list[str]) -> bool:
    """Each of them at the beginning of a word: who looks for a tie wants no cities."""
    return all(f" {part}" in f" {said}" for part in parts)


def _folded(said: str) -> str:
    """Small letters without accents, and nothing between words but a space."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", said.casefold()) if not unicodedata.combining(c))
    return " ".join(re.findall(r"\w+", bare))
