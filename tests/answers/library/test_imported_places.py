"""What is imported is in the answers: by card, by rule, by keyword, in search, by day, marked, and never twice."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from judge.cli.entry import main
from tests.official import official

if TYPE_CHECKING:
    from pathlib import Path

FAQ = """# Riftbound Nightfall Rules FAQ

Published: December 1, 2026

## Q: Does Baited Hook see Unlicensed Armory?

Never, as rule 428.1.a says about kills.

## Q: How many times may zebra counters move?

Once per round. See CR 447.2.b.

## Q: Does Hidden let anybody peek?

It does.

## Q: What does Nightfall Beast do with Baited Hook?

It eats it.
"""
ERRATA = """# Nightfall Errata Updates

Published: 2026-12-05

## Nightfall Beast
[NEW TEXT]
Draw 2, then discard 1.
[OLD TEXT]
Draw 2.

## Baited Hook
[NEW TEXT]
When somebody baits it, hook 3.
[OLD TEXT]
When somebody baits it, hook 2.
"""
DAY = "2026-12-10"
MARK = "imported, in force since "


@pytest.fixture(autouse=True)
def _imported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, text in (("faq.md", FAQ), ("errata.md", ERRATA)):
        (tmp_path / name).write_text(text, encoding="utf-8")
        assert main(["import", str(tmp_path / name)]) == 0
    told = capsys.readouterr().out
    assert "Stored as faq@nightfall@2026-12-01." in told
    assert "Stored as errata@2026-12-05." in told


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str]) -> Any:
    def asked(*words: str, day: str = DAY) -> Any:
        assert main([*words, "--as-of", day, "--json"]) in {0, 3}
        return json.loads(capsys.readouterr().out.splitlines()[-1])

    return asked


def imported(answer: Any) -> dict[str, str]:
    return {one["id"]: one["status"] for one in answer["citations"] if one["status"].startswith("imported")}


def test_by_card(ask: Any) -> None:
    answer = ask("baited hook")
    assert imported(answer) == {
        "errata@2026-12-05:baited-hook": MARK + "2026-12-05",
        "faq@nightfall@2026-12-01#1": MARK + "2026-12-01",
        "faq@nightfall@2026-12-01#4": MARK + "2026-12-01",
    }
    assert "Corrected 2026-12-05 (imported errata). Now: When somebody baits it, hook 3." in answer["answer"]
    assert imported(ask("card", "unlicensed", "armory")) == {"faq@nightfall@2026-12-01#1": MARK + "2026-12-01"}
    assert imported(ask("void seeker")) == {}


def test_by_day(ask: Any) -> None:
    before = ask("baited hook", day="2026-12-03")
    assert imported(before)["errata@2026-12-05:baited-hook"] == "imported, not in force before 2026-12-05"
    assert imported(before)["faq@nightfall@2026-12-01#1"] == MARK + "2026-12-01"
    assert "imported errata" not in before["answer"]


@pytest.mark.parametrize(
    ("question", "place"),
    [
        ("428.1.a", 1), ("428", 1), ("447.2.b", 2), ("hidden", 3),
    ],
)  # fmt: skip
def test_by_rule_and_keyword(question: str, place: int, ask: Any) -> None:
    assert imported(ask(question)) == {f"faq@nightfall@2026-12-01#{place}": MARK + "2026-12-01"}


def test_a_rule_that_is_not_cited_has_none(ask: Any) -> None:
    assert imported(ask("428.2")) == {}


def test_an_old_number_is_that_of_the_day(tmp_path: Path, ask: Any) -> None:
    (tmp_path / "old.md").write_text(
        "# Duskfall FAQ\n\nPublished: 2026-01-20\n\n## Q: Peek?\n\nNo, see rule 737.1.\n\n## Q: Why?\n\nSo.\n", "utf-8"
    )
    assert main(["import", str(tmp_path / "old.md")]) == 0
    assert "faq@duskfall@2026-01-20#1" in imported(ask("811.1"))
    assert "faq@duskfall@2026-01-20#1" not in imported(ask("core@1.4:737"))


def test_in_search(ask: Any) -> None:
    found = ask("how often can zebra counters move")
    assert found["hits"][0]["id"] == "faq@nightfall@2026-12-01#2"
    named = ask("search", "what happens when baited hook is used on unlicensed armory")
    assert named["hits"][0]["id"] == "faq@nightfall@2026-12-01#1"


def test_of_two_cards(ask: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert imported(ask("baited hook vs unlicensed armory")) == {"faq@nightfall@2026-12-01#1": MARK + "2026-12-01"}
    main(["baited hook vs unlicensed armory", "--as-of", DAY, "--plain"])
    told = " ".join("".join(capsys.readouterr()).split())
    assert "An imported answer names these cards: faq@nightfall@2026-12-01#1." in told
    assert "An imported erratum is not performed here: errata@2026-12-05:baited-hook." in told


@pytest.mark.parametrize("asked", [["nightfall beast"], ["nightfal beast"], ["card", "nightfall", "beast"]])
def test_a_card_that_only_an_import_knows(asked: list[str], ask: Any) -> None:
    answer = ask(*asked)
    assert (answer["read_as"], answer["kind"]) == ("card:Nightfall Beast", "card")
    assert answer["answer"].endswith("Corrected 2026-12-05. Now: Draw 2, then discard 1.")
    assert list(imported(answer)) == ["errata@2026-12-05:nightfall-beast", "faq@nightfall@2026-12-01#4"]


def test_the_errata_of_a_card_and_of_a_bulletin(ask: Any) -> None:
    assert [one["id"] for one in ask("errata", "baited hook")["errata"]] == [
        "errata@2026-12-05:baited-hook",
        "errata@2025-10-28:baited-hook",
    ]
    (beast,) = ask("errata", "nightfall beast")["errata"]
    assert (beast["before"], beast["after"], beast["status"]) == (
        "Draw 2.", "Draw 2, then discard 1.", MARK + "2026-12-05",
    )  # fmt: skip
    for bulletin in ("nightfall", "2026-12-05"):
        assert len(ask("errata", bulletin)["errata"]) == 2
    assert "errata@2026-12-05" in [one["id"] for one in ask("errata")["hits"]]
    assert {one["date"] for one in ask("errata", "--since", "2026-11-01")["errata"]} == {"2026-12-05"}


def test_whether_it_is_in_force(ask: Any) -> None:
    answer = ask("is the nightfall faq in force")
    assert answer["answer"].startswith("Yes, as far as known on ")
    assert len(answer["hits"]) == 4
    assert ask("is the nightfall faq in force", day="2026-11-01")["answer"].startswith("No: the Nightfall FAQ is not")
    assert ask("is the nightfall errata in force")["answer"].startswith("Yes")


def test_by_its_id(ask: Any) -> None:
    assert ask("faq@nightfall@2026-12-01#2")["answer"] == "Once per round. See CR 447.2.b."
    assert ask("errata@2026-12-05:baited-hook")["citations"][0]["official"].startswith("New: When somebody baits it")
    for whole in ("faq@nightfall", "faq@nightfall@2026-12-01"):
        assert len(ask(whole)["hits"]) == 4


def test_what_is_restated_is_not_said_twice(ask: Any, capsys: pytest.CaptureFixture[str]) -> None:
    books = (
        ("faq", "vendetta-faq.md"),
        ("faq", "unleashed-faq.md"),
        ("errata", "radiance.md"),
        ("errata", "origins.md"),
    )
    assert main(["import", *(str(official(*book)) for book in books)]) == 0
    capsys.readouterr()
    for card in ("svellsongur", "elnuk herd", "switcheroo"):
        answer = ask(card)
        assert imported(answer) == {}
        texts = [one["official"] for one in answer["citations"] if "official" in one]
        assert texts
        assert len(texts) == len(set(texts))


def test_a_newer_edition_adds_only_what_is_new(tmp_path: Path, ask: Any) -> None:
    text = official("faq", "vendetta-faq.md").read_text(encoding="utf-8")
    text = text.replace("published: 2026-08-14", "published: 2026-12-02")
    (tmp_path / "vendetta.md").write_text(f"{text}\n## May a zebra eat Svellsongur?\n\nIt may.\n", encoding="utf-8")
    assert main(["import", str(tmp_path / "vendetta.md")]) == 0
    assert list(imported(ask("svellsongur"))) == ["faq@vendetta@2026-12-02#35"]


def test_removed_it_is_gone(ask: Any) -> None:
    assert main(["import", "--remove", "faq@nightfall@2026-12-01", "--remove", "errata@2026-12-05"]) == 0
    assert imported(ask("baited hook")) == {}
    assert main(["nightfall beast", "--as-of", DAY]) in {0, 1}
