"""Tourney: a made-up game that uses everything the contract offers, to prove it before the real games lean on it.

TY-1  Everybody has 10 coins and 3 of 18 cards; cards in hand and in the deck are hidden.
TY-2  A round opens with sealed bids: coins and, if one likes, a pledged card. They may be changed until the last is in.
TY-3  Instead of bidding one may withdraw, but not in two rounds running.
TY-4  The highest bid is paid and its bidder challenges; a pledge breaks ties, then the lower seat. Pledges are lost.
TY-5  The challenger names a rival and sends one or two champions from the hand.
TY-6  Before the dice, everybody else may cheer for one of the two with a card, all at once, or stay silent.
TY-7  Both roll a die and add strength; the rival wins ties.
TY-8  The winner shares 4 coins out among purse, chapel (renown, up to 2) and armoury (a card each, up to 2).
TY-9  After the last round the most renown wins; every 5 coins count one.
TY-10 Whose time is up withdraws or stays silent; where neither is allowed, the others wait.
"""

from tests.sample_game.game import GAME, Tourney

__all__ = ["GAME", "Tourney"]
