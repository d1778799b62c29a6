"""M-121: a pact is written down, question by question, and laid before those who shall sign it."""

from __future__ import annotations

from typing import Annotated, Literal

from rules.core import Action, Amount, Ask, Flow, Matters, OneOf, Prose, Refusal, Some, Split, Text, Words, words
from rules.medioevo.diplomacy.breaking import drop_draft
from rules.medioevo.diplomacy.payments import spendable
from rules.medioevo.diplomacy.wording import COIN, MOST_FLORINS, kind_words, seat_words, tell, until_words
from rules.medioevo.table import (
    ALLIANCES,
    CLAUSES,
    GRANTS,
    PACT_KINDS,
    UNIT_NAMED,
    Army,
    Pact,
    PactKind,
    Payment,
    Position,
    Rhythm,
    enlist,
    refuse,
    thing_words,
)

MOST_DRAFTS = 4  # of one player at a time
MOST_UNITS = 20
LONGEST = 200  # letters of a free text
_NUMBERS = range(100, 1000)
_JOINED = (*CLAUSES, *ALLIANCES)  # kinds that may stand in one pact with others

Secrecy = Literal["public", "secret"]
Partners = tuple[str, ...]


def _kinds(position: Position, seat: int) -> OneOf:
    return OneOf(PACT_KINDS if len(position.order) > 1 else ())


def _kind_label(position: Position, seat: int, kind: str) -> Words:
    return kind_words(kind)


def _partners(position: Position, seat: int, kind: PactKind) -> Some:
    others = [str(other) for other in sorted(position.order) if other != seat]
    return Some(others, 1, 1 if kind == "exchange" else None)


def _party_label(position: Position, seat: int, party: str) -> Words:
    """A seat, or a word for all or none of them."""
    return seat_words(int(party)) if party.isdecimal() else words(f"medioevo-pact-{party}")


def _texts(position: Position, seat: int, kind: PactKind, partners: Partners) -> Text | None:
    return Text(LONGEST) if kind == "free" else None


def _favours(position: Position, seat: int, kind: PactKind, partners: Partners, text: str) -> OneOf | None:
    return OneOf(["each", str(seat), *partners]) if kind in GRANTS else None


def _units(position: Position, seat: int, kind: PactKind, *values: object) -> Amount | None:
    return Amount(1, MOST_UNITS) if kind in ALLIANCES else None


def _turns(position: Position, seat: int, kind: PactKind, *values: object) -> OneOf | None:
    return None if kind == "exchange" else OneOf([0, *range(position.turn, position.turns + 1)])


def _turn_label(position: Position, seat: int, until: int) -> Words:
    return until_words(until)


def _secrecies(position: Position, seat: int, *values: object) -> OneOf:
    return OneOf(("public", "secret"))


def _secrecy_label(position: Position, seat: int, secrecy: str) -> Words:
    return words(f"medioevo-pact-{secrecy}")


# M-122: prisoners and money


def _captives(position: Position, seat: int, partners: Partners) -> dict[str, int]:
    """Of two, the units of each that the other holds, by keeper and kind."""
    if len(partners) != 1:
        return {}
    pairs = ((seat, int(partners[0])), (int(partners[0]), seat))
    held = ((keeper, position.players[keeper].prisoners.get(owner, {})) for keeper, owner in pairs)
    return {f"{keeper}/{unit}": count for keeper, units in held for unit, count in units.items()}


def _freed(position: Position, seat: int, kind: PactKind, partners: Partners, *values: object) -> Amount | None:
    found = _captives(position, seat, partners)
    return Amount(0, sum(found.values())) if found else None


def _releases(position: Position, seat: int, kind: PactKind, partners: Partners, *values: object) -> Split | None:
    freed = values[-1]
    return Split(_captives(position, seat, partners), freed) if isinstance(freed, int) and freed else None


def _captive_label(position: Position, seat: int, captive: str) -> Words:
    keeper, _, unit = captive.partition("/")
    return words("medioevo-label-captive", seat=int(keeper), thing=thing_words(unit))


def _payers(
    position: Position,
    seat: int,
    kind: PactKind,
    partners: Partners,
    text: str,
    favour: str,
    units: int,
    until: int,
    secrecy: Secrecy,
    freed: int,
    release: dict[str, int],
) -> OneOf:
    """Somebody must pay in an exchange where no prisoners go home; only who has money can pay at once."""
    mine = [str(seat)] if kind != "exchange" or spendable(position, seat) >= COIN else []
    nobody = [] if kind == "exchange" and not freed else ["nobody"]
    return OneOf([*nobody, *mine, *partners])


def _payees(position: Position, seat: int, kind: PactKind, partners: Partners, *values: object) -> OneOf | None:
    payer = values[-1]
    return OneOf([p for p in (str(seat), *partners) if p != payer]) if payer != "nobody" and len(partners) > 1 else None


