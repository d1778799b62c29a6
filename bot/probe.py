"""`python -m bot.probe`: ask a running bot how it is. Exit code 0: well. For containers, which ask again and again, so
nothing is imported that takes time."""

from __future__ import annotations

import os
import sys
import urllib.request

_PATIENCE = 5.0  # seconds


def main() -> int:
    port = os.environ.get("CASTELLAN_METRICS_PORT", "")
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{int(port)}/health", timeout=_PATIENCE) as answer:
            print(answer.read().decode())
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
