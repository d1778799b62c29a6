"""M-52: cards 1 to 36 where they meet guests, guises, bans, other cards and events."""

from __future__ import annotations

from rules.medioevo.phases.combat.movement import Finish
from rules.medioevo.phases.combat.onset import Engage
from rules.medioevo.phases.trade.phase import Trade
from rules.medioevo.phases.trade.travel import Travel
from rules.medioevo.position import War
from rules.medioevo.powers.play import Play
from rules.medioevo.powers.use import Use
from rules.medioevo.state import MedioevoState
from tests.rules.medioevo.battles import BLUE, YELLOW
from tests.rules.medioevo.builder import after, at, build, give, legal, two
from tests.rules.medioevo.campaigns import campaign, leg
from tests.rules.medioevo.hands import fighting, hold, learn, quiet, window
from tests.rules.medioevo.pacts import three

GUEST = 2

# Bishops


def test_m111_card_03_a_forbidden_sea_is_not_entered_by_a_caravan_that_could_not_leave_it() -> None:
    state = hold(learn(two(), BLUE, "logistics", 1), YELLOW, 3)
    state.players[YELLOW].orders["departure"] = "always"
    caravan = give(state, BLUE, "caravan", 1, "thrace")
    state = at(state, Trade(waiting=[BLUE]))
    state = after(state, (BLUE, Use("logistics", target=caravan, other="levantine")), (BLUE, Travel(caravan, "delta")))
    state = after(state, (YELLOW, Play(3, target="levantine")))
    assert state.players[BLUE].transport(caravan).place == "ionia"


# Guests: they neither hold nor contest the land of their host (M-34)


def visited(*cards: int, garrison: int, mover: int = YELLOW) -> MedioevoState:
    """Blue's three light infantry march into Yellow's Palestine with its fort, where Hungary's unit is a guest."""
    state = build(hold(three(), mover, *cards), "palestine", "fort")
    state.wars += [War((BLUE, YELLOW), since=1), War((BLUE, GUEST), since=1)]
    state.players[GUEST].station("palestine", "light")
    state.players[GUEST].guest = {"palestine": YELLOW}
    if garrison:
        state.players[YELLOW].station("palestine", "light", garrison)
    state.players[BLUE].station("damascus", "light", 3)
    cart = give(state, BLUE, "wagon", 1, "damascus")
    return after(campaign(state), (BLUE, leg("damascus", cart, "palestine", light=3)))


def test_m52_card_06_half_goes_on_from_land_with_a_garrison_and_guests() -> None:
    assert legal(visited(6, garrison=1, mover=BLUE), BLUE, Play(6))


def test_m52_card_24_a_host_calls_up_militia_where_only_guests_stand() -> None:
    state = after(visited(24, garrison=0), (BLUE, Finish()))
    assert window(state) == "entry"
    state = after(state, (YELLOW, Play(24, target="heavy")))
    assert state.players[YELLOW].army("palestine") == {"heavy": 1}


def test_m52_card_26_a_host_raises_the_walls_beside_guests() -> None:
    state = after(visited(26, garrison=1), (BLUE, Finish()), (YELLOW, Play(26)), (BLUE, Engage(YELLOW)))
    battle = fighting(state)
    assert battle
    assert battle.keeper == YELLOW


def test_m70_a_guest_has_no_shelter_in_the_walls_of_its_host() -> None:
    battle = fighting(quiet(after(visited(garrison=0), (BLUE, Finish()))))
    assert battle
    assert (battle.defender, battle.keeper) == (GUEST, None)
