"""The stores' questions and changes in SQL that all databases understand, by what they are about. Transactions are the
caller's affair."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from rules.host.queries.clusters import ClustersReader, ClustersWriter
from rules.host.queries.course import CourseReader, CourseWriter
from rules.host.queries.facts import FactsReader, FactsWriter
from rules.host.queries.letters import LettersReader, LettersWriter
from rules.host.queries.outbox import OutboxReader, OutboxWriter
from rules.host.queries.people import PeopleReader, PeopleWriter
from rules.host.queries.results import ResultsReader, ResultsWriter
from rules.host.queries.servers import ServersReader, ServersWriter
from rules.host.queries.sql import Connection
from rules.host.queries.wishes import WishesReader, WishesWriter

__all__ = ["SqlReader", "SqlStore", "SqlWriter"]


class SqlReader(
    CourseReader,
    OutboxReader,
    WishesReader,
    LettersReader,
    PeopleReader,
    ServersReader,
    ResultsReader,
    FactsReader,
    ClustersReader,
):
    """Everything that can be asked."""


class SqlWriter(
    CourseWriter,
    OutboxWriter,
    WishesWriter,
    LettersWriter,
    PeopleWriter,
    ServersWriter,
    ResultsWriter,
    FactsWriter,
    ClustersWriter,
    SqlReader,
):
    """Everything that can be changed."""


class SqlStore(ABC):
    """Asks and changes everything over connections in a transaction, as a database gives them."""

    @abstractmethod
    def unloading(self) -> AbstractAsyncContextManager[Connection]:
        """To read only."""

    @abstractmethod
    def loading(self) -> AbstractAsyncContextManager[Connection]:
        """To read and write."""

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[SqlReader]:
        async with self.unloading() as connection:
            yield SqlReader(connection)

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[SqlWriter]:
        async with self.loading() as connection:
            yield SqlWriter(connection)
