"""The daily digest: which tables wait for somebody, and what all could hear at the others since yesterday."""

from __future__ import annotations

from collections.abc import Sequence

from bot.desk import awaits, table_line
from bot.escape import escaped
from bot.naming import chat_names
from bot.posts import News, news_lines
from bot.timing import link_to
from bot.words import Speaker
from rules.host import Host, Table
from rules.host.calendar import DAY

_ROOM = 1800  # characters of a message, what is above and below the tables excepted
_EVENTS = 300  # characters of what happened at one table


async def digest_text(host: Host, player: int, tables: Sequence[Table]) -> str:
    """Of these tables of a person; nothing at all, if they have none."""
    if not tables:
        return ""
    say = Speaker(tables[0].language)
    waiting = [table for table in tables if awaits(table, player)]
    blocks = [await table_line(say, host, table, player) for table in waiting]
    others = [table for table in tables if table not in waiting]
    news = {table.id: await _happened(host, say, table) for table in others}
    told = [table for table in others if news[table.id]]
    if told:
        blocks.append(say("digest-news" if waiting else "digest-news-only", count=len(told)))
    blocks += ["\n".join([await _title(say, host, table), *news[table.id]]) for table in told]
    blocks += [await table_line(say, host, table, player) for table in others if table not in told]
    return "\n".join([say("digest-title", count=len(waiting)), *_fitting(say, blocks)])


async def _happened(host: Host, say: Speaker, table: Table) -> list[str]:
    """What all heard since yesterday, the latest of it; nothing that only some may know."""
    if table.status != "running":
        return []
    events = await host.heard_since(table.id, host.now - DAY)
    lines, _ = news_lines(Speaker(say.language, chat_names(table, say.language), escaped), News(0, events), _EVENTS)
    return lines


async def _title(say: Speaker, host: Host, table: Table) -> str:
    named = Speaker(say.language, quote=escaped)
    return named("digest-table", table=table.name, game=say(f"game-{table.game}"), link=await link_to(host, table))


def _fitting(say: Speaker, blocks: list[str]) -> list[str]:
    """As many as a message holds."""
    kept: list[str] = []
    for block in blocks:
        if sum(map(len, kept)) + len(kept) + len(block) > _ROOM:
            return [*kept, say("digest-more", count=len(blocks) - len(kept))]
        kept.append(block)
    return kept