def _rhythms(position: Position, seat: int, kind: PactKind, partners: Partners, *values: object) -> OneOf | None:
    payer, favour = values[-2], values[1]
    if payer == "nobody" or kind == "exchange":
        return None
    at_once = [] if payer == str(seat) and spendable(position, seat) < COIN else ["once"]
    each_deal = ["deal"] if kind == "trade" and favour in ("each", payer) else []
    return OneOf([*at_once, "turn", *each_deal])


def _rhythm_label(position: Position, seat: int, rhythm: str) -> Words:
    return words(f"medioevo-pact-{rhythm}")


def _sums(position: Position, seat: int, kind: PactKind, partners: Partners, *values: object) -> Amount | None:
    payer, rhythm = values[-3], values[-1]
    if payer == "nobody":
        return None
    purse = spendable(position, seat) if payer == str(seat) and rhythm == "once" else MOST_FLORINS
    return Amount(COIN, min(purse // COIN * COIN, MOST_FLORINS), COIN)


def _no_sum(position: Position, seat: int, *values: object) -> Refusal:
    return refuse("M-122", "pact-sum", most=MOST_FLORINS, have=spendable(position, seat))


def _clauses(position: Position, seat: int, kind: PactKind, *values: object) -> Some | None:
    return Some([clause for clause in CLAUSES if clause != kind]) if kind in _JOINED else None


class Draft(Action, frozen=True, tag="draft"):
    """M-121: propose a pact. It is in force once everybody named has signed. Where one has many open already, the
    oldest makes room."""

    rule = "M-121"
    group = "pact"

    kind: Annotated[PactKind, Ask(_kinds, "M-121", None, _kind_label)]
    partners: Annotated[Partners, Ask(_partners, "M-121", None, _party_label)]
    text: Annotated[Prose, Ask(_texts, "M-121")] = Prose("")
    favour: Annotated[str, Ask(_favours, "M-121", None, _party_label)] = "each"
    units: Annotated[int, Ask(_units, "M-121")] = 0
    until: Annotated[int, Ask(_turns, "M-121", None, _turn_label)] = 0
    secrecy: Annotated[Secrecy, Ask(_secrecies, "M-121", None, _secrecy_label)] = "public"
    freed: Annotated[int, Ask(_freed, "M-122")] = 0
    release: Annotated[dict[str, int], Ask(_releases, "M-122", None, _captive_label)] = {}
    payer: Annotated[str, Ask(_payers, "M-122", None, _party_label)] = "nobody"
    payee: Annotated[str, Ask(_payees, "M-122", None, _party_label)] = "nobody"
    rhythm: Annotated[Rhythm, Ask(_rhythms, "M-122", None, _rhythm_label)] = "once"
    florins: Annotated[int, Ask(_sums, "M-122", _no_sum)] = 0
    also: Annotated[
        tuple[PactKind, ...], Ask(_clauses, "M-121", None, _kind_label, nothing="medioevo-nothing-clause")
    ] = ()

    @property
    def concealed(self) -> bool:
        return self.secrecy == "secret"

    def touches(self, state: Position, seat: int) -> Matters:
        return ("pact",)

    def apply(self, flow: Flow[Position], seat: int) -> None:
        draft = self._written(flow, seat)
        flow.reveal()
        own = [other for other in flow.state.drafts if other.parties[0] == seat]
        for old in own[: 1 - MOST_DRAFTS]:
            drop_draft(flow.state, old)
            tell(flow, old, "medioevo-event-retract", seat=seat)
        flow.state.drafts.append(draft)
        tell(flow, draft, "medioevo-event-draft", seat=seat)

    def _written(self, flow: Flow[Position], seat: int) -> Pact:
        state = flow.state
        taken = [pact.number for pact in (*state.pacts, *state.drafts)]
        number = flow.chance.pick(_NUMBERS)
        while number in taken:
            number = flow.chance.pick(_NUMBERS)
        return Pact(
            number=number,
            kind=self.kind,
            also=[*self.also],
            parties=[seat, *map(int, self.partners)],
            until=self.until,
            secret=self.secrecy == "secret",
            favoured=int(self.favour) if self.favour != "each" else None,
            units=self.units,
            payments=self._payments(seat),
            released=self._released(),
            text=self.text,
            signed=[seat],
        )

    def _released(self) -> dict[int, Army]:
        found: dict[int, Army] = {}
        for captive, count in self.release.items():
            keeper, _, unit = captive.partition("/")
            enlist(found.setdefault(int(keeper), {}), UNIT_NAMED[unit], count)
        return found

    def _payments(self, seat: int) -> list[Payment]:
        if self.payer == "nobody":
            return []
        payer = int(self.payer)
        other = int(self.partners[0]) if payer == seat else seat
        payee = other if self.payee == "nobody" else int(self.payee)
        return [Payment(payer, payee, self.florins, self.rhythm)]
