"""What pieces of texts say as clauses, each for itself or for what stands inside it."""

from __future__ import annotations

from judge.engine.abilities.cost_changes import CostChange, Playing
from judge.engine.actions.deal import Deal
from judge.engine.actions.discard import Discard
from judge.engine.actions.draw import Draw
from judge.engine.actions.kill import Kill
from judge.engine.actions.move import Move
from judge.engine.instructions.give_might import GiveMight
from judge.engine.instructions.if_so import If
from judge.engine.picks.each_player import EachPlayerDoes, PlayerDoes
from judge.engine.picks.pick_cards import CardCriteria, LookedAt, PickCards
from judge.engine.picks.play_from_hand import PlayFromHand
from judge.engine.picks.play_picked import PlayIt
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.cost import Cost
from judge.engine.state.instruction import clauses_in
from judge.engine.state.traits import MightBy
from judge.engine.state.zones import Zone
from judge.engine.targeting.amounts import MightOf
from judge.engine.wording.chain_criteria import SpellOnChain
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.circumstances import IsMighty
from judge.engine.wording.combat_circumstances import InCombat
from judge.engine.wording.criteria import CardsIn, Where, a_friendly_unit, a_unit, a_unit_of_yours, an_enemy_unit
from judge.engine.wording.criteria_with_condition import Is, Meets
from judge.engine.wording.passive import Static
from judge.engine.wording.pick import Pick
from judge.engine.wording.qualities import IsReady, WithMight
from judge.engine.wording.references import Chosen, Destination, Every, Target, TargetPlayer, This
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


def test_a_cost_says_what_paying_it_brings_about() -> None:
    cost = Cost(2, ("A",), exhaust_this=True, actions=(Kill(Pick(a_friendly_unit())),))
    (paid,) = _said(cost, Verb.BRINGS, About.PAY)
    assert (paid.amount, paid.named) == (2, ("A",))
    assert [found.subject for found in _said(cost, Verb.BRINGS, About.EXHAUST)] == [Subject.THIS]
    assert [(found.of, found.chosen) for found in _said(cost, Verb.BRINGS, About.DIE)] == [(a_friendly_unit(), True)]


def test_what_an_opponent_does_is_theirs() -> None:
    discards = PlayerDoes(TargetPlayer(), (Discard(1), Kill(Pick(a_unit_of_yours()))))
    assert [found.whose for found in _said(discards, Verb.BRINGS, About.DISCARD)] == [Whose.ENEMY]
    assert [(found.whose, found.of) for found in _said(discards, Verb.BRINGS, About.DIE)] == [
        (Whose.ENEMY, an_enemy_unit())
    ]
    each = EachPlayerDoes((Discard(1),))
    assert [found.whose for found in _said(each, Verb.BRINGS, About.DISCARD)] == [Whose.ANY]


def test_an_amount_is_read_and_a_wrapper_says_only_what_it_asks() -> None:
    shot = If(IsMighty(), (Deal(MightOf(Chosen()), Target(a_unit())),))
    assert [(found.subject, found.amount) for found in _said(shot, Verb.READS, About.MIGHT)] == [
        (Subject.THIS, 5),
        (Subject.OBJECTS, None),
    ]
    assert len(_said(shot, Verb.BRINGS, About.DAMAGE)) == 1


def test_a_condition_on_a_target_is_asked_of_the_target() -> None:
    (read,) = _said(If(IsMighty(), (Draw(1),), of=Chosen()), Verb.READS, About.MIGHT)
    assert (read.subject, read.on) == (Subject.OBJECTS, Chosen())


def test_a_card_is_played_from_where_it_is() -> None:
    banished = PickCards(LookedAt(), PlayIt(ignoring=True), CardCriteria("Unit"))
    assert [(found.zone, found.of) for found in _said(banished, Verb.BRINGS, About.PLAY)] == [(Zone.BANISHMENT, "Unit")]
    straight = PickCards(LookedAt(), PlayIt(banish_first=False), CardCriteria("Unit"))
    assert [found.zone for found in _said(straight, Verb.BRINGS, About.PLAY)] == [Zone.MAIN_DECK]
    (hand,) = _said(PlayFromHand(CardsIn(Zone.HAND)), Verb.BRINGS, About.PLAY)
    assert (hand.zone, hand.whose, hand.chosen) == (Zone.HAND, Whose.YOURS, True)


def test_might_taken_away_is_less_and_a_limit_is_read() -> None:
    take = GiveMight(-8, Target(a_unit()), at_least=1)
    assert [(found.amount, found.more) for found in _said(take, Verb.BRINGS, About.MIGHT)] == [(8, -1)]
    assert [found.amount for found in _said(take, Verb.READS, About.MIGHT)] == [1]


def test_what_makes_a_play_cheaper_pays_nothing() -> None:
    assert not _said(CostChange(Playing(), (Cost(2),)), Verb.BRINGS, About.PAY)
