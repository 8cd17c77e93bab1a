"""The answers to two cards are the same in every run, whatever the order in which Python keeps its sets."""

from __future__ import annotations

import os
import subprocess
import sys

PAIRS = (
    "Fiora, Worthy vs Edge of Night",
    "Aphelios, Exalted vs Relentless Pursuit",
    "Heedless Resurrection vs Dragon Form",
    "Immortal Phoenix vs Ride the Wind",
    "Baited Hook vs Unlicensed Armory",
    "Void Seeker vs Falling Star",
)

ANSWERS = """
import sys
from judge.answers import router
from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request
from judge.cli.writers.json_line import json_line

library = open_library("2026-08-01")
for question in sys.argv[1:]:
    print(json_line(router.answer(library, Request(question)).as_json()))
"""


def test_two_runs_with_different_hash_seeds_give_the_same_json() -> None:
    runs = [
        subprocess.Popen(
            [sys.executable, "-c", ANSWERS, *PAIRS], stdout=subprocess.PIPE, env={**os.environ, "PYTHONHASHSEED": seed}
        )
        for seed in ("1", "2")
    ]
    one, other = (run.communicate()[0].splitlines() for run in runs)
    assert [run.returncode for run in runs] == [0, 0]
    assert [b'"kind": "matchup"' in line for line in one] == [True] * len(PAIRS)
    assert [pair for pair, here, there in zip(PAIRS, one, other, strict=True) if here != there] == []
