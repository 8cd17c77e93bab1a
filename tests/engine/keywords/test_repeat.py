"""Repeat (rule 820): the second execution refers to its own choices."""

from __future__ import annotations

import pytest
from msgspec import Struct

from judge.cards.loader import defined, definition
from judge.engine.actions.draw import Draw
from judge.engine.actions.kill import Kill
from judge.engine.instructions.give_might import GiveMight
from judge.engine.keywords.repeat import Again, once_more
from judge.engine.state.instruction import walk
from judge.engine.wording.criteria import Criteria, a_friendly_unit, a_unit
from judge.engine.wording.instructions import targets
from judge.engine.wording.qualities import Tagged
from judge.engine.wording.references import (
    Chosen,
    ControllerOf,
    Destination,
    Target,
    TargetPlayer,
)
from judge.engine.wording.requirements import OtherThan

EFFECT = (
    Kill(Target(a_unit())),
    Draw(2, ControllerOf()),
    GiveMight(1, Target(a_friendly_unit(another=True), "other", requirements=(OtherThan("unit"),))),
    GiveMight(1, Chosen("other")),
)


def test_every_reference_of_the_second_time_is_to_the_second_time() -> None:
    first, again = targets(EFFECT), targets(once_more(EFFECT, 2))
    assert [target.name for target in first] == ["unit", "other"]
    assert [target.name for target in again] == ["unit (time 2)", "other (time 2)"]
    assert again[1].names(OtherThan) == again[0].name
    begin, kill, draw, _, give = once_more(EFFECT, 2)
    assert isinstance(begin, Again)
    assert isinstance(kill, Kill)
    assert isinstance(draw, Draw)
    assert isinstance(give, GiveMight)
    assert draw.who == ControllerOf("unit (time 2)")
    assert give.to == Chosen("other (time 2)")


def test_what_is_no_name_stays() -> None:
    again = once_more(EFFECT, 2)
    assert [type(part) for part in again] == [Again, *(type(part) for part in EFFECT)]
    assert targets(again)[0].criteria == a_unit()
    assert once_more(EFFECT, 3) != again


@pytest.mark.parametrize("name", [name for name in defined() if "Spell" in definition(name).facts.types])
def test_no_spell_refers_to_its_first_execution_in_the_second_one(name: str) -> None:
    for card in definition(name).cards():
        named = {part.name for part in walk(card.effect) if isinstance(part, Target | Destination | TargetPlayer)}
        for part in walk(once_more(card.effect, 2)):
            if isinstance(part, Struct) and not isinstance(part, Criteria | Tagged):  # a tag like a target
                values = [getattr(part, name) for name in part.__struct_fields__]
                assert not named & {value for value in values if isinstance(value, str)}
