"""M-121, M-122: drafts, signatures, payments, breaches, accusations and votes."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.core.actions import fields_of
from rules.medioevo.diplomacy import (
    MOST_PAYMENTS,
    Accuse,
    Amend,
    Break,
    Declare,
    Dissolve,
    Reject,
    Retract,
    Sign,
    Vote,
    close_council,
    declare_war,
    granted,
    pact_words,
    strike,
)
from rules.medioevo.economy import eliminate
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import PACT_KINDS, Payment
from rules.medioevo.turn import Auction, Bid, Dues
from tests.rules.medioevo.builder import GAME, after, at, flow_on, give, legal, play, reason, told
from tests.rules.medioevo.campaigns import campaign
from tests.rules.medioevo.pacts import draft, drafted, in_force, talking, three

# Drafting and signing


def test_m121_a_pact_is_in_force_once_all_have_signed() -> None:
    state, number = drafted(talking(), 0, draft("nonaggression", 1, 2, until=4))
    state = after(state, (1, Sign(number)))
    assert not state.pacts
    state = after(state, (2, Sign(number)))
    assert [(pact.kind, pact.parties, pact.until) for pact in state.pacts] == [("nonaggression", [0, 1, 2], 4)]
    assert not state.drafts


def test_m121_the_booklets_pact_of_passage_and_peace_is_one_pact() -> None:
    booklet = draft("passage", 1, favour="0", until=5, payer="0", florins=100, also=("nonaggression",))
    state, number = drafted(talking(), 0, booklet)
    state = after(state, (1, Sign(number)))
    assert granted(state, 1, 0, "passage")
    assert state.players[1].florins == 1700
    declare_war(state, 0, 1).struck = True
    strike(flow_on(state), 0, 1)
    assert (state.players[0].honour, state.pacts) == (10 - 2, []), "the whole of it is broken, once"


def test_m121_what_stands_alone_is_joined_with_nothing() -> None:
    assert not legal(talking(), 0, draft("exchange", 1, payer="0", florins=100, also=("trade",)))
    assert not legal(talking(), 0, draft("trade", 1, also=("trade",)))
    assert legal(talking(), 0, draft("trade", 1, also=("passage", "nonaggression")))


def test_m121_nobody_is_waited_for_because_of_a_draft() -> None:
    state = three()
    give(state, 0, "wagon", 1, "thrace")
    state, number = drafted(campaign(state), 0, draft("trade", 1))
    assert engine.awaited(state) == (0,)
    assert legal(state, 1, Sign(number))


def test_m121_only_those_named_can_answer() -> None:
    state, number = drafted(talking(), 0, draft("trade", 1))
    assert reason(state, 2, Sign(number))[0] == "M-121"
    assert reason(state, 0, Sign(number))[0] == "M-121"


@pytest.mark.parametrize(("seat", "answer"), [(1, Reject), (0, Retract)])
def test_m121_a_draft_that_is_declined_or_withdrawn_cannot_be_signed(seat: int, answer: type[Reject]) -> None:
    state, number = drafted(talking(), 0, draft("trade", 1))
    state = after(state, (seat, answer(number)))
    assert reason(state, 1, Sign(number)) == ("M-121", "no-draft")


def test_m121_drafts_lapse_at_the_end_of_the_turn() -> None:
    state, _ = drafted(talking(), 0, draft("trade", 1))
    close_council(flow_on(state))
    assert not state.drafts


def test_m121_of_many_drafts_the_oldest_makes_room() -> None:
    state, oldest = drafted(talking(), 0, draft("trade", 1))
    for _ in range(4):
        state = after(state, (0, draft("passage", 1)))
    assert len(state.drafts) == 4
    assert reason(state, 1, Sign(oldest)) == ("M-121", "no-draft")


def test_m121_no_pact_ends_before_it_begins() -> None:
    assert not legal(talking(), 0, draft("trade", 1, until=1))
    assert legal(talking(), 0, draft("trade", 1, until=2))


@pytest.mark.parametrize("kind", PACT_KINDS)
def test_m121_every_kind_can_be_drafted_and_signed(kind: str) -> None:
    needs = {"defence": {"units": 3}, "offence": {"units": 3}, "free": {"text": "Hold the bridge!"}}.get(kind, {})
    if kind == "exchange":
        needs = {"payer": "0", "florins": 100}
    state, number = drafted(talking(), 0, draft(kind, 1, **needs))
    assert told(play(state, 1, Sign(number)).events)[-1] == "pact-signed"


def test_m121_a_free_text_is_kept_as_it_was_written() -> None:
    state, _ = drafted(talking(), 0, draft("free", 1, text="You  hold\nRome; I do not. "))
    assert state.drafts[0].text == "You hold Rome; I do not."


def test_m121_a_free_pact_needs_words() -> None:
    assert not legal(talking(), 0, draft("free", 1))
    assert not legal(talking(), 0, draft("free", 1, text="x" * 201))
    assert not legal(talking(), 0, draft("trade", 1, text="x"))


def test_m121_everybody_may_speak_of_pacts_at_a_quiet_step_and_in_no_battle() -> None:
    asked = engine.pending(talking())
    assert all(Sign in decision.actions for decision in asked.values())
    state = three()
    give(state, 0, "wagon", 1, "thrace")
    asked = engine.pending(campaign(state))
    assert set(asked) == {0, 1, 2}
    assert [seat for seat, decision in asked.items() if decision.awaited] == [0]


# Payments and prisoners


def test_m122_what_is_to_be_paid_once_is_paid_at_the_last_signature() -> None:
    state, number = drafted(talking(), 0, draft("passage", 1, payer="0", florins=100))
    state = after(state, (1, Sign(number)))
    assert [player.florins for player in state.players] == [1500, 1700, 1600]


def test_m122_who_has_not_got_the_money_cannot_sign() -> None:
    state, number = drafted(talking(), 0, draft("passage", 1, payer="1", florins=100))
    state.players[1].florins = 90
    assert reason(state, 1, Sign(number)) == ("M-122", "pact-money")


def test_m122_where_the_proposer_cannot_pay_any_more_nothing_comes_of_it() -> None:
    state, number = drafted(talking(), 0, draft("passage", 1, payer="0", florins=100))
    state.players[0].florins = 90
    played = play(state, 1, Sign(number))
    assert told(played.events) == ["pact-unpaid"]
    assert not played.state.pacts
    assert played.state.players[0].florins == 90


def test_m122_money_that_is_bid_cannot_be_spent_again() -> None:
    state = after(at(three(), Auction(bidders=[0, 1, 2])), (0, Bid(1550)))
    assert not legal(state, 0, draft("exchange", 1, payer="0", florins=60))
    assert legal(state, 0, draft("exchange", 1, payer="0", florins=50))


def test_m122_nor_money_that_is_due() -> None:
    state = three()
    state.players[0].station("thrace", "light", 3)
    state.players[1].station("cairo", "light", 1)
    state.players[1].florins = 0
    state = at(state, Dues(unpaid=[0, 1, 2]))
    assert not legal(state, 0, draft("exchange", 1, payer="0", florins=1550))
    assert legal(state, 0, draft("exchange", 1, payer="0", florins=1540))


def test_m121_what_is_due_each_turn_is_paid_at_its_end() -> None:
    state = three()
    in_force(state, "trade", 0, 1, payments=[Payment(0, 1, 50, "turn")])
    close_council(flow_on(state))
    assert [player.florins for player in state.players] == [1550, 1650, 1600]


def test_m121_who_cannot_pay_has_broken_the_pact() -> None:
    state = three()
    in_force(state, "trade", 0, 1, payments=[Payment(0, 1, 50, "turn")])
    state.players[0].florins = 40
    close_council(flow_on(state))
    assert not state.pacts
    assert [player.honour for player in state.players] == [8, 10, 10]
    assert state.players[0].florins == 40


def test_m122_prisoners_go_home_and_come_back_like_those_who_surrendered() -> None:
    state = three()
    state.players[0].prisoners[1] = {"heavy": 2}
    state.players[1].prisoners[0] = {"light": 1}
    state, number = drafted(
        talking(state), 0, draft("exchange", 1, freed=2, release={"0/heavy": 2}, payer="1", florins=200)
    )
    state = after(state, (1, Sign(number)))
    assert state.players[1].aside == {"heavy": 2}
    assert state.players[0].prisoners == {}
    assert state.players[1].prisoners == {0: {"light": 1}}
    assert state.players[0].florins == 1800


def test_m122_prisoners_are_exchanged_in_part() -> None:
    """Des échanges de prisonniers: some of each side's, and the others stay where they are."""
    state = three()
    state.players[0].prisoners[1] = {"heavy": 2, "light": 3}
    state.players[1].prisoners[0] = {"cavalry": 2}
    exchange = draft("exchange", 1, freed=3, release={"0/light": 2, "1/cavalry": 1})
    state, number = drafted(talking(state), 0, exchange)
    state = after(state, (1, Sign(number)))
    assert state.players[0].prisoners == {1: {"heavy": 2, "light": 1}}
    assert state.players[1].prisoners == {0: {"cavalry": 1}}
    assert (state.players[0].aside, state.players[1].aside) == ({"cavalry": 1}, {"light": 2})


