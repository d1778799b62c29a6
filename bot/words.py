"""Words in somebody's language, from the Fluent files in `bot/locales`."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache, lru_cache

from bot.grammar import FORMS, Noun
from bot.languages import FIRST, files_of, languages
from bot.lexicon import Lexicon
from rules.core.words import Arg, Words
from rules.host.letters import readable

_log = logging.getLogger(__name__)


@cache
def bundle(language: str) -> Lexicon:
    made = Lexicon(language)
    for path in files_of(language):
        made.add_file(path.read_text(encoding="utf-8"))
    return made


def has(key: str, language: str = FIRST) -> bool:
    return bundle(language).has_message(key)


@cache
def keys(language: str) -> frozenset[str]:
    """Of all the messages that it has words for."""
    return frozenset(bundle(language).names())


def language_name(language: str) -> str:
    """As those who speak it call it."""
    return Speaker(language)("language-name") if has("language-name", language) else language


Args = tuple[tuple[str, str | int | Noun], ...]


@lru_cache(maxsize=8192)
def _formatted(language: str, key: str, args: Args, form: str | None = None) -> str:
    """In English what that language has no line for. Remembered, for a table says the same things again and again."""
    for known in (language, FIRST):
        message = bundle(known).get_message(key) if has(key, known) else None
        pattern = message and (message.attributes[form] if form else message.value)
        if pattern is not None:
            text, errors = bundle(known).format_pattern(pattern, dict(args))
            for error in errors:
                _log.warning("words %s (%s): %s", key, known, error)
            return str(text)
    _log.warning("no words for %s", key)
    return key


def _forms(language: str, key: str) -> list[str]:
    """Those that the message tells, in the language that it is said in."""
    known = language if has(key, language) else FIRST
    told = bundle(known).get_message(key).attributes if has(key, known) else {}
    return [form for form in FORMS if form in told]


class Speaker:
    """Says keys in one language. `names` are the players', by seat; they stand where the rules say a seat. `quote`
    makes text that people wrote fit for where it is shown."""

    def __init__(self, language: str, names: tuple[str, ...] = (), quote: Callable[[str], str] = readable) -> None:
        self.language = language if language in languages() else FIRST
        self.names, self.quote = names, quote

    def __call__(self, key: str, /, **args: str | int | Words) -> str:
        """Words are translated, other arguments stand as they are given; only that of a `table` is its name, which
        somebody wrote."""
        if isinstance(table := args.get("table"), str):
            args["table"] = self.quote(table)
        told = ((name, self._noun(value) if isinstance(value, Words) else value) for name, value in args.items())
        return _formatted(self.language, key, tuple(told))

    def say(self, words: Words) -> str:
        """What the rules and the host have to say, with seats named, nested words translated and other text quoted."""
        args = tuple((name, self._arg(name, value)) for name, value in words.args.items())
        return _formatted(self.language, words.key, args)

    def _noun(self, words: Words) -> str | Noun:
        args = tuple((name, self._arg(name, value)) for name, value in words.args.items())
        forms = tuple((f, _formatted(self.language, words.key, args, f)) for f in _forms(self.language, words.key))
        text = _formatted(self.language, words.key, args)
        return Noun(text, forms) if forms else text

    def _arg(self, name: str, value: Arg) -> str | int | Noun:
        if isinstance(value, Words):
            return self._noun(value)
        if isinstance(value, list):
            return self.joined([str(self._arg(name, part)) for part in value])
        if isinstance(value, int) and (name == "seat" or name.endswith("_seat")):
            return self.names[value] if value < len(self.names) else str(value + 1)
        return self.quote(value) if isinstance(value, str) else value

    def joined(self, parts: list[str]) -> str:
        """A list as people say it: a, b and c."""
        if len(parts) < 2:
            return "".join(parts)
        return self("list-joined", first=", ".join(parts[:-1]), last=parts[-1])
