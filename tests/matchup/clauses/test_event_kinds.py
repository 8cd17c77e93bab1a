"""What cards say in clauses is what they do: the log of all scenarios and of whole games is held against it."""

from __future__ import annotations

from functools import cache

import pytest

from judge.cards.loader import catalogue_names, definition
from judge.engine.keyword_abilities.vocabulary import Keyword
from judge.engine.state.clauses import About, Verb
from judge.engine.state.events import Happened
from judge.matchup.clauses.card_clauses import card_clauses
from judge.matchup.clauses.event_kinds import BROUGHT_ABOUT, FOLLOWS, OF_THE_RULES, kinds_of
from tests.rulings.played import BY_ONE_WORKER
from tools.clauses_in_the_log import UNSEEN, Log, explains, of_all_scenarios, whole_games

scenarios = cache(of_all_scenarios)


@BY_ONE_WORKER
def test_every_event_of_a_card_is_of_a_kind_that_a_clause_or_a_rule_brings_about() -> None:
    assert scenarios().events > 25_000
    assert not scenarios().unexplained


@BY_ONE_WORKER
def test_whatever_a_class_says_is_seen_or_has_a_reason() -> None:
    unseen = {str(said) for said in scenarios().never_shown()}
    assert unseen - set(UNSEEN) == set(), "no ruling shows what they say; or it cannot be shown, which UNSEEN says"
    assert set(UNSEEN) - unseen == set(), "it is shown after all"


def test_whole_games_have_no_event_that_clauses_do_not_explain() -> None:
    log = Log()
    for position, where in whole_games(6, seed=100):
        log.read(position, where)
    assert log.events > 1000
    assert not log.unexplained


@pytest.mark.parametrize(
    ("name", "does", "not_"),
    [
        ("Vengeance", Happened.KILLED, Happened.DAMAGED),
        ("Watchful Sentry", Happened.DREW, Happened.DISCARDED),
        ("Kai'Sa, Evolutionary", Happened.RECYCLED, Happened.BANISHED),
        ("Zhonya's Hourglass", Happened.REPLACED, Happened.DREW),
    ],
)
def test_a_card_explains_what_it_does_and_nothing_else(name: str, does: Happened, not_: Happened) -> None:
    found = explains([*definition(name).cards()][-1])
    assert does in found
    assert not_ not in found


def test_every_kind_that_a_text_brings_about_has_its_events() -> None:
    said = {
        found.clause.about
        for name in catalogue_names()
        for card in definition(name).cards()
        for found in card_clauses(card)
        if found.clause.verb is Verb.BRINGS
    }
    assert len(said) > 35
    assert said <= set(BROUGHT_ABOUT)
    assert not OF_THE_RULES & set(FOLLOWS)
    assert not kinds_of(Verb.CHANGES, About.COST)


@pytest.mark.parametrize("name", ["Watchful Sentry", "Wuju Apprentice", "Sumpworks Map", "Swain, Visionary"])
def test_a_keyword_does_not_say_what_its_ability_says(name: str) -> None:
    said = card_clauses([*definition(name).cards()][-1])
    written = {(found.clause.verb, found.clause.about) for found in said if not isinstance(found.part, Keyword)}
    twice = [found for found in said if (found.clause.verb, found.clause.about) in written]
    assert not [found for found in twice if isinstance(found.part, Keyword)]
    assert written
