"""The number of a rule that the engine names, and its words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.library.cited_places import rule_text
from judge.citations.numbers import rule_id
from judge.citations.words import about
from judge.errors import NotFound

if TYPE_CHECKING:
    from judge.content.library import Library
    from judge.slugs import Slug


def number_of(rule: Slug | str, version: str) -> str:
    """The number in a version of the rulebook, such as ``428.2``."""
    return rule_id(rule, version).partition(":")[2]


def text_of_id(library: Library, identifier: str) -> str:
    """The text of the rule with a whole id. Its title, or "", if the library has no text of it."""
    found = library.find_rule(identifier)
    return rule_text(found) if found is not None else ""


def text_of(library: Library, rule: Slug | str, version: str) -> str:
    """The text of the rule. If the library has no text of that version, the subject of the rule."""
    try:
        return rule_text(library.rule(number_of(rule, version), "core", version))
    except NotFound:
        return about(rule)
