"""The variants of Medioevo at a table: set in the lobby, told in the channel."""

from __future__ import annotations

from rules.medioevo.turn import Stake
from tests.e2e.court import Court, menus, shown


async def test_m140_an_auction_of_realms_stays_sealed_until_all_have_bid(court: Court) -> None:
    table = await court.lobby(court.alix, court.bruno, game="medioevo")
    asked = shown(await court.alix.click(court.lobby_message(), custom_id=f"b:options:{table.id}"))
    await court.alix.select(asked, ["auction"], custom_id=menus(asked, by="arg")["realms"]["custom_id"])
    asked = shown(await court.alix.click(asked, label="More"))
    await court.alix.select(asked, ["two"], custom_id=menus(asked, by="arg")["teams"]["custom_id"])
    await court.alix.slash(court.channel, "table start", table=table.id)
    await court.command(court.alix, table, Stake("hungary", 3))
    assert "Hungary" not in court.turn_message().content
    await court.command(court.bruno, table, Stake("empire", 5))
    text = "\n".join(message.content for message in court.messages())
    assert "bid 3 honour for Hungary" in text
    assert "**Bruno** bid 5 honour for the Holy Roman Empire; rules the Holy Roman Empire;" in text
    assert "starts with 8 honour" in text
    assert "Team 1: **Alix**." in text
