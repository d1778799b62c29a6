"""What `deploy/` says of the project is true, as far as that can be seen without building it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft7Validator

from bot.__main__ import main
from bot.settings import Settings
from rules.host.shards import read_shards

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
COMPOSED = sorted(DEPLOY.glob("compose*.yaml"))
BUILD, IMAGE = DOCKERFILE.split("FROM ")[1:]
PINNED = re.compile(r"[\w./-]+:\d+\.\d+[\w.-]*")


def composed(path: Path) -> dict[str, Any]:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def ours(path: Path) -> dict[str, Any]:
    services = composed(path)["services"]
    return {name: service for name, service in services.items() if service["image"] == "castellan"}


# The image


def test_every_file_that_the_image_copies_is_there_and_let_through() -> None:
    copied = [
        source
        for line in re.findall(r"^COPY (?!--from)(.+)$", DOCKERFILE, re.MULTILINE)
        for source in line.split()[:-1]
    ]
    let_through = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {"pyproject.toml", "constraints.txt", "bot", "cogs", "render", "rules", "docs/rules"} <= {*copied}
    assert [source for source in copied if not (ROOT / source).exists()] == []
    assert [source for source in copied if f"!{source}" not in let_through] == []


def test_the_image_is_pinned_small_and_not_roots() -> None:
    assert [base for base in re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE) if not PINNED.fullmatch(base)] == []
    assert "-c constraints.txt" in BUILD
    assert "dev" not in BUILD.split("pip install")[1].splitlines()[0]
    assert "pip uninstall" in BUILD
    assert re.search(r"rm -r \S+/bot/local", BUILD)
    assert "pip install" not in IMAGE
    assert re.search(r"^USER (?!root)", IMAGE, re.MULTILINE)
    assert IMAGE.index("USER") < IMAGE.index("CMD [")


def test_what_the_image_asks_for_its_health_is_there() -> None:
    module = re.search(r'HEALTHCHECK .*"-m", "([\w.]+)"', IMAGE)
    assert module
    assert (ROOT / module[1].replace(".", "/")).with_suffix(".py").exists()
    assert "CASTELLAN_METRICS_PORT=" in IMAGE


@pytest.mark.slow
def test_the_bot_is_whole_without_the_local_table(tmp_path: Path) -> None:
    script = (
        "import sys; sys.modules['bot.local'] = None; import bot.online, bot.sharded, bot.film.file, cogs.tables; "
        "from bot.__main__ import main; sys.exit(main(['check']))"
    )
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("CASTELLAN", "DISCORD"))}
    env = plain | {"PYTHONPATH": str(ROOT), "CASTELLAN_DATABASE": str(tmp_path / "house.sqlite3")}
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path, env=env, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr + done.stdout


@pytest.mark.parametrize("tool", [[], ["demo"]], ids=str)
def test_without_the_local_table_it_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tool: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("LANG", "en")
    monkeypatch.setattr("bot.__main__.set_up_logging", lambda *_: None)
    for name in [name for name in sys.modules if name.startswith("bot.demo.")]:
        monkeypatch.delitem(sys.modules, name)
    for name in ("bot.local", "bot.local.connect", "bot.local.server", "bot.local.server.people"):
        monkeypatch.setitem(sys.modules, name, None)
    assert main(tool) == 1
    assert capsys.readouterr().err.startswith("The local table is not part of this installation.")


# Compose


@pytest.mark.parametrize("path", COMPOSED, ids=lambda path: path.name)
def test_what_is_composed_is_built_from_here_kept_in_bounds_and_set_by_settings_that_there_are(path: Path) -> None:
    found, known = composed(path), {name.upper() for name in Settings.model_fields}
    assert ours(path)
    for service in ours(path).values():
        assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).exists()
        assert {*service["environment"]} <= known
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["mem_limit"]
    for service in found["services"].values():
        assert service["image"] == "castellan" or PINNED.fullmatch(service["image"])
        assert {volume.split(":")[0] for volume in service["volumes"]} <= {*found["volumes"]}


TEXT, TEXTS = {"type": "string"}, {"type": "array", "items": {"type": "string"}}
SPAN = {"type": "string", "pattern": r"^(\d+(us|ms|s|m|h))+$"}
SIZE = {"type": "string", "pattern": r"^\d+(b|k|kb|m|mb|g|gb)$"}


def record(*required: str, **properties: Any) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": [*required], "additionalProperties": False}


def mapping(of: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "patternProperties": {r"^[a-zA-Z0-9._-]+$": of}, "additionalProperties": False}


# What Compose's own schema says of the keys that are used here; a key that is misspelt, or new here, is not in it.
COMPOSE = record(
    "services",
    services=mapping(
        record(
            "image",
            image=TEXT,
            build=record("context", context=TEXT, dockerfile=TEXT),
            env_file=TEXT,
            environment=mapping({"type": ["string", "number", "boolean", "null"]}),
            depends_on=mapping(record("condition", condition={"enum": ["service_healthy", "service_started"]})),
            restart={"enum": ["no", "always", "on-failure", "unless-stopped"]},
            stop_grace_period=SPAN,
            read_only={"type": "boolean"},
            tmpfs=TEXTS,
            cap_drop=TEXTS,
            security_opt=TEXTS,
            mem_limit=SIZE,
            pids_limit={"type": "integer"},
            volumes=TEXTS,
            healthcheck=record("test", test=TEXTS, interval=SPAN, timeout=SPAN, retries={"type": "integer"}),
        )
    ),
    volumes=mapping({"type": "null"}),
)


@pytest.mark.parametrize("path", COMPOSED, ids=lambda path: path.name)
def test_what_is_composed_keeps_to_the_schema(path: Path) -> None:
    told = {name: part for name, part in composed(path).items() if not name.startswith("x-")}
    assert [error.message for error in Draft7Validator(COMPOSE).iter_errors(told)] == []


def test_the_schema_finds_what_is_misspelt() -> None:
    wrong: dict[str, Any] = composed(DEPLOY / "compose.yaml")
    service = wrong["services"]["castellan"]
    service |= {"mem_limits": "1g", "stop_grace_period": "30 s", "restart": "sometimes"}
    assert len([*Draft7Validator(COMPOSE).iter_errors(wrong)]) == 3


def has_compose() -> bool:
    docker = shutil.which("docker")
    return docker is not None and not subprocess.run([docker, "compose", "version"], capture_output=True).returncode


@pytest.mark.skipif(not has_compose(), reason="there is no docker compose here")
@pytest.mark.parametrize("path", COMPOSED, ids=lambda path: path.name)
def test_what_is_composed_is_read_by_compose(path: Path, tmp_path: Path) -> None:
    """It looks for the settings beside the repository, so it reads a copy that has some."""
    (tmp_path / "deploy").mkdir()
    shutil.copy(path, tmp_path / "deploy")
    (tmp_path / ".env").write_text("DISCORD_TOKEN=x\nPOSTGRES_PASSWORD=x\n", encoding="utf-8")
    command = ["docker", "compose", "--env-file", ".env", "-f", f"deploy/{path.name}", "config", "--quiet"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr


def test_one_process_has_a_file_of_its_own() -> None:
    (service,) = ours(DEPLOY / "compose.yaml").values()
    assert service["environment"]["CASTELLAN_DATABASE"].startswith("/data/")
    assert "data:/data" in service["volumes"]


def test_several_processes_have_one_database_and_every_shard_once() -> None:
    path = DEPLOY / "compose.postgres.yaml"
    settings = [service["environment"] for service in ours(path).values()]
    assert "database" in composed(path)["services"]
    assert all(one["CASTELLAN_DATABASE"].startswith("postgresql://") for one in settings)
    dealt = [read_shards(one["CASTELLAN_SHARDS"]) for one in settings]
    (count,) = {shards.count for shards in dealt}
    assert sorted(number for shards in dealt for number in shards.ids) == [*range(count)]
    assert ["CASTELLAN_BACKUPS" in one for one in settings] == [shards.has_direct for shards in dealt]


# The unit


def test_the_unit_gives_away_no_more_than_it_must() -> None:
    lines = (DEPLOY / "castellan.service").read_text(encoding="utf-8").splitlines()
    wanted = {"ProtectHome=yes", "ProtectSystem=strict", "CapabilityBoundingSet=", "NoNewPrivileges=yes"}
    assert wanted | {"SystemCallFilter=@system-service", "MemoryMax=1G", "UMask=0077"} <= {*lines}


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_the_unit_is_one_that_systemd_reads(tmp_path: Path) -> None:
    """With a command that is there in the place of the bot's."""
    unit = tmp_path / "castellan.service"
    text = (DEPLOY / "castellan.service").read_text(encoding="utf-8")
    unit.write_text(re.sub("(?m)^ExecStart=.*$", f"ExecStart={sys.executable}", text), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, timeout=120)
    assert (done.returncode, [line for line in done.stderr.splitlines() if unit.name in line]) == (0, [])
