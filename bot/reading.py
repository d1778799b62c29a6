"""Showing the rules: an entry with its picture, and the ways on to others. Buttons that lead here are made here."""

from __future__ import annotations

import logging
from typing import Any

from discord import ui

from bot.delivery import Reply
from bot.house import House
from bot.library import MOST, Entry, figure_of, guides, is_entry, page_of, rules_on, sheets, text, title, topics
from bot.prompts.components import Button, button, menu, view_of
from bot.rulebook import rule_meant, rules_of
from bot.words import Speaker
from render.picture import Picture

_LAST_ROW = 4
_ROW = 5  # buttons
_REFERENCE, _SYMBOLS = "reference", "symbols"  # sheets that stand by themselves
_log = logging.getLogger(__name__)


def with_reference(say: Speaker, game: str, items: list[ui.Item[Any]]) -> list[ui.Item[Any]]:
    """A panel's controls, and below them the quick reference and the symbols, where the game has them and there is
    room. Either leads to the other; where there is room for one only, it is what explains the picture."""
    referred = _with_sheet(say, game, items, _REFERENCE)
    both = with_symbols(say, game, referred)
    fits = len(both) > len(referred) or _SYMBOLS not in sheets(game)
    return both if fits else with_symbols(say, game, items)


def with_symbols(say: Speaker, game: str, items: list[ui.Item[Any]]) -> list[ui.Item[Any]]:
    """The controls under a picture, and what explains the symbols on it."""
    return _with_sheet(say, game, items, _SYMBOLS)


def symbols_button(say: Speaker, game: str, row: int | None = None) -> list[Button]:
    """To what explains the symbols on a picture of a game, where there is such a thing."""
    return [read_button(game, _SYMBOLS, say(f"button-{_SYMBOLS}"), row)] if _SYMBOLS in sheets(game) else []


def _with_sheet(say: Speaker, game: str, items: list[ui.Item[Any]], name: str) -> list[ui.Item[Any]]:
    """In the last row, or in the one above where nothing else stands there."""
    row = _LAST_ROW if sum(item.row == _LAST_ROW for item in items) < _ROW else _LAST_ROW - 1
    if name not in sheets(game) or (row < _LAST_ROW and _reaches(items, row)):
        return items
    return [*items, read_button(game, name, say(f"button-{name}"), row)]


def _reaches(items: list[ui.Item[Any]], row: int) -> bool:
    """Whether anything stands in a row; what has none of its own fills up the first ones."""
    widths = [item.width for item in items if item.row is None]
    menus = sum(width == _ROW for width in widths)
    filled = menus + -(-(len(widths) - menus) // _ROW)
    return filled > row or any(item.row == row for item in items)


def rule_button(say: Speaker, number: str, row: int | None = None) -> list[Button]:
    """To the rule that a refusal names; none if there is no such rule to be read."""
    meant = rule_meant(number)
    if meant is None:
        return []
    return [button("rule", meant[0], say("button-rule", rule=meant[1]), arg=meant[1], row=row)]


def read_button(game: str, name: str, label: str, row: int | None = None) -> Button:
    """To any page, rule or picture of a game, in a message of its own."""
    return button("rulebook", game, label, arg=name, row=row)


async def opened(bot: House, say: Speaker, entry: Entry, others: list[Entry] | None = None) -> Reply:
    """The entry with its picture, a menu of all pages, and one of the rules on its page, or of what else was found."""
    words = content(say, entry)
    view = view_of(_controls(say, entry, others or []))
    return Reply(words, view, await _pictures(bot, say, entry), "rules")


def choose_game(bot: House, say: Speaker) -> Reply:
    """Which game it shall be."""
    known = [game for game in bot.games if topics(game)]
    items = [button("leaf", game, say(f"game-{game}"), arg=topics(game)[0]) for game in known[:MOST]]
    return Reply(say("rules-which-game"), view_of(items))


def content(say: Speaker, entry: Entry) -> str:
    game, name = say(f"game-{entry.game}"), title(say, entry)
    if entry.name in sheets(entry.game):
        return say("rules-sheet", game=game, title=name)
    if entry.name in rules_of(entry.game):
        return say("rules-rule", game=game, name=name, text=text(say, entry))
    return say("rules-page", game=game, title=name, text=text(say, entry))


async def _pictures(bot: House, say: Speaker, entry: Entry) -> tuple[Picture, ...]:
    """The words matter more: they are shown also when the picture cannot be."""
    figure = figure_of(entry)
    if figure is None:
        return ()
    try:
        return (await bot.painter.figure(entry.game, figure, say.language),)
    except Exception:
        _log.exception("the picture %s of the rules of %s could not be drawn", figure, entry.game)
        return ()


def _controls(say: Speaker, entry: Entry, others: list[Entry]) -> list[ui.Item[Any]]:
    """Every page's menus have ids of their own: clients keep the former choice in one that has the same."""
    page = page_of(entry)
    pages = [(title(say, Entry(entry.game, topic)), topic) for topic in topics(entry.game)]
    chosen, hint = (page,) if page else (), say("rules-more")
    items: list[ui.Item[Any]] = [
        menu("rules", entry.game, pages[:MOST], arg=entry.name, chosen=chosen, placeholder=hint)
    ]
    learning = [(title(say, Entry(entry.game, guide)), guide) for guide in guides(entry.game)]
    if learning:
        items.append(
            menu("guides", entry.game, learning, arg=entry.name, chosen=chosen, placeholder=say("rules-learn"))
        )
    more = others or [Entry(entry.game, number) for number in (rules_on(entry.game, page) if page else ())]
    options = [(_label(say, other, entry), f"{other.game}.{other.name}") for other in more if other != entry][:MOST]
    if options:
        hint = say("rules-found" if others else "rules-in-full")
        items.append(menu("passage", entry.game, options, arg=entry.name, placeholder=hint))
    beside = [name for name in (page, *sheets(entry.game)) if name not in (None, entry.name)]
    items += [button("leaf", entry.game, title(say, Entry(entry.game, name)), arg=name) for name in beside if name]
    return items


def _label(say: Speaker, entry: Entry, beside: Entry) -> str:
    """An entry among others; one of another game says of which."""
    named = title(say, entry)
    return named if entry.game == beside.game else f"{say(f'game-{entry.game}')}: {named}"


def entry_meant(bot: House, game: str, name: str | None) -> Entry | None:
    """What a control names: an entry of its game, or of the game before the dot; nothing: the first page."""
    other, _, rest = (name or next(iter(topics(game)), "")).partition(".")
    entry = Entry(other, rest) if rest else Entry(game, other)
    return entry if entry.game in bot.games and is_entry(entry) else None
