"""The stores' questions and changes in SQL that all databases understand, by what they are about. Transactions are the
caller's affair."""

from __future__ import annotations

from rules.host.queries.clusters import ClustersReader, ClustersWriter
from rules.host.queries.course import CourseReader, CourseWriter
from rules.host.queries.facts import FactsReader, FactsWriter
from rules.host.queries.letters import LettersReader, LettersWriter
from rules.host.queries.outbox import OutboxReader, OutboxWriter
from rules.host.queries.people import PeopleReader, PeopleWriter
from rules.host.queries.results import ResultsReader, ResultsWriter
from rules.host.queries.servers import ServersReader, ServersWriter
from rules.host.queries.wishes import WishesReader, WishesWriter

__all__ = ["SqlReader", "SqlWriter"]


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
