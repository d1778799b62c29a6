"""Rows of the database to values and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from rules.core import Event
from rules.host.model import (
    Addressee,
    Asked,
    Balance,
    Claim,
    Draft,
    Gathering,
    Letter,
    Noticeboard,
    Offer,
    Pause,
    Pledge,
    Poll,
    Post,
    Pupil,
    Receipt,
    Seat,
    Summons,
    Table,
    Terms,
    UndoRequest,
)
from rules.host.results import Result
from rules.host.store import Aside, Boundary, Logged
from rules.host.waiting import due, turn_of

_json = msgspec.json.Encoder()
_numbers = msgspec.json.Decoder(tuple[int, ...])
_texts = msgspec.json.Decoder(tuple[str, ...])
_mapping = msgspec.json.Decoder(dict[str, Any])
_heard = msgspec.json.Decoder(dict[str, str])
_events = msgspec.json.Decoder(tuple[Event, ...])
_result = msgspec.json.Decoder(Result)
_columns: dict[str, msgspec.json.Decoder[Any]] = {
    "seats": msgspec.json.Decoder(tuple[Seat, ...]),
    "options": _mapping,
    "awaited": _numbers,
    "asked": msgspec.json.Decoder(dict[int, Asked]),
    "terms": msgspec.json.Decoder(Terms),
    "banks": msgspec.json.Decoder(dict[int, Balance]),
    "paused": msgspec.json.Decoder(Pause | None),
    "gathering": msgspec.json.Decoder(Gathering),
    "pledge": msgspec.json.Decoder(Pledge | None),
}  # of a table, those that are JSON

# fmt: off
TABLE = (
    "id", "game", "version", "name", "guild", "channel", "language", "creator", "status", "seats", "options", "seed",
    "length", "awaited", "branch", "revision", "created", "changed", "deadline", "asked", "begins", "terms", "banks",
    "paused", "bumped", "gathering", "hints", "origin", "pledge",
)
STIR = ("due", "stirring")  # of a table, what follows from the rest: by it are found those that go on by themselves
ASIDE = ("idx", "events")
LOGGED = ("idx", "seat", "action", "draws", "learnt", "secret", "events", "time", "hand", "used", "gain", "waited")
BOUNDARY = ("version", "idx", "state", "time", "events")
POST = ("id", "table_id", "channel", "kind", "state", "since", "until", "payload", "message", "attempts")
REQUEST = ("id", "table_id", "seat", "length", "branch", "log_length", "missing", "agreed")
OFFER = ("id", "table_id", "seat", "player", "name", "holder", "made")
DEED = ("guild", "player", "deed", "table_id", "name", "length", "reached", "time", "setting", "former", "value")
SUMMONS = ("id", "player", "table_id", "seat", "decision", "kind", "due", "payload")
NOTICEBOARD = ("guild", "channel", "language", "message", "shown", "tried")
CLAIM = ("id", "table_id", "seat", "player", "name", "made")
POLL = ("id", "table_id", "kind", "seat", "about", "missing", "made")
DRAFT = ("id", "table_id", "seat", "player", "decision", "action", "vals", "page", "step")
RECEIPT = ("table_id", "seat", "said", "idx", "time", "told")
LETTER = ("id", "table_id", "idx", "seat", "player", "name", "text", "time", "number", "agreed")
ADDRESSEE = ("seat", "player", "name", "seen")
RESULT = ("table_id", "length", "branch", "facts")
PUPIL = ("table_id", "player", "coached", "heard")
# fmt: on


def write_json(value: Any) -> str:
    return _json.encode(value).decode()


# Rows to values and back, in the order of the columns above


def write_table(table: Table) -> list[Any]:
    row = [getattr(table, column) for column in TABLE]
    for column in _columns:
        row[TABLE.index(column)] = write_json(getattr(table, column))
    return row


def stir(table: Table) -> tuple[float | None, bool]:
    return due(table), turn_of(table) is not None


def read_table(row: Sequence[Any]) -> Table:
    values: dict[str, Any] = dict(zip(TABLE, row, strict=True))
    values["hints"] = bool(values["hints"])
    return Table(**{**values, **{name: decoder.decode(values[name]) for name, decoder in _columns.items()}})


def write_logged(row: Logged) -> list[Any]:
    plain = (write_json(row.action), write_json(row.draws), row.learnt, row.secret, write_json(row.events))
    return [row.index, row.seat, *plain, row.time, row.hand, row.used, row.gain, row.waited]


def read_logged(row: Sequence[Any]) -> Logged:
    index, seat, action, draws, learnt, secret, events, time, hand, used, gain, waited = row
    return Logged(
        index=index,
        seat=seat,
        action=_mapping.decode(action),
        draws=_numbers.decode(draws),
        learnt=bool(learnt),
        secret=bool(secret),
        events=_events.decode(events),
        time=time,
        hand=hand,
        used=used,
        gain=gain,
        waited=waited,
    )


def write_boundary(boundary: Boundary) -> list[Any]:
    *plain, events = msgspec.structs.astuple(boundary)
    return [*plain, write_json(events)]


def read_boundary(row: Sequence[Any]) -> Boundary:
    version, index, state, time, events = row
    return Boundary(version=version, index=index, state=state, time=time, events=_events.decode(events))


def write_aside(aside: Aside) -> list[Any]:
    return [aside.index, write_json(aside.events)]


def read_aside(row: Sequence[Any]) -> Aside:
    index, events = row
    return Aside(index, _events.decode(events))


def read_post(row: Sequence[Any]) -> Post:
    post_id, table, channel, kind, state, since, until, payload, message, attempts = row
    return Post(
        id=post_id,
        table=table,
        channel=channel,
        kind=kind,
        state=state,
        since=since,
        until=until,
        payload=_mapping.decode(payload),
        message=message,
        attempts=attempts,
    )


def write_request(request: UndoRequest) -> list[Any]:
    *plain, missing, agreed = msgspec.structs.astuple(request)
    return [*plain, write_json(missing), write_json(agreed)]


def read_request(row: Sequence[Any]) -> UndoRequest:
    request_id, table, seat, length, branch, log_length, missing, agreed = row
    return UndoRequest(
        id=request_id,
        table=table,
        seat=seat,
        length=length,
        branch=branch,
        log_length=log_length,
        missing=_numbers.decode(missing),
        agreed=_numbers.decode(agreed),
    )


def read_offer(row: Sequence[Any]) -> Offer:
    offer_id, table, seat, player, name, holder, made = row
    return Offer(id=offer_id, table=table, seat=seat, player=player, name=name, holder=holder, made=made)


def read_summons(row: Sequence[Any]) -> Summons:
    """One that says something by itself calls for no decision."""
    summons_id, player, table, seat, decision, kind, due, payload = row
    said = _mapping.decode(payload)
    return Summons(
        id=summons_id,
        player=player,
        table=table,
        seat=seat,
        decision=decision,
        kind="letter" if "letter" in said else "word" if said else kind,
        due=due,
        payload=said,
    )


def read_noticeboard(row: Sequence[Any]) -> Noticeboard:
    return Noticeboard(**dict(zip(NOTICEBOARD, row, strict=True)))


def read_claim(row: Sequence[Any]) -> Claim:
    claim_id, table, seat, player, name, made = row
    return Claim(id=claim_id, table=table, seat=seat, player=player, name=name, made=made)


def write_poll(poll: Poll) -> list[Any]:
    return [poll.id, poll.table, poll.kind, poll.seat, poll.about, write_json(poll.missing), poll.made]


def read_poll(row: Sequence[Any]) -> Poll:
    poll_id, table, kind, seat, about, missing, made = row
    return Poll(id=poll_id, table=table, kind=kind, seat=seat, about=about, missing=_numbers.decode(missing), made=made)


def write_draft(draft: Draft) -> list[Any]:
    plain = [draft.id, draft.table, draft.seat, draft.player, draft.decision, draft.action]
    return [*plain, write_json(draft.values), draft.page, draft.step]


def read_draft(row: Sequence[Any]) -> Draft:
    draft_id, table, seat, player, decision, action, values, page, step = row
    return Draft(
        id=draft_id,
        table=table,
        seat=seat,
        player=player,
        decision=decision,
        action=action,
        values=_texts.decode(values),
        page=page,
        step=step,
    )


def write_letter(letter: Letter) -> list[Any]:
    return [*msgspec.structs.astuple(letter)[:-1]]


def read_letter(row: Sequence[Any], readers: Sequence[Addressee]) -> Letter:
    letter_id, table, index, seat, player, name, text, time, number, agreed = row
    return Letter(
        id=letter_id,
        table=table,
        index=index,
        seat=seat,
        player=player,
        name=name,
        text=text,
        time=time,
        number=number,
        agreed=bool(agreed),
        readers=tuple(readers),
    )


def read_addressee(row: Sequence[Any]) -> Addressee:
    seat, player, name, seen = row
    return Addressee(seat=seat, player=player, name=name, seen=bool(seen))


def read_result(facts: str) -> Result:
    return _result.decode(facts)


def read_receipt(row: Sequence[Any]) -> Receipt:
    table, seat, said, index, time, told = row
    return Receipt(table=table, seat=seat, said=said, index=index, time=time, told=told)


def write_pupil(pupil: Pupil) -> list[Any]:
    return [pupil.table, pupil.player, pupil.coached, write_json(pupil.heard)]


def read_pupil(row: Sequence[Any]) -> Pupil:
    table, player, coached, heard = row
    return Pupil(table=table, player=player, coached=bool(coached), heard=_heard.decode(heard))
