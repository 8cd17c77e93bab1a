"""The ids of the rulings that rest on some rules."""

from __future__ import annotations

from judge.content.ids import RULING, slug

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.content.library import Library

OF_CARDS = (f"{RULING}cards/", f"{RULING}pairs/")
"""How the ids of rulings begin that are about what one card does, or two."""


def ids_on_rules(library: Library, rules: Iterable[str]) -> list[str]:
    """The rulings on one of these rules: one with the name of the first of them, then those of no card."""
    first, *_ = wanted = tuple(rules)
    rule = library.find_rule(first)
    named = f"/{slug(rule.title)}" if rule is not None and rule.heading else "/"
    found = dict.fromkeys(one for identifier in wanted for one in library.resting_on(identifier))
    return sorted(found, key=lambda one: (not one.endswith(named), one.startswith(OF_CARDS)))
