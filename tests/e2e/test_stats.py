"""/stats as people meet it: private or for all, in words and as a picture, without those who do not want to be read."""

from __future__ import annotations

from typing import Any

from tests.e2e.court import Court, shown
from tests.e2e.test_feast import finished

__all__ = ["finished"]


async def ask(court: Court, who: Any, command: str, **options: Any) -> Any:
    return shown(await who.slash(court.channel, f"stats {command}", **options))


async def test_my_records_are_private_and_a_picture_with_all_in_words(court: Court) -> None:
    table = await finished(court)
    message = await ask(court, court.alix, "me")
    assert message.ephemeral
    (card,) = message.attachments
    chair = (await court.host.results(player=court.alix.id))[0][1].chairs[table.seats_of(court.alix.id)[0]]
    assert f"Best {chair.score}" in (card.description or "")
    assert "Against **Bruno**: " in message.content
    assert "Marked, so for no rating: 1 of 1 game (1 with hints)." in message.content


async def test_everyone_may_see_them_if_wished(court: Court) -> None:
    await finished(court)
    assert not (await ask(court, court.alix, "me", everyone=True)).ephemeral


async def test_records_of_a_game_and_of_the_server_name_the_best(court: Court) -> None:
    table = await finished(court)
    result = (await court.host.results())[0][1]
    winner = next(table.seats[n].name for n, chair in enumerate(result.chairs) if chair.place == 1)
    board = await ask(court, court.elke, "game", game="saga")
    assert f"1. {winner}" in (board.attachments[0].description or "")
    server = await ask(court, court.elke, "server")
    assert f"**{winner}** has won 1 of 1 game" in server.content


async def test_who_does_not_want_to_be_read_is_in_nobodys_answer(court: Court) -> None:
    await finished(court)
    assert "Only you" in (await ask(court, court.alix, "listed", listed=False)).content
    refused = await ask(court, court.bruno, "player", person=court.alix)
    assert refused.content == "That person keeps their records to themselves."
    for command, options in (("server", {}), ("game", {"game": "saga"}), ("me", {})):
        message = await ask(court, court.bruno, command, **options)
        told = message.content + str(message.attachments[0].description)
        assert "Alix" not in told
    assert (await ask(court, court.alix, "me")).attachments


async def test_before_a_game_is_over_there_is_nothing_to_read(court: Court) -> None:
    await court.begun(court.alix, court.bruno, game="saga")
    assert "not finished a game yet" in (await ask(court, court.alix, "me")).content
    assert "No games between people" in (await ask(court, court.alix, "server")).content
    assert "Did you mean Saga" in (await ask(court, court.alix, "game", game="sag")).content


async def test_in_french(court: Court) -> None:
    await finished(court)
    court.speaks(court.alix, "fr")
    message = await ask(court, court.alix, "me")
    assert "en 1 partie." in message.content
    assert "Parties 1" in (message.attachments[0].description or "")


async def test_where_games_are_rated_the_board_says_so(court: Court) -> None:
    await court.host.set_server(court.channel.guild.id, rated=True)
    await finished(court)
    board = await ask(court, court.elke, "game", game="saga")
    assert "Everyone begins at 1,000" in board.content
    assert "Rating" in (board.attachments[0].description or "")
