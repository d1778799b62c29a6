"""Medioevo Universale for somebody's first game: three turns, with two computers."""

from __future__ import annotations

from bot.coach.lesson import Course
from bot.coach.medioevo import battle, campaign, diplomacy, events, founding, powers, purchases, trade, treasury
from rules.medioevo.view import MedioevoView

COURSE = Course[MedioevoView](
    game="medioevo",
    seats=3,
    options={"turns": 3},
    lessons=(
        *treasury.DEEDS,
        *purchases.DEEDS,
        *campaign.DEEDS,
        *battle.DEEDS,
        *trade.DEEDS,
        *powers.DEEDS,
        *diplomacy.DEEDS,
        *diplomacy.MOMENTS,
        *powers.MOMENTS,
        *founding.MOMENTS,
        *events.MOMENTS,
        *treasury.MOMENTS,
        *purchases.MOMENTS,
        *campaign.MOMENTS,
        *battle.MOMENTS,
        *trade.MOMENTS,
    ),
)
