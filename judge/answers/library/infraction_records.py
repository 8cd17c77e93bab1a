"""Puts the infractions of the tournament rules into the compiled library, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.answers.library.infraction_phrases import keys_of, short_names
from judge.content.ids import fold
from judge.content.markdown import pages
from judge.content.read_infractions import read_infractions
from judge.content.signed_lines import unsigned
from judge.index.words import terms, words

if TYPE_CHECKING:
    from pathlib import Path

    from judge.content.markdown import Page
    from judge.content.model import Content


def records(content: Content, root: Path) -> dict[str, Any]:
    """``infraction <name>`` with its fields, and its names so that a question finds it.

    Its other names are phrases with which people ask for its rule (``infraction called <words>``), in any order and
    form. If a question asks for a penalty, a word that is in no other name is enough (``infractions with <word>``). Its
    initials (``infractions for short <initials>``) may be those of several.
    """
    found: dict[str, Any] = {}
    asked = {rule.id: unsigned(rule.asked) for rule in content.rules}
    for infraction in read_infractions(_pages(root), content.leave_out):
        found[f"infraction {infraction.name}"] = infraction._asdict()
        found.setdefault(f"name {fold(infraction.name)}", []).append(["infraction", infraction.name])
        for name in (infraction.name, *asked.get(infraction.rule, ())):
            for key in filter(None, keys_of(name)):
                found.setdefault(f"infraction called {key}", [infraction.name, len(words(name))])
        for short in short_names(infraction.name):
            found.setdefault(f"infractions for short {short}", []).append(infraction.name)
        for term in set(terms(infraction.name)):
            found.setdefault(f"infractions with {term}", []).append(infraction.name)
    return found


def _pages(root: Path) -> tuple[Page, ...]:
    """The files of the tournament rules; who reads the rules has told of those that cannot be read."""
    return pages(root, "rules/tournament", lambda *_, **__: None)
