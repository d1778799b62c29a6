"""What can be set from outside, by environment or `.env`. Every setting is explained in `.env.example`."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Literal, Self
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.languages import FIRST, languages
from bot.logs import Format
from rules.host import Home
from rules.host.address import beside, on_server
from rules.host.shards import ALL, Shards, read_shards

ENV_FILE = Path(".env")
ALL_SHARDS = "all"  # as many as Discord recommends, all in one process
_ENGINE = re.compile(r"\w[\w -]{0,19}")
_ENGINES = 20  # a menu has room for these and the levels
_TOKEN = re.compile(r"[\w-]{20,}\.[\w-]{5,}\.[\w-]{25,}")


class Settings(BaseSettings):
    model_config = SettingsConfigDict(env_file=ENV_FILE, env_file_encoding="utf-8", extra="ignore")

    discord_token: SecretStr | None = None
    castellan_database: str = "data/castellan.sqlite3"
    castellan_shards: str = ""
    castellan_keep: bool = True
    castellan_language: str = FIRST
    castellan_home: Home | None = None
    castellan_log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    castellan_log_format: Format = "text"
    castellan_pace: float = Field(default=3.0, ge=0, le=3600)
    castellan_show_pace: float = Field(default=6.0, ge=0, le=3600)
    castellan_tables_per_person: int = Field(default=10, ge=0)
    castellan_tables_per_server: int = Field(default=200, ge=0)
    castellan_costly_per_minute: int = Field(default=20, ge=0)
    castellan_thinkers: int = Field(default=1, ge=0, le=16)
    castellan_film_size: int = Field(default=9, ge=1, le=500)
    castellan_engines: str = ""
    castellan_port: int = Field(default=8765, ge=0, le=65535)
    castellan_browser: bool = True
    castellan_metrics_port: int | None = Field(default=None, ge=0, le=65535)
    castellan_backups: Path | None = None
    castellan_backup_hours: float = Field(default=24.0, gt=0)
    castellan_backups_kept: int = Field(default=7, ge=1)
    castellan_saga_box: Path | None = None

    @field_validator("discord_token", mode="after")
    @classmethod
    def _no_blank_token(cls, token: SecretStr | None) -> SecretStr | None:
        return token if token is not None and token.get_secret_value().strip() else None

    @field_validator(
        "castellan_saga_box", "castellan_home", "castellan_metrics_port", "castellan_backups", mode="before"
    )
    @classmethod
    def _nothing_for_a_blank(cls, value: object) -> object:
        return None if isinstance(value, str) and not value.strip() else value

    @field_validator("castellan_database", mode="before")
    @classmethod
    def _address(cls, value: object) -> object:
        return str(value) if isinstance(value, Path) else value

    @field_validator("castellan_language", mode="after")
    @classmethod
    def _spoken(cls, language: str) -> str:
        if language not in languages():
            raise ValueError(f"should be one of {', '.join(languages())}")
        return language

    @field_validator("castellan_shards", mode="after")
    @classmethod
    def _dealt_out(cls, shards: str) -> str:
        if shards.strip() not in ("", ALL_SHARDS):
            read_shards(shards)
        return shards.strip()

    @model_validator(mode="after")
    def _shared_by_a_server(self) -> Self:
        if not self.shards.is_all and not on_server(self.castellan_database):
            raise ValueError("CASTELLAN_SHARDS: several processes need a PostgreSQL database (CASTELLAN_DATABASE)")
        return self

    @field_validator("castellan_engines", mode="after")
    @classmethod
    def _programs(cls, engines: str) -> str:
        read_engines(engines)
        return engines

    @property
    def engines(self) -> dict[str, list[str]]:
        """Programs of other people that may sit at a table, by name: the words of their commands."""
        return read_engines(self.castellan_engines)

    @property
    def shards(self) -> Shards:
        """Whose tables this process runs."""
        return ALL if self.castellan_shards in ("", ALL_SHARDS) else read_shards(self.castellan_shards)

    @property
    def shelf(self) -> Path:
        """Where pictures leave what they need again after a restart. It can be thrown away at any time."""
        return beside(self.castellan_database).with_suffix(".drawn")

    @property
    def films(self) -> Path:
        """Where films are kept once they are made; it can be thrown away at any time, too."""
        return beside(self.castellan_database).with_suffix(".films")

    @property
    def token(self) -> str | None:
        return self.discord_token.get_secret_value().strip() if self.discord_token else None

    @property
    def secrets(self) -> list[str]:
        """What is never to be read anywhere."""
        password = urlsplit(self.castellan_database).password if on_server(self.castellan_database) else None
        return [secret for secret in (self.token, password) if secret]


def read_engines(text: str) -> dict[str, list[str]]:
    """`name = command; name = command`. Raises `ValueError`.

    >>> read_engines("Greedy = python3 greedy.py --deep; Wall = /opt/wall")
    {'Greedy': ['python3', 'greedy.py', '--deep'], 'Wall': ['/opt/wall']}
    """
    found: dict[str, list[str]] = {}
    for part in filter(None, map(str.strip, text.split(";"))):
        name, sign, command = (word.strip() for word in part.partition("="))
        words = shlex.split(command)
        if not sign or not words or not _ENGINE.fullmatch(name) or name in found:
            raise ValueError(f"should be “name = command”, with names of up to 20 letters, each once: {part}")
        found[name] = words
    if len(found) > _ENGINES:
        raise ValueError(f"should name {_ENGINES} programs at most")
    return found


def looks_like_a_token(token: str) -> bool:
    """Whether Discord could have made this token: three parts, joined by dots."""
    return _TOKEN.fullmatch(token) is not None