def test_m122_prisoners_who_are_gone_by_the_signing_go_nowhere_and_nothing_is_paid() -> None:
    state = three()
    state.players[0].prisoners[1] = {"heavy": 2}
    state, number = drafted(
        talking(state), 0, draft("exchange", 1, freed=2, release={"0/heavy": 2}, payer="1", florins=200)
    )
    state.players[0].prisoners[1] = {"heavy": 1}
    played = play(state, 1, Sign(number))
    assert "pact-unpaid" in told(played.events)
    assert played.state.players[0].florins == 1600


# M-122: several payments


def test_m122_a_pact_has_several_payments() -> None:
    """Elles peuvent inclure des paiements en argent: a sum at once, and another every turn the other way."""
    state, number = drafted(talking(), 0, draft("passage", 1, payer="0", florins=100))
    state = after(state, (0, Amend(number, "1", "0", "turn", 20)), (1, Sign(number)))
    assert [player.florins for player in state.players] == [1500, 1700, 1600]
    close_council(flow_on(state))
    assert [player.florins for player in state.players] == [1520, 1680, 1600]


def test_m122_who_has_signed_signs_anew_when_a_payment_is_added() -> None:
    state, number = drafted(talking(), 0, draft("passage", 1, 2))
    state = after(state, (1, Sign(number)), (0, Amend(number, "1", "2", "once", 100)))
    assert state.drafts[0].signed == [0]
    state = after(state, (2, Sign(number)), (1, Sign(number)))
    assert [player.florins for player in state.players] == [1600, 1500, 1700]


