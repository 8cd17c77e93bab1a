"""Writes ``catalogue.tsv`` from a card list: ``python -m judge.cards.build_catalogue PATH_TO_cards.json``.

Only facts are taken over; rules text, effect text and flavour text are not.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from judge.cards.catalogue import CardFacts
from judge.errors import ContentError, JudgeError, Misuse

CATALOGUE = Path(__file__).with_name("catalogue.tsv")


def _token(name: str, of_set: str, might: int, tags: tuple[str, ...] = (), keywords: tuple[str, ...] = ()) -> CardFacts:
    """The facts of a unit token, as rule 187 gives them; it has no collector code."""
    return CardFacts(name, "", of_set, ("Unit",), "Token", None, None, might, None, (), tags, keywords, "legal", ())


UNLISTED = [
    _token("Sand Soldier", "SFD", 2, ("Shurima",)),  # 187.3
    _token("Mech", "SFD", 3, ("Mech",)),  # 187.4
    _token("Tentacle", "VEN", 1, ("Bilgewater",)),  # 187.10
    _token("Shadow Clone", "VEN", 0, keywords=("Assault 4",)),  # 187.11
]
"""Tokens that cards make and that the card list does not contain."""


def read_cards(path: Path) -> list[CardFacts]:
    """The facts of every card in a card list, in its order.

    Raises ContentError if the file is no card list or names a card twice.
    """
    try:
        entries = json.loads(path.read_text(encoding="utf-8"))
        cards = [_facts(entry) for entry in entries]
    except (OSError, ValueError) as problem:
        raise ContentError(f"The card list cannot be read: {problem}", where=str(path)) from problem
    except (KeyError, TypeError, AttributeError) as problem:
        reason = f"An entry of the card list is not as expected: {problem!r}"
        raise ContentError(reason, where=str(path)) from problem
    names = [card.name for card in cards]
    if twice := sorted({name for name in names if names.count(name) > 1}):
        raise ContentError(f"Listed twice: {', '.join(twice)}", where=str(path))
    return cards


def render(cards: list[CardFacts]) -> str:
    """The text of the catalogue: one line per card, tabs between the facts, commas within one."""
    lines = ["\t".join(CardFacts._fields)]
    lines += ["\t".join(_cell(fact) for fact in card) for card in cards]
    return "\n".join(lines) + "\n"


def _facts(entry: dict[str, Any]) -> CardFacts:
    return CardFacts(
        name=entry["name"],
        code=entry["code"],
        set=entry["set"],
        types=tuple(entry["types"]),
        supertype=entry["supertype"],
        energy=entry["energy"],
        power=entry["power"],
        might=entry["might"],
        might_bonus=entry["might_bonus"],
        domains=tuple(entry["domains"]),
        tags=tuple(entry["tags"]),
        keywords=tuple(keyword.title() if keyword.isupper() else keyword for keyword in entry["keywords"]),
        legality="banned" if entry["banned_2026_07_16"] else "legal",
        printings=tuple(entry["printings"]),
    )


def _cell(fact: str | int | tuple[str, ...] | None) -> str:
    if fact is None:
        return ""
    text = ", ".join(fact) if isinstance(fact, tuple) else str(fact)
    if "\t" in text or "\n" in text:
        raise ContentError(f"a value contains a tab or a line break: {text!r}")
    return text


def main(arguments: list[str]) -> int:
    try:
        if len(arguments) != 1:
            raise Misuse("One card list is needed", hint="python -m judge.cards.build_catalogue PATH_TO_cards.json")
        cards = read_cards(Path(arguments[0]))
        cards += [token for token in UNLISTED if token.name not in {card.name for card in cards}]
        CATALOGUE.write_text(render(cards), encoding="utf-8", newline="\n")
    except JudgeError as error:
        sys.stderr.write(f"{error}\n")
        return error.exit_code
    sys.stderr.write(f"{len(cards)} cards written to {CATALOGUE}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
