"""The tree of what is held, by the version and the day."""

from __future__ import annotations

from judge.answers.browsing.pages import page_of
from judge.answers.browsing.tree import Branch, below, roots
from judge.answers.library.open_library import open_library

LIBRARY = open_library("2026-11-20")


def labels(branches: tuple[Branch, ...]) -> list[str]:
    return [branch.label for branch in branches]


def named(branches: tuple[Branch, ...], label: str) -> Branch:
    return next(branch for branch in branches if branch.label.startswith(label))


def test_it_has_chapters_sections_and_rules() -> None:
    rulebook = named(roots(LIBRARY), "Core Rules 1.4")
    chapter = named(below(LIBRARY, rulebook.key), "300 Playing the Game")
    section = named(below(LIBRARY, chapter.key), "428 Kill")
    rule = named(below(LIBRARY, section.key), "428.1 To kill is")
    assert "428.1.a Killing can be active or passive." in labels(below(LIBRARY, rule.key))


def test_every_rule_of_the_rulebooks_is_in_it_once() -> None:
    for document in ("core", "tournament"):
        seen: list[str] = []
        left = [f"rules {document}"]
        while left:
            for branch in below(LIBRARY, left.pop()):
                seen.append(branch.key.rpartition(" ")[2])
                assert bool(below(LIBRARY, branch.key)) == branch.has_more
                left += [branch.key] * branch.has_more
        assert sorted(seen) == sorted(LIBRARY.order(document, LIBRARY.edition(document).version))


def test_an_older_version_has_its_own_numbers() -> None:
    library = open_library(rules="1.1")
    keywords = next(branch for branch in below(library, "rules core") if branch.label.endswith(" Keywords"))
    assert "725 Deflect" in labels(below(library, keywords.key))


def test_on_an_earlier_day_later_documents_are_not_in_it() -> None:
    early = labels(roots(open_library("2026-01-20")))
    assert "Spiritforged FAQ" in early
    assert "Vendetta FAQ" not in early
    assert "Vendetta FAQ" in labels(roots(LIBRARY))


def test_cards_keywords_answers_and_errata_have_pages() -> None:
    found = [
        named(below(LIBRARY, "cards B"), "Baited Hook"),
        named(below(LIBRARY, "keywords"), "Deflect"),
        named(below(LIBRARY, "faq origins"), "origins#43"),
        named(below(LIBRARY, "errata errata@2025-10-28"), "Baited Hook"),
    ]
    for branch in found:
        assert branch.place is not None
        assert page_of(LIBRARY, branch.place).blocks


def test_rulings_stand_in_it_by_chapter() -> None:
    rulings = named(roots(LIBRARY), "Rulings of this project")
    chapter = named(below(LIBRARY, rulings.key), "cards")
    part = named(below(LIBRARY, chapter.key), "origins")
    assert len(below(LIBRARY, part.key)) > 100
    found = named(below(LIBRARY, "rulings combat"), "Combat damage is assigned")
    assert found.place is not None
    assert page_of(LIBRARY, found.place).own == "ruling:combat/assigning-damage"
