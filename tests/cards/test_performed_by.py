"""Every clause of a card names the rules that it is performed by itself, and no others of its module."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from typing import TYPE_CHECKING, Any

import pytest

import judge.engine
from judge.answers.library.wording_records import declared_by, wordings
from judge.cards.loader import catalogue_names, definition
from judge.citations.numbers import rule_id
from judge.engine.actions.kill import Kill
from judge.engine.conditions.conditions import AtOnce, Condition
from judge.engine.keyword_abilities.vocabulary import KEYWORDS, Keyword, name_of
from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Clause, HasClauses, Subject, Verb, Whose
from judge.engine.state.instruction import Instruction, walk
from judge.engine.state.text_part import TextPart
from judge.engine.state.traits import Change
from judge.engine.wording.circumstances import Circumstance
from judge.engine.wording.places import PlaceQuality
from judge.engine.wording.quality import Quality
from judge.engine.wording.references import This
from judge.engine.wording.requirement import Requirement
from judge.slugs import Slug
from tests.each import for_each
from tests.rulings.played import BY_ONE_WORKER
from tools.runs import runs

if TYPE_CHECKING:
    from collections.abc import Iterator

NAMES = catalogue_names()


@cache
def declared() -> dict[type, frozenset[str]]:
    """The rules that each class used in definitions declares."""
    found: dict[type, set[str]] = {}
    for name in NAMES:
        for variant in definition(name).variants:
            for inner in walk((*variant.abilities, *variant.effect)):
                found.setdefault(type(inner), set()).update(rule_id(slug) for slug in declared_by(inner))
    return {kind: frozenset(rules) for kind, rules in found.items()}


def rules_of(name: str) -> list[set[str]]:
    """The rules of each clause of a card, as its page lists them."""
    return [{rule.partition(":")[2] for rule in part["rules"]} for part in wordings(name)[-1]["parts"]]


def vocabulary(kind: type[TextPart] = TextPart) -> Iterator[type[TextPart]]:
    """Every class that definitions are written in, whether or not a card needs it."""
    for module in walk_packages(judge.engine.__path__, "judge.engine."):
        import_module(module.name)
    for found in kind.__subclasses__():
        if not found.__module__.startswith("judge."):
            continue  # made by another test
        if found not in {Instruction, Ability, Condition, Circumstance, Keyword}:
            yield found
        yield from vocabulary(found)


def names_a_rule(kind: type[TextPart]) -> bool:
    return bool(kind.performed_by) or kind.rules is not TextPart.rules


def test_every_class_names_its_rules_or_says_why_it_has_none() -> None:
    found = set(vocabulary())
    assert len(found) > 210
    silent = {kind.__name__ for kind in found if not (names_a_rule(kind) or kind.without_rule)}
    assert not silent, f"say in performed_by, rules or without_rule which rules they are performed by: {silent}"
    assert not {kind.__name__ for kind in found if kind.performed_by and "without_rule" in vars(kind)}


def test_whatever_does_something_declares_a_rule() -> None:
    acting = {kind for kind in declared() if issubclass(kind, Instruction | Ability | Condition)}
    assert len(acting) > 150
    bare = {kind.__name__ for kind in acting if not declared()[kind] and "without_rule" not in vars(kind)}
    assert not bare


def test_every_keyword_names_its_section_and_rules_inside_the_rulebook() -> None:
    assert {name_of(word) for name in NAMES for v in definition(name).variants for word in v.keywords} <= set(KEYWORDS)
    assert len({found.section for found in KEYWORDS.values()}) == len(KEYWORDS)
    ruled = {found.name for found in KEYWORDS.values() if found.rules}
    assert {"Assault", "Shield", "Deflect", "Hidden", "Flow"} <= ruled
    assert all(rule_id(slug) for found in KEYWORDS.values() for slug in found.rules)


def test_every_class_says_clauses_or_that_it_has_none() -> None:
    assert len(set(vocabulary())) > 210
    silent = {kind.__name__ for kind in _leaves(HasClauses) if kind.clauses is HasClauses.clauses}
    for base in (Quality, PlaceQuality, Requirement, Change):
        silent |= {
            kind.__name__ for kind in _leaves(base) if kind.clauses is base.clauses and not hasattr(kind, "says")
        }
    assert not silent, f"say in clauses() or says what they bring about, listen to, change and read: {silent}"
    assert not AtOnce().clauses()
    assert Kill(This()).clauses() == (Clause(Verb.BRINGS, About.DIE, Subject.THIS, Whose.YOURS, on=This()),)
    with pytest.raises(NotImplementedError):
        TextPart().clauses()


def _leaves(kind: Any) -> Iterator[Any]:
    """The classes of the engine below a class that are the base of no other one."""
    below = [found for found in kind.__subclasses__() if found.__module__.startswith("judge.")]
    for found in below:
        yield from _leaves(found)
    if not below:
        yield kind


@for_each(lambda: NAMES)
def test_every_clause_has_rules(name: str) -> None:
    for variant in wordings(name):
        assert not [part for part in variant["parts"] if not part["rules"]]


def test_an_attack_trigger_names_no_defence_no_won_combat_and_no_death() -> None:
    (rules,) = rules_of("Yasuo, Remorseful")
    assert {"383.4.e.2", "417.1.b", "355.5"} <= rules
    assert not rules & {"383.4.f.2", "466.3.a", "808.1.d.2", "387.1", "190.6.c", "464.2.b"}


def test_clauses_of_one_module_name_different_rules() -> None:
    wins, dies = rules_of("Draven, Audacious")
    assert "466.3.a" in wins - dies
    assert {"808.1.d.2", "740.2.c"} <= dies - wins


@pytest.mark.parametrize(
    ("name", "own", "foreign"),
    [
        ("Altar to Unity", "383.4.d.2", "383.4.c.2"),
        ("Carrion Dredger", "808.1.d.2", "383.2.c"),
        ("Stacked Deck", "431.1.c.1", "424.1"),
        ("Brazen Buccaneer", "422.1.a", "422.1.b"),
    ],
)
def test_what_a_clause_says_decides(name: str, own: str, foreign: str) -> None:
    rules = set[str]().union(*rules_of(name))
    assert own in rules
    assert foreign not in rules


OTHERWISE_GIVEN = {
    "targets.unaffected": "any target",
    "information.null": "any number that a text reads",
    "play.waits-for-the-resolution": "any instruction about what is still on the chain",
    "costs.must-be-possible": "any cost",
    "targets.no-dead-end": "any choice",
    "choices.modes-of-a-spell": "a list of modes of any spell",
    "choices.modes-of-an-ability": "a list of modes of any ability",
    "replacement.then-it": "a countered card that an effect has gone elsewhere",
    "flow.banished-instead": "Flow of the countered card",
    "play.hidden-plays-units-there": "a card played from facedown",
    "banish.to-banishment": "Flow, and a player who leaves",
    "play.instructed": "a card that another text has played",
    "replace.same-object": "a player who leaves",
    "recycle.random-order": "a Burn Out",
    "burn-out.action-completed": "a draw from an empty Main Deck",
    "recycle.to-the-bottom": "a Burn Out, Vision, and a spell that is replaced into the deck",
    "look.stay-in-the-deck": "Vision",
    "look.as-many-as-there-are": "Vision",
    "predict.look-and-choose": "Vision",
    "kill.instruction": "Temporary",
    "xp.gain": "Hunt",
    "xp.spend": "Equip",
    "detach.unlink": "whatever is attached elsewhere",
    "detach.same-location": "whatever is attached elsewhere",
    "attach.to-another-detaches": "Equip and Weaponmaster",
    "attachment.printed-text-inactive": "Equip and Weaponmaster",
    "effect-text.names-the-attached-card": "Equip and Weaponmaster",
}
"""Rules of instructions that a card's events also name for a keyword or a process of the rules, and for which."""

