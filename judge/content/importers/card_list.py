"""Card lists as JSON from any source: the official API, the official gallery, or a plain list.

The only requirement is that objects with a name and a text occur somewhere in it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from judge.content.ids import fold, slug
from judge.content.importers.clean_text import clean
from judge.content.importers.dates import date_in
from judge.content.importers.json_values import json_of, name_of
from judge.content.importers.listed_cards import CODES, name_in, whole_name_in
from judge.content.importers.saved_html import html_lines
from judge.errors import ContentError
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from judge.content.importers.listed_cards import CardNames
    from judge.content.importers.source import Source

TEXTS = ("text", "description", "rulesText", "rules_text", "cardText", "effect", "ability", "abilityText")
_INNER = ("richText", "plain", "rich", "body", "value", "text", "html", "label")
_VALUES = ("value", "values", "type", "tags")
_KEPT = {
    "type": ("types", "type", "cardType"),
    "energy": ("energy", "cost", "energyCost"),
    "might": ("might",),
    "power": ("power", "powerCost"),
    "rarity": ("rarity",),
    "set": ("set", "setId"),
    "supertype": ("supertype", "superType"),
    "domains": ("domains", "domain"),
    "tags": ("tags",),
    "keywords": ("keywords",),
    "might_bonus": ("might_bonus", "mightBonus"),
    "effect_text": ("effect_text", "effectText"),
    "errata": ("errata",),
}
_GROUPS = ("attributes", "cardType", "classification", "stats")
"""Objects of an entry that have some of its facts."""
_DATES = ("lastUpdated", "last_updated", "updated", "date")
_ICON = re.compile(r":rb_([a-z_]+?)(?:_(\d+))?:")
_ICONS = {
    "exhaust": "[E]",
    "might": "[M]",
    "rune_rainbow": "[A]",
    "rune_any": "[A]",
    "rune_fury": "[R]",
    "rune_calm": "[G]",
    "rune_mind": "[B]",
    "rune_body": "[O]",
    "rune_chaos": "[P]",
    "rune_order": "[Y]",
}
_DEEPEST = 40
_STARTS_LATER = 12


class CardList(NamedTuple):
    """One entry for each card, the day that the list states (or ""), and what was left out or is odd."""

    entries: list[dict[str, Any]]
    day: str
    remarks: list[str]


def read_card_list(source: Source, names: CardNames) -> CardList:
    """The cards of a list, each from its first printing with a text and called as the library calls it.

    Raises ContentError if no card has a text.
    """
    found = json_of(source)
    cards = list(_cards([found], source.name))
    for count, (_, card) in enumerate(cards, 1):
        name_of({"name": name_in(card)}, "name", f"card {count}", source.name)
    listed = frozenset(fold(whole_name_in(card)) for _, card in cards)
    entries: dict[str, dict[str, Any]] = {}
    remarks: list[str] = []
    for number, card in cards:
        called = names.called(card, listed)
        if called.remark:
            remarks.append(f"entry {number}{'' if called.name else ' is left out'}: {called.remark}")
        if not called.name:
            continue
        entry = _entry(card, called.name)
        known = entries.get(entry["key"])
        if known is None or (not known["text"] and entry["text"]):
            entries[entry["key"]] = entry
        elif entry["text"] and known["text"] != entry["text"]:
            again = f"{entry['name']} is listed earlier with another text, which is used"
            remarks.append(f"entry {number} is left out: {again}")
    if not any(entry["text"] for entry in entries.values()):
        hint = (
            "JSON can be a list of cards (name and text) or of errata (name, new, old), or FAQs (items with q and a)."
        )
        lost = f"; {remarks[0]}" if remarks else ""
        raise ContentError(f"expected cards with texts, got JSON without any{lost}", where=source.name, hint=hint)
    stated = [str(found[key]) for key in _DATES if key in found] if isinstance(found, dict) else []
    day = date_in(stated[0][:_STARTS_LATER]) if stated else ""
    return CardList(list(entries.values()), day, remarks)


def _cards(value: Any, where: str, depth: int = 0) -> Iterator[tuple[int, Mapping[str, Any]]]:
    """Every object that has the form of a card, at any depth, with its place in what it is listed in.

    Raises ContentError if it is nested too deeply.
    """
    if depth > _DEEPEST:
        hint = "Import the list of cards alone."
        raise ContentError(f"nested too deeply: at most {_DEEPEST} levels", where=where, hint=hint)
    for place, inner in enumerate(members(value), 1):
        if is_card(inner):
            yield place, inner
        else:
            yield from _cards(inner, where, depth + 1)


def members(value: Any) -> list[Any]:
    """What a list or an object of JSON consists of."""
    return list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []


def is_card(value: Any) -> bool:
    """Whether a value has the form of a card: an object with a name and a text, and no set of cards with a name."""
    if not isinstance(value, dict) or isinstance(value.get("cards"), list):
        return False
    return bool(name_in(value)) and any(key in value for key in TEXTS)


def text_in(card: Mapping[str, Any]) -> str:
    """The text of a card of a list, or "" if it has none."""
    return next(filter(None, (_text(card[key]) for key in TEXTS if card.get(key) is not None)), "")


def says_nothing(card: Mapping[str, Any]) -> bool:
    """Whether a list states that a card has no text: each place of a text has an empty one, and none something else."""
    stated = [card[key] for key in TEXTS if key in card]
    return bool(stated) and all(_is_empty(value) for value in stated)


def _is_empty(value: Any) -> bool:
    inner = [value[key] for key in _INNER if key in value] if isinstance(value, dict) else []
    return (isinstance(value, str) and not value.strip()) or (bool(inner) and all(map(_is_empty, inner)))


def _entry(card: Mapping[str, Any], name: str) -> dict[str, Any]:
    entry: dict[str, Any] = {"key": fold(name) or slug(name), "name": name, "text": text_in(card)}
    entry["code"] = next((str(card[key]) for key in CODES if isinstance(card.get(key), (str, int))), "")
    if says_nothing(card):
        entry["empty"] = True
    groups = (card.get(key) for key in _GROUPS)
    facts = {key: value for group in (card, *groups) if isinstance(group, dict) for key, value in group.items()}
    for kept, names in _KEPT.items():
        value = next((facts[key] for key in names if facts.get(key) is not None), None)
        entry[kept] = _plain(value)
    return entry


def _listed(values: list[Any]) -> str:
    """The list as one text; an object in it is given by what it is called, else by all of its values."""
    return ", ".join(str(_plain(one)) if _called(one) else _all_of(one) for one in values)


def _all_of(value: Any) -> str:
    return "; ".join(map(str, value.values())) if isinstance(value, dict) else str(value)


def _called(value: Any) -> Any:
    """What an object of a gallery is called: ``{"id": 2, "label": "2"}``."""
    return (
        next((value[key] for key in ("label", "id") if value.get(key) is not None), None)
        if isinstance(value, dict)
        else None
    )


def _plain(value: Any) -> Any:
    """A fact out of what a gallery has around it: ``{"label": "Energy", "value": {"id": 2}}``."""
    if isinstance(value, list):
        return _listed(value)
    if not isinstance(value, dict):
        return value
    inner = next((value[key] for key in _VALUES if value.get(key) is not None), None)
    if inner is not None and not isinstance(inner, str):
        return _plain(inner)
    return _text(value) or _called(value)


def _text(value: Any) -> str:
    """The text of a value that may be nested, contain HTML, and name icons; "" if there is none."""
    for _ in range(6):
        if not isinstance(value, dict):
            break
        value = next((value[key] for key in _INNER if value.get(key)), "")
    if not isinstance(value, str):
        return ""
    if "<" in value:
        value = "\n".join(line.text for line in html_lines(value))
    value = _ICON.sub(lambda icon: f"[{icon[2]}]" if icon[1] == "energy" else _ICONS.get(icon[1], icon[0]), value)
    return "\n".join(line.strip() for line in clean(value).split("\n") if line.strip())
