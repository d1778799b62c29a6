"""T-18: buying action cards."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.torres import GAME
from rules.torres.actions import Buy, End, Keep, PlayCard, Score
from rules.torres.actions.buy import arrangements, put_back
from rules.torres.data import CARDS, Cards, Edition
from rules.torres.frames import TorresState
from tests.rules.torres.builder import WHOLE, act, after, mover, reason, scene

# Decks lie in the order of CARDS: six, seven, climb on top.


def shop(cards: Cards = "own", edition: Edition = "2017", points: int = 5, hand: str = "") -> TorresState:
    return scene(WHOLE, "a1", "c1", cards=cards, edition=edition, points=points, hands=(hand,))


def deck(state: TorresState, seat: int = 0) -> list[str]:
    return [slip.card for slip in state.deck_of(seat)]


@pytest.mark.parametrize(("cards", "edition"), [("own", "2017"), ("own", "1999"), ("common", "2017")])
def test_t18_look_at_three_and_keep_one(cards: Cards, edition: Edition) -> None:
    state = after(shop(cards, edition), Buy())
    looked = state.players[0].looked
    assert (len(looked), state.turn.points) == (3, 4)
    assert engine.legal(state, 0).kinds == (Keep,)
    kept = after(state, Keep(looked[0], f"/{looked[1]}+{looked[2]}"))
    assert kept.players[0].bought == [looked[0]]
    assert deck(kept)[-2:] == looked[1:]


@pytest.mark.parametrize(
    ("rest", "top", "under"),
    [
        ("seven+climb/", ["seven", "climb"], []),
        ("climb+seven/", ["climb", "seven"], []),
        ("/seven+climb", [], ["seven", "climb"]),
        ("climb/seven", ["climb"], ["seven"]),
    ],
)
def test_t18_the_others_go_on_top_or_under_in_any_order(rest: str, top: list[str], under: list[str]) -> None:
    between = list(CARDS[3:])
    assert deck(after(shop(), Buy(), Keep("six", rest))) == [*top, *between, *under]


def test_t18_in_1999_the_others_go_back_together() -> None:
    """On top or under, in any order; 2017 says on top and/or under."""
    state = after(shop(edition="1999"), Buy())
    offered = [action.rest for action in engine.legal(state, 0) if isinstance(action, Keep) and action.card == "six"]
    assert offered == ["seven+climb/", "climb+seven/", "/seven+climb", "/climb+seven"]
    assert reason(state, Keep("six", "seven/climb")) == ("T-18", "keep-together")
    assert reason(state, Keep("six", "seven/")) == ("T-18", "keep-rest")
    assert after(after(shop(), Buy()), Keep("six", "seven/climb")).players[0].bought == ["six"]


def test_t18_six_ways_to_put_two_cards_back() -> None:
    assert len(arrangements(["a", "b"])) == 6
    assert len(arrangements(["a", "b"], "1999")) == 4
    assert arrangements(["a"]) == ("a/", "/a")
    assert sorted(arrangements(["a", "a"])) == ["/a+a", "a+a/", "a/a"]
    assert put_back("/") == ([], [])


def test_t18_what_cannot_be_kept_or_put_back() -> None:
    state = after(shop(), Buy())
    assert reason(state, Keep("jump", "/")) == ("T-18", "keep-card")
    for rest in ("/", "six/climb", "seven/", "seven+climb", ""):
        assert reason(state, Keep("six", rest)) == ("T-18", "keep-rest"), rest


def test_t18_at_most_two_a_turn() -> None:
    state = after(shop(), Buy(), Keep("six", "seven+climb/"), Buy(), Keep("seven", "climb+under/"))
    assert state.players[0].bought == ["six", "seven"]
    assert reason(state, Buy()) == ("T-18", "buy-twice")
    assert reason(shop(points=0), Buy()) == ("T-18", "points")


def test_t18_not_playable_in_the_same_turn() -> None:
    state = after(shop(), Buy(), Keep("six", "seven+climb/"))
    assert reason(state, PlayCard("six")) == ("T-20", "card-none")
    later = after(state, End(), End())
    assert later.players[0].hand == ["six"]
    assert after(later, PlayCard("six")).turn.points == 6
    both = after(shop(hand="jump"), Buy(), Keep("six", "seven+climb/"))
    assert reason(both, PlayCard("six")) == ("T-20", "card-all-idle")


def test_t18_a_fresh_card_is_named_as_such() -> None:
    state = after(shop(hand="seven"), Buy(), Keep("six", "climb+under/"))
    assert reason(state, PlayCard("six")) == ("T-18", "card-fresh")


def test_t18_an_equal_card_of_before_is_playable() -> None:
    state = after(shop("common", hand="six"), Buy(), Keep("six", "six+six/"))
    assert after(state, PlayCard("six")).turn.points == 5


def test_t18_1999_common_takes_the_top_card_unseen() -> None:
    state = shop("common", "1999")
    top = deck(state)[0]
    bought = after(state, Buy())
    assert bought.players[0].bought == [top]
    assert GAME.view(bought, 0).bought == ()
    assert reason(bought, PlayCard(top))[1] in ("card-none", "card-absent")
    played = act(bought, End())
    assert played.state.players[0].hand == [top]
    private = [event for event in played.events if event.words.key == "torres-event-drawn"]
    assert [event.to for event in private] == [(0,)]


def test_t18_with_fewer_than_three_one_looks_at_all() -> None:
    state = shop()
    player = state.players[0]
    player.hand, player.deck = list(CARDS[:8]), player.deck[8:]
    state = after(state, Buy())
    assert state.players[0].looked == ["relocate", "jump"]
    state = after(state, Keep("jump", "relocate/"), Buy())
    state = after(state, Keep("relocate"))
    assert reason(state, Buy()) == ("T-18", "buy-twice")
    assert reason(after(state, End(), End()), Buy()) == ("T-18", "buy-empty")


def test_t18_no_hand_limit() -> None:
    assert len(after(shop(hand="six seven climb under supply door"), Score(1)).players[0].hand) == 6


# Who knows what


def test_t18_the_buyer_alone_knows_what_was_put_back() -> None:
    state = after(shop(), Buy(), Keep("six", "seven/climb"))
    mine, theirs = GAME.view(state, 0), GAME.view(state, 1)
    assert mine.known == ("seven", *[None] * 7, "climb")
    assert set(theirs.known) == {None}
    assert (mine.bought, theirs.bought) == (("six",), ())


def test_t18_in_a_common_deck_the_next_buyer_makes_others_lose_count() -> None:
    state = after(shop("common"), Buy())
    state = after(state, Keep("six", "six+six/"), End())
    assert GAME.view(state, 0).known[:2] == ("six", "six")
    state = after(state, Buy())
    assert GAME.view(state, 0).known[:1] == (None,)
    state = after(state, next(action for action in engine.legal(state, mover(state)) if isinstance(action, Keep)))
    assert set(GAME.view(state, 0).known) == {None}


def test_t18_the_choice_is_secret() -> None:
    state = after(shop(), Buy())
    assert engine.pending(state)[0].secret
    played = act(state, Keep("six", "seven/climb"))
    assert all(event.to == (0,) for event in played.events)


def test_t18_a_buy_is_not_taken_back() -> None:
    assert Buy.final
    assert not Keep.final
