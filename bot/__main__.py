"""The one command: `castellan` runs, `castellan demo | engine | render | analyse | check | backup` are its tools."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
import sys
from collections.abc import Callable, Coroutine, Sequence
from datetime import date
from pathlib import Path
from typing import Any

import discord
from pydantic import ValidationError

from bot.languages import best_language, languages
from bot.words import Speaker


def main(arguments: Sequence[str] | None = None) -> int:
    say = Speaker(best_language(os.environ.get("LANG")))
    parsed = _parser(say).parse_args(arguments)
    return int(parsed.run(parsed, say) or 0)


def _parser(say: Speaker) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="castellan", description=say("cli-about"))
    parser.set_defaults(run=_run)
    parts = parser.add_subparsers(title=say("cli-commands"))
    engine = parts.add_parser("engine", help=say("cli-engine"), description=say("cli-engine"))
    engine.set_defaults(run=_engine)
    render = parts.add_parser("render", help=say("cli-render"), description=say("cli-render"))
    render.add_argument("log", type=Path, help=say("cli-render-log"))
    render.add_argument("picture", type=Path, help=say("cli-render-picture"))
    render.add_argument("--seat", type=int, default=None, help=say("cli-render-seat"))
    render.add_argument("--after", type=int, default=None, help=say("cli-render-after"))
    render.add_argument("--kind", default="board", help=say("cli-render-kind"))
    render.add_argument("--focus", default=None, help=say("cli-render-focus"))
    render.add_argument("--language", default=say.language, help=say("cli-render-language"))
    render.set_defaults(run=_render)
    analyse = parts.add_parser("analyse", help=say("cli-analyse"), description=say("cli-analyse"))
    analyse.add_argument("log", type=Path, help=say("cli-render-log"))
    analyse.add_argument("--seat", type=int, default=None, help=say("cli-analyse-seat"))
    analyse.add_argument("--pictures", type=Path, default=None, help=say("cli-analyse-pictures"))
    analyse.add_argument("--language", choices=languages(), default=say.language, help=say("cli-demo-language"))
    analyse.set_defaults(run=_analyse)
    check = parts.add_parser("check", help=say("cli-check"), description=say("cli-check"))
    check.add_argument("--online", action="store_true", help=say("cli-check-online"))
    check.set_defaults(run=_check)
    demo = parts.add_parser("demo", help=say("cli-demo"), description=say("cli-demo"))
    demo.add_argument("game", nargs="?", default="barony", help=say("cli-demo-game"))
    demo.add_argument("--seats", type=int, default=None, help=say("cli-demo-seats"))
    demo.add_argument("--moves", type=int, default=None, help=say("cli-demo-moves"))
    demo.add_argument("--language", choices=languages(), default=say.language, help=say("cli-demo-language"))
    demo.add_argument("--seed", default=None, help=say("cli-demo-seed"))
    demo.add_argument("--out", type=Path, default=Path("demo.html"), help=say("cli-demo-out"))
    demo.set_defaults(run=_demo)
    backup = parts.add_parser("backup", help=say("cli-backup"), description=say("cli-backup"))
    backup.add_argument("path", type=Path, nargs="?", default=None, help=say("cli-backup-path"))
    backup.set_defaults(run=_backup)
    return parser


def _engine(_parsed: argparse.Namespace, _say: Speaker) -> int:
    from bot.engine import serve

    serve(sys.stdin, sys.stdout)
    return 0


def _render(parsed: argparse.Namespace, say: Speaker) -> int:
    from bot.render_file import CannotRender, render_file

    try:
        alt = render_file(parsed)
    except CannotRender as error:
        print(say("cli-render-failed", problem=str(error)), file=sys.stderr)
        return 1
    print(alt)
    return 0


def _analyse(parsed: argparse.Namespace, say: Speaker) -> int:
    from bot.analysis.file import analyse_file
    from bot.render_file import CannotRender

    try:
        analyse_file(parsed, sys.stdout, sys.stderr)
    except CannotRender as error:
        return _sorry(say("cli-analyse-failed", problem=str(error)))
    return 0


def _check(parsed: argparse.Namespace, say: Speaker) -> int:
    from bot.check import check

    findings = list(check(say, online=parsed.online))
    for finding in findings:
        print(f"{'✓' if finding.good else '✗'} {finding.text}")
    return 0 if all(finding.good for finding in findings) else 1


def _demo(parsed: argparse.Namespace, say: Speaker) -> int:
    from bot.demo.command import demo

    return demo(parsed, say)


def _backup(parsed: argparse.Namespace, say: Speaker) -> int:
    """Of the file as it is: nothing of it is brought up to date for that."""
    from bot.settings import Settings
    from rules.host import HostError, backup_database

    try:
        source = Settings().castellan_database
        target: Path = parsed.path or source.with_name(f"{source.name}.{date.today().isoformat()}")
        asyncio.run(backup_database(source, target))
    except ValidationError as error:
        return _sorry(_setting_fault(say, error))
    except HostError as error:
        return _sorry(say(error.key, **error.args_by_name))
    print(say("cli-backup-done", path=str(target)))
    return 0


def _run(_parsed: argparse.Namespace, say: Speaker) -> int:
    """The real bot with a token, the local table without."""
    from bot.online import CannotRun, run_online
    from bot.provisions import BadProvision
    from bot.settings import Settings
    from rules.host import HostError

    try:
        settings = Settings()
        discord.utils.setup_logging(level=logging.getLevelNamesMapping()[settings.castellan_log_level])
        if settings.token is not None:
            asyncio.run(_until_signalled(lambda stop: run_online(settings, stop)))
        else:
            logging.getLogger("discord").setLevel(logging.ERROR)
            from bot.local import run_local  # it brings a Discord of its own, which the real bot can do without

            announce = _announcer(say)
            asyncio.run(_until_signalled(lambda stop: run_local(settings, announce, stop)))
    except ValidationError as error:
        return _sorry(_setting_fault(say, error))
    except CannotRun as error:
        return _sorry(say.say(error.words))
    except BadProvision as error:
        faults = "\n".join(say("run-provision-fault", text=say.say(fault)) for fault in error.faults)
        return _sorry(say("run-provision", path=str(error.path), count=len(error.faults), faults=faults))
    except HostError as error:
        key = "run-damaged" if error.key == "host-storage" else error.key
        return _sorry(say(key, **error.args_by_name))
    except OSError as error:
        return _sorry(say("run-failed", problem=str(error)))
    print(say("run-closed"))
    return 0


def _announcer(say: Speaker) -> Any:
    def announce(address: str) -> None:
        print(say("run-local", address=address), flush=True)

    return announce


def _setting_fault(say: Speaker, error: ValidationError) -> str:
    fault = error.errors()[0]
    name = ".".join(str(part) for part in fault["loc"]).upper()
    return say("check-setting", name=name, problem=fault["msg"])


def _sorry(text: str) -> int:
    print(text, file=sys.stderr)
    return 1


async def _until_signalled(work: Callable[[asyncio.Event], Coroutine[Any, Any, None]]) -> None:
    """Run until it ends by itself, or SIGINT or SIGTERM asks it to: both close in the same way."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    await work(stop)


if __name__ == "__main__":
    sys.exit(main())