def test_m122_all_that_is_due_at_once_must_be_there_together() -> None:
    state = talking()
    state.players[0].florins = 250
    state, number = drafted(state, 0, draft("passage", 1, payer="0", florins=200))
    assert reason(state, 0, Amend(number, "0", "1", "once", 60)) == ("M-122", "pact-sum")
    assert legal(state, 0, Amend(number, "0", "1", "once", 50))
    state.players[1].florins = 90
    state = after(state, (0, Amend(number, "1", "0", "once", 100)))
    assert reason(state, 1, Sign(number)) == ("M-122", "pact-money")


def test_m122_a_pact_that_one_payment_breaks_collects_no_other() -> None:
    state = three()
    payments = [Payment(0, 1, 50, "turn"), Payment(0, 1, 30, "turn")]
    in_force(state, "trade", 0, 1, payments=payments)
    state.players[0].florins = 40
    close_council(flow_on(state))
    assert (state.players[0].florins, state.pacts) == (40, [])


def test_m122_only_ones_own_draft_is_added_to_and_not_without_end() -> None:
    state, number = drafted(talking(), 0, draft("passage", 1))
    assert reason(state, 1, Amend(number, "0", "1", "turn", 10)) == ("M-122", "amend")
    for _ in range(MOST_PAYMENTS):
        state = after(state, (0, Amend(number, "0", "1", "turn", 10)))
    assert reason(state, 0, Amend(number, "0", "1", "turn", 10)) == ("M-122", "amend")


def test_m122_a_toll_is_for_those_who_may_trade() -> None:
    state, number = drafted(talking(), 0, draft("passage", 1))
    assert not legal(state, 0, Amend(number, "0", "1", "deal", 10))
    state, number = drafted(talking(), 0, draft("trade", 1, favour="0"))
    assert legal(state, 0, Amend(number, "0", "1", "deal", 10))
    assert not legal(state, 0, Amend(number, "1", "0", "deal", 10))


def test_m122_an_exchange_leaves_nothing_to_keep() -> None:
    state, number = drafted(talking(), 0, draft("exchange", 1, payer="0", florins=100))
    state = after(state, (1, Sign(number)))
    assert not state.pacts
    assert not state.players[0].deeds


def test_m122_an_exchange_is_of_something() -> None:
    assert not legal(talking(), 0, draft("exchange", 1))


# Ending and breaking


def test_m122_all_signatories_together_end_a_pact_for_nothing() -> None:
    state = three()
    number = in_force(state, "trade", 0, 1).number
    state = after(talking(state), (0, Dissolve(number)))
    assert state.pacts
    state = after(state, (1, Dissolve(number)))
    assert not state.pacts
    assert [player.honour for player in state.players] == [10, 10, 10]


def test_m122_who_breaks_a_pact_loses_two_honour() -> None:
    state = three()
    number = in_force(state, "trade", 0, 1).number
    state = after(talking(state), (1, Break(number)))
    assert not state.pacts
    assert [player.honour for player in state.players] == [10, 8, 10]


def test_m122_a_stranger_cannot_break_it() -> None:
    state = three()
    number = in_force(state, "trade", 0, 1).number
    assert reason(talking(state), 2, Break(number))[0] == "M-122"


def test_m108_limited_pacts_run_out() -> None:
    state = three()
    in_force(state, "trade", 0, 1, until=2)
    in_force(state, "trade", 0, 2, until=3)
    in_force(state, "trade", 1, 2)
    close_council(flow_on(state))
    assert [pact.parties for pact in state.pacts] == [[0, 2], [1, 2]]


