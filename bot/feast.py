"""The end of a game: one proud message with the result card, who won told once, and what can be done now."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.annals.showing import annals_button
from bot.film.showing import film_button
from bot.letters import letters_button
from bot.prompts.components import Button, button, view_of
from bot.replay.watching import replay_button
from bot.result import ranked, winners_told
from bot.talk import MESSAGE, Reply, public_speaker
from bot.words import Speaker
from render.picture import Picture
from rules.core import Outcome
from rules.host import OpenTable, Table

_green = discord.ButtonStyle.success


def final(position: OpenTable, lines: Sequence[str], pictures: tuple[Picture, ...], name: str) -> Reply:
    """`lines`: what led to it, as far as there is room. Who won is said once, by the outcome."""
    table, outcome = position.table, position.state.outcome
    assert outcome is not None
    say = public_speaker(table)
    end = "\n".join([*reckoning(say, outcome), say("final-seed", seed=table.seed), *thanks(say, table)])
    return Reply("\n".join([*lines, end]), view_of(controls(say, table)), pictures, name)


def room_beside(position: OpenTable, title: str) -> int:
    """For the news before the end."""
    return MESSAGE - len(final(position, [title], (), "").content) - 1


def reckoning(say: Speaker, outcome: Outcome) -> list[str]:
    """Who won and why, then every seat's points row by row; rows that gave it none are left out."""
    lines = [say("feast-headline", winners=winners_told(say, outcome), reason=say.say(outcome.reason))]
    for seat in ranked(outcome):
        rows = [row for row in outcome.rows if row.points[seat]] or outcome.rows[:1]
        parts = ", ".join(say("final-part", label=say.say(row.label), points=row.points[seat]) for row in rows)
        lines.append(say("final-score", name=say.names[seat], points=outcome.scores[seat], parts=parts))
    return lines


def thanks(say: Speaker, table: Table) -> list[str]:
    """To everybody who played, by mention: the one call of the end. Who is forgotten, or played elsewhere, has none."""
    people = [f"<@{player}>" for player in dict.fromkeys(seat.player for seat in table.seats) if player]
    return [say("feast-thanks", names=say.joined(people))] if people else []


def controls(say: Speaker, table: Table) -> list[Button]:
    return [
        button("rematch", table.id, say("button-rematch"), style=_green),
        annals_button(say, table),
        replay_button(say, table),
        film_button(say, table),
        button("verify", table.id, say("button-verify")),
        button("export", table.id, say("button-export")),
        button("happened", table.id, say("button-happened")),
        button("analyse", table.id, say("button-analyse")),
        letters_button(say, table),
    ]
