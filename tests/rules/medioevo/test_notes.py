"""M-48 and M-121 in the panel: the list as it is being written, with its costs, and what pacts have to say."""

from __future__ import annotations

from bot.words import Speaker
from rules.core import Action
from rules.medioevo.campaign import Campaign, Encounter
from rules.medioevo.data import COLOURS
from rules.medioevo.diplomacy import Accuse, Draft
from rules.medioevo.powers import Play
from rules.medioevo.purchases import Done, Equip, Improve, Purchases, Recruit, Research, Seek, Unlist, ahead
from rules.medioevo.state import MedioevoState
from tests.rules.medioevo.builder import GAME, after, at, build, give, two
from tests.rules.medioevo.pacts import in_force


def shopping(florins: int = 3000) -> MedioevoState:
    state = build(two(), "macedonia", "town")
    for player in state.players:
        player.florins = florins
        player.technology = dict.fromkeys(COLOURS, 1)
    return at(state, Purchases())


def told(state: MedioevoState, seat: int = 0, language: str = "en") -> list[str]:
    say = Speaker(language, ("Ada", "Bruno"))
    return [say.say(note) for note in GAME.notes(state, seat)]


def listed(*entries: Action) -> MedioevoState:
    return after(shopping(), *((0, entry) for entry in entries))


def test_m48_nothing_listed_nothing_told() -> None:
    assert told(shopping()) == []


def test_m48_every_entry_has_its_cost_then_the_sum_and_what_is_left() -> None:
    state = listed(Seek(), Research("red"), Recruit("light", 2, "macedonia"))
    assert told(state) == [
        "1. Buy Empire card: 100 florins",
        "2. Learn technology · Promotion (level 2): 200 florins",
        "3. Recruit · light infantry · 2 · Macedonia: 40 florins",
        "Total 340 florins; 2,660 left.",
    ]


def test_m48_an_entry_for_a_piece_that_is_not_bought_any_more_names_its_kind() -> None:
    state = listed(Equip("wagon", 1, "macedonia"))
    wagon = ahead(state, 0).players[0].transports[-1].id
    state = after(state, (0, Improve(wagon, 2)), (0, Unlist(1)))
    assert told(state)[0].startswith("1. Upgrade · war wagon · level II:")


def test_m48_the_notes_are_in_french_too() -> None:
    assert told(listed(Seek()), language="fr")[-1] == "Total\u00a0: 100 florins\u202f; il vous en reste 2\u202f900."


def test_m48_what_is_left_is_what_the_list_would_leave() -> None:
    state = listed(Seek(), Recruit("light", 1, "macedonia"))
    assert GAME.notes(state, 0)[-1].args["left"] == ahead(state, 0).players[0].florins == 2880


def test_m48_the_list_of_another_is_not_told() -> None:
    assert told(listed(Seek()), seat=1) == []


def test_m48_a_long_list_is_told_by_its_end() -> None:
    state = listed(Seek())
    state.stack[-1].lists[0] = [Seek(), *([Recruit("light", 1, "macedonia")] * 13)]
    lines = told(state)
    assert len(lines) == 14
    assert lines[0] == "2 earlier purchases: 120 florins"
    assert lines[1].startswith("3. Recruit")
    assert lines[-2] == "14. Recruit · light infantry · 1 · Macedonia: no longer possible", "more than the levy allows"


def test_m48_no_notes_once_the_lists_have_run() -> None:
    state = after(shopping(), (0, Recruit("light", 1, "macedonia")), (0, Done()), (1, Done()))
    assert told(state) == []


# M-130: in a window


def test_m130_a_window_tells_which_card_was_turned_and_on_what() -> None:
    state = two()
    state.players[0].cards, state.players[1].cards, state.players[1].turned = [44], [49, 5], [5]
    state.empire = [card for card in state.empire if card not in (5, 44, 49)]
    give(state, 0, "wagon", 1, "thrace")
    state = after(at(state, Campaign(waiting=[0, 1])), (0, Play(44, target="5")))
    assert told(state, 1)[:2] == [
        "Ada has used Bard (44/72): Ready any used Empire card.",
        "On: Warlord (5/72) (Bruno)",
    ]


def test_m121_who_is_asked_to_plunder_is_told_in_private_what_it_would_break() -> None:
    state = two()
    caravan = give(state, 1, "caravan", 1, "thrace")
    state.players[0].station("thrace", "light", 1)
    in_force(state, "trade", 0, 1, secret=True)
    state = at(state, Encounter(victim=1, place="thrace", pieces=[caravan], asked=[0]))
    assert [note.key for note in GAME.notes(state, 0)] == ["medioevo-note-breaks"]
    assert GAME.notes(state, 1) == ()


def test_m121_what_waits_for_ones_name_or_vote_is_told() -> None:
    state = two()
    number = in_force(state, "trade", 0, 1).number
    state = after(at(state, Purchases()), (0, Draft("passage", ("1",))), (0, Accuse(number, 1)))
    assert told(state, 1) == [
        "✉ Ada proposes to you: passage (Ada and Bruno); for the whole game",
        "⚖ Ada accuses Bruno of breaking trade (Ada and Bruno); for the whole game: vote before the end of the turn.",
    ]
