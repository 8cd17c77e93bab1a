"""Short display names in answers about two cards: battlefields by their cards, champions without a subtitle."""

from __future__ import annotations

import re

from judge.engine.state.zones import Zone
from judge.engine.wording.sentences import capital

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.matchup.points.walked_set_up import WalkedSetUp

Names = dict[str, str]
"""Display names, by names or labels in a set-up."""


def battlefields(found: WalkedSetUp) -> Names:
    """The cards of the battlefields that have a text, by the labels of the battlefields."""
    fields = found.board.setup().fields.items()
    return {label: card.name for label, card in fields if label != card.name}


def names_in_rows(found: WalkedSetUp, cards: tuple[str, str]) -> Names:
    """The names that are different in rows: battlefields by their cards, cards by the part before the comma.

    Two cards whose short names would be the same keep their names.
    """
    one, other = (name.partition(",")[0] for name in cards)
    shorter = dict(zip(cards, (one, other), strict=True)) if one != other else {}
    return {name: short for name, short in (battlefields(found) | shorter).items() if name != short}


def in_plain_words(sentences: list[str], found: WalkedSetUp) -> list[str]:
    """Sentences without terms that only the set-up explains: a plain unit has its owner, Might and place.

    An object with a label is given once with its name. A battlefield without a text is "a battlefield" if there is no
    other one in the text.
    """
    text = "\n".join(sentences)
    for one in found.walk.start.state.objects.values():
        if one.label == one.card.name or one.card.name[:1] in _CAPITALS or one.label not in text:
            continue
        plain = rf"(?<![\w#]){re.escape(one.label)}(?![\w#]| #)(?: \(\d+ Might\))?"
        plain = _LABEL_A if one.label == "a" else plain
        if one.card.filler:
            text = re.sub(plain, "a card", text)
        else:
            called = one.label if one.label.startswith(one.card.name) else f"{one.card.name} {one.label}"
            text = re.sub(plain, f"{one.owner}'s {called}", text, count=1, flags=re.MULTILINE)
    text = _AGAIN.sub(lambda cards: f"{cards[1]}{1 + cards[0].count(';')} cards{cards[2]}", text)
    text = _with_article(text, found)
    text = named(text, battlefields(found))
    bare = set(_BARE.findall(text))
    if len(bare) == 1:
        there = {one.place.of for one in found.walk.start.state.on_board if one.place.zone is Zone.BATTLEFIELD}
        other = "a" if there & bare or not there else "another"
        text = re.sub(rf"(?<=\b(?:to|or) ){bare.copy().pop()}\b", f"{other} battlefield", text)
        text = re.sub(rf"\b(in )?{bare.pop()}\b", lambda at: f"{'at ' * bool(at[1])}a battlefield", text)
    return re.sub(r"\bin (?=BF\d\b)", "at ", text).split("\n")


def _with_article(text: str, found: WalkedSetUp) -> str:
    """An article before the name of the second of two equal cards."""
    for part in found.board.parts:
        if part.name.startswith(SECOND):
            text = re.sub(rf"(?<![Tt]he )(?:(?<=^)|(?<=\. )){capital(re.escape(part.name))}", f"The {part.name}", text)
            text = re.sub(rf"(?<![Tt]he ){re.escape(part.name)}", f"the {part.name}", text)
    return text


SECOND = "second "
"""The beginning of the name of the second of two equal cards."""

_LABEL_A = r"(?:(?<=, )|(?<=; )|(?<=whether )|^)a(?= (?:is|has|ends|can|need|survives|does)\b)"
"""Where "a" is a unit and no article."""
_AGAIN = re.compile(r"(P\d \w+ )a card( \(otherwise not\))?(?:; \1a card\2)+")
"""The same done to one card of a player after the other."""
_BARE = re.compile(r"\bBF\d\b")
_CAPITALS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")


def named(text: str, names: Names) -> str:
    """A text in which each name that is a whole word is replaced with its display name."""
    for name, called in names.items():
        if name in text:
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", called, text)
    return text
