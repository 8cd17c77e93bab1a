"""What pieces of texts say as clauses, each for itself or for what stands inside it."""

from __future__ import annotations

from judge.engine.actions.kill import Kill
from judge.engine.actions.move import Move
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.instruction import clauses_in
from judge.engine.state.traits import MightBy
from judge.engine.state.zones import Zone
from judge.engine.wording.chain_criteria import SpellOnChain
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.combat_circumstances import InCombat
from judge.engine.wording.criteria import Where, a_friendly_unit, a_unit, an_enemy_unit
from judge.engine.wording.criteria_with_condition import Is, Meets
from judge.engine.wording.passive import Static
from judge.engine.wording.qualities import IsReady, WithMight
from judge.engine.wording.references import Destination, Every, Target, This
from judge.engine.wording.requirements import TotalMight


def _said(value: object, verb: Verb, about: About) -> list[Clause]:
    return [found for found in clauses_in(value) if (found.verb, found.about) == (verb, about)]


def test_a_target_is_chosen_and_its_criteria_say_what_they_read_of_it() -> None:
    weak = an_enemy_unit(WithMight(at_most=3), where=Where.BATTLEFIELD)
    kill = Kill(Target(weak))
    assert [(found.of, found.whose) for found in _said(kill, Verb.BRINGS, About.CHOOSE)] == [(weak, Whose.ENEMY)]
    assert [(found.of, found.amount, found.more) for found in _said(kill, Verb.READS, About.MIGHT)] == [(weak, 3, -1)]
    assert [found.zone for found in _said(kill, Verb.READS, About.PLACE)] == [Zone.BATTLEFIELD]


def test_what_is_required_of_targets_is_read_of_them() -> None:
    units = Target(a_unit(), at_most=4, requirements=(TotalMight(4),))
    assert [(found.of, found.amount) for found in _said(units, Verb.READS, About.MIGHT)] == [(a_unit(), 4)]


def test_a_condition_in_criteria_is_asked_of_the_objects_and_not_of_the_source() -> None:
    assert [found.subject for found in clauses_in(InCombat())] == [Subject.THIS]
    units = Every(a_unit(Meets(InCombat())))
    assert [(found.subject, found.of) for found in clauses_in(units)] == [(Subject.OBJECTS, units.criteria)]


def test_a_quality_of_the_source_is_asked_of_the_source() -> None:
    (read,) = clauses_in(Is(IsReady(ready=False)))
    assert (read.subject, read.about, read.named) == (Subject.THIS, About.STATUS, ("exhausted",))


def test_a_passive_ability_says_what_it_gives_and_to_whom() -> None:
    friends = Every(a_friendly_unit(another=True))
    static = Static(friends, (MightBy(-2), HasKeywords(("Tank",))))
    (might,), (keyword,) = (_said(static, Verb.BRINGS, kind) for kind in (About.MIGHT, About.KEYWORD))
    assert (might.of, might.whose, might.amount, might.more) == (friends.criteria, Whose.YOURS, 2, -1)
    assert (keyword.on, keyword.named) == (friends, ("Tank",))
    assert _said(Static(This(), (MightBy(1),)), Verb.BRINGS, About.MIGHT)[0].subject is Subject.THIS


def test_a_spell_is_chosen_on_the_chain_by_what_it_costs() -> None:
    limits = _said(SpellOnChain(energy_at_most=4, power_at_most=1), Verb.READS, About.COST)
    assert [(found.amount, found.more, found.named, found.zone) for found in limits] == [
        (4, -1, (), Zone.CHAIN),
        (1, -1, ("Power",), Zone.CHAIN),
    ]


def test_a_destination_is_a_target_only_where_the_text_says_whose_battlefield_it_is() -> None:
    assert not _said(Move(This(), Destination(of="")), Verb.BRINGS, About.CHOOSE)
    assert _said(Move(This(), Destination(of="", yours=True)), Verb.BRINGS, About.CHOOSE)
