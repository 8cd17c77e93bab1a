"""Repeat (rule 820): the second execution refers to its own choices."""

from __future__ import annotations

from judge.engine.actions.draw import Draw
from judge.engine.actions.give_might import GiveMight
from judge.engine.actions.kill import Kill
from judge.engine.criteria import a_friendly_unit, a_unit
from judge.engine.instructions import targets
from judge.engine.keywords.repeat import once_more
from judge.engine.references import Chosen, ControllerOf, Target

EFFECT = (
    Kill(Target(a_unit())),
    Draw(2, ControllerOf()),
    GiveMight(1, Target(a_friendly_unit(another=True), "other", other_than="unit")),
    GiveMight(1, Chosen("other")),
)


def test_every_reference_of_the_second_time_is_to_the_second_time() -> None:
    first, again = targets(EFFECT), targets(once_more(EFFECT, 2))
    assert [target.name for target in first] == ["unit", "other"]
    assert [target.name for target in again] == ["unit (time 2)", "other (time 2)"]
    assert again[1].other_than == again[0].name
    kill, draw, _, give = once_more(EFFECT, 2)
    assert isinstance(kill, Kill)
    assert isinstance(draw, Draw)
    assert isinstance(give, GiveMight)
    assert draw.who == ControllerOf("unit (time 2)")
    assert give.to == Chosen("other (time 2)")


def test_what_is_no_name_stays() -> None:
    again = once_more(EFFECT, 2)
    assert [type(part) for part in again] == [type(part) for part in EFFECT]
    assert targets(again)[0].criteria == a_unit()
    assert once_more(EFFECT, 3) != again
