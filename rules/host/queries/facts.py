"""What is known of the house as a whole."""

from __future__ import annotations

from rules.host.queries.sql import Connected, replacing


class FactsReader(Connected):
    async def fact(self, name: str) -> str | None:
        return await self._value("SELECT value FROM facts WHERE name = ?", name)


class FactsWriter(FactsReader):
    async def save_fact(self, name: str, value: str) -> None:
        await self._rows(replacing("facts", ["name", "value"], "name"), name, value)
