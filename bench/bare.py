"""What a host gets who installs nothing but the bot: `make bare` installs the wheel into a fresh environment, runs it
there, and weighs it."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

MOST = 120  # megabytes
_TOOLS = ("pip", "setuptools", "pkg_resources", "_distutils_hack", "wheel")  # they come with the environment itself
ROOT = Path(__file__).parent.parent


def main() -> int:
    wheel = max((ROOT / "dist").glob("castellan-*.whl"), key=lambda path: path.stat().st_mtime)
    with tempfile.TemporaryDirectory() as folder:
        bin_ = _installed(Path(folder), wheel)
        _run(bin_ / "castellan", "check", inside=Path(folder))
        _run(bin_ / "python", "-c", "import bot.local, bot.online, cogs.tables, bot.gallery", inside=Path(folder))
        packages = next(Path(folder).glob("lib/python*/site-packages"))
        heaviest = sorted(_weights(packages).items(), key=lambda pair: -pair[1])
    total = sum(size for _, size in heaviest) / 2**20
    print(*(f"{size / 2**20:6.1f} MB  {name}" for name, size in heaviest[:10]), sep="\n")
    print(f"{total:6.1f} MB  of at most {MOST}")
    return int(total > MOST)


def _installed(folder: Path, wheel: Path) -> Path:
    venv.create(folder, with_pip=True)
    pip = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-c", ROOT / "constraints.txt", wheel)
    _run(folder / "bin" / "python", *pip, inside=folder)
    return folder / "bin"


def _run(*command: str | Path, inside: Path) -> None:
    subprocess.run(command, check=True, cwd=inside)


def _weights(packages: Path) -> dict[str, int]:
    """By package, as the disk has it: whole blocks."""
    found: dict[str, int] = {}
    for path in packages.rglob("*"):
        name = path.relative_to(packages).parts[0]
        if not name.startswith(_TOOLS):
            found[name] = found.get(name, 0) + path.stat().st_blocks * 512
    return found


if __name__ == "__main__":
    sys.exit(main())
