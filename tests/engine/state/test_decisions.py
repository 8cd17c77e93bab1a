"""Which answers a decision has."""

from __future__ import annotations

from judge.engine.state.decisions import Decision, Kind, Option
from judge.slugs import cite

RULE = cite("targets.choose")
THREE = tuple(Option(key, key) for key in "abc")


def test_one_of_several_options_is_an_answer() -> None:
    pick = Decision(Kind.PICK, "P1", "target", RULE, "choose", THREE)
    assert pick.is_legal(("b",))
    assert not pick.is_legal(("d",))
    assert not pick.is_legal(())
    assert not pick.is_legal(("a", "b"))


def test_an_order_of_some_of_the_options_is_no_answer() -> None:
    order = Decision(Kind.ORDER, "P1", "triggers", RULE, "order", THREE)
    assert order.is_legal(("c", "a", "b"))
    assert not order.is_legal(("c",))
    assert not order.is_legal(("c", "a", "a"))


def test_only_a_listed_group_is_an_answer() -> None:
    pairs = Decision(Kind.PICK, "P1", "target", RULE, "choose", THREE, 1, 2, groups=(("a",), ("b", "c")))
    assert pairs.is_legal(("c", "b"))
    assert not pairs.is_legal(("b",))
