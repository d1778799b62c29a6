"""What somebody does in secret at a table of the real bot, nobody else finds out: neither what, nor who, nor when."""

from __future__ import annotations

from typing import Any

from tests.e2e.court import Court
from tests.e2e.test_medioevo_desk import shopping


async def surroundings(court: Court) -> dict[str, Any]:
    """All that Clara, whom the pact does not concern, and Elke, who only looks on, can ask for."""
    seen: dict[str, Any] = {"live": (court.turn_message().content, court.turn_message().edited_at)}
    for person in (court.clara, court.elke):
        for command in ("log", "list", "board"):
            seen[f"{person.id} {command}"] = (await court.answer_to(person, f"table {command}")).content
        (file,) = (await court.answer_to(person, "table record export")).attachments
        seen[f"{person.id} export"] = await file.read()
    return seen


async def test_a_secret_draft_leaves_no_trace_for_others(court: Court) -> None:
    table = await shopping(court, players=3)
    before = await surroundings(court)
    drafter = court.person(await court.position(table), 0)
    await drafter.slash(
        court.channel, "medioevo-pact new", kind="free", text="Rome is yours", until="0", secrecy="secret",
        payer="nobody", **{"with": "1"},
    )  # fmt: skip
    assert (await court.host.table(table.id)).length == table.length + 1
    assert await surroundings(court) == before
    assert "Rome is yours" in (await court.answer_to(drafter, "table log")).content
    assert "Rome is yours" in (await court.answer_to(court.bruno, "table log")).content
