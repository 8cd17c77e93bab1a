"""The sets that are legal in Standard: the tournament rule that lists them, and the days from which they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.library.cited_places import hit_of, only_held, rule_citation
from judge.answers.library.legality import BANNED
from judge.answers.page.answer import Answer
from judge.answers.page.fit_lines import Point, Points
from judge.answers.page.labels import rule_label
from judge.answers.page.screen_parts import Screen
from judge.cards.catalogue import FOLDERS
from judge.content.bans import legal_sets
from judge.content.ids import rule_id
from judge.errors import NotFound

if TYPE_CHECKING:
    from judge.content.library import Library
    from judge.content.model import Rule

IN_STANDARD = "601.3.c"
"""The tournament rule above the sets of the format, each of which has its code in brackets."""
_SET = frozenset({"set", "sets", "expansion", "expansions", "rotation", "rotated"})


def set_asked(words: list[str]) -> str | None:
    """The code of the set that all words name. "" if they ask for sets as such, None for other words."""
    rest = set(words) - _SET
    if not rest:
        return "" if words else None
    return next((code for code, words in _names().items() if rest <= words or rest == {code.lower()}), None)


def _names() -> dict[str, frozenset[str]]:
    return {code: frozenset(folder.split("_")) for code, folder in FOLDERS.items()}


def _title(code: str) -> str:
    return FOLDERS[code].replace("_", " ").title()


def sets_answer(library: Library, question: str, code: str, asked: str) -> Answer:
    """The answer to whether one set is in Standard on the day, or to which sets are.

    ``asked`` is the state that the question asks about.
    """
    version = library.written("tournament")
    head = library.find_rule(rule_id("tournament", version, IN_STANDARD))
    below = [rule for one in (head.children if head else ()) if (rule := library.find_rule(one))]
    rules = {found: rule for rule in below if (found := _code_in(rule))}
    if not rules:
        raise NotFound("the tournament rules that are held do not list the sets", hint="judge bans lists the cards.")
    label = f"TR {IN_STANDARD}"
    if code:
        is_legal, since = _stands(library, code, rules)
        yes = is_legal == (asked != BANNED)
        verdict = (
            f"{'Yes' if yes else 'No'}. {_title(code)} is {'' if is_legal else 'not '}in Standard{since} ({label})."
        )
    else:
        titles = [_title(one) for one in rules if _stands(library, one, rules)[0]]
        verdict = f"{', '.join(titles[:-1])} and {titles[-1]} are in Standard ({label})."
    note = only_held(library, "tournament")
    shown = [rule for rule in (head, *rules.values()) if rule]
    citations = [rule_citation(library, rule, rule.id, library.status(rule.id)) for rule in shown]
    points = tuple(Point(rule_label(one.id, library.version), one.text, id=one.id) for one in citations)
    return Answer(
        question=question,
        read_as=shown[0].id,
        kind="rule",
        answer=verdict,
        citations=tuple(citations),
        hits=tuple(hit_of(library, one.id) for one in shown),
        notes=(f"{note[0].upper()}{note[1:]}.",) if note else (),
        page=Screen(
            (_title(code) if code else "Legal sets", "legality"), (Points("", points),), ("judge bans",), is_whole=True
        ),
    )


def _code_in(rule: Rule) -> str:
    """The code of the set that a rule names in brackets."""
    return next((code for code in FOLDERS if f"({code.lower()})" in rule.text.lower()), "")


def _stands(library: Library, code: str, rules: dict[str, Rule]) -> tuple[bool, str]:
    """Whether a set is in the format on the day, and since or before which day, in words."""
    first = next((one.day for one in legal_sets(library.store) if one.code == code), "")
    if first > library.as_of:
        return False, f" before {first}"
    return code in rules, f" since {first}" if first else ""
