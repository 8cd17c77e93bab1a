"""Look-ups in a small library of known words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.answers import router
from judge.answers.library.cited_places import hit_of
from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request
from judge.errors import Misuse, NotFound
from tests.sample import FAQ, RULES, sample_library

if TYPE_CHECKING:
    from pathlib import Path

    from judge.answers.page.answer import Answer


@pytest.fixture
def ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Asking:
    monkeypatch.setenv("JUDGE_CACHE", str(tmp_path / "cache"))
    return Asking(tmp_path / "content")


class Asking:
    """Asks the small library."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def __call__(self, question: str, as_of: str = "2026-08-01", version: str = "") -> Answer:
        return router.answer(sample_library(self.root, as_of, version), Request(question))


def _ids(answer: Answer) -> list[str]:
    return [citation.id for citation in answer.citations]


def test_a_rule_comes_with_its_subrules_and_the_answers_that_rest_on_it(ask: Asking) -> None:
    answer = ask("811.1")
    assert answer.kind == "rule"
    assert answer.read_as == "core@1.4:811.1"
    assert _ids(answer) == ["core@1.4:811.1", "core@1.4:811.1.a", "faq@origins:baited-hook-1"]
    assert "core@1.4:420" in [hit.id for hit in answer.hits]


def test_a_rule_has_the_answer_in_a_sentence_as_a_value_and_shows_it_nowhere(tmp_path: Path) -> None:
    short = RULES.replace("> **Example.**", "> **Short.** A spell may be hidden, too.\n\n> **Example.**")
    library = sample_library(tmp_path, **{"811_hidden": short})
    answer = router.answer(library, Request("811.1"))
    cited = {one["id"]: one for one in answer.as_json()["citations"]}
    assert cited["core@1.4:811.1.a"]["short"] == "A spell may be hidden, too."
    assert "short" not in cited["core@1.4:811.1"]
    assert "A spell may be" not in cited["core@1.4:811.1.a"]["text"]
    assert "A spell may be" not in hit_of(library, "core@1.4:811.1.a").excerpt


def test_a_retired_answer_has_its_badge_and_what_replaced_it(ask: Asking) -> None:
    (ruling,) = [citation for citation in ask("811.1").citations if citation.id.startswith("faq@")]
    assert ruling.status == "retired 2025-11-04; changed"
    assert ruling.note.startswith("replaced by core@1.4:811.2; simulated: agrees")
    assert ruling.text.startswith("Today: It may not.")


def test_a_stale_number_says_what_it_was_and_what_it_is_now(ask: Asking) -> None:
    answer = ask("737")
    assert answer.citations[0].id == "core@1.4:811"
    assert "was core@1.2:737" in answer.citations[0].note


def test_a_number_with_two_meanings_shows_both(ask: Asking) -> None:
    answer = ask("420")
    assert _ids(answer)[0] == "core@1.4:420"
    answer = ask("407")
    assert _ids(answer)[0] == "core@1.4:420"


def test_a_number_of_an_old_version_is_shown_by_its_number_there(ask: Asking) -> None:
    answer = ask("core@1.2:737")
    assert answer.citations[0].id == "core@1.2:737"
    assert "now core@1.4:811" in answer.citations[0].note
    assert any(hit.id == "core@1.4:811" for hit in answer.hits)


def test_a_day_decides_which_numbers_are_shown(ask: Asking) -> None:
    answer = ask("hidden", as_of="2026-01-10")
    assert answer.rules == "1.2"
    assert answer.read_as == "core@1.2:737"
    assert [_id for _id in _ids(answer) if _id.startswith("core@1.2")] == ["core@1.2:737", "core@1.2:737.1"]


def test_a_removed_rule_is_named_as_removed(ask: Asking) -> None:
    gone = ask("900")
    assert gone.answer.endswith("removed in 1.3.")
    assert _ids(gone) == ["core@1.1:811", "core@1.2:900", "core@1.3"]


def test_a_bare_number_is_looked_up_in_both_rule_books(ask: Asking) -> None:
    assert ask("704").citations[0].id == "tournament@2026-07-16:704"
    assert ask("TR 704.1").kind == "rule"
    with pytest.raises(NotFound):
        ask("CR 704")


