"""What a person reads for a field, a value, a whole move."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any

from bot.prompts.progress import Question
from bot.words import Speaker, has
from rules.core import Action, Game, State, Value, Words
from rules.core.actions import Field, fields_of, label_of, tag_of, values_of, write_value
from rules.core.domains import Domain, OneOf, Some
from rules.core.legal import domain_of


def value_label(say: Speaker, field: Field, state: State, seat: int, earlier: tuple[Value, ...], value: Value) -> str:
    """One option, after what was chosen before it. `None` is the choice to leave the field empty."""
    if value is None or value == ():
        return say(field.ask.nothing)
    if isinstance(value, tuple):
        return say.joined([value_label(say, field, state, seat, earlier, part) for part in value])
    if isinstance(value, Mapping) and field.ask.label is not None:
        shares = [(value_label(say, field, state, seat, earlier, key), count) for key, count in value.items()]
        return say.joined([say("prompt-share", count=count, what=what) for what, count in shares])
    label = label_of(field, state, seat, earlier, value)
    return say.quote(write_value(value)) if label is None else say.say(label)


def labelled(say: Speaker, state: State, seat: int, question: Question, most: int) -> list[tuple[str, str]]:
    """What a question offers, up to `most`, as (label, value): the likeliest first where the game can tell."""
    domain, field = question.domain, question.field
    shown = domain.options if isinstance(domain, Some) else islice(domain, question.usual)
    values: list[Value] = list(islice(shown, most))
    likely = field.ask.likely
    if likely is not None:
        values.sort(key=lambda value: -likely(state, seat, value))
    return [(value_label(say, field, state, seat, question.earlier, value), write_value(value)) for value in values]


def field_key(game: str, kind: type[Action], field: Field, part: str) -> str:
    return f"{game}-{tag_of(kind)}-{field.name}-{part}"


def field_prompt(say: Speaker, game: str, kind: type[Action], field: Field) -> str:
    return say(field_key(game, kind, field, "prompt"))


def action_label(say: Speaker, game: str, kind: type[Action]) -> str:
    return say(f"{game}-{tag_of(kind)}-button")


def kind_label(say: Speaker, game: str, state: State, seat: int, kind: type[Action]) -> str:
    """A kind with what it brings now, where the game says so."""
    brings = kind.brings(state, seat)
    label = action_label(say, game, kind)
    return label if brings is None else f"{label} · {say.say(brings)}"


def group_key(game: str, group: str, part: str) -> str:
    return f"{game}-group-{group}-{part}"


def group_label(say: Speaker, game: str, group: str) -> str:
    return say(group_key(game, group, "button"))


def command_words(say: Speaker, game: Game[Any], kind: type[Action]) -> str:
    """What one types for a kind of action: `barony move`, `medioevo buy build`, `medioevo-buy build`."""
    words = [say(f"{game.id}-command")]
    if kind.group is not None:
        name = say(group_key(game.id, kind.group, "name"))
        words = [f"{words[0]}-{name}"] if kind.group in game.apart else [*words, name]
    return " ".join([*words, say(f"{game.id}-{tag_of(kind)}-name")])


def move_label(say: Speaker, game: str, state: State, seat: int, action: Action) -> str:
    """A whole move in one short line, for a button or a confirmation."""
    return so_far_label(say, game, state, seat, type(action), values_of(action))


def so_far_label(
    say: Speaker, game: str, state: State, seat: int, kind: type[Action], values: tuple[Value, ...]
) -> str:
    """A move as far as it is chosen. What was never asked, or left open, is not named."""
    parts = [action_label(say, game, kind)]
    for index, (field, value) in enumerate(zip(fields_of(kind), values, strict=False)):
        if value not in (None, (), {}) and domain_of(field, state, seat, values[:index]) is not None:
            parts.append(value_label(say, field, state, seat, values[:index], value))
    return " · ".join(parts)


def option_label(say: Speaker, game: str, option: str, value: str) -> str:
    """The value of a game's option, as the lobby shows it."""
    key = f"{game}-option-{option}-{value}"
    return say(key) if has(key) else say.say(Words(f"option-{value}")) if has(f"option-{value}") else value


def places_of(domain: Domain) -> tuple[str, ...]:
    """The places on the board that a question is about, to be ringed: all options that are names."""
    if isinstance(domain, OneOf | Some):
        return tuple(option for option in domain.options if isinstance(option, str))
    return ()
