"""*Play on from here* as people meet it: out of a replay into a private thread of their own."""

from __future__ import annotations

from tests.e2e.court import Court, buttons, shown
from tests.e2e.test_feast import finished


async def test_from_a_replay_one_plays_on_in_a_private_thread(court: Court) -> None:
    table = await finished(court, name="Loarre")
    replay = shown(await court.elke.click(court.turn_message(), label="Replay"))
    later = shown(await court.elke.click(replay, label="▶"))
    opened = shown(await court.elke.click(later, label="Play on from here"))
    assert opened.ephemeral
    assert "Nothing there changes **Loarre**" in opened.content
    made = next(one for one in await court.host.tables() if one.origin == table.id)
    assert made.people == {court.elke.id}
    thread = court.guild.get_thread(made.channel) if hasattr(court.guild, "get_thread") else None
    assert thread is None or thread.is_private()
    assert made.channel != table.channel
    await court.posted(made)
    assert "Your turn" in buttons(opened)
    assert len(await court.host.history(table.id)) == table.length


async def test_at_the_end_there_is_nothing_to_play_on(court: Court) -> None:
    await finished(court)
    replay = shown(await court.elke.click(court.turn_message(), label="Replay"))
    last = shown(await court.elke.click(replay, label="⏭"))
    assert "Play on from here" not in buttons(last)


async def test_of_a_running_game_only_who_sits_there_plays_on_from_now(court: Court) -> None:
    await court.begun(court.alix, court.bruno, game="saga")
    own = shown(await court.alix.slash(court.channel, "table replay"))
    assert "Play on from here" in buttons(own)
    others = shown(await court.elke.slash(court.channel, "table replay"))
    assert "Play on from here" not in buttons(others)
