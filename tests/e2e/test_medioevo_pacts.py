"""Pacts of Medioevo at a table of the real bot: written in the panel, signed by another, unknown to the channel."""

from __future__ import annotations

from typing import Any

from rules.core.legal import completions
from rules.medioevo.diplomacy import Declare, Direct, Draft, Sign
from tests.e2e.court import Court, shown
from tests.e2e.panels import choose, make_move, pick_kind
from tests.e2e.test_medioevo_desk import shopping

PROMISE = "Rome is Yours, 100% of it."


async def test_a_secret_pact_in_ones_own_words_is_drafted_and_signed_by_panel(court: Court) -> None:
    table = await shopping(court)
    position = await court.position(table)
    first, second = court.person(position, 0), court.person(position, 1)
    panel = shown(await first.click(court.turn_message(), label="Your turn"))
    await pick_kind(first, panel, "medioevo", Draft)
    for answer in ("free", PROMISE, "0", "secret", "nobody"):
        await choose(first, panel, answer)
    await first.click(panel, label="Confirm")
    assert PROMISE in panel.content
    panel = shown(await second.click(court.turn_message(), label="Your turn"))
    assert PROMISE in panel.content, "what waits for one's name stands in the panel"
    await pick_kind(second, panel, "medioevo", Sign)
    await second.click(panel, label="Confirm")
    state = (await court.position(table)).state
    assert [(pact.text, pact.secret, pact.signed) for pact in state.pacts if pact.text] == [(PROMISE, True, [0, 1])]
    assert PROMISE not in court.turn_message().content


async def test_a_pact_is_drafted_by_command(court: Court) -> None:
    table = await shopping(court)
    first = court.person(await court.position(table), 0)
    await first.slash(
        court.channel, "medioevo-pact new", kind="free", text=PROMISE, until="0", secrecy="public", payer="nobody",
        **{"with": "1"},
    )  # fmt: skip
    assert (await court.position(table)).state.drafts[-1].text == PROMISE


async def test_an_ally_is_directed_by_panel_and_reads_it_in_the_own_one(court: Court) -> None:
    table = await shopping(court, players=3)
    position = await court.position(table)
    friend, ally, foe = (court.person(position, seat) for seat in range(3))
    await friend.slash(
        court.channel, "medioevo-pact new", kind="defence", benefits="0", units="5", until="0", secrecy="public",
        payer="nobody", **{"with": "1"},
    )  # fmt: skip
    number = (await court.position(table)).state.drafts[-1].number
    await ally.slash(court.channel, "medioevo-pact sign", pact=str(number))
    await court.command(foe, table, Declare(0))
    panel = shown(await friend.click(court.turn_message(), label="Your turn"))
    position = await court.position(table)
    directive: Any = next(completions(Direct, position.state, 0))
    await make_move(friend, panel, position, 0, directive)
    await friend.click(panel, label="Confirm")
    (pact,) = [pact for pact in (await court.position(table)).state.pacts if pact.directives]
    assert [(told.by, told.ally, told.place) for told in pact.directives] == [(0, 1, directive.place)]
    assert "sends **Bruno**’s support to" in court.turn_message().content
    panel = shown(await ally.click(court.turn_message(), label="Your turn"))
    assert "**Alix** asks your support to go to" in panel.content