def test_m120_a_declaration_of_war_breaks_all_pacts_of_the_two_at_two_honour_each() -> None:
    state = three()
    in_force(state, "trade", 0, 1)
    in_force(state, "passage", 1, 0, 2)
    in_force(state, "trade", 0, 2)
    state = after(talking(state), (0, Declare(1)))
    assert [pact.parties for pact in state.pacts] == [[0, 2]]
    assert [player.honour for player in state.players] == [6, 10, 10]


def test_m64_an_undeclared_attack_breaks_all_pacts_too() -> None:
    state = three()
    in_force(state, "trade", 0, 1)
    strike(flow_on(state), 0, 1)
    assert not state.pacts
    assert state.players[0].honour == 10 - 3 - 2


def test_m122_an_attack_in_a_war_breaks_non_aggression_only() -> None:
    state = three(turn=4)
    declare_war(state, 0, 1).since = 2
    in_force(state, "nonaggression", 0, 1)
    in_force(state, "trade", 0, 1)
    strike(flow_on(state), 0, 1)
    assert [pact.kind for pact in state.pacts] == ["trade"]
    assert state.players[0].honour == 8


def test_m121_one_is_warned_of_what_a_war_would_break() -> None:
    state = three()
    in_force(state, "trade", 0, 1)
    state = talking(state)
    label = fields_of(Declare)[0].ask.label
    assert label is not None
    warning = label(state, 0, 1)
    assert (warning.key, warning.args["honour"]) == ("medioevo-label-breaks", 2)
    assert label(state, 0, 2).key == "medioevo-label-seat"


def test_m32_the_pacts_of_who_leaves_the_game_are_over() -> None:
    state = three()
    in_force(state, "trade", 0, 1)
    in_force(state, "trade", 0, 2)
    eliminate(flow_on(state), 1)
    assert [pact.parties for pact in state.pacts] == [[0, 2]]


# Alliances


def test_m121_allies_are_called_when_a_war_begins() -> None:
    state = three()
    defence = in_force(state, "defence", 1, 2, units=4)
    in_force(state, "offence", 0, 2, units=3, favoured=2)
    played = play(talking(state), 0, Declare(1))
    called = [event.words.args for event in played.events if event.words.key == "medioevo-event-allies-called"]
    assert [(args["seat"], args["foe_seat"], args["pact"]) for args in called] == [(1, 0, pact_words(defence))]


def test_m121_an_alliance_with_both_sides_binds_nobody() -> None:
    state = three()
    in_force(state, "defence", 0, 1, 2, units=4)
    assert "allies-called" not in told(play(talking(state), 0, Declare(1)).events)


# Accusation and vote


def tried(*votes: str, secret: bool = False) -> MedioevoState:
    """Seat 0 accuses seat 1, and some vote."""
    state = three()
    number = in_force(state, "defence", 0, 1, units=3, secret=secret).number
    state = after(talking(state), (0, Accuse(number, 1)))
    return after(state, *((seat, Vote(number, vote)) for seat, vote in enumerate(votes)))  # pyright: ignore


def test_m121_an_accusation_makes_the_pact_public() -> None:
    state = tried(secret=True)
    assert not state.pacts[0].secret
    assert len(GAME.view(state, 2).pacts) == 1


def test_m121_found_guilty_one_loses_two_honour_and_the_pact_is_over() -> None:
    state = tried("broken", "kept", "broken")
    assert not state.pacts
    assert not state.trials
    assert [player.honour for player in state.players] == [10, 8, 10]


def test_m121_a_tie_changes_nothing() -> None:
    state = tried("broken", "kept", "abstain")
    assert state.pacts
    assert not state.trials
    assert [player.honour for player in state.players] == [10, 10, 10]


def test_m121_who_is_silent_until_the_end_of_the_turn_abstains() -> None:
    state = tried("broken")
    assert state.trials
    close_council(flow_on(state))
    assert not state.trials
    assert state.players[1].honour == 8


def test_m121_everybody_votes_once() -> None:
    state = tried("broken")
    assert reason(state, 0, Vote(state.trials[0].pact, "kept")) == ("M-121", "vote")


def test_m121_a_pact_is_tried_once_a_turn() -> None:
    state = tried("broken", "kept", "abstain")
    number = state.pacts[0].number
    assert not legal(state, 1, Accuse(number, 0))
    state.turn += 1
    assert legal(state, 1, Accuse(number, 0))


# Objectives


def test_m121_signing_is_a_deed_of_all_who_sign() -> None:
    state, number = drafted(talking(), 0, draft("trade", 1))
    state = after(state, (1, Sign(number)))
    assert [[deed.kind for deed in player.deeds] for player in state.players] == [["pact_signed"], ["pact_signed"], []]
