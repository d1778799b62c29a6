"""Somebody who plays at random, by panel and by command, and notes what they wanted and what they were told."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from rules.host.model import Table
from tests.loopback.interactions import Interaction
from tests.loopback.person import MENU, PATIENCE, Person
from tests.loopback.server import Loopback
from tests.loopback.world import Channel, Message, User
from tests.siege.forms import filled
from tests.siege.ledger import Intent, Ledger
from tests.siege.reading import is_panel, reference, says_played, usable, verb

_STEPS = 30  # in one panel, before somebody gives up
_TRIES = 6  # commands, until one completes
_HARMLESS = ("turn", "options", "agree", "refuse")
_WEIGHTS = {
    "pick": 12,
    "act": 10,
    "first": 10,
    "actmenu": 10,
    "type": 8,
    "none": 6,
    "page": 3,
    "actpage": 2,
    "back": 1,
    "cancel": 0.3,
}


class Player:
    def __init__(self, loopback: Loopback, user: User, ledger: Ledger, rng: Random) -> None:
        self.user, self.rng = user, rng
        self.app = Person(loopback, user)
        self._world = loopback.world
        self._ledger = ledger

    # Where one is called

    def calls(self) -> list[tuple[str, Message]]:
        """The tables that wait for this person, by the newest turn message of each."""
        newest: dict[str, Message] = {}
        for message in self._world.messages:
            for part in usable(message):
                if verb(part) == "turn":
                    newest[reference(part)] = message
        return [(table, message) for table, message in newest.items() if f"<@{self.user.id}>" in message.content]

    # By panel

    async def take_turn(self, table_id: str, message: Message) -> None:
        """*Your turn*, then whatever the panel offers, until a move is played or given up."""
        if message.channel.archived:
            return
        sure = await self.prepare(table_id, message)
        if sure is not None:
            await self.confirm(table_id, *sure)

    async def prepare(self, table_id: str, message: Message) -> tuple[Message, str] | None:
        """Up to Confirm: the panel and the button's id. None when nothing came of it."""
        return await self._to_confirm((await self.app.click(message, f"b:turn:{table_id}")).shown)

    async def ask_for_turn(self, table: Table, channel: Channel) -> None:
        """By command, for a message may be gone."""
        opened = await self.app.slash(channel, f"{table.game} turn", table=table.id)
        sure = await self._to_confirm(opened.shown)
        if sure is not None:
            await self.confirm(table.id, *sure)

    async def _to_confirm(self, panel: Message | None) -> tuple[Message, str] | None:
        for _ in range(_STEPS):
            if panel is None or not is_panel(panel):
                return None
            sure = [part["custom_id"] for part in usable(panel) if verb(part) == "play"]
            if sure and self.rng.random() < 0.9:
                return panel, self.rng.choice(sure)
            answer = await self._use(panel, self._choice(panel))
            panel = answer.shown if answer.answered else None
        return None

    def _choice(self, panel: Message) -> dict[str, Any]:
        parts = [part for part in usable(panel) if verb(part) in _WEIGHTS] or usable(panel)
        return self.rng.choices(parts, [_WEIGHTS.get(verb(part), 1) for part in parts])[0]

    async def _use(self, panel: Message, part: dict[str, Any]) -> Interaction:
        if part["type"] == MENU:
            least, most = part.get("min_values", 1), part.get("max_values", 1)
            values = [option["value"] for option in part["options"]]
            chosen = self.rng.sample(values, self.rng.randint(max(1, least), min(most, len(values))))
            return await self.app.select(panel, part["custom_id"], chosen)
        answer = await self.app.click(panel, part["custom_id"])
        if answer.modal is not None:
            return await self.app.submit(answer, filled(answer.modal, self.rng))
        return answer

    async def confirm(self, table_id: str, panel: Message, custom_id: str, *, twice: bool = False) -> None:
        """Press Confirm, maybe twice at once; and again if no answer comes, as anybody would."""
        intent = self._intent(table_id)
        if intent is None:
            return
        intent.presses += 1
        pressed = [self.app.press(panel, custom_id) for _ in range(2 if twice or self.rng.random() < 0.1 else 1)]
        await asyncio.gather(*(press.until(lambda it: it.answered, PATIENCE) for press in pressed))
        self._heard(intent, pressed)
        if not intent.told and not any(press.answered for press in pressed) and self.rng.random() < 0.7:
            await asyncio.sleep(self.rng.uniform(0.5, 4))
            again = await self.app.click(panel, custom_id)
            self._heard(intent, [again])

    def _intent(self, table_id: str) -> Intent | None:
        table = self._ledger.truth.table(table_id)
        seats = table.seats_of(self.user.id)
        return (
            self._ledger.wants(table, next((seat for seat in seats if seat in table.awaited), seats[0]))
            if seats
            else None
        )

    def _heard(self, intent: Intent, answers: list[Interaction]) -> None:
        if not intent.told and (saying := [answer for answer in answers if says_played(answer)]):
            self._ledger.acknowledged(
                intent, "; ".join(repr(answer.shown.content) for answer in saying if answer.shown)
            )
        elif not intent.told and all(answer.answered for answer in answers):
            self._ledger.denied(intent)

    # By command

    async def type_command(self, table: Table, channel: Channel) -> None:
        """A random command of the game, its options filled in by completion; one that completes nothing is rarely
        sent."""
        names = [command["name"] for command in self._world.commands]
        roots = [name for name in names if name == table.game or name.startswith(f"{table.game}-")]
        commands = [path for root in roots for path in self.app.commands_below(root)]
        for command in self.rng.sample(commands, min(_TRIES, len(commands))):
            options = await self._completed(table, channel, command)
            if options is not None or self.rng.random() < 0.1:
                await self._play_typed(table, channel, command, options or {"table": table.id})
                return

    async def _completed(self, table: Table, channel: Channel, command: str) -> dict[str, Any] | None:
        """All that it must be given and some that it may be; None when nothing is offered for one that it must."""
        options: dict[str, Any] = {"table": table.id}
        for option in self.app.options_of(command):
            if option["name"] == "table" or not (option.get("required") or self.rng.random() < 0.3):
                continue
            offers = await self.app.complete(channel, command, option["name"], "", options)
            if offers:
                options[option["name"]] = self.rng.choice(offers)
            elif option.get("required"):
                return None
        return options

    async def _play_typed(self, table: Table, channel: Channel, command: str, options: dict[str, Any]) -> None:
        missing = [o["name"] for o in self.app.options_of(command) if o.get("required") and o["name"] not in options]
        intent = self._intent(table.id)
        if intent is not None:
            intent.presses += 1
            garbage = dict.fromkeys(missing, "nonsense")
            self._heard(intent, [await self.app.slash(channel, command, **options, **garbage)])

    # Beside the game

    async def idle(self, table: Table, channel: Channel) -> None:
        """Look at something, ask for something, or press what is not one's own."""
        command = self.rng.choice(["board", "log", "list", "record verify", "record export", "help", "rules", "forge"])
        if command == "forge":
            await self._press_something_old()
        elif command == "help":
            await self.app.slash(channel, "help")
        elif command == "rules":
            await self.app.slash(channel, "rules", game=table.game)
        elif command == "list":
            await self.app.slash(channel, "table list")
        else:
            await self.app.slash(channel, f"table {command}", table=table.id)

    async def open_table(self, channel: Channel, game: str, **options: Any) -> None:
        """A new table, for whoever wants to join it."""
        self._ledger.openings.wanted += 1
        answer = await self.app.slash(channel, "table new", game=game, **options)
        if answer.shown is not None and "<#" in answer.shown.content:
            self._ledger.openings.told += 1

    async def undo(self, table: Table, channel: Channel) -> None:
        self._ledger.undos[table.id] = self._ledger.undos.get(table.id, 0) + 1
        await self.app.slash(channel, "table undo", table=table.id)

    async def _press_something_old(self) -> None:
        """A button of any message in any channel where one is, even of somebody else's table."""
        seen = [m for m in self._world.messages if self.user.id in m.channel.guild.members and usable(m)]
        harmless = [
            (m, part) for m in seen for part in usable(m) if verb(part) in ("turn", "options", "agree", "refuse")
        ]
        if harmless:
            message, part = self.rng.choice(harmless)
            await self.app.click(message, part["custom_id"])
