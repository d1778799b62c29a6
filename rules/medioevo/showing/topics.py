"""What news of Medioevo may be asked for apart from the rest."""

from __future__ import annotations

_ROUNDS = """
    arrows battle battle-dice battle-losses battle-nobody battle-recast battle-round-won battle-stopped battle-tie
    battle-value battle-won effect-at fled flee lead parley protect sacrifice shots spurn surrender overwhelm
    ambushed aimed attack-bonus trapped shoot-again
"""
_SPOILS = """
    annex avenge building-falls building-hit captives-freed capture captured conquer crew galley-drifts galley-sinks
    loot plunder plunder-barbarians ransack ravage
"""
_MARCHES = "assault declare drive hold horde march march-stopped rebellion retire spare"
_TRADE = "deal-off load market route route-anew route-done route-gone route-heir route-kept sell stage travel haggle"
_TALK = """
    accept accuse allies-called amend declare decline direct direct-excused draft pact-broken pact-dissolved pact-over
    pact-paid pact-seen pact-signed pact-tired pact-unpaid propose reject retract sign verdict-broken verdict-kept vote
"""
_CARDS = (
    "play use cancelled in-vain too-late technology-in-vain claim claim-token claim-tokenless objective-met research"
)
_MONEY = "bid income dues borrow repay default gain interest-share card-sale card-purchase"


def _events(names: str) -> frozenset[str]:
    return frozenset(f"medioevo-event-{name}" for name in names.split())


TOPICS = {
    "fights": _events(_ROUNDS + _SPOILS + _MARCHES),
    "trade": _events(_TRADE),
    "talk": _events(_TALK),
    "cards": _events(_CARDS),
    "money": _events(_MONEY),
}
ENDINGS = _events("winner winners")
TALLIES = {
    "medioevo-tally-battles": _events("battle"),
    "medioevo-tally-pacts": _events("pact-signed"),
    "medioevo-tally-broken": _events("pact-broken"),
}
