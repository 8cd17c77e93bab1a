"""Whole-process times of look-ups as ratios to ``python -c pass``, against the budget.

Run it with the Python of an environment that has ``judge``: ``python bench/lookup.py [ROUNDS]``. Runs are interleaved,
medians are printed. Compiled Python files are kept for it, as an installed package has them.
"""

from __future__ import annotations

import os
import pty
import statistics
import subprocess
import sys
import tempfile
import time

MAIN = "import sys; from judge.cli.entry import main; sys.exit(main())"
CASES: tuple[tuple[str, list[str], bool, float], ...] = (
    ("rule", ["428.1.a"], False, 2.5),
    ("keyword", ["hidden"], False, 2.5),
    ("card", ["baited hook"], False, 2.5),
    ("rule as JSON", ["428.1.a", "--json"], False, 2.5),
    ("rule command", ["rule", "428.1.a"], False, 2.5),
    ("rule on a terminal", ["428.1.a"], True, 7),
    ("keyword on a terminal", ["hidden"], True, 7),
    ("card on a terminal", ["baited hook"], True, 7),
    ("search", ["what", "happens", "if", "a", "unit's", "death", "is", "replaced"], False, 15),
    ("two cards, simulated", ["Baited Hook vs Unlicensed Armory"], False, 16),
    ("two cards on a terminal", ["Baited Hook vs Unlicensed Armory"], True, 22),
)


def on_terminal(command: list[str], environment: dict[str, str]) -> None:
    """Run a command whose stdout is a terminal."""
    child, terminal = pty.fork()
    if child == 0:
        os.execve(command[0], command, environment | {"TERM": "xterm-256color", "PAGER": "cat"})  # noqa: S606 - the command is ours
    try:
        while os.read(terminal, 65536):
            pass
    except OSError:
        pass
    os.close(terminal)
    os.waitpid(child, 0)


def piped(command: list[str], environment: dict[str, str]) -> None:
    """Run a command whose output nobody sees."""
    subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)


def timed(command: list[str], environment: dict[str, str], *, terminal: bool) -> float:
    """Run a command once; returns the seconds that it took."""
    start = time.perf_counter()
    (on_terminal if terminal else piped)(command, environment)
    return time.perf_counter() - start


def main(rounds: int) -> int:
    """Print the table; 1 if a budget is exceeded."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        environment |= {"PYTHONPYCACHEPREFIX": folder, "JUDGE_CACHE": f"{folder}/cache"}
        nothing = [sys.executable, "-c", "pass"]
        times: dict[str, list[float]] = {name: [] for name, *_ in CASES}
        base: list[float] = []
        for turn in range(rounds + 1):
            base.append(timed(nothing, environment, terminal=False))
            for name, words, terminal, _ in CASES:
                took = timed([sys.executable, "-c", MAIN, *words], environment, terminal=terminal)
                if turn:  # the first round compiles and builds
                    times[name].append(took)
    unit = statistics.median(base)
    print(f"python -c pass: {unit * 1000:.1f} ms")
    exceeded = False
    for name, _, _, budget in CASES:
        ratio = statistics.median(times[name]) / unit
        exceeded |= ratio > budget
        print(f"{name:<24}{ratio:6.2f}x  of {budget:>4}x{'  EXCEEDED' if ratio > budget else ''}")
    return int(exceeded)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 15))
