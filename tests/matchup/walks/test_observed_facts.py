"""What is observed: two units that can gain a keyword make two outcomes (477.2.a)."""

from __future__ import annotations

import pytest

from judge.matchup.points.narration import summaries
from tests.matchup.search.test_pair_search import between


@pytest.mark.parametrize(
    ("one", "other", "keyword", "either"),
    [
        ("Gust Monk", "Sett, Kingpin", "Assault 2", ("Gust Monk", "Sett, Kingpin")),
        ("Eye of Twilight", "Gentle Gemdragon", "Tank", ("Gentle Gemdragon", "u")),
        ("Renekton, Rage Fueled", "Perfect Execution", "Assault 3", ("Renekton, Rage Fueled", "u")),
    ],
)
def test_who_gains_a_keyword_is_an_outcome_of_its_own(
    one: str, other: str, keyword: str, either: tuple[str, str]
) -> None:
    found = between(one, other)
    both = []
    for entry in (*found.interacting, *found.others):
        ends = entry.walk.outcomes
        gained = [{fact.what for fact in end.facts if (fact.aspect, fact.value) == ("has", keyword)} for end in ends]
        both += [ends] if all({unit} in gained for unit in either) else []
    assert both
    for ends in both:
        assert len(set(summaries(ends))) == len(ends)
