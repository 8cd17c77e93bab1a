"""Asks about one pair and keeps what comes of it, whatever that is."""

from __future__ import annotations

import time
import traceback
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.answers.simulated.pair_answer import matchup_answer
from judge.errors import CannotSimulate
from judge.sweep.pair_record import REFUSED, PairRecord, failed, record_of

if TYPE_CHECKING:
    from judge.content.library import Library
    from judge.sweep.pairs import Pair

LAST_LINES = 4
"""How many calls of the traceback of an exception are kept."""


def asked(library: Library, pair: Pair) -> PairRecord:
    """The record of a pair; a refusal and an exception are records, too."""
    begun = time.process_time()
    try:
        answer = matchup_answer(library, list(pair)).by(library)
        found = record_of(pair, answer.as_json(), answer.exit_code, answer.notes)
    except CannotSimulate as refusal:
        found = PairRecord(pair, REFUSED, why=refusal.reason, exit_code=refusal.exit_code)
    except Exception as problem:  # noqa: BLE001 - a mistake with one pair must not end the sweep
        found = failed(pair, f"{type(problem).__name__}: {problem}", _place(problem))
    return replace(found, seconds=round(time.process_time() - begun, 3))


def _place(problem: Exception) -> str:
    """Where an exception was raised, innermost call first."""
    calls = traceback.extract_tb(problem.__traceback__)[-LAST_LINES:]
    return " < ".join(f"{call.filename.rpartition('judge/')[2]}:{call.lineno} {call.name}" for call in reversed(calls))
