"""Completion in real shells: what stands in the line after Tab, and where the cursor is. Skipped where none is."""

from __future__ import annotations

import os
import pty
import select
import shutil
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

from judge.cli.completion import SCRIPTS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

MAIN = "import sys; from judge.cli.entry import main; sys.exit(main())"
PATIENCE = 120.0
"""So many seconds a test waits for what a shell writes."""
STARTS = {
    "bash": ("bash", "--norc", "--noprofile"),
    "zsh": ("zsh", "-f"),
}
SETS_UP = {
    "bash": "PS1='ready'\\> PS2=; HISTFILE=; bind 'set enable-bracketed-paste off'; . {script}\n",
    "zsh": "PS1='ready'\\>; unsetopt prompt_sp; autoload -U compinit; compinit -D -u; . {script}\n",
}
LINES = [
    ("judge hidden bl\tvs zhonyas hour\tx", "judge hidden blade vs zhonyas hourglass x"),
    ("judge bait\tho\tx", "judge baited hook x"),
    ("judge 'Hidden Blade' vs bait\t\tx", "judge Hidden Blade vs baited Hook x"),
    ("judge zhony\thou\tx", "judge zhonya's hourglass x"),
    ("judge zhonyas\thou\tx", "judge zhonyas hourglass x"),
    ("judge ahri, al\tx", "judge ahri, alluring x"),
    ('judge "baited h\t x', "judge baited hook x"),
    ("judge \"zhonya's h\t x", "judge zhonya's hourglass x"),
    ("judge vers\tx", "judge versions x"),
    ("judge hidden --js\tx", "judge hidden --json x"),
    ("judge rule 428 --rules 1.\t4 x", "judge rule 428 --rules 1.4 x"),
    ("judge rule 428 --rules=1.0\tx", "judge rule 428 --rules=1.0 x"),
    ("judge ruling combat/assigning-\tx", "judge ruling combat/assigning-damage x"),
    ("judge run ruling:combat/assigning-\tx", "judge run ruling:combat/assigning-damage x"),
    ("judge ruling assigning-d\tx", "judge ruling assigning-damage x"),
    ("judge qqqq\tx", "judge qqqqx"),
]
"""What is typed, and the words that it has become; a word typed on stands behind what was completed."""


def with_judge(folder: Path, shell: str) -> Path:
    """The completion script of a shell in a folder, with a ``judge`` beside it."""
    judge = folder / "judge"
    judge.write_text(f"#!/bin/sh\nexec {sys.executable} -c '{MAIN}' \"$@\"\n")
    judge.chmod(0o755)
    script = folder / shell
    script.write_text(SCRIPTS[shell])
    return script


class Shell:
    """A shell on a pseudo-terminal that completes ``judge``."""

    def __init__(self, name: str, folder: Path) -> None:
        script = with_judge(folder, name)
        self.own, other = pty.openpty()
        environment = os.environ | {"TERM": "dumb", "COLUMNS": "500", "PATH": f"{folder}:{os.environ['PATH']}"}
        self.process = subprocess.Popen(
            [*STARTS[name], "-i"], stdin=other, stdout=other, stderr=other, env=environment, cwd=folder,
            start_new_session=True, close_fds=True,
        )  # fmt: skip
        os.close(other)
        self.seen = ""
        self.type(SETS_UP[name].format(script=script))
        self.until("ready>")

    def type(self, text: str) -> None:
        os.write(self.own, text.encode())

    def until(self, expected: str) -> str:
        """What was written up to this text, which is taken off what comes next."""
        ends = time.monotonic() + PATIENCE
        while expected not in self.seen:
            assert time.monotonic() < ends, f"no {expected!r} in {self.seen!r}"
            if select.select([self.own], [], [], 0.2)[0]:
                self.seen += os.read(self.own, 65536).decode(errors="replace")
        before, _, self.seen = self.seen.partition(expected)
        return before

    def words_of(self, typed: str) -> list[str]:
        """The words that a typed line has become, told by a command that is put before them (Ctrl-A)."""
        self.type(f"{typed}\x01printf '<%s>' begin \r")
        self.until("<begin>")
        return self.until("ready>").strip().strip("<>").split("><")

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.own)


@pytest.fixture(scope="module", params=sorted(STARTS))
def shell(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shell]:
    if shutil.which(request.param) is None:
        pytest.skip(f"{request.param} is not installed")
    opened = Shell(request.param, tmp_path_factory.mktemp("shell"))
    yield opened
    opened.close()


@pytest.mark.parametrize(("typed", "words"), LINES)
def test_a_line_is_completed_in_a_real_shell(shell: Shell, typed: str, words: str) -> None:
    assert " ".join(shell.words_of(typed)) == words


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("judge hidden bl", ["blade"]),
        ("judge zhonya", ["zhonya's"]),
        ('judge "baited h', ["baited hook"]),
        ("judge ahri, al", ["alluring"]),
        ("judge rule --js", ["--json"]),
        ("judge ruling combat/assigning-", ["combat/assigning-damage"]),
        ("judge faq or", ["origins"]),
    ],
)
def test_fish_completes_a_line(tmp_path: Path, typed: str, words: list[str]) -> None:
    fish = shutil.which("fish")
    if fish is None:
        pytest.skip("fish is not installed")
    script = with_judge(tmp_path, "fish")
    command = [fish, "--no-config", "-c", f"source {script}; complete -C $argv[1]", "--", typed]
    environment = os.environ | {"PATH": f"{tmp_path}:{os.environ['PATH']}", "HOME": str(tmp_path)}
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=PATIENCE, env=environment)
    assert [line.partition("\t")[0] for line in done.stdout.splitlines()] == words
