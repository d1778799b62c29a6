"""Completion as Discord asks for it: option names as registered, values that really can be played."""

from __future__ import annotations

from rules.core import engine
from tests.e2e.court import Court


async def values(court: Court, person: object, command: str, option: str, text: str = "", **filled: str) -> list[str]:
    offered = await person.autocomplete(court.channel, command, option, text, **filled)  # type: ignore[attr-defined]
    return [choice["value"] for choice in offered]


async def test_completion_follows_the_fields_before(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    for _ in range(6):
        await court.move(table)
    person = await court.awaited(table)
    position = await court.position(table)
    moves = [m for m in engine.legal(position.state, engine.awaited(position.state)[0]) if hasattr(m, "origin")]
    assert moves
    assert set(await values(court, person, "barony move", "from")) == {move.origin for move in moves}
    for origin in {move.origin for move in moves}:
        legal = {move.target for move in moves if move.origin == origin}
        assert set(await values(court, person, "barony move", "to", **{"from": origin})) == legal
    first = moves[0]
    seconds = {move.origin2 or "-" for move in moves if (move.origin, move.target) == (first.origin, first.target)}
    offered = await values(court, person, "barony move", "from2", **{"from": first.origin, "to": first.target})
    assert set(offered) == seconds


async def test_what_is_typed_narrows_the_offer(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    person = await court.awaited(table)
    everything = await values(court, person, "barony place", "hex")
    assert len(everything) == 25
    wanted = everything[-1]
    narrowed = await values(court, person, "barony place", "hex", wanted)
    assert wanted in narrowed
    assert len(narrowed) < 25
    assert await values(court, person, "barony place", "hex", "nowhere") == []


async def test_nothing_is_offered_to_who_may_not_act(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    assert await values(court, await court.other(table), "barony place", "hex") == []
    assert await values(court, court.elke, "barony place", "hex") == []


async def test_games_topics_and_tables(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    assert await values(court, court.elke, "table new", "game", "bar") == ["barony"]
    assert len(await values(court, court.elke, "rules", "topic", game="barony")) > 3
    assert await values(court, court.elke, "rules", "topic", game="chess") == []
    assert await values(court, court.elke, "table board", "table", table.name[:4]) == [table.id]
    assert await values(court, court.admin, "castellan end", "table") == [table.id]
