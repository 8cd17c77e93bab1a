"""Every FAQ entry is simulated, by a scenario of its own or by a ruling, or says why it is not; a list names each."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.content.written import written_answers
from tests.each import for_each
from tools.faq_list import PAGE, page, state
from tools.runs import RULINGS, blocks_of

if TYPE_CHECKING:
    from judge.content.model import FaqEntry


@for_each(written_answers, named=lambda entry: entry.id)
def test_an_entry_has_a_scenario_or_a_ruling_or_a_reason(entry: FaqEntry) -> None:
    ways = [bool(entry.scenarios), bool(entry.rulings), bool(entry.not_simulated)]
    assert sum(ways) == 1, "python tools/faq_rulings.py says it of every entry"
    if entry.not_simulated:
        assert re.match(r"(not about play|not yet|unsettled): \S", entry.not_simulated)


@for_each(lambda: [entry for entry in written_answers() if entry.rulings], named=lambda entry: entry.id)
def test_a_linked_ruling_exists_and_holds_scenarios(entry: FaqEntry) -> None:
    for name in entry.rulings:
        assert blocks_of(RULINGS / name), f"{name}: python tools/faq_rulings.py links anew"


def test_the_page_says_what_simulates_an_answer() -> None:
    said = {entry.id: entry.simulated for entry in written_answers()}
    assert said["faq@origins:baited-hook-1"] == "simulated: agrees (faq/origins/baited-hook.md)"
    assert said["faq@origins:combat-1"] == "simulated: agrees (rulings/combat/results.md)"
    assert said["faq@origins:about-this-faq-1"].startswith("not simulated: not about play")


def test_every_answer_about_play_is_simulated() -> None:
    assert not [entry.id for entry in written_answers() if state(entry) == "not simulated"]


def test_the_list_of_all_answers_is_that_of_today() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python tools/lists.py writes it anew"
