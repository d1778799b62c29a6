"""Nobody learns a hand: not from a knight laid face down, a re-deal, an export, or the computer player."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from rules.core import Setup, engine
from rules.core.actions import Action
from rules.host import Host
from rules.host.sqlite import SqliteStore
from rules.saga import GAME
from rules.saga.actions import End, Play, Recruit
from rules.saga.frames import SagaState
from rules.saga.position import Army
from tests.rules.saga.builder import act, after, cards_of, scene, side

SPARE = "violet1 orange2 yellow1"


def hiding() -> SagaState:
    return scene(side("blue2 orange1 violet2", "red1"), side(SPARE), reverse="green", green="0 green4")


def dealt(seats: int) -> SagaState:
    return engine.start(GAME, Setup(game="saga", version=1, seats=seats, seed="deal"))[0]


@pytest.mark.parametrize("watcher", [None, 1])
def test_s6_whichever_knight_is_hidden_the_others_get_the_same(watcher: int | None) -> None:
    played = [act(hiding(), Play(card, "red", "yes")) for card in ("blue2", "orange1")]
    views = [msgspec.msgpack.encode(GAME.view(p.state, watcher)) for p in played]
    heard = [[event for event in p.events if event.heard_by(watcher)] for p in played]
    assert views[0] == views[1]
    assert heard[0] == heard[1]
    assert all("blue" not in str(event) for event in heard[0])


def test_s6_only_a_play_face_down_is_concealed() -> None:
    assert Play("blue2", "red", "yes").concealed
    open_moves: list[Action] = [Play("blue2", "red"), Recruit("blue2"), End()]
    assert not any(move.concealed for move in open_moves)


def test_s6_a_redeal_deals_the_unseen_knights_and_no_others() -> None:
    real = dealt(3)
    hands = set()
    for seed in range(20):
        world = GAME.redeal(engine.clone(GAME, real), 0, Random(seed))
        assert cards_of(world) == cards_of(real)
        assert world.players[0].hand == real.players[0].hand
        hands.add(tuple(world.players[1].hand))
    assert len(hands) > 10


def test_s6_a_redeal_keeps_the_colour_rule_for_a_hidden_knight() -> None:
    state = dealt(2)
    player = state.players[0]
    leader = player.hand.pop()
    other = next(card for card in player.hand if card[:-1] != leader[:-1])
    player.hand.remove(other)
    player.armies[leader[:-1]] = Army([leader], other)
    state.realms["green"].side, state.realms["green"].owner, state.realms["green"].used = "reverse", 0, True
    assert GAME.faults(state) == []
    found = set()
    for seed in range(40):
        world = GAME.redeal(engine.clone(GAME, state), 1, Random(seed))
        assert GAME.faults(world) == []
        found.add(world.players[0].armies[leader[:-1]].hidden)
    assert len(found) > 3


def test_s6_hands_are_open_once_the_game_is_over() -> None:
    state = after(scene(side("red1"), side(SPARE)), Play("red1", "red"))
    assert [len(seat.hand) for seat in GAME.view(state, None).seats] == [0, 3]


def test_s6_the_computer_sees_only_its_own_view() -> None:
    """Whatever the others really hold, the same view and the same luck lead to the same move."""
    state = dealt(3)
    for seed in range(3):
        world = GAME.redeal(engine.clone(GAME, state), state.first, Random(seed))
        moves = {str(engine.computer_move(GAME, s, s.first, Random(7))) for s in (state, world)}
        assert len(moves) == 1


async def test_s6_an_export_of_a_running_game_does_not_tell_a_hidden_knight(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "castellan.db")
    try:
        host = Host(store, {"saga": GAME})
        table = await _table(host)
        while (hidden := await _play_until_hidden(host, table)) is None:  # in some games nobody comes to hide a knight
            table = await _table(host)  # each has its own secret seed
        told = await host.export(table)
        assert "action" not in told["entries"][-1]
        assert all("action" in entry for entry in told["entries"][:-1])
        assert hidden.card not in str(told["entries"][-1])
    finally:
        await store.close()


async def _table(host: Host) -> str:
    made = await host.create(
        game="saga", player=1, player_name="Ann", guild=1, channel=1, language="en", options={"sides": "reverse"}
    )
    await host.join(made.id, 2, "Bob")
    await host.start(made.id, 1)
    return made.id


async def _play_until_hidden(host: Host, table: str) -> Play | None:
    """Open moves by chance, until a knight can be laid face down without conquering; that is done."""
    rng = Random(3)
    while (position := await host.look(table)).state.outcome is None:
        seat = engine.awaited(position.state)[0]
        for move in engine.legal(position.state, seat):
            if isinstance(move, Play) and move.concealed:
                tried = engine.submit(GAME, position.state, seat, move, seed="", index=1)
                if not tried.entry.learnt:
                    await host.play(table, seat, move)
                    return move
        move = engine.sample(position.state, seat, rng)
        while move.concealed:  # it would conquer, and so be turned up at once
            move = engine.sample(position.state, seat, rng)
        await host.play(table, seat, move)
    return None
