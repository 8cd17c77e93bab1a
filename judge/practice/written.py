"""The situations that are written: scenarios of official answers, and those of the project's rulings."""

from __future__ import annotations

from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from judge.answers.rulings.ruling_blocks import block_of
from judge.content.read_ruling import because, version_on
from judge.content.rulings import all_rulings
from judge.practice.candidates import Candidate
from judge.practice.situations import situation_of
from judge.scenario.language.script_json import script_from_json

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from judge.content.library import Library
    from judge.content.model import FaqEntry
    from judge.content.ruling import Ruling, RulingScenario
    from judge.practice.situations import Situation

OFFICIAL, OWN = 6.0, 1.0
"""How often a scenario of an official answer is drawn for each one of a ruling: there are far more of these."""


def written(library: Library) -> Iterator[Candidate]:
    """Every scenario that is written and rests on nothing unsettled."""
    yield from _of_answers(library)
    yield from _of_rulings(library)


def _of_answers(library: Library) -> Iterator[Candidate]:
    day = date.fromisoformat(library.as_of)
    for identifier in library.store.get("all faq") or ():
        blocks = library.store.get(f"scenarios {identifier}") or ()
        entry = library.answer(identifier) if blocks else None
        if entry is None or entry.certainty != "settled":
            continue
        for number, block in enumerate(blocks, 1):
            named = [rule for line in block["because"] for rule in line["rules"]]
            rules = tuple(named) or tuple(rule for rule in entry.rules if rule.startswith(f"core@{library.version}:"))
            name = f"{identifier} {number}"
            yield Candidate(name, rules, OFFICIAL, partial(_answered, entry, block, name, rules, day))


def _answered(entry: FaqEntry, block: Any, name: str, rules: tuple[str, ...], day: date) -> Situation | None:
    return situation_of(script_from_json(block), day, name=name, source=entry.id, title=entry.question, rules=rules)


def _of_rulings(library: Library) -> Iterator[Candidate]:
    """The scenarios of the project's rulings, by the rules that they name; one is parsed only when it is drawn."""
    for ruling in all_rulings(library.store):
        for number, scenario in enumerate(ruling.scenarios, 1):
            rules = because(scenario.text, version_on(ruling.as_of)) or ruling.rules
            numbers = tuple(rule.partition(":")[2] for rule in rules)
            name = f"{ruling.id}!{number}"
            yield Candidate(name, numbers, OWN, partial(_ruled, ruling, scenario, name, numbers))


def _ruled(ruling: Ruling, scenario: RulingScenario, name: str, rules: tuple[str, ...]) -> Situation | None:
    """The situation of a scenario of a ruling."""
    block = block_of(ruling, scenario)
    if block.script is None or block.as_of is None:
        return None
    source = next((one for one in ruling.sources if one.startswith("faq@")), name)
    return situation_of(block.script, block.as_of, name=name, source=source, title=block.title, rules=rules)
