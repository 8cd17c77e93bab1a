"""A process that asks about pairs and that can be stopped in the middle of one."""

from __future__ import annotations

import os
import queue
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING

import msgspec

from judge.errors import ContentError
from judge.record import NamedTuple
from judge.sweep.pair_record import CUT, PairRecord, failed, from_line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.sweep.pairs import Pair

COMMAND = (sys.executable, "-m", "judge.sweep.worker")
READY = b'"ready"\n'
"""What the process writes once it can be asked."""
START = 300.0
"""The seconds that a process has to open the library."""
PATIENCE = 5
"""Where seconds of the processor can be read, a pair has so many times its seconds by the clock."""
PAIRS = 1000
"""The number of pairs after which a process is replaced, so that its memory does not grow for days."""
LAST_WORDS = 300
STOPPED = "The sweep was stopped."
"""Why a pair has no answer whose process was closed; such a record is never kept."""
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Settings(NamedTuple):
    """By which day and rules pairs are asked, and how many seconds each may take."""

    as_of: str
    rules: str
    seconds: float


class WorkerProcess:
    """A process that asks about one pair at a time; it is begun when it is first needed and begun anew after a cut."""

    def __init__(self, settings: Settings, command: Sequence[str] = COMMAND) -> None:
        self.settings = settings
        self._command = command
        self._running: _Running | None = None
        self._lock = threading.Lock()
        self._is_closed = False

    def ask(self, pair: Pair) -> PairRecord:
        """The record of a pair: cut where it takes longer than its seconds, failed where the process ends."""
        running = self._begun()
        if running is None:
            return failed(pair, STOPPED)
        running.asked += 1
        said = running.ask(pair, self.settings.seconds)
        if self._is_closed:
            return failed(pair, STOPPED)
        if said is None:
            self._stop()
            why = f"It was not answered within {self.settings.seconds:g} seconds."
            return PairRecord(pair, CUT, seconds=self.settings.seconds, why=why, exit_code=3)
        if not said:
            words = running.last_words()
            self._stop()
            return failed(pair, f"The process ended: {words}")
        if running.asked >= PAIRS:
            self._stop()
        return from_line(said)

    def close(self) -> None:
        """End the process, also in the middle of a pair; called from another thread, ``ask`` returns at once."""
        with self._lock:
            self._is_closed = True
            if self._running:
                self._running.stop()

    def _begun(self) -> _Running | None:
        with self._lock:
            if self._is_closed:
                return None
            if self._running is None:
                self._running = _Running(self.settings, self._command)
            running = self._running
        running.wait_until_ready()
        return running

    def _stop(self) -> None:
        with self._lock:
            if self._running:
                self._running.stop()
                self._running = None


class _Running:
    """The process itself, with a thread that reads what it writes."""

    def __init__(self, settings: Settings, command: Sequence[str]) -> None:
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - it lives as long as the process
        self._process = subprocess.Popen(  # noqa: S603 - our own command
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=self._errors, start_new_session=True,
        )  # fmt: skip
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()
        self._is_ready = False
        self.asked = 0
        self._say((settings.as_of, settings.rules))

    def wait_until_ready(self) -> None:
        """Wait until the library is open; ContentError if it cannot be opened."""
        if self._is_ready:
            return
        if self._next(START) != READY:
            words = self.last_words()
            self.stop()
            raise ContentError(f"a worker process could not start: {words}", where="judge sweep")
        self._is_ready = True

    def ask(self, pair: Pair, seconds: float) -> bytes | None:
        """The line that the process writes about a pair; None after its seconds, nothing if the process ended."""
        self._say(pair)
        begun, worked = time.monotonic(), self._processor_seconds()
        left = seconds
        while True:
            said = self._next(left)
            if said is not None:
                return said
            now = self._processor_seconds()
            by_the_clock = time.monotonic() - begun
            if worked is None or now is None or by_the_clock >= seconds * PATIENCE or now - worked >= seconds:
                return None
            left = min(max(seconds - (now - worked), 0.05), seconds * PATIENCE - by_the_clock)

    def last_words(self) -> str:
        """How the process ended, with the end of what it complained about."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=2)
        self._errors.seek(0)
        said = self._errors.read().decode("utf-8", "replace").strip()
        return f"exit code {self._process.returncode}. {said[-LAST_WORDS:]}".strip()

    def stop(self) -> None:
        """End the process at once."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdin is not None
        with suppress(OSError):  # something may be left to be written, and nobody reads it
            self._process.stdin.close()

    def _say(self, words: tuple[str, str]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode(words) + b"\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            return  # it has ended, which is read next

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as lines:
            for line in lines:
                self._lines.put(line)
        self._lines.put(b"")

    def _next(self, seconds: float) -> bytes | None:
        try:
            return self._lines.get(timeout=seconds)
        except queue.Empty:
            return None

    def _processor_seconds(self) -> float | None:
        """The seconds of the processor that the process has had, where the system tells (Linux)."""
        try:
            fields = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / TICKS
        except (OSError, ValueError, IndexError):
            return None
