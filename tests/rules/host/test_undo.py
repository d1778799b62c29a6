"""Undo by knowledge: free while nobody else has acted or learnt anything, by consent afterwards."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import IllegalMove, engine
from rules.core.match import replay
from rules.host import Host, HostError, Moved, UndoRequest, decision_token
from tests.rules.host.conftest import ANN, BOB, CID, begun
from tests.rules.host.watch import Stand, Throw
from tests.sample_game.actions import Bid


async def asked(host: Host, table: str, player: int) -> UndoRequest:
    answer = await host.undo(table, player)
    assert isinstance(answer, UndoRequest)
    return answer


async def test_an_own_last_action_is_taken_back_at_once(host: Host) -> None:
    start = await begun(host)
    table = start.table.id
    await host.play(table, 0, Stand(2))
    moved = await host.undo(table, ANN)
    assert isinstance(moved, Moved)
    assert moved.position.state == start.state
    after = await host.look(table)
    assert (after.table.length, after.table.branch, after.table.awaited) == (0, 1, (0,))
    assert after.state == start.state
    assert await host.history(table) == []


async def test_an_undo_makes_older_buttons_stale(host: Host) -> None:
    position = await begun(host)
    table = position.table.id
    old = decision_token(position.table, engine.pending(position.state)[0])
    await host.play(table, 0, Stand(2), decision=old)
    await host.undo(table, ANN)
    with pytest.raises(IllegalMove) as caught:
        await host.play(table, 0, Stand(2), decision=old)
    assert caught.value.refusal.kind == "stale"


async def test_nothing_to_undo_or_not_allowed(host: Host) -> None:
    table = (await begun(host)).table.id
    for player, key in ((BOB, "host-nothing-to-undo"), (CID, "host-not-seated")):
        with pytest.raises(HostError, match=key):
            await host.undo(table, player)


async def test_who_has_acted_since_must_agree(host: Host) -> None:
    table = (await begun(host, people=3)).table.id
    await host.play(table, 0, Stand(1))
    await host.play(table, 1, Stand(1))
    request = await asked(host, table, ANN)
    assert (request.length, request.missing) == (0, (1,))
    assert (await host.table(table)).length == 2
    with pytest.raises(HostError, match="host-undo-not-asked"):
        await host.answer_undo(request.id, CID, agree=True)
    with pytest.raises(HostError, match="host-undo-not-asked"):
        await host.answer_undo(request.id, ANN, agree=True)
    moved = await host.answer_undo(request.id, BOB, agree=True)
    assert isinstance(moved, Moved)
    assert moved.position.table.length == 0


async def test_a_draw_takes_everybodys_consent(host: Host) -> None:
    table = (await begun(host, people=3)).table.id
    await host.play(table, 0, Throw())
    request = await asked(host, table, ANN)
    assert request.missing == (1, 2)
    half = await host.answer_undo(request.id, BOB, agree=True)
    assert isinstance(half, UndoRequest)
    assert (half.missing, half.agreed) == ((2,), (1,))
    assert await host.undo_request(request.id) == half
    assert await host.undo(table, ANN) == half  # asking again forgets no consent
    done = await host.answer_undo(request.id, CID, agree=True)
    assert isinstance(done, Moved)
    replayed = await host.play(table, 0, Throw())
    assert replayed.position.state.stood[0] > 0  # type: ignore[attr-defined]


async def test_a_refusal_or_withdrawal_ends_the_request(host: Host) -> None:
    table = (await begun(host)).table.id
    await host.play(table, 0, Throw())
    for player in (BOB, ANN):
        request = await asked(host, table, ANN)
        assert await host.answer_undo(request.id, player, agree=False) is None
        with pytest.raises(HostError, match="host-undo-stale"):
            await host.answer_undo(request.id, BOB, agree=True)
    assert (await host.table(table)).length == 1


async def test_a_request_is_stale_once_the_table_has_moved(host: Host) -> None:
    table = (await begun(host)).table.id
    await host.play(table, 0, Throw())
    request = await asked(host, table, ANN)
    await host.play(table, 1, Stand(1))
    for call in (host.answer_undo(request.id, BOB, agree=True), host.undo_request(request.id)):
        with pytest.raises(HostError, match="host-undo-stale"):
            await call
    assert (await host.table(table)).length == 2


async def test_computers_agree_by_themselves(host: Host) -> None:
    table = (await begun(host, people=1, computers=1)).table.id
    await host.play(table, 0, Throw())
    await host.play(table, 1, Stand(3))
    moved = await host.undo(table, ANN)
    assert isinstance(moved, Moved)
    assert moved.position.table.length == 0


async def test_who_resigns_has_no_say_any_more(host: Host) -> None:
    table = (await begun(host, people=3)).table.id
    await host.play(table, 0, Throw())
    request = await asked(host, table, ANN)
    await host.resign(table, CID)
    moved = await host.answer_undo(request.id, BOB, agree=True)
    assert isinstance(moved, Moved)


async def test_a_finished_game_is_not_undone_for_its_seed_is_known(host: Host) -> None:
    table = (await begun(host)).table.id
    while (position := await host.look(table)).state.outcome is None:
        await host.play(table, position.table.awaited[0], Stand(3))
    with pytest.raises(HostError, match="host-not-running"):
        await host.undo(table, ANN)


async def test_a_sealed_bid_is_taken_back_freely_until_the_last_is_in(host: Host) -> None:
    table = (await begun(host, "tourney")).table.id
    await host.play(table, 0, Bid(3))
    assert isinstance(await host.undo(table, ANN), Moved)
    await host.play(table, 0, Bid(4))
    await host.play(table, 1, Bid(1))
    assert (await asked(host, table, BOB)).missing == (0,)


async def test_redo_plays_again_with_the_same_luck_and_the_computers_answers(host: Host) -> None:
    table = (await begun(host, people=1, computers=1)).table.id
    thrown = await host.play(table, 0, Throw())
    answered = await host.play(table, 1, Throw())
    await host.undo(table, ANN)
    redone = await host.redo(table, ANN)
    assert redone.position.state == answered.position.state
    assert redone.events == (*thrown.events, *answered.events)
    assert (await host.look(table)).state == answered.position.state
    assert (redone.position.table.length, redone.position.table.branch) == (2, 2)
    with pytest.raises(HostError, match="host-nothing-to-redo"):
        await host.redo(table, ANN)


async def test_several_undos_are_redone_one_by_one_each_by_its_player(host: Host) -> None:
    table = (await begun(host)).table.id
    await host.play(table, 0, Stand(1))
    await host.play(table, 1, Stand(2))
    end = (await host.look(table)).state
    await host.undo(table, BOB)
    await host.undo(table, ANN)
    with pytest.raises(HostError, match="host-redo-other") as caught:
        await host.redo(table, BOB)
    assert caught.value.args_by_name["name"] == "Ann"
    with pytest.raises(HostError, match="host-not-seated"):
        await host.redo(table, CID)
    await host.redo(table, ANN)
    assert (await host.redo(table, BOB)).position.state == end


async def test_a_new_action_takes_the_place_of_the_undone(host: Host) -> None:
    table = (await begun(host)).table.id
    await host.play(table, 0, Stand(1))
    await host.undo(table, ANN)
    await host.play(table, 0, Stand(3))
    with pytest.raises(HostError, match="host-nothing-to-redo"):
        await host.redo(table, ANN)
    assert [row.entry.action for row in await host.history(table)] == [Stand(3)]


async def test_undo_reaches_back_over_a_kept_snapshot(host: Host) -> None:
    table = (await begun(host, people=1, computers=1, night="endless")).table.id
    for index in range(131):
        await host.play(table, index % 2, Stand(1))
    for left in (130, 128, 126):
        moved = await host.undo(table, ANN)
        assert isinstance(moved, Moved)
        assert (moved.position.table.length, sum(moved.position.state.stood)) == (left, left)  # type: ignore[attr-defined]
    await host.redo(table, ANN)
    await host.play(table, 0, Stand(3))
    assert sum((await host.at(table, 128)).state.stood) == 128  # type: ignore[attr-defined]
    assert sum((await host.look(table)).state.stood) == 131  # type: ignore[attr-defined]


@pytest.mark.parametrize("seed", range(6))
async def test_whatever_is_done_the_log_reproduces_the_state(host: Host, seed: int) -> None:
    """Random moves, undos, answers and redos; after each, log and snapshot tell the same."""
    rng = Random(seed)
    table = (await begun(host, "tourney", people=2, computers=1, rounds=4)).table.id
    for _ in range(60):
        position = await host.look(table)
        if position.state.outcome is not None:
            break
        try:
            await _anything(host, table, rng)
        except HostError as error:
            if error.key not in ("host-nothing-to-redo", "host-nothing-to-undo", "host-redo-other"):
                raise
        position = await host.look(table)
        log = [row.entry for row in await host.history(table)]
        assert len(log) == position.table.length
        assert replay(position.game, position.table.setup, log) == position.state
        assert position.table.awaited == engine.awaited(position.state)


async def _anything(host: Host, table: str, rng: Random) -> None:
    position = await host.look(table)
    chosen = rng.random()
    if chosen < 0.7:
        seat = rng.choice(position.table.awaited)
        await host.play(table, seat, engine.sample(position.state, seat, rng))
    elif chosen < 0.85:
        answer = await host.undo(table, rng.choice((ANN, BOB)))
        while isinstance(answer, UndoRequest):
            person = position.table.seats[answer.missing[0]].player
            assert person is not None
            answer = await host.answer_undo(answer.id, person, agree=rng.random() < 0.7)
    else:
        await host.redo(table, rng.choice((ANN, BOB)))


async def test_what_is_final_is_never_taken_back_nor_what_came_before(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await begun(host)).table.id
    await host.play(table, 0, Stand(2))
    await host.play(table, 1, Stand(1))
    monkeypatch.setattr(Stand, "final", True)
    for player in (ANN, BOB):
        with pytest.raises(HostError, match="host-undo-final"):
            await host.undo(table, player)
    assert (await host.table(table)).length == 2


async def test_pressed_twice_one_move_is_taken_back(host: Host) -> None:
    """The second press was made in view of a log that is shorter by now."""
    table = (await begun(host)).table.id
    for seat in (0, 1, 0):
        await host.play(table, seat, Stand(1))
    await host.undo(table, ANN, seen=3)
    with pytest.raises(HostError, match="host-undo-done"):
        await host.undo(table, ANN, seen=3)
    assert (await host.table(table)).length == 2