GIVEN_TEXTS = {
    "Brush": "the battlefield that it stands in for",
    "Heimerdinger, Inventor": "abilities of others",
    "Kato the Arm": "keywords that it gives",
    "Noxus Hopeful": "a permission by Sun Disc",
    "Sand Soldier": "Weaponmaster by Emperor of the Sands",
    "The Boss": "an ability by Forge of the Fluft",
    "Trifarian War Camp": "it stands in for Brush",
}
"""Cards whose events in rulings name rules of a text that is not printed on them."""


@BY_ONE_WORKER
def test_an_event_names_no_rule_of_an_instruction_that_its_card_does_not_declare() -> None:
    of_instructions = {
        slug
        for kind in declared()
        if issubclass(kind, Instruction)
        for slug in vars(sys.modules[kind.__module__]).values()
        if isinstance(slug, Slug)
    }
    own = {
        name: {slug for variant in definition(name).variants
               for inner in walk((*variant.abilities, *variant.effect)) for slug in declared_by(inner)}
        for name in NAMES
    }  # fmt: skip
    events = [
        event
        for found in runs()
        if found.run.position is not None
        for event in found.run.position.events
        if event.source_card in own and event.source_card not in GIVEN_TEXTS
    ]
    checked = [(event, slug) for event in events for slug in event.rules if slug in of_instructions]
    assert len(checked) > 3000
    missing = {
        (slug, event.source_card, str(event))
        for event, slug in checked
        if slug not in own[event.source_card] and slug not in OTHERWISE_GIVEN
    }
    assert not missing
