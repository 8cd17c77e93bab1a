"""The grammar of a text: clauses that become sentences, with articles, lists and subjects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.delayed import Until

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.engine.state.traits import Change

TIMES = {1: "once", 2: "twice", 3: "three times"}
_ORDINALS = {1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth"}


def capital(text: str) -> str:
    """The text with a capital letter in front."""
    return text[:1].upper() + text[1:]


def lowered(text: str) -> str:
    """The text with a small letter in front, to stand within a sentence."""
    return text[:1].lower() + text[1:]


def sentence(clause: str) -> str:
    """The clause as a sentence of its own; one that ends with a quoted sentence gets no second full stop."""
    return capital(clause) if clause.endswith((".", '."')) else f"{capital(clause)}."


def listed(parts: Sequence[str], word: str = "and") -> str:
    """The parts as a list: ``a``, ``a and b``, ``a, b, and c``."""
    if len(parts) < 3:
        return f" {word} ".join(parts)
    return f"{', '.join(parts[:-1])}, {word} {parts[-1]}"


def with_article(noun: str) -> str:
    """The noun with "a" or "an" in front; ``unit`` and ``unicorn`` begin with a consonant."""
    return f"{'an' if noun[:1].lower() in set('aeio') else 'a'} {noun}"


def ordinal(number: int) -> str:
    """The number as a place in a row: ``second``, ``6th``."""
    return _ORDINALS.get(number, f"{number}th")


def third_person(clause: str) -> str:
    """An instruction as said of somebody: ``draw 1`` becomes ``draws 1``, ``you may draw 1`` ``may draw 1``."""
    if clause.startswith("you may "):
        return clause.removeprefix("you ")
    verb, space, rest = clause.partition(" ")
    ending = "es" if verb.endswith(("s", "x", "sh", "ch")) else "s"
    return f"{verb}{ending}{space}{rest}"


def done_by(who: str, clause: str) -> str:
    """An instruction with the player who does it, where that is somebody else than "you"."""
    return clause if who == "you" else f"{who} {third_person(clause)}"


def is_plain_clause(clause: str) -> bool:
    """Whether a clause is one instruction that can stand behind "to": ``draw 1``, but not ``you may draw 1``."""
    return ". " not in clause and not clause.startswith(("you ", "if ", "each ", "choose one", "do this", "at "))


def said_of(subject: str, changes: Sequence[Change], *, several: bool) -> str:
    """What a passive ability says: ``other friendly units here have +1 Might and Tank``."""
    owned, predicates = _parted(changes)
    if several:
        predicates = [_plural(predicate) for predicate in predicates]
    if owned:
        predicates = [f"{'have' if several else 'has'} {listed(owned)}", *predicates]
    return f"{subject} {listed(predicates)}"


def given(changes: Sequence[Change], to: str, *, several: bool, until: Until) -> str:
    """What an effect gives: ``give a unit Assault 3 this turn``."""
    owned, predicates = _parted(changes)
    window = "" if until is Until.FOREVER else f" {until.value}"
    if predicates:
        return f"{said_of(to, changes, several=several)}{window}"
    return f"give {listed(owned)} to {to}{window}" if " that " in to else f"give {to} {listed(owned)}{window}"


def _parted(changes: Sequence[Change]) -> tuple[list[str], list[str]]:
    """What is had (Might, keywords, abilities), and what is said in another way (``is Mech``)."""
    owned, predicates = [], []
    for change in changes:
        words = change.describe()
        if words[:1] in "+-":
            owned.append(words)
        elif words.startswith("has ") and not words.startswith(("has a base", "has its")):
            owned.append(words.removeprefix("has "))
        else:
            predicates.append(words)
    return owned, predicates


def _plural(predicate: str) -> str:
    verb, _, rest = predicate.partition(" ")
    return f"{ {'is': 'are', 'has': 'have'}.get(verb, verb.removesuffix('s')) } {rest}"
