"""Where questions come from: the scenarios of rulings, drawn one after another."""

from __future__ import annotations

from datetime import date
from random import Random
from typing import TYPE_CHECKING

from judge.practice.question import question_of
from judge.practice.situations import situation_of
from judge.practice.wrong_outcomes import drawn_from
from judge.scenario.language.script_json import script_from_json

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.content.library import Library
    from judge.practice.question import Question
    from judge.practice.situations import Situation
    from judge.practice.topics import Topic


def questions(library: Library, seed: int, topic: Topic | None = None, level: str = "") -> Iterator[Question]:
    """Questions in an order that the seed decides; no situation comes twice."""
    found = [one for one in situations(library) if topic is None or topic.has(one.rules)]
    Random(seed).shuffle(found)  # noqa: S311 - the same questions for the same seed
    for situation in found:
        chance = Random(f"{seed} {situation.name}")  # noqa: S311
        drawn = drawn_from(situation, chance)
        if drawn is not None:
            made = question_of(library, drawn, chance)
            about = topic is None or topic.has(rule.number for rule in made.rules)
            if about and level in {"", made.level}:
                yield made


def situations(library: Library) -> Iterator[Situation]:
    """The situations of all official answers that are simulated and settled."""
    day = date.fromisoformat(library.as_of)
    for identifier in library.store.get("all faq") or ():
        blocks = library.store.get(f"scenarios {identifier}") or ()
        if not blocks:
            continue
        entry = library.answer(identifier)
        if entry.certainty != "settled":
            continue
        for number, block in enumerate(blocks, 1):
            found = situation_of(
                script_from_json(block),
                day,
                name=f"{identifier} {number}",
                source=identifier,
                title=entry.question,
                rules=tuple(rule for rule in entry.rules if rule.startswith(f"core@{library.version}:")),
            )
            if found is not None:
                yield found
