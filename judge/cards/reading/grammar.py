"""The grammar of card texts, and how a sentence is read by it.

A sentence counts only if all of its words are understood, and in one way: two readings that mean different things are
none.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

from lark import Lark, Tree
from lark.exceptions import UnexpectedInput
from lark.visitors import CollapseAmbiguities

from judge.cards.reading.narrowing import Narrowing
from judge.cards.reading.phrases import NotRead
from judge.cards.reading.read_abilities import Sentences
from judge.cards.reading.read_card_zones import CardZones
from judge.cards.reading.read_cards import Cards
from judge.cards.reading.read_circumstances import Circumstances
from judge.cards.reading.read_conditions import Conditions
from judge.cards.reading.read_costs import Costs
from judge.cards.reading.read_counts import Counts
from judge.cards.reading.read_deck import Deck
from judge.cards.reading.read_deeds import Deeds
from judge.cards.reading.read_events import Events
from judge.cards.reading.read_facts import Facts
from judge.cards.reading.read_follow import Following
from judge.cards.reading.read_instructions import Instructions
from judge.cards.reading.read_limits import Limits
from judge.cards.reading.read_objects import Objects
from judge.cards.reading.read_own_play import OwnPlay
from judge.cards.reading.read_passive import Passive
from judge.cards.reading.read_places import Places
from judge.cards.reading.read_players import OtherPlayers
from judge.cards.reading.read_plays import Plays
from judge.cards.reading.read_qualities import Qualities
from judge.cards.reading.read_standing import Standing
from judge.cards.reading.read_verbs import Verbs
from judge.engine.keyword_abilities.vocabulary import KEYWORDS

FILES = (
    "words", "objects", "costs", "conditions", "events", "circumstances", "facts", "instructions", "verbs", "cards",
    "players", "abilities", "standing",
)  # fmt: skip
STARTS = ["sentence", "cost", "effect"]
MOST_READINGS = 64


class Meaning(
    Qualities, Places, CardZones, Objects, Costs, Conditions, Deeds, Circumstances, Instructions, Plays, Deck, Passive,
    Verbs, Standing, OwnPlay, Events, Facts, Cards, OtherPlayers, Following, Counts, Limits, Sentences,
):  # fmt: skip
    """What each rule of the grammar means, given what its parts mean."""

    def of(self, tree: Any) -> Any:
        """The meaning of a parse tree, from the leaves up."""
        if not isinstance(tree, Tree):
            return tree
        return getattr(self, tree.data)(*(self.of(child) for child in tree.children))


def grammar_text() -> str:
    """The whole grammar from its files, with the keywords that the engine knows."""
    folder = resources.files("judge.cards.reading")
    text = "\n".join(folder.joinpath(f"{name}.lark").read_text(encoding="utf-8") for name in FILES)
    return text.replace("%KEYWORDS%", "|".join(sorted((word.lower() for word in KEYWORDS), key=len, reverse=True)))


@cache
def the_grammar() -> Lark:
    """The grammar, ready to parse."""
    return Lark(grammar_text(), parser="earley", ambiguity="explicit", start=STARTS)


@cache
def _narrowing() -> Narrowing:
    return Narrowing(the_grammar())


@cache
def read(text: str, start: str = "sentence") -> Any:
    """What a sentence, a cost or an effect means; raises NotRead if it is not understood, or in two ways."""
    _narrowing().to(text)
    try:
        tree = the_grammar().parse(text, start=start)
    except UnexpectedInput as problem:
        raise NotRead(text, _where(text, problem)) from None
    readings: list[Any] = []
    failed: NotRead | None = None
    for one in _trees(tree, text):
        try:
            meaning = Meaning().of(one)
        except NotRead as problem:
            failed = NotRead(text, problem.reason)
            continue
        if meaning not in readings:
            readings.append(meaning)
    if len(readings) == 1:
        return readings[0]
    raise failed if failed is not None and not readings else NotRead(text, "it can be read in two ways")


def _trees(tree: Any, text: str) -> list[Any]:
    if not any(True for _ in tree.find_data("_ambig")):
        return [tree]
    found = list(CollapseAmbiguities().transform(tree))
    if len(found) > MOST_READINGS:
        raise NotRead(text, "it can be read in many ways")
    return [one for one in found if isinstance(one, Tree)]


def _where(text: str, problem: UnexpectedInput) -> str:
    """The words from which on the sentence is not understood."""
    at = getattr(problem, "pos_in_stream", None)
    if not isinstance(at, int) or not 0 < at < len(text):
        return ""
    start = text.rfind(" ", 0, at) + 1
    return f"from {text[start:]!r} on"
