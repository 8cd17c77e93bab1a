"""The scenario language for assistants: its page as a resource, and a prompt that has a situation written in it."""

from __future__ import annotations

from pathlib import Path

from judge.cli.assistants.errors import LANGUAGE
from judge.errors import ContentError

PAGE = "scenario-language.md"
_PACKAGE = Path(__file__).parents[2]
_PROMPT = f"""\
Write this situation of the card game Riftbound as a scenario, and play it with the tool run_scenario:

{{situation}}

A scenario has the set-up, an empty line, then the play, one act or choice on a line. For example:

P1: hand Hidden Blade; base plain gear
P2: at BF2 v = 3-Might unit damaged 1, Zhonya's Hourglass

P1 plays Hidden Blade on v
all pass

expect v in P2's base

- P1 and P2 play, it is P1's turn, and BF1 and BF2 are battlefields; places are hand, base, at BF1, deck, trash, legend.
- A card goes by its full name; "N-Might unit" and "plain card" have no text. "u = …" gives an object a label.
- Every real choice has its line: "P1 chooses u", "P1 declines", "P1 pays". Whoever does not act passes: "all pass".
- Where a line cannot be read or a choice is missing, the error says what could stand there: correct the scenario and
  run it again. Do not add what the situation does not say; if it leaves something open, ask.
- Write "expect" lines only for what is to be checked. Then tell what happened, with the rules of the events.

The whole language is the resource {LANGUAGE}.
"""


def language() -> str:
    """The page on the scenario language, as it travels with the package or stands in a checkout."""
    for path in (_PACKAGE / "scenario" / PAGE, _PACKAGE.parent / "docs" / PAGE):
        if path.is_file():
            return path.read_text(encoding="utf-8")
    raise ContentError("the page on the scenario language is not installed", hint="Install the package again.")


def scenario(situation: str) -> str:
    """Have a situation in words written as a scenario and played."""
    return _PROMPT.format(situation=situation.strip())
