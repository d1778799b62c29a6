"""What a person reads for a field, a value, a whole move."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import Any

from bot.prompts.pages import PAGE
from bot.prompts.progress import Question
from bot.words import Speaker, has
from rules.core import Action, Game, State, Value, Words
from rules.core.actions import NOTHING_AT_ALL, Field, fields_of, label_of, outcome_of, tag_of, values_of, write_value
from rules.core.domains import Domain, OneOf, Some
from rules.core.legal import domain_of

_AHEAD = 10  # of very many options


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


def choice_label(say: Speaker, field: Field, state: State, seat: int, earlier: tuple[Value, ...], value: Value) -> str:
    """An option where one chooses: what it is, and what it would bring about."""
    label = value_label(say, field, state, seat, earlier, value)
    return _with_outcome(say, label, field, state, seat, earlier, value)


def _with_outcome(
    say: Speaker, label: str, field: Field, state: State, seat: int, earlier: tuple[Value, ...], value: Value
) -> str:
    """Of several options together no outcome is known."""
    single = value is not None and not isinstance(value, tuple)
    outcome = outcome_of(field, state, seat, earlier, value) if single else None
    return label if outcome is None else f"{label} · {say.say(outcome)}"


def likeliest_first(field: Field, state: State, seat: int, earlier: tuple[Value, ...], values: list[Value]) -> None:
    """Sort options as the game would propose them; nothing, or several together, are as likely as not. Of more than a
    menu holds only some come first: the others stay where one would look for them."""
    likely = field.ask.likely
    if likely is None:
        return

    def last(value: Value) -> float:
        return 0.0 if value is None or isinstance(value, tuple) else -likely(state, seat, *earlier, value)

    ranked = sorted(values, key=last)
    ahead = ranked if len(values) <= PAGE else ranked[:_AHEAD]
    values[:] = [*ahead, *(value for value in values if value not in ahead)]


def moves_by_likelihood(state: State, seat: int, moves: Iterable[Action]) -> list[Action]:
    """Whole moves of one kind as the game would propose them, answer by answer."""

    def last(move: Action) -> tuple[float, ...]:
        values = values_of(move)
        return tuple(
            -likely(state, seat, *values[:index], values[index])
            if (likely := field.ask.likely) is not None and not isinstance(values[index], tuple | None)
            else 0.0
            for index, field in enumerate(fields_of(type(move)))
        )

    return sorted(moves, key=last)


def labelled(say: Speaker, state: State, seat: int, question: Question, most: int) -> list[tuple[str, str]]:
    """What a question offers, up to `most`, as (label, value): the likeliest first where the game can tell."""
    domain, field, earlier = question.domain, question.field, question.earlier
    shown = domain.options if isinstance(domain, Some) else islice(domain, question.usual)
    values: list[Value] = list(islice(shown, most))
    likeliest_first(field, state, seat, earlier, values)
    return [(choice_label(say, field, state, seat, earlier, value), write_value(value)) for value in values]


def field_key(game: str, kind: type[Action], field: Field, part: str) -> str:
    return f"{game}-{tag_of(kind)}-{field.name}-{part}"


def field_prompt(say: Speaker, game: str, kind: type[Action], field: Field) -> str:
    return say(field_key(game, kind, field, "prompt"))


def action_label(say: Speaker, game: str, kind: type[Action]) -> str:
    return say(f"{game}-{tag_of(kind)}-button")


def kind_label(say: Speaker, game: str, state: State, seat: int, kind: type[Action]) -> str:
    """A kind with what it brings now, where the game says so, and that it can never be undone."""
    brings = kind.brings(state, seat)
    told = [say.say(brings)] if brings is not None else []
    return " · ".join([action_label(say, game, kind), *told, *([say("label-final")] if kind.final else [])])


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
    """A whole move in one short line, for a button or a confirmation: by a sentence, where its kind has one."""
    key = f"{game}-{tag_of(type(action))}-whole"
    return (
        _sentence(say, key, state, seat, action)
        if has(key)
        else so_far_label(say, game, state, seat, type(action), values_of(action))
    )


def _sentence(say: Speaker, key: str, state: State, seat: int, action: Action) -> str:
    """Its answers are the sentence's arguments by the names of their fields; `none` what was not asked or left open."""
    values, said = values_of(action), dict[str, str]()
    for index, (field, value) in enumerate(zip(fields_of(type(action)), values, strict=True)):
        asked = value not in (None, (), {}) and domain_of(field, state, seat, values[:index]) is not None
        said[field.name] = value_label(say, field, state, seat, values[:index], value) if asked else "none"
    return say(key, **said)


def whole_label(say: Speaker, game: str, state: State, seat: int, action: Action) -> str:
    """A whole move where one chooses among moves: with what its last answer would bring about."""
    label, values = move_label(say, game, state, seat, action), values_of(action)
    for index, field in reversed(list(enumerate(fields_of(type(action))))):
        if values[index] not in (None, (), {}) and domain_of(field, state, seat, values[:index]) is not None:
            return _with_outcome(say, label, field, state, seat, values[:index], values[index])
    return label


def says_something(state: State, seat: int, action: Action) -> bool:
    """Whether a move has an answer that is more than leaving a question open."""
    values = values_of(action)
    return any(
        value not in (None, (), {}) and domain_of(field, state, seat, values[:index]) is not None
        for index, (field, value) in enumerate(zip(fields_of(type(action)), values, strict=True))
    )


def so_far_label(
    say: Speaker, game: str, state: State, seat: int, kind: type[Action], values: tuple[Value, ...]
) -> str:
    """A move as far as it is chosen. What was never asked, or left open, is not named; unless nothing else is said:
    to leave everything open is a choice, too."""
    said: list[str] = []
    left: list[str] = []
    for index, (field, value) in enumerate(zip(fields_of(kind), values, strict=False)):
        if domain_of(field, state, seat, values[:index]) is None:
            continue
        if value in (None, (), {}):
            left.append(field.ask.nothing)
        else:
            said.append(value_label(say, field, state, seat, values[:index], value))
    if left and not said and left[0] != NOTHING_AT_ALL:
        return say(left[0])
    return " · ".join([action_label(say, game, kind), *said])


def reasons_label(say: Speaker, reasons: Sequence[Words]) -> str:
    """Why a move is good, one reason after the other."""
    first, *others = map(say.say, reasons)
    for other in others:
        first = say("hint-reasons", first=first, next=other)
    return first


def option_label(say: Speaker, game: str, option: str, value: str) -> str:
    """The value of a game's option, as the lobby shows it."""
    key = f"{game}-option-{option}-{value}"
    return say(key) if has(key) else say.say(Words(f"option-{value}")) if has(f"option-{value}") else value


def things_asked(domain: Domain) -> tuple[str, ...]:
    """What a question is about, as its picture may know it: all its options, places and cards among them."""
    if isinstance(domain, OneOf | Some):
        return tuple(write_value(option) for option in domain.options if option is not None)
    return ()


def things_named(values: Iterable[Value]) -> tuple[str, ...]:
    """The names among some values: places, above all."""
    parts = (part for value in values for part in (value if isinstance(value, tuple) else (value,)))
    return tuple(part for part in parts if isinstance(part, str))
