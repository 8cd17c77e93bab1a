"""What loading msgspec leaves out."""

from __future__ import annotations

import subprocess
import sys

LOADS = """
import sys
from judge.answers.load_structs import load_structs
load_structs()
print("msgspec" in sys.modules, "typing_extensions" in sys.modules)
import typing_extensions; print(typing_extensions.NotRequired is not None)
"""


def test_typing_extensions_is_not_loaded_with_msgspec_and_can_be_imported_afterwards() -> None:
    made = subprocess.run([sys.executable, "-c", LOADS], capture_output=True, text=True, check=True)
    assert made.stdout.split() == ["True", "False", "True"]
