"""`/me calls`: how a person wants to be called, said and shown."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from msgspec.structs import replace

from bot.absence import zone_meant
from bot.access import table_meant
from bot.talk import Interaction, Reply, answer, client_of, private_speaker
from bot.translate import localised
from bot.words import Speaker
from rules.host import HostError, Person
from rules.host.manners import digested_already

WAYS = ("mention", "direct", "both", "silent")
REMINDERS = ("default", "0", "4", "8", "24")


def way_choices() -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=localised(f"calls-{way}"), value=way) for way in WAYS]


def reminder_choices() -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=localised(f"calls-reminder-{hours}"), value=hours) for hours in REMINDERS]


async def set_calls(
    interaction: Interaction,
    way: str | None,
    reminder: str | None,
    quiet: str | None,
    digest: int | None,
    zone: str | None,
) -> None:
    """What is not named stays as it was; all of it is told."""
    wanted: dict[str, Any] = {}
    if way is not None:
        wanted |= {"calls": way, "unreachable": False}
    if reminder is not None:
        wanted |= {"reminder": None if reminder == "default" else int(reminder)}
    if quiet is not None:
        wanted |= {"quiet": _hours(quiet)}
    if digest is not None:
        wanted |= {"digest": digest if digest >= 0 else None, "unreachable": False}
    if zone is not None:
        wanted |= {"zone": zone_meant(zone)}
    host, player = client_of(interaction).host, interaction.user.id
    if digest is not None:
        wanted |= {"digested": digested_already(replace(await host.person(player), **wanted), host.now)}
    wishes = await host.set_person(player, **wanted)
    await answer(interaction, Reply(_shown(private_speaker(interaction), wishes)))


def _shown(say: Speaker, wishes: Person) -> str:
    reminder = "default" if wishes.reminder is None else str(wishes.reminder)
    lines = [say("calls-now", way=say(f"calls-{wishes.calls}"), reminder=say(f"calls-reminder-{reminder}"))]
    if wishes.quiet is not None:
        lines.append(say("calls-now-quiet", first=wishes.quiet[0], last=wishes.quiet[1], zone=wishes.zone))
    if wishes.digest is not None:
        lines.append(say("calls-now-digest", hour=wishes.digest, zone=wishes.zone))
    return "\n".join(lines)


def _hours(text: str) -> tuple[int, int] | None:
    """Such as 22-8; `-` for none."""
    if text.strip() == "-":
        return None
    first, _, last = text.replace("–", "-").partition("-")
    hours = [int(part) for part in (first.strip(), last.strip()) if part.isdecimal() and int(part) < 24]
    if len(hours) != 2 or hours[0] == hours[1]:
        raise HostError("calls-bad-hours", text=text[:20])
    return hours[0], hours[1]


async def bump(interaction: Interaction, table_id: str | None) -> None:
    """Those for whom the others have waited for long are called again."""
    table = await table_meant(interaction, table_id, status="played")
    await client_of(interaction).host.bump(table.id, interaction.user.id)
    await answer(interaction, Reply(private_speaker(interaction, table)("bump-done", table=table.name)))
