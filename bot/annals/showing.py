"""*Chronicle* under the end of a game, page by page; `/table chart` while it is played."""

from __future__ import annotations

from bot.access import table_meant
from bot.annals.telling import course_of, deeds_of
from bot.prompts.components import Button, button, view_of
from bot.prompts.router import Click, Router, unknown_control
from bot.talk import Interaction, Reply, answer, client_of, label_speaker, private_speaker
from bot.words import Speaker
from render.picture import Picture
from rules.host import HostError, Table

DEEDS, COURSE = "deeds", "course"
_PAGES = (DEEDS, COURSE)


def register(router: Router) -> None:
    router.add("annals", "private", _opened)
    router.add("annalspage", "panel", _turned)


def annals_button(say: Speaker, table: Table) -> Button:
    return button("annals", table.id, say("button-annals"))


async def _opened(click: Click) -> None:
    await _show(click.interaction, await table_meant(click.interaction, click.ref, status="played"), DEEDS)


async def _turned(click: Click) -> None:
    table = await table_meant(click.interaction, click.ref, status="played")
    if click.arg not in _PAGES:
        raise unknown_control()
    await _show(click.interaction, table, click.arg)


async def chart(interaction: Interaction, table: Table) -> None:
    """The curves that all may see; of a finished game the chronicle's own."""
    picture = await _course(interaction, table)
    if picture is None:
        raise HostError("chart-nothing", table=table.name)
    say = private_speaker(interaction, table)
    await answer(interaction, Reply(say("chart-title", table=table.name), pictures=(picture,), name="chart"))


async def _show(interaction: Interaction, table: Table, page: str) -> None:
    if table.status != "over":
        raise HostError("annals-not-over", table=table.name)
    picture = await (_deeds(interaction, table) if page == DEEDS else _course(interaction, table))
    say = private_speaker(interaction, table)
    labels = label_speaker(say.language, table)
    controls = [
        button("annalspage", table.id, labels(f"button-annals-{other}"), arg=other, disabled=other == page)
        for other in _PAGES
    ]
    pictures = () if picture is None else (picture,)
    await answer(interaction, Reply(say("annals-title", table=table.name), view_of(controls), pictures, "annals"))


async def _deeds(interaction: Interaction, table: Table) -> Picture:
    bot, language = client_of(interaction), private_speaker(interaction).language
    bot.allowance.spend(interaction.user.id)
    position, annals = await bot.host.look(table.id), await bot.host.annals(table.id)
    if position.state.outcome is None:  # an admin has just taken it back
        raise HostError("annals-not-over", table=table.name)
    return await bot.painter.deeds(deeds_of(position, annals, language))


async def _course(interaction: Interaction, table: Table) -> Picture | None:
    bot, language = client_of(interaction), private_speaker(interaction).language
    bot.allowance.spend(interaction.user.id)
    position, annals = await bot.host.look(table.id), await bot.host.annals(table.id)
    moments = (await bot.host.story(table.id)).moments if table.status == "over" else ()
    course = course_of(position, annals, moments, language)
    return None if course is None else await bot.painter.course(course)
