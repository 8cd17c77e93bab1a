"""Write docs/json-schema.json: the values of the API and of ``--json``, from their types in ``judge/api/values.py``."""

from __future__ import annotations

import json
import sys
from inspect import cleandoc
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from judge.api import values  # noqa: E402 - the checkout's own code

PAGE = ROOT / "docs" / "json-schema.json"
KINDS: tuple[Any, ...] = (
    values.AnswerValues, values.ErrataValues, values.RulingValues, values.CitationValues, values.LegalityValues,
    values.DiffValues, values.ImpactValues, values.RunValues, values.ExploredValues, values.ReplayValues,
    values.QuizValues,
)  # fmt: skip
SCHEMA = 1
"""The number that every value has as ``schema``."""


def schema() -> str:
    """The schema as text."""
    roots, parts = msgspec.json.schema_components(KINDS, ref_template="#/$defs/{name}")
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:riftbound-judge:json:{SCHEMA}",
        "title": "Riftbound judge: the values of --json and of the Python API",
        "description": "A value is one of these; each is also described by itself under $defs.",
        "anyOf": list(roots),
        "$defs": {name: _described(part) for name, part in sorted(parts.items())},
    }
    return json.dumps(whole, indent=2, ensure_ascii=False) + "\n"


def _described(part: dict[str, Any]) -> dict[str, Any]:
    """A part whose description is indented alike under every version of Python."""
    return {key: cleandoc(value) if key == "description" else value for key, value in part.items()}


def main() -> int:
    PAGE.write_text(schema(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