@pytest.mark.parametrize("question", ["hidden", "Hidden?", "HIDDEN", " hidden "])
def test_a_keyword_is_found_however_it_is_written(ask: Asking, question: str) -> None:
    assert ask(question).kind == "keyword"


def test_a_card_page_shows_the_wording_in_force_on_the_day(ask: Asking) -> None:
    after = ask("baited hook")
    assert after.kind == "card"
    assert "Corrected 2025-10-28" in after.answer
    before = ask("baited hook", as_of="2025-10-20")
    assert "Corrected" not in before.answer.replace("corrected later", "")
    assert "corrected later (2025-10-28)" in before.answer


def test_an_answer_can_be_asked_for_by_id_and_by_position(ask: Asking) -> None:
    assert _ids(ask("faq@origins:baited-hook-1")) == _ids(ask("faq@origins#43")) == ["faq@origins:baited-hook-1"]
    assert ask("errata@2025-10-28:baited-hook").citations[0].text.startswith("Now: It banishes")


@pytest.mark.parametrize("question", ["", "   ", "?", '""'])
def test_an_empty_question_is_refused_with_an_example(ask: Asking, question: str) -> None:
    with pytest.raises(Misuse, match="judge hidden"):
        ask(question)


@pytest.mark.parametrize("question", ["faq@origins:nothing-1", "errata@2025-10-28:nothing", "core@1.4:811.9", "999.9"])
def test_an_id_of_nothing_is_not_found(ask: Asking, question: str) -> None:
    with pytest.raises(NotFound):
        ask(question)


@pytest.mark.parametrize(
    "question",
    ["1" * 50_000, " " * 50_000 + "x", "[" * 20_000, "428." * 20_000, "vs " * 9_000],
    ids=["digits", "blanks", "brackets", "numbers", "vs"],
)
def test_a_hostile_question_is_answered_soon(ask: Asking, question: str) -> None:
    try:
        answer = ask(question)
    except NotFound:
        return
    assert answer.kind in {"none", "search"}


def test_what_nobody_wrote_about_is_none_and_not_padded(ask: Asking) -> None:
    answer = ask("best deck in the meta")
    assert (answer.kind, answer.exit_code, answer.hits) == ("none", 1, ())


def test_json_has_the_keys_of_the_interface_in_order(ask: Asking) -> None:
    keys = list(ask("hidden").as_json())
    assert keys == [
        "schema",
        "question",
        "read_as",
        "kind",
        "rules",
        "as_of",
        "answer",
        "verdict",
        "certainty",
        "answered_by",
        "not_looked_at",
        "citations",
        "outcomes",
        "simulation",
        "check",
        "doubts",
        "older_rulings",
        "interact",
        "questions",
        "without",
        "facts",
        "facts_complete",
        "read",
        "asked",
        "assumed",
        "of_any",
        "near_misses",
        "not_understood",
        "third",
        "points",
        "set_ups",
        "rulings",
        "hits",
        "sections",
        "known_until",
        "newer",
    ]


def test_a_short_name_of_several_cards_lists_them() -> None:
    answer = router.answer(open_library(), Request("teemo"))
    assert answer.kind == "search"
    assert {"card:Teemo, Strategist", "card:Teemo, Scout"} <= {hit.id for hit in answer.hits}


@pytest.mark.parametrize("slug", ["unyielding-spirit", "symbol-of-the-solari", "wraith-of-echoes"])
@pytest.mark.parametrize("day", ["2025-10-20", "2026-11-22"])
def test_errata_that_were_only_announced_say_so_wherever_they_are_found(slug: str, day: str) -> None:
    hit = hit_of(open_library(day), f"errata@2025-10-16:{slug}")
    assert hit.status == "announced, never carried by a bulletin"


def test_the_ruling_of_an_answer_in_one_line_is_in_the_json(tmp_path: Path) -> None:
    facts = "short: No. It stays where it is.\nstatus:"
    library = sample_library(tmp_path, baited_hook=FAQ.replace("status:", facts))
    (ruling,) = router.answer(library, Request("faq@origins:baited-hook-1")).citations
    assert ruling.as_json()["short"] == "No. It stays where it is."
