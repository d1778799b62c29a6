"""All that a post had to tell, page by page, for whoever asks: behind the button of a message that was too short."""

from __future__ import annotations

from bot.access import table_meant
from bot.prompts.components import button, view_of
from bot.prompts.router import Click, Router, number
from bot.publish.telling import news_of
from bot.talk import Interaction, Reply, answer, client_of, private_speaker
from rules.core import Event
from rules.host import HostError, Post, Table

_PAGE = 1800  # characters


def register(router: Router) -> None:
    router.add("news", "private", _open)
    router.add("newspage", "panel", _open)


async def _open(click: Click) -> None:
    """The button names its post, and the page where there are several."""
    table = await table_meant(click.interaction, click.ref)
    wanted, _, page = (click.arg or "").partition(".")
    post = await client_of(click.interaction).host.post(number(wanted))
    if post is None or post.table != table.id:
        raise HostError("host-unknown-table", table=click.ref)
    events = await _events(click.interaction, post, table)
    await answer(click.interaction, _reply(click.interaction, table, post.id, events, number(page or "0")))


async def _events(interaction: Interaction, post: Post, table: Table) -> list[Event]:
    """What this person may hear of it."""
    bot = client_of(interaction)
    rows = await bot.host.history(post.table, since=post.since, until=post.until)
    told = news_of(post, bot.games[table.game], table, rows).events
    seats = table.seats_of(interaction.user.id)
    return [event for event in told if event.heard_by(None) or any(event.heard_by(seat) for seat in seats)]


def _reply(interaction: Interaction, table: Table, post: int, events: list[Event], page: int) -> Reply:
    say = private_speaker(interaction, table)
    pages = paged([say("turn-event", text=say.say(event.words)) for event in events]) or [say("news-gone")]
    shown = min(page, len(pages) - 1)
    title = say("news-title", table=table.name, page=shown + 1, pages=len(pages))
    earlier = button(
        "newspage", table.id, say("button-earlier"), arg=f"{post}.{max(0, shown - 1)}", disabled=shown == 0
    )
    last = shown == len(pages) - 1
    later = button("newspage", table.id, say("button-later"), arg=f"{post}.{shown + 1}", disabled=last)
    return Reply(f"{title}\n{pages[shown]}", view_of([earlier, later]) if len(pages) > 1 else None)


def paged(lines: list[str], most: int = _PAGE) -> list[str]:
    """As many lines a page as fit; one that is too long by itself is parted."""
    pages: list[str] = []
    for line in lines:
        for start in range(0, len(line), most):
            part = line[start : start + most]
            if pages and len(pages[-1]) + 1 + len(part) <= most:
                pages[-1] += f"\n{part}"
            else:
                pages.append(part)
    return pages
