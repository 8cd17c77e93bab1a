"""The facts of a card as one line of our own words."""

from __future__ import annotations

from judge.answers.library.card_wording import standing_wording
from judge.cards.catalogue import facts_of, is_card
from judge.content.wording_record import wordings_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from judge.content.library import Library


def known_facts(name: str) -> dict[str, Any]:
    """The facts of the card with exactly this name. Empty if it is not in the catalogue."""
    return facts_of(name)._asdict() if is_card(name) else {}


def facts_line(library: Library, name: str) -> str:
    """The facts of a card on the day of the library. Empty if it is not in the catalogue."""
    return facts_text(library, name, wordings_of(library.store.get(f"wording {name}")))


def facts_text(library: Library, name: str, wordings: Sequence[dict[str, Any]]) -> str:
    """``Gear Token; 2 Energy, 1 Power; …``. Empty if the card is not in the catalogue.

    The keywords are those that the card has in the wording of the day. If no wording is known, they are those of the
    catalogue, which lists every keyword that the text mentions (801).
    """
    facts = known_facts(name)
    if not facts:
        return ""
    keywords = standing_wording(wordings, library.as_of)["keywords"] if wordings else facts.get("keywords", ())
    return line_of({**facts, "keywords": keywords})


def line_of(facts: Mapping[str, Any]) -> str:
    """Facts as one line: ``Gear Token; 2 Energy, 1 Power; …``. Empty if there are no facts besides a code."""
    kind = " ".join(part for part in (facts.get("supertype"), " ".join(facts.get("types", ()))) if part)
    domains = " and ".join(facts.get("domains", ()))
    parts = [f"{kind}, {domains}" if domains else kind]
    costs = [f"{facts[key]} {word}" for key, word in _COSTS if facts.get(key) is not None]
    if costs:
        parts.append(", ".join(costs))
    if facts.get("tags"):
        parts.append("tags " + ", ".join(facts["tags"]))
    if facts.get("keywords"):
        parts.append("keywords " + ", ".join(facts["keywords"]))
    if not any(parts):
        return ""
    parts.append(str(facts.get("code") or ""))
    return "; ".join(part for part in parts if part) + "."


_COSTS = (("energy", "Energy"), ("power", "Power"), ("might", "Might"), ("might_bonus", "Might bonus"))
