"""/table: opening a table, taking a seat, looking, taking back, leaving."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import (
    absence,
    handing,
    learning,
    lobby,
    looking,
    manners,
    moving,
    news,
    proof,
    rematch,
    resigning,
    seating,
    shows,
    undoing,
    welcome,
)
from bot.access import (
    complete_table,
    display_name,
    newest_first,
    require_posting,
    require_seat_or_admin,
    table_meant,
    unknown_game,
)
from bot.chairs import complete_seat, seat_meant
from bot.chronicle import reading
from bot.chronicle.log import read_log, since_choices
from bot.opening import How, open_table, opened_words, server_language
from bot.options import BANK, UPON, house_choices, set_time
from bot.pictures import complete_place, place_meant, places_of
from bot.sight import could_see, tables_seen
from bot.talk import Interaction, Reply, answer, client_of, private_speaker
from bot.timing import awaited_names
from bot.translate import language_choices, localised, worded
from bot.words import language_name
from rules.host import HostError, Table
from rules.host.deadline import LONGEST
from rules.host.notes import LONGEST_NOTE

_ROWS = 20


class Tables(commands.Cog):
    table = app_commands.Group(
        name=localised("table-command"), description=localised("table-command-description"), guild_only=True
    )

    # Opening and the lobby

    @table.command(name=localised("table-new-name"), description=localised("table-new-description"))
    @worded("game", "name", "thread", "language")
    @app_commands.choices(language=language_choices())
    async def new(
        self,
        interaction: Interaction,
        game: str | None = None,
        name: app_commands.Range[str, 1, 40] | None = None,
        thread: bool = False,
        language: str | None = None,
    ) -> None:
        """Without a game: the choice of them all."""
        if game is not None and game not in client_of(interaction).games:
            raise unknown_game(private_speaker(interaction), client_of(interaction).games, game)
        require_posting(interaction, threads=thread)
        await interaction.response.defer(ephemeral=True, thinking=True)
        if game is None:
            await welcome.offer_choice(interaction, name, How(thread, language))
            return
        spoken = language or await server_language(interaction)
        made = await open_table(interaction, game, name, spoken, thread=thread)
        await answer(interaction, Reply(opened_words(interaction, made)))

    @table.command(name=localised("table-learn-name"), description=localised("table-learn-description"))
    @worded("game", "thread")
    async def learn(self, interaction: Interaction, game: str, thread: bool = False) -> None:
        require_posting(interaction, threads=thread)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await learning.learn(interaction, game, thread=thread)

    @new.autocomplete("game")
    @learn.autocomplete("game")
    async def complete_game(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        say = private_speaker(interaction)
        named = [(say(f"game-{game}"), game) for game in client_of(interaction).games]
        fitting = [(name, game) for name, game in named if current.lower() in f"{name} {game}".lower()]
        return [app_commands.Choice(name=name, value=game) for name, game in fitting[:25]]

    @table.command(name=localised("table-join-name"), description=localised("table-join-description"))
    @worded("table")
    async def join(self, interaction: Interaction, table: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await table_meant(interaction, table, status="lobby")
        if resigning.has_left(found, interaction.user.id):
            await resigning.take_back(interaction, found)
            return
        await lobby.join(interaction, found.id)
        await _done(interaction, "table-joined", found)

    @table.command(name=localised("table-leave-name"), description=localised("table-leave-description"))
    @worded("table")
    async def leave(self, interaction: Interaction, table: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await table_meant(interaction, table, status="lobby")
        await lobby.leave(interaction, found.id)
        await _done(interaction, "table-left", found)

    @table.command(name=localised("table-start-name"), description=localised("table-start-description"))
    @worded("table")
    async def start(self, interaction: Interaction, table: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await table_meant(interaction, table, status="lobby")
        await lobby.start(interaction, found.id)
        await _done(interaction, "table-started", found)

    @table.command(name=localised("table-colour-name"), description=localised("table-colour-description"))
    @worded("colour", "table")
    async def colour(self, interaction: Interaction, colour: str, table: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await _done(interaction, "table-colour-set", await seating.wear_typed(interaction, colour, table))

    @table.command(name=localised("table-begins-name"), description=localised("table-begins-description"))
    @worded("who", "table")
    async def begins(self, interaction: Interaction, who: str, table: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await _done(interaction, "table-begins-set", await seating.let_begin(interaction, who, table))

    @colour.autocomplete("colour")
    async def complete_colour(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await seating.complete_colour(interaction, current)

    @begins.autocomplete("who")
    async def complete_beginner(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await seating.complete_beginner(interaction, current)

    # Looking

    @table.command(name=localised("table-list-name"), description=localised("table-list-description"))
    async def list_(self, interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        say = private_speaker(interaction)
        opened = await client_of(interaction).host.tables(guild=interaction.guild_id or 0, status=("lobby", "running"))
        tables = await tables_seen(interaction, newest_first(opened))
        lines = [_table_line(interaction, table) for table in tables[:_ROWS]]
        await answer(interaction, Reply("\n".join(lines) or say("table-list-empty")))

    @table.command(name=localised("table-board-name"), description=localised("table-board-description"))
    @worded("place", "table")
    async def board(self, interaction: Interaction, place: str | None = None, table: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await table_meant(interaction, table, status="played")
        client_of(interaction).allowance.spend(interaction.user.id)
        position = await client_of(interaction).host.look(found.id)
        seats = found.seats_of(interaction.user.id)
        say = private_speaker(interaction, found)
        focus = place_meant(places_of(interaction, position), place)
        picture = await client_of(interaction).painter.paint(
            position, seats[0] if seats else None, say.language, focus=focus
        )
        await answer(interaction, Reply(_table_line(interaction, found), None, (picture,)))

    @table.command(name=localised("table-look-name"), description=localised("table-look-description"))
    @worded("place", "table")
    async def look(self, interaction: Interaction, place: str | None = None, table: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await looking.look(interaction, table, place)

    @table.command(name=localised("table-text-name"), description=localised("table-text-description"))
    @worded("table")
    async def text(self, interaction: Interaction, table: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await looking.read(interaction, table)

    @look.autocomplete("place")
    async def complete_look(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await looking.complete(interaction, current, interaction.namespace.table)

    @table.command(name=localised("table-log-name"), description=localised("table-log-description"))
    @worded("since", "search", "about", "table")
    @app_commands.choices(since=since_choices())
    async def log(
        self,
        interaction: Interaction,
        since: str | None = None,
        search: app_commands.Range[str, 1, 30] | None = None,
        about: app_commands.Range[str, 1, 60] | None = None,
        table: str | None = None,
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await table_meant(interaction, table, status="played")
        await read_log(interaction, found, since, search, about)

    # Taking back, leaving, handing over

    @table.command(name=localised("table-undo-name"), description=localised("table-undo-description"))
    @worded("table")
    async def undo(self, interaction: Interaction, table: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await table_meant(interaction, table, status="played")
        await undoing.undo(interaction, found.id)

    @table.command(name=localised("table-redo-name"), description=localised("table-redo-description"))
    @worded("table")
    async def redo(self, interaction: Interaction, table: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await table_meant(interaction, table, status="played")
        await undoing.redo(interaction, found.id)

    @table.command(name=localised("table-resign-name"), description=localised("table-resign-description"))
    @worded("table")
    async def resign(self, interaction: Interaction, table: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await resigning.ask(interaction, table)

    @table.command(name=localised("table-note-name"), description=localised("table-note-description"))
    @worded("text", "table")
    async def note(
        self,
        interaction: Interaction,
        text: app_commands.Range[str, 1, LONGEST_NOTE] | None = None,
        table: str | None = None,
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await resigning.tell_note(interaction, await table_meant(interaction, table, status="played"), text)

    @table.command(name=localised("table-replace-name"), description=localised("table-replace-description"))
    @worded("seat", "player", "table")
    async def replace(
        self,
        interaction: Interaction,
        seat: app_commands.Range[str, 1, 60],
        player: discord.Member | None = None,
        table: str | None = None,
    ) -> None:
        """One offers one's own seat; an admin of the server any seat. It changes hands when the other accepts. Without
        a player: that a late player's seat is given away is put to the vote."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        bot = client_of(interaction)
        found = await table_meant(interaction, table, status="played")
        number = seat_meant(found, seat)
        if player is None:
            await resigning.propose(interaction, found, number)
            return
        require_seat_or_admin(interaction, found, number)
        if player.bot:
            raise HostError("table-replace-bot")
        if not await could_see(interaction, found, player):
            raise HostError("table-offer-hidden", table=found.name, name=display_name(player))
        offer = await bot.host.offer_seat(found.id, number, player.id, display_name(player))
        say = private_speaker(interaction, found)
        await answer(interaction, Reply(say("table-offered", table=found.name, name=say.quote(offer.name))))

    @table.command(name=localised("table-move-name"), description=localised("table-move-description"))
    @worded("table")
    async def move(self, interaction: Interaction, table: str | None = None) -> None:
        await moving.move(interaction, table)

    @table.command(name=localised("table-deadline-name"), description=localised("table-deadline-description"))
    @worded("hours", "bank", "upon", "strikes", "weekends", "zone", "table")
    @app_commands.choices(bank=house_choices(BANK), upon=house_choices(UPON))
    async def deadline(
        self,
        interaction: Interaction,
        hours: app_commands.Range[int, 0, LONGEST] | None = None,
        bank: str | None = None,
        upon: str | None = None,
        strikes: app_commands.Range[int, 0, 9] | None = None,
        weekends: bool | None = None,
        zone: str | None = None,
        table: str | None = None,
    ) -> None:
        """Before the game it is for all who sit there; later for the table's creator or an admin."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        bot = client_of(interaction)
        found = await table_meant(interaction, table)
        if (
            found.status != "lobby"
            and found.creator != interaction.user.id
            and not interaction.permissions.manage_guild
        ):
            raise HostError("table-deadline-who")
        terms: dict[str, Any] = {"upon": upon, "strikes": strikes, "weekends": weekends}
        terms |= {"zone": absence.zone_meant(zone) if zone else None}
        changed = await set_time(bot.host, found, interaction.user.id, hours, bank, terms)
        if hours is None:
            await _done(interaction, "table-terms-set", changed)
        else:
            await _done(interaction, "table-deadline-set", changed, hours=hours)

    @deadline.autocomplete("zone")
    async def complete_zone(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await absence.complete_zone(interaction, current)

    @table.command(name=localised("table-pause-name"), description=localised("table-pause-description"))
    @worded("table")
    async def pause(self, interaction: Interaction, table: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await absence.pause(interaction, table)

    @app_commands.command(name=localised("table-bump-name"), description=localised("table-bump-description"))
    @app_commands.guild_only()
    @worded("table")
    async def bump(self, interaction: Interaction, table: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await manners.bump(interaction, table)

    @table.command(name=localised("table-language-name"), description=localised("table-language-description"))
    @worded("language", "table")
    @app_commands.choices(language=language_choices())
    async def language(self, interaction: Interaction, language: str, table: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        bot = client_of(interaction)
        found = await table_meant(interaction, table)
        changed = await bot.host.set_language(found.id, interaction.user.id, language)
        await _done(interaction, "table-language-set", changed, language=language_name(language))

    # Proof

    @table.command(name=localised("table-export-name"), description=localised("table-export-description"))
    @worded("table")
    async def export(self, interaction: Interaction, table: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await table_meant(interaction, table, status="played")
        await proof.export(interaction, found)

    @table.command(name=localised("table-verify-name"), description=localised("table-verify-description"))
    @worded("table")
    async def verify(self, interaction: Interaction, table: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await table_meant(interaction, table, status="played")
        await proof.verify(interaction, found)

    @log.autocomplete("about")
    @replace.autocomplete("seat")
    async def complete_seat(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await complete_seat(interaction, current)

    @board.autocomplete("place")
    async def complete_place(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await complete_place(interaction, current, interaction.namespace.table)

    @join.autocomplete("table")
    @leave.autocomplete("table")
    @start.autocomplete("table")
    @colour.autocomplete("table")
    @begins.autocomplete("table")
    @board.autocomplete("table")
    @look.autocomplete("table")
    @text.autocomplete("table")
    @log.autocomplete("table")
    @undo.autocomplete("table")
    @redo.autocomplete("table")
    @resign.autocomplete("table")
    @note.autocomplete("table")
    @replace.autocomplete("table")
    @move.autocomplete("table")
    @deadline.autocomplete("table")
    @pause.autocomplete("table")
    @bump.autocomplete("table")
    @language.autocomplete("table")
    @export.autocomplete("table")
    @verify.autocomplete("table")
    async def complete_table(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await complete_table(interaction, current)


async def _done(interaction: Interaction, key: str, table: Table, **facts: str | int) -> None:
    await answer(interaction, Reply(private_speaker(interaction, table)(key, table=table.name, **facts)))


def _table_line(interaction: Interaction, table: Table) -> str:
    say = private_speaker(interaction, table)
    facts: dict[str, Any] = {"table": table.name, "game": say(f"game-{table.game}"), "channel": f"<#{table.channel}>"}
    if table.status == "running":
        if table.paused is not None:
            return say("table-line-paused", **facts)
        now = client_of(interaction).host.now
        names = say.joined(awaited_names(say, table, table.awaited, now, mention=False))
        return say("table-line-running", **facts, names=names)
    return say("table-line", **facts, status=say(f"status-{table.status}"), names=say.joined(list(say.names)))


async def setup(bot: Any) -> None:
    absence.register(bot.router)
    lobby.register(bot.router)
    resigning.register(bot.router)
    seating.register(bot.router)
    learning.register(bot.router)
    looking.register(bot.router)
    undoing.register(bot.router)
    handing.register(bot.router)
    news.register(bot.router)
    reading.register(bot.router)
    proof.register(bot.router)
    rematch.register(bot.router)
    welcome.register(bot.router)
    shows.register(bot.router)
    await bot.add_cog(Tables())
