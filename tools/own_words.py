"""The own-words check: long runs of words that also occur in an official text fail, unless they are allowed.

Usage: python tools/own_words.py CHECKER [ALLOWED]

CHECKER is a script that lists such runs (one line each: ``file:line: N words as in source: the run``); ALLOWED lists
runs that consist of names and terms, one per line as ``file<TAB>beginning of the run<TAB>reason``. Exits with 1 if a
run is not allowed, or an allowed one no longer occurs.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

LINE = re.compile(r"(?P<file>[^:]+):(?P<line>\d+): (?P<words>\d+) words as in (?P<source>[^ ]+): (?P<run>.*)")


def allowed_runs(path: Path) -> dict[tuple[str, str], str]:
    """The reason of each allowed run, by file and beginning."""
    found = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            file, run, reason = line.split("\t")
            found[file, run] = reason
    return found


def main(arguments: list[str]) -> int:
    """Run the checker and compare its list with the allowed runs."""
    checker = arguments[0]
    allowed = allowed_runs(Path(arguments[1] if len(arguments) > 1 else "docs/own-words-allowed.tsv"))
    ran = subprocess.run([sys.executable, checker, "--most", "100000"], capture_output=True, text=True, check=False)  # noqa: S603 - the path is the caller's
    used = set()
    wrong = 0
    for line in ran.stdout.splitlines():
        match = LINE.match(line)
        if match is None:
            continue
        key = next((key for key in allowed if key[0] == match["file"] and match["run"].startswith(key[1])), None)
        if key is None:
            wrong += 1
            print(line)
        else:
            used.add(key)
    stale = sorted(set(allowed) - used)
    for file, run in stale:
        print(f"no longer needed in the allow-list: {file}: {run}")
    if ran.returncode not in (0, 1):
        print(ran.stderr)
        return 2
    print(f"{wrong} runs repeat an official text, {len(used)} are allowed")
    return 1 if wrong or stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
