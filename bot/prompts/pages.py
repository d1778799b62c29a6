"""More options than a menu holds: pages of them, and a menu to turn them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.prompts.components import Menu, menu
from bot.words import Speaker

PAGE = 25
Labelled = Sequence[tuple[str, str]]


def page_of(options: Labelled, number: int) -> Labelled:
    """The first one where that page is there no more."""
    return options[number * PAGE : (number + 1) * PAGE] or options[:PAGE]


def menu_of_pages(say: Speaker, verb: str, ref: str, options: Labelled, page: int, *, arg: str | None = None) -> Menu:
    """Pages of up to 25 options, each named by its first and last."""
    pages = [page_of(options, number) for number in range(-(-len(options) // PAGE))]
    named = [
        (say("prompt-group", first=shown[0][0], last=shown[-1][0]), str(number)) for number, shown in enumerate(pages)
    ]
    return menu(verb, ref, named, arg=arg, placeholder=say("prompt-group-choose"), chosen=(str(page),))
