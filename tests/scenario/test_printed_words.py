"""Whatever a message prints of a choice can be typed back as it is printed: over all choices of the rulings."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from judge.engine.state.decisions import Kind, numbered
from judge.engine.state.on_the_chain import id_of
from judge.errors import JudgeError
from judge.scenario.language.parse import parse
from judge.scenario.language.quoting import quoted
from judge.scenario.language.script import Expect
from judge.scenario.language.script_play import Chance, Choice, Legality
from judge.scenario.play.answers_of_lines import from_choice
from judge.scenario.play.name_resolution import objects_called, options_called, options_listed
from judge.scenario.play.open_decisions import NotOffered
from tests.rulings.played import BY_ONE_WORKER
from tests.scenario.said import said
from tools.runs import RULINGS, runs

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.decisions import Answer, Decision
    from judge.engine.state.state import GameState

pytestmark = BY_ONE_WORKER
SEVERAL = 2


def _decisions() -> Iterator[tuple[Decision, GameState]]:
    """Every decision of the rulings with the state in which it was made, also those that nobody was asked about."""
    for found in runs(RULINGS):
        position = found.run.start
        for given in (given for step in found.run.steps for given in step.course):
            if position is not None:
                yield given.decision, position.state
            yield from ((forced.decision, given.position.state) for forced in given.position.forced)
            position = given.position


def _lines(decision: Decision) -> Iterator[tuple[str, Answer]]:
    """Lines made of what a message prints of a decision, each with the answer that it has to be."""
    who, keys = decision.by, [option.key for option in decision.options]
    labels = [option.label for option in decision.options]
    if who is None or not keys:
        return
    if decision.kind is Kind.ORDER:
        yield f"{who} orders {', '.join(labels)}", tuple(keys)
        yield f"{who} orders {', '.join(keys)}", tuple(keys)
        return
    for key, label in zip(keys, labels, strict=True):
        if labels.count(label) == 1 and decision.is_legal((key,)):
            yield f"{who} chooses {label}", (key,)
            yield f"{who} chooses {key}", (key,)
            yield f"{who} can choose {label}", (key,)
    if len(keys) >= SEVERAL and len(set(labels)) == len(labels) and decision.is_legal(tuple(keys[:SEVERAL])):
        yield f"{who} chooses {' and '.join(labels[:SEVERAL])}", tuple(keys[:SEVERAL])
    if decision.kind is Kind.PAY:
        for option in decision.options:
            if option.key not in {"pay", "decline"}:
                yield f"{who} pays {option.label}", (option.key,)
        if keys[0] == "pay" and re.match(r"pay \S+ for ", decision.prompt.replace("\\", "")):
            yield f"{who} pays{decision.prompt.removeprefix('pay')}", ("pay",)


def _answer(line: str, decision: Decision, state: GameState) -> Answer | None:
    try:
        read = parse(line).play[0]
        choice = read.act if isinstance(read, Legality) else read
        assert isinstance(choice, Choice)
        return next(filter(None, (one.reply(decision, state) for one in from_choice(choice))), None)
    except (JudgeError, NotOffered):
        return None


def test_every_option_can_be_typed_as_it_is_printed() -> None:
    seen: set[tuple[str, str]] = set()
    wrong = []
    for decision, state in _decisions():
        if decision.kind is Kind.ACT:
            continue
        for line, answer in _lines(decision):
            like = (decision.timing, re.sub(r"\d+", "#", line))
            if like not in seen:
                seen.add(like)
                wrong += [] if _answer(line, decision, state) == answer else [line]
    assert len(seen) > 3000
    assert wrong == []


def test_every_act_can_be_typed_as_it_is_printed() -> None:
    wrong = set()
    acts = {(decision, option.label): (option, state) for decision, state in _decisions() for option in decision.options
            if decision.kind is Kind.ACT and decision.by is not None}  # fmt: skip
    for (decision, label), (option, state) in acts.items():
        read = parse(f"{decision.by} chooses {label}").play[0]
        assert isinstance(read, Choice | Chance)
        names = read.what if isinstance(read, Choice) else (read.card,)
        if [one.key for name in names for one in options_called(decision, state, name.text)] != [option.key]:
            wrong.add(label)
    assert wrong == set()


def test_every_list_of_options_can_be_typed_as_it_is_printed() -> None:
    wrong = set()
    for decision, state in _decisions():
        labels = [option.label for option in decision.options]
        if decision.kind in {Kind.ACT, Kind.ORDER} or not labels or len(set(labels)) < len(labels):
            continue
        read = parse(f"expect options: {', '.join(labels)}").play[0]
        assert isinstance(read, Expect)
        listed = options_listed(decision, state, ", ".join(read.claims[0].words))
        if listed is None or {option.key for option in listed} != {option.key for option in decision.options}:
            wrong.add(", ".join(labels))
    assert wrong == set()


def test_everything_on_the_chain_can_be_named_as_it_is_printed() -> None:
    wrong = set()
    labels = {
        thing.label: state for _, state in _decisions() for item in state.chain
        if (thing := state.find(id_of(item))) is not None
    }  # fmt: skip
    for label, state in labels.items():
        read = parse(f"expect {quoted(label)} on the chain").play[0]
        assert isinstance(read, Expect)
        subject = read.claims[0].subject
        if subject is None or [thing.label for thing in objects_called(state, subject.text)] != [label]:
            wrong.add(label)
    assert wrong == set()


YASUOS = """\
P1: base y = Yasuo, Remorseful, z = Yasuo, Remorseful
P2: at BF1 d = 20-Might unit, e = 20-Might unit
P1 moves y and z to BF1
"""


@pytest.mark.parametrize(
    "orders",
    [
        "P1 orders y's trigger, z's trigger",
        "P1 orders y, z",
        'P1 orders "1 y\'s trigger", "2 z\'s trigger"',
        "P1 orders 1 y's trigger, 2 z's trigger",
    ],
)
def test_triggers_are_ordered_by_their_names_and_by_their_former_ones(orders: str) -> None:
    text = f"{YASUOS}{orders}\nP1 chooses d\nP1 chooses e\nexpect the chain: y's trigger, z's trigger"
    assert said(f"{text}\nall pass\nall pass\nexpect d 6 damage, e 6 damage, a combat at BF1") == (0, "")


KOGMAWS = """\
P1: base k = Kog'Maw, Caustic, l = Kog'Maw, Caustic; hand s = spell "kill two units"
P1 plays s on k and l
all pass
"""


@pytest.mark.parametrize(
    "orders", ["P1 orders l's trigger, k's trigger", "P1 orders l's trigger at P1's base, k's trigger at P1's base"]
)
def test_what_a_trigger_is_about_can_be_left_out_of_its_name(orders: str) -> None:
    code, message = said(f"{KOGMAWS}{orders}\nexpect the chain: l's trigger, k's trigger")
    assert (code, message) == (0, "")


def test_like_triggers_are_numbered_from_the_second_on() -> None:
    names = numbered(["u's trigger", "v's trigger", "u's trigger", "u's trigger", "u's trigger #2"])
    assert names == ["u's trigger", "v's trigger", "u's trigger #2", "u's trigger #3", "u's trigger #2 #2"]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("P1 pays [1] for w", "this is not paid for w"),
        ("P1 pays [2] for s", "the cost is [1] and not [2]"),
        ("P1 pays exhaust 9 Fury runes", "is not a way to pay"),
    ],
)
def test_what_is_paid_for_something_else_is_refused(line: str, reason: str) -> None:
    begun = "P1: hand s = Stupefy; base w = 2-Might unit; runes 1 Fury, 1 Mind\nP1 plays s on w\n"
    code, message = said(f"{begun}{line}")
    assert (code, reason in message) == (2, True), message
    assert said(f"{begun}P1 pays exhaust 1 Fury rune\nall pass\nexpect P1 drew 1") == (0, "")
    assert said("P1: hand s = Stupefy; base w = 2-Might unit\nP1 plays s on w\nP1 pays [1] for s\nall pass")[0] == 0
