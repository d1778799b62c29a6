"""The store in one SQLite file: what a house needs that has no server of its own for its data."""

from rules.host.sqlite.backup import backup_database
from rules.host.sqlite.sole import Sole
from rules.host.sqlite.store import SqliteStore

__all__ = ["Sole", "SqliteStore", "backup_database"]
