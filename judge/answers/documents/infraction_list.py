"""All infractions of the tournament rules, or those of a kind, by section and penalty on one screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.library.cited_places import hit_of, only_held
from judge.answers.page.answer import Answer
from judge.answers.page.fit_lines import LONGEST_LABEL, Point, Points
from judge.answers.page.labels import rule_label
from judge.answers.page.screen_parts import Screen
from judge.content.ids import number_key

if TYPE_CHECKING:
    from typing import Any

    from judge.content.library import Library

DEPENDS = "it depends"
"""Used instead of a penalty that is not always the same."""
_PREFIX, _CALLED = "infraction ", "infraction called "


def infractions_answer(library: Library, question: str, section: str = "", *, names: tuple[str, ...] = ()) -> Answer:
    """Every infraction with its penalty, or only those of a ``section`` (its number) or with these ``names``."""
    every: list[dict[str, Any]] = [
        facts for key, facts in library.store.items(_PREFIX) if not key.startswith(_CALLED) and isinstance(facts, dict)
    ]
    every = [facts for facts in every if not names or facts["name"] in names]
    every.sort(key=lambda facts: number_key(facts["rule"].partition(":")[2]))
    sections: dict[str, dict[str, list[str]]] = {}
    rules = []
    for facts in every:
        head, _, below = facts["rule"].partition(".")
        if head.partition(":")[2] in {section, ""} or not section:
            penalty = facts["penalty"].get("", DEPENDS)
            penalty = penalty if len(penalty) <= LONGEST_LABEL else DEPENDS
            sections.setdefault(head, {}).setdefault(penalty, []).append(f"{facts['name']} .{below}")
            rules.append(facts["rule"])
    lists = tuple(_list(library, head, by_penalty) for head, by_penalty in sections.items())
    note = only_held(library, "tournament")
    title = ("Infractions", *((lists[0].title,) if section else ()))
    return Answer(
        question=question,
        read_as=next(iter(sections)),
        kind="rule",
        answer=f"{len(rules)} infractions, each with its penalty.",
        hits=tuple(hit_of(library, rule) for rule in rules),
        notes=(f"{note[0].upper()}{note[1:]}.",) if note else (),
        page=Screen(title, lists, ("judge tournament INFRACTION",), is_whole=True),
    )


def _list(library: Library, head: str, by_penalty: dict[str, list[str]]) -> Points:
    rule = library.find_rule(head)
    title = f"{rule_label(head, library.version)} {rule.title if rule else ''}".strip()
    points = [Point(penalty, f"{'; '.join(names)}.") for penalty, names in by_penalty.items()]
    return Points(title, tuple(points))
