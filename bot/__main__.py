"""The one command: `castellan` runs, `castellan demo | engine | render | film | analyse | check | backup | status |
copy | verify-all | import` are its tools."""

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

from pydantic import ValidationError

from bot.languages import best_language, languages
from bot.logs import set_up_logging
from bot.words import Speaker


def main(arguments: Sequence[str] | None = None) -> int:
    say = Speaker(best_language(os.environ.get("LANG")))
    parsed = _parser(say).parse_args(arguments)
    try:
        return int(parsed.run(parsed, say) or 0)
    except ModuleNotFoundError as error:  # an image for Discord leaves it out
        if error.name is None or not error.name.startswith("bot.local"):
            raise
        return _sorry(say("run-no-local"))


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
    film = parts.add_parser("film", help=say("cli-film"), description=say("cli-film"))
    film.add_argument("log", type=Path, help=say("cli-render-log"))
    film.add_argument("film", type=Path, help=say("cli-film-file"))
    film.add_argument("--seat", type=int, default=None, help=say("cli-render-seat"))
    film.add_argument("--size", type=int, default=9, help=say("cli-film-size"))
    film.add_argument("--shots", type=int, default=None, help=say("cli-film-shots"))
    film.add_argument("--language", choices=languages(), default=say.language, help=say("cli-demo-language"))
    film.set_defaults(run=_film)
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
    status = parts.add_parser("status", help=say("cli-status"), description=say("cli-status"))
    status.set_defaults(run=_status)
    copy = parts.add_parser("copy", help=say("cli-copy"), description=say("cli-copy"))
    copy.add_argument("origin", metavar="from", help=say("cli-copy-from"))
    copy.add_argument("target", metavar="to", help=say("cli-copy-to"))
    copy.set_defaults(run=_copy)
    verify = parts.add_parser("verify-all", help=say("cli-verify-all"), description=say("cli-verify-all"))
    verify.set_defaults(run=_verify_all)
    taken = parts.add_parser("import", help=say("cli-import"), description=say("cli-import"))
    taken.add_argument("file", type=Path, help=say("cli-import-file"))
    taken.add_argument("--guild", type=int, default=None, help=say("cli-import-guild"))
    taken.add_argument("--channel", type=int, default=None, help=say("cli-import-channel"))
    taken.set_defaults(run=_import)
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


def _film(parsed: argparse.Namespace, say: Speaker) -> int:
    from bot.film.file import film_file
    from bot.render_file import CannotRender

    try:
        film_file(parsed, sys.stdout, sys.stderr)
    except CannotRender as error:
        return _sorry(say("cli-film-failed", problem=str(error)))
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


def _copy(parsed: argparse.Namespace, say: Speaker) -> int:
    from bot.moving_house import copy_house

    return asyncio.run(copy_house(parsed.origin, parsed.target, say))


def _verify_all(_parsed: argparse.Namespace, say: Speaker) -> int:
    from bot.moving_house import verify_all
    from bot.settings import Settings

    try:
        return asyncio.run(verify_all(Settings().castellan_database, say))
    except ValidationError as error:
        return _sorry(_setting_fault(say, error))


def _backup(parsed: argparse.Namespace, say: Speaker) -> int:
    from bot.settings import Settings
    from rules.host import HostError
    from rules.host.address import beside
    from rules.host.stores import back_up

    try:
        source = Settings().castellan_database
        name = beside(source)
        target: Path = parsed.path or name.with_name(f"{name.name}.{date.today().isoformat()}")
        asyncio.run(back_up(source, target))
    except ValidationError as error:
        return _sorry(_setting_fault(say, error))
    except HostError as error:
        return _sorry(say(error.key, **error.args_by_name))
    print(say("cli-backup-done", path=str(target)))
    return 0


def _status(_parsed: argparse.Namespace, say: Speaker) -> int:
    from bot.settings import Settings
    from bot.status_line import status_lines
    from rules.host import HostError

    try:
        lines = asyncio.run(status_lines(say, Settings()))
    except ValidationError as error:
        return _sorry(_setting_fault(say, error))
    except HostError as error:
        return _sorry(say(error.key, **error.args_by_name))
    print(*lines, sep="\n")
    return 0


def _import(parsed: argparse.Namespace, say: Speaker) -> int:
    from bot.exchange import import_file
    from bot.settings import Settings
    from bot.talk import error_text
    from rules.host import HostError

    try:
        position = asyncio.run(import_file(Settings(), parsed.file.read_bytes(), parsed.guild, parsed.channel))
    except ValidationError as error:
        return _sorry(_setting_fault(say, error))
    except HostError as error:
        return _sorry(error_text(say, error))
    except OSError as error:
        return _sorry(str(error))
    print(say("cli-import-done", table=position.table.name, actions=position.table.length))
    return 0


def _run(_parsed: argparse.Namespace, say: Speaker) -> int:
    """The real bot with a token, the local table without."""
    from bot.online import CannotRun, run_online
    from bot.provisions import BadProvision
    from bot.settings import Settings
    from rules.host import HostError

    try:
        settings = Settings()
        set_up_logging(settings.castellan_log_level, settings.castellan_log_format, settings.secrets)
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
    if settings.castellan_log_format == "json":  # whatever collects the log wants no other lines
        logging.getLogger(__name__).info("stopped; all tables are saved")
    else:
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
