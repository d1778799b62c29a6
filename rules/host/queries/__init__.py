"""The store's questions and changes in SQL, by what they are about. Transactions are the caller's affair."""

from __future__ import annotations

from rules.host.queries.course import CourseReader, CourseWriter
from rules.host.queries.outbox import OutboxReader, OutboxWriter
from rules.host.queries.people import PeopleReader, PeopleWriter
from rules.host.queries.servers import ServersReader, ServersWriter
from rules.host.queries.wishes import WishesReader, WishesWriter

__all__ = ["SqliteReader", "SqliteWriter"]


class SqliteReader(CourseReader, OutboxReader, WishesReader, PeopleReader, ServersReader):
    """Everything that can be asked."""


class SqliteWriter(CourseWriter, OutboxWriter, WishesWriter, PeopleWriter, ServersWriter, SqliteReader):
    """Everything that can be changed."""
