"""What a language does to words that come together at run time: elision, articles, plurals, capitals. The locale files
call these as Fluent functions, such as `{ DE($seat) }`; each fact of grammar is known here and nowhere else."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from babel import Locale
from fluent.runtime.types import FluentInt, FluentType

FORMS = ("a", "in", "one", "many", "plural")
"""The attributes that a message may have: with its article (`un archer`), as a place where something happens (`en
Saxe`), counted as one (`cube of wine`) and as more (`cubes of wine`), and `plural = yes` where its verb is a plural
(`the barbarians`)."""


@dataclass(frozen=True)
class Noun(FluentType):
    """A word that stands in other messages, with those of its forms that its own message tells."""

    text: str
    forms: tuple[tuple[str, str], ...]

    def format(self, locale: Locale) -> str:
        return self.text

    def __str__(self) -> str:
        return self.text


Term = str | Noun | FluentInt
Function = Callable[[Term], str] | Callable[[int, Term], str] | Callable[[Term, Term], str] | Callable[[int], str]

_VOWEL = re.compile(r"[aàâeéèêëiîïoôöuùûüœæ]|y[^aeiouy]|h(?!a|ol|ong|or[ds]|uit|un)", re.IGNORECASE)
_AN = re.compile(r"[aeiou]|h(?:onour|our|eir)", re.IGNORECASE)
_MARKUP = re.compile(r"^[\W_]*")


def functions(language: str) -> dict[str, Function]:
    """Of that language; every one of them is there in every language, so that a translator finds them all."""
    own = _FRENCH if language.partition("-")[0] == "fr" else {}
    return {**_COMMON, **own}


def form(term: Term, name: str) -> str | None:
    return dict(term.forms).get(name) if isinstance(term, Noun) else None


def elides(text: str) -> bool:
    """Whether a French word begins with a vowel, or with an h that is not heard."""
    return _VOWEL.match(_MARKUP.sub("", text)) is not None


def _de(term: Term) -> str:
    """d’Aliénor, de Baudouin, du Sinaï, des barbares."""
    text = str(term)
    for article, contracted in (("le ", "du "), ("les ", "des ")):
        if text.startswith(article):
            return contracted + text.removeprefix(article)
    return f"d’{text}" if elides(text) else f"de {text}"


def _que(term: Term) -> str:
    return f"qu’{term}" if elides(str(term)) else f"que {term}"


def _start(term: Term) -> str:
    """At the beginning of a sentence or a label."""
    text = str(term)
    return text[:1].upper() + text[1:]


def _plural(term: Term) -> str:
    return form(term, "plural") or "no"


def _many(term: Term) -> str:
    return form(term, "many") or str(term)


def _caps(term: Term) -> str:
    """A place of a board by its letter and number, as pictures write it: small i, j and l look alike."""
    return str(term).upper()


def _roman(level: int) -> str:
    """Levels and captains, as their pieces show them."""
    return ("0", "I", "II", "III", "IV")[int(level)]


def _same(one: Term, other: Term) -> str:
    """Whether a sentence speaks twice of the same person."""
    return "yes" if str(one) == str(other) else "no"


def _counted(singular: Callable[[int], bool]) -> Function:
    def counted(count: int, term: Term) -> str:
        counted = form(term, "one") if singular(int(count)) else form(term, "many")
        return f"{int(count)} {counted or term}"

    return counted


def _english_article(term: Term) -> str:
    return form(term, "a") or f"{'an' if _AN.match(str(term)) else 'a'} {term}"


def _french_article(term: Term) -> str:
    return form(term, "a") or str(term)


def _before(preposition: str, name: str = "") -> Function:
    """The form of that name, or else the word after that preposition."""
    return lambda term: form(term, name) or f"{preposition} {term}"


_COMMON: dict[str, Function] = {
    "A": _english_article,
    "IN": _before("in", "in"),
    "DE": _before("of"),
    "QUE": _before("that"),
    "START": _start,
    "PLURAL": _plural,
    "SAME": _same,
    "MANY": _many,
    "CAPS": _caps,
    "ROMAN": _roman,
    "COUNT": _counted(lambda count: count == 1),
}
_FRENCH: dict[str, Function] = {
    "A": _french_article,
    "IN": _before("à", "in"),
    "DE": _de,
    "QUE": _que,
    "COUNT": _counted(lambda count: count < 2),
}
