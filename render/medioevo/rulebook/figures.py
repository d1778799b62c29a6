"""Which picture each page of Medioevo's rules has."""

from __future__ import annotations

from render.figures import Arrow, Board, Figure, Note
from render.medioevo.rulebook import scores, tables, windows
from render.medioevo.rulebook.legend import MARKS, PIECES, SIGNS, SYMBOLS
from render.medioevo.rulebook.reference import REFERENCE

FIGURES: dict[str, Figure] = {
    "reference": REFERENCE,
    "symbols": SYMBOLS,
    "marks": MARKS,
    "pieces": PIECES,
    "signs": SIGNS,
    "map": Board(
        "land",
        windows.country("dalmatia"),
        (
            Note("holder", ("dalmatia",), (-1.42, -1.3)),
            Note("area", ("dalmatia",), (-1.5, 0.04)),
            Note("village", ("dalmatia",), (-0.05, 0.62)),
            Note("units", ("dalmatia",), (1.62, 0.04)),
            Note("ship", ("dalmatia",), (0.6, 0.98)),
            Note("fire", ("serbia",), (-1.0, 0.28)),
            Note("sea", ("adriatic",), (0.1, -1.0)),
        ),
    ),
    "events": scores.EVENTS,
    "rebellion": Board(
        "rebellion",
        windows.country("transylvania", (-1.0, -0.1)),
        (
            Note("rebels", ("great_plain",), (1.5, -0.2)),
            Note("tax"),
            Note("alone", ("great_plain",), (-0.2, 1.0)),
            Note("army", ("transylvania",), (0.0, 0.98)),
        ),
    ),
    "realm": Board(
        "realm",
        windows.realm,
        (
            Note("florins", ("florins",)),
            Note("tax", ("tax",)),
            Note("loans", ("loans",)),
            Note("tokens", ("tokens",)),
            Note("prisoners", ("prisoners",)),
        ),
        below=2,
    ),
    "control": Board(
        "control",
        windows.country("transylvania", (0.2, 0.9)),
        (
            Note("home", ("transylvania",), (-1.5, -1.15)),
            Note("unit", ("transylvania",), (1.7, 0.2)),
            Note("castle", ("transylvania",), (0.26, 0.98)),
            Note("token", ("wallachia",), (-1.8, -0.3)),
            Note("lost"),
        ),
    ),
    "buildings": tables.BUILDINGS,
    "machines": tables.MACHINES,
    "troops": tables.TROOPS,
    "march": Board(
        "march",
        windows.country("transylvania", (-1.1, 0.5)),
        (
            Note("wagon", ("great_plain",), (1.5, 0.72)),
            Note("step", ("transylvania",), (-0.95, 1.5)),
            Note("barbarians", ("wallachia",), (0.2, 1.05)),
            Note("stop"),
            Note("castle"),
        ),
        (Arrow("great_plain", "transylvania", off=(0.5, 0.6)), Arrow("transylvania", "wallachia", off=(1.5, 0.5))),
    ),
    "battle": Board(
        "battle",
        windows.battle,
        (
            Note("troops", ("troops",)),
            Note("dice", ("dice",)),
            Note("product", ("product",)),
            Note("penalty", ("penalty",)),
            Note("casualties", ("casualties",)),
            Note("result", ("attack",)),
        ),
    ),
    "abilities": tables.ABILITIES,
    "siege": tables.SIEGE,
    "sea": Board(
        "sea",
        windows.country("aegean"),
        (
            Note("galleys", ("aegean",), (1.3, 1.0)),
            Note("abilities", ("aegean",), (-1.95, 0.3)),
            Note("damage"),
            Note("sink", ("aegean",), (-1.25, 1.0)),
            Note("dock", ("ionia",), (0.62, 1.05)),
        ),
    ),
    "captives": tables.CAPTIVES,
    "conquest": Board(
        "conquest",
        windows.country("bulgaria"),
        (
            Note("area", ("bulgaria",), (-1.45, -0.1)),
            Note("village", ("bulgaria",), (-0.36, 0.24)),
            Note("fort", ("bulgaria",), (1.5, -0.1)),
            Note("keep"),
            Note("plunder"),
        ),
    ),
    "goods": tables.GOODS_TABLE,
    "route": Board(
        "route",
        windows.trade_lands("serbia", (0.3, -0.6)),
        (
            Note("start", ("great_plain",), (-1.25, 0.5)),
            Note("reached", ("transylvania",), (0.98, 0.42)),
            Note("open", ("macedonia", "bulgaria"), (0.98, 0.34)),
            Note("end", ("dalmatia",), (1.0, 0.3)),
            Note("points"),
        ),
    ),
    "war": Board("quarrel", windows.standing, (Note("war"), Note("truce"), Note("peace"), Note("pacts")), below=2),
    "technology": Board(
        "learning",
        windows.ladder,
        (
            Note("branch", ("branch",)),
            Note("cost", ("cost",)),
            Note("known", ("known",)),
            Note("own", ("own",)),
            Note("order"),
        ),
    ),
    "card": Board(
        "realm",
        windows.card,
        (
            Note("points", ("points",)),
            Note("ability", ("ability",)),
            Note("state", ("state",)),
            Note("objective", ("objective",)),
            Note("token", ("token",)),
        ),
    ),
    "honour": scores.HONOUR,
    "end": scores.END,
    "variants": scores.VARIANTS,
}

PAGES = {
    "goal": "map",
    "turn": "reference",
    "events": "events",
    "rebellion": "rebellion",
    "taxes": "realm",
    "control": "control",
    "buildings": "buildings",
    "machines": "machines",
    "troops": "troops",
    "move": "march",
    "battle": "battle",
    "abilities": "abilities",
    "siege": "siege",
    "sea": "sea",
    "captives": "captives",
    "conquest": "conquest",
    "trade": "goods",
    "markets": "route",
    "diplomacy": "war",
    "technologies": "technology",
    "cards": "card",
    "honour": "honour",
    "end": "end",
    "reactions": "signs",
    "variants": "variants",
    "first-turn": "map",
    "turn-card": "reference",
    "prices": "reference",
    "worked-battle": "battle",
    "worked-trip": "route",
    "advice": "map",
}
SHEETS = ("reference", "symbols", "marks", "pieces", "signs")
