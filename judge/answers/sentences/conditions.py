"""The conditions of an effect of one card on another: an "if" of its text, and the choices that its target must make.

A condition that the other card always fulfils, such as a limit on its cost, is left out.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.sentences.costs_of_triggers import with_name
from judge.engine.instructions.if_so import If
from judge.engine.state.card import GEAR, UNIT
from judge.engine.state.clauses import Verb
from judge.engine.state.events import Event, Happened
from judge.engine.state.instruction import clauses_in, walk
from judge.engine.state.sides import Side
from judge.engine.wording.chain_criteria import ItemOnChain
from judge.engine.wording.references import Target
from judge.matchup.search.own_harm import ON_AN_OBJECT

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.engine.state.clauses import About
    from judge.engine.state.instruction import Instruction
    from judge.engine.wording.criteria import Criteria
    from judge.matchup.points.interaction import Edge
    from judge.matchup.points.over_all_lines import AllLines
    from judge.matchup.points.walked_set_up import WalkedSetUp

_YOU = re.compile(r"\byou (have|control)\b")
_THIRD_PERSON = {"have": "has", "control": "controls"}
_YOUR = re.compile(r"\byour\b")


def condition(edge: Edge, event: Event, best: WalkedSetUp, lines: AllLines) -> str:
    """The condition of an effect of a card, for the end of its sentence. "" for none."""
    part = next((part for part in best.board.parts if part.name == edge.by), None)
    if part is None:
        return ""
    asked = _if_of_a_text(part.profile.card, event, lines)
    if asked:
        return f" {_of(part.who, with_name(asked, edge.by))}"
    return _choosing(part.profile.card, part.who, event.name) if event.kind is Happened.COUNTERED else ""


def _if_of_a_text(card: Card, event: Event, lines: AllLines) -> str:
    """The "if" of a text with the same answer on every line, unless another part of the text has the same effect."""
    about = ON_AN_OBJECT.get(event.kind)
    found = [part for part in walk((card.abilities, card.effect)) if isinstance(part, If)]
    if about is None or not found or any(_brings(part, about) for part in _without_if(card.effect)):
        return ""
    looked = {(one.kind, one.detail) for one in lines.events() if one.kind in (Happened.LOOKED_INTO, Happened.IGNORED)}
    for part in found:
        words = part.when.describe()
        is_so = (Happened.LOOKED_INTO, words) in looked
        is_not_so = (Happened.IGNORED, f"it is not so that {words}") in looked
        if is_so is not is_not_so and any(_brings(one, about) for one in (part.then if is_so else part.otherwise)):
            return f"{'if' if is_so else 'unless'} {words}"
    return ""


def _without_if(effect: tuple[Instruction, ...]) -> list[Instruction]:
    return [part for part in effect if not isinstance(part, If)]


def _brings(part: Instruction, about: About) -> bool:
    return any(one.verb is Verb.BRINGS and one.about is about for one in clauses_in((part,)))


def _of(who: str, words: str) -> str:
    """The words of a text with the name of a player for "you"."""
    return _YOUR.sub(f"{who}'s", _YOU.sub(lambda found: f"{who} {_THIRD_PERSON[found[1]]}", words))


def _choosing(card: Card, who: str, countered: str) -> str:
    """The choices that a spell or an ability must make to be countered, as the text of a card requires them."""
    that = "that" if countered.endswith(("'s trigger", "'s ability")) else countered
    for part in walk(card.effect):
        if isinstance(part, Target) and isinstance(part.criteria, ItemOnChain):
            if part.criteria.choosing:
                return f" if {that} chooses {_one_of(part.criteria.choosing, who)}"
            if part.requirements:
                asked = part.requirements[0].describe().removeprefix(" that ")
                asked = asked.replace("that unit", f"the unit chosen for {card.name}")
                asked = asked.replace("friendly unit", f"unit of {who}'s")
                return f" if {that} {asked}"
    return ""


def _one_of(wanted: tuple[Criteria, ...], who: str) -> str:
    """One of several kinds of objects: "one of P2's units or gear"."""
    kinds = [(one.card_type or UNIT).lower() for one in wanted]
    if all(one.side is Side.FRIENDLY for one in wanted):
        return f"one of {who}'s {' or '.join(kind if kind == GEAR.lower() else f'{kind}s' for kind in kinds)}"
    return " or ".join(one.describe() for one in wanted)
