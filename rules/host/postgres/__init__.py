"""The store in a PostgreSQL database: for houses of several processes, and for who has others keep their data safe."""

from rules.host.postgres.store import PostgresStore

__all__ = ["PostgresStore"]
