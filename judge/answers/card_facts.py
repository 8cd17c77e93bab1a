"""The facts of a card as one line of our own words."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any


def facts_text(facts: Mapping[str, Any]) -> str:
    """``Gear (Equipment), Order; 2 Energy, 1 Power; …``; empty where the catalogue does not know the card."""
    if not facts:
        return ""
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
    parts.append(str(facts.get("code", "")))
    return "; ".join(part for part in parts if part) + "."


_COSTS = (("energy", "Energy"), ("power", "Power"), ("might", "Might"), ("might_bonus", "Might bonus"))
