"""FAQ pages, bulletins of errata, patch notes and card lists."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from judge.answers.library.open_library import open_library
from judge.content.importers.card_list import CardList, read_card_list
from judge.content.importers.dates import date_in, stated_date
from judge.content.importers.document_lines import document_lines
from judge.content.importers.errata_page import read_errata_page
from judge.content.importers.faq_page import read_faq_page
from judge.content.importers.listed_cards import CardNames
from judge.content.importers.named_as import NamedAs, read_name
from judge.content.importers.patch_notes import read_patch_notes
from judge.content.importers.recognise import kind_of, named_document
from judge.content.importers.source import Source
from judge.errors import ContentError, Misuse

if TYPE_CHECKING:
    from judge.content.importers.text_line import TextLine

NAMES = CardNames(open_library().store)
FAQ = """# A FAQ

[Last updated: 2031-01-02] - This page is retired.

Welcome.

## Scoring

**Q: How is a point scored?**

By holding.

- Or by taking.
- Or twice.

[Last updated: 2031-01-02] - This page is retired.

### Q: Twice?

Yes.

### Old Hook (revised text)

Draw 1.
"""
COPIED = """SECTION 1
Scoring
Q: How is a point scored when nobody is there and nothing else happens in the turn, and
why?
By holding, which means to stand somewhere for a whole turn and to be there when it ends
at last.
\u25cf\u200b Or by taking.
Q: It was unclear what happens to a card that nobody can see in the middle of a long and very
strange turn.
Nothing.
"""
ERRATA = """# Next Errata

### Old Cards

### Old Hook

[NEW TEXT]

Draw 1.

Then draw 2.

\u25b2

[OLD TEXT]

Draw 3.
Note: Only in print.

### New Hook
[NEW TEXT]
Draw 4.
[OLD TEXT]
Draw 5.
"""


def lines(text: str, form: str = "markdown") -> list[TextLine]:
    return document_lines(Source("page", form, text))


def test_questions_have_positions_and_topics() -> None:
    entries = read_faq_page(lines(FAQ))
    asked = [(entry["key"], entry["topic"], entry["title"]) for entry in entries if entry["kind"] == "question"]
    assert asked == [("1", "Scoring", "How is a point scored?"), ("2", "Scoring", "Twice?")]


def test_an_answer_keeps_its_list_and_ends_where_something_else_begins() -> None:
    texts = {entry["key"]: entry["text"] for entry in read_faq_page(lines(FAQ))}
    assert texts["1"] == "By holding.\n\n- Or by taking.\n- Or twice."
    assert texts["2"] == "Yes."
    assert texts["text:old-hook"] == "Draw 1."


def test_a_banner_that_is_on_every_page_is_one_entry() -> None:
    assert [entry["key"] for entry in read_faq_page(lines(FAQ))].count("banner") == 1


def test_a_faq_copied_from_a_pdf_is_put_together() -> None:
    first, second = (entry for entry in read_faq_page(lines(COPIED, "text")) if entry["kind"] == "question")
    assert first["title"].endswith("in the turn, and why?")
    assert first["text"].endswith("when it ends at last.\n\n- Or by taking.")
    assert (second["title"][-13:], second["text"]) == ("strange turn.", "Nothing.")


def test_questions_without_a_mark_are_found_behind_their_headline() -> None:
    text = (
        "Is this one?\n\nNo.\n\nFrequently Asked Questions\n\nIs this?\n\nYes, or not?\nIt is.\n\nAnd this?\n\nToo.\n"
    )
    asked = [entry["title"] for entry in read_faq_page(lines(text)) if entry["kind"] == "question"]
    assert asked == ["Is this?", "And this?"]


def test_errata_have_both_wordings_and_their_note() -> None:
    first, second = read_errata_page(lines(ERRATA), NAMES)
    assert first == {
        "key": "old-hook",
        "card": "Old Hook",
        "new": "Draw 1.\nThen draw 2.",
        "old": "Draw 3.",
        "note": "Only in print.",
    }
    assert (second["key"], second["new"], second["old"]) == ("new-hook", "Draw 4.", "Draw 5.")


def test_errata_copied_as_plain_text_are_the_same() -> None:
    plain = "\n".join(line.lstrip("# ") for line in ERRATA.splitlines() if line)
    assert read_errata_page(lines(plain, "text"), NAMES) == read_errata_page(lines(ERRATA), NAMES)


def test_patch_notes_are_read_by_section() -> None:
    entries = read_patch_notes(
        lines("# Patch Notes\n\nHello.\n\n## Costs\n\n- New: one.\n- New: two.\n\n## Costs\n\nMore.")
    )
    assert [(entry["key"], entry["text"]) for entry in entries] == [
        ("patch-notes", "Hello."),
        ("costs", "- New: one.\n- New: two."),
        ("costs-2", "More."),
    ]


PLAIN_LIST = [{"name": "Old Hook", "text": "Draw 1.", "code": "A-1", "energy": 2}]
API = {
    "lastUpdated": "2031-01-02T10:00:00Z",
    "sets": [
        {
            "id": "A",
            "name": "Alpha",
            "cards": [{"id": "A-1", "name": "Old Hook", "description": "Draw 1.", "stats": {"energy": 2}}],
        }
    ],
}
GALLERY = {
    "props": {
        "page": {
            "blades": [
                {"type": "header", "title": "All cards"},
                {
                    "cards": {
                        "items": [
                            {
                                "id": "a-1",
                                "publicCode": "A-1",
                                "name": "Old Hook",
                                "energy": {"label": "Energy", "value": {"id": 2}},
                                "text": {
                                    "label": "Ability",
                                    "richText": {"type": "html", "body": "<p>Draw <b>1</b>.</p>"},
                                },
                            },
                            {"name": "Old Hook", "text": {"richText": {"body": ""}}},
                        ]
                    }
                },
            ]
        }
    }
}


def listed(shape: object) -> CardList:
    return read_card_list(Source("cards.json", "json", json.dumps(shape)), NAMES)


@pytest.mark.parametrize("shape", [PLAIN_LIST, API, GALLERY])
def test_a_card_list_of_any_shape_is_read(shape: object) -> None:
    entries = listed(shape).entries
    assert [(entry["key"], entry["name"], entry["text"], entry["code"]) for entry in entries] == [
        ("old hook", "Old Hook", "Draw 1.", "A-1")
    ]


def test_a_card_list_may_name_its_day() -> None:
    assert listed(API).day == "2031-01-02"
    assert listed(PLAIN_LIST).day == ""


def test_icons_of_the_gallery_become_symbols() -> None:
    text = "<p>:rb_energy_2::rb_rune_fury:, :rb_exhaust:: +1 :rb_might:</p><p>:rb_rune_rainbow: :rb_new:</p>"
    assert listed([{"name": "A", "text": text}]).entries[0]["text"] == "[2][R], [E]: +1 [M]\n[A] :rb_new:"


def test_a_list_without_texts_is_refused() -> None:
    with pytest.raises(ContentError, match="expected cards with texts"):
        listed([{"name": "A", "text": ""}])


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Last Updated: 2026-07-16", "2026-07-16"),
        ("Published July 16, 2026", "2026-07-16"),
        ("published 16 Jul 2026", "2026-07-16"),
        ("Updated 3rd of nothing", ""),
        ("Last Updated: 2026-13-40", ""),
        ("Last Updated: 2025-10-", ""),
    ],
)
def test_dates_are_read(text: str, expected: str) -> None:
    assert date_in(text) == expected


def test_the_date_that_is_stated_counts_and_not_one_in_a_sentence() -> None:
    assert stated_date(["In 2031-01-01 it rained.", "Published: 2031-01-02"]) == "2031-01-02"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", NamedAs()),
        ("core@1.5", NamedAs("rules", "core", "1.5")),
        ("Core", NamedAs("rules", "core")),
        ("tournament@2031-01-02", NamedAs("rules", "tournament", "2031-01-02")),
        ("faq@origins", NamedAs("faq", "origins")),
        ("faq@origins@2031-01-02", NamedAs("faq", "origins", "2031-01-02")),
        ("errata@2031-01-02", NamedAs("errata", "", "2031-01-02")),
        ("cards", NamedAs("cards")),
        ("patch-notes@next", NamedAs("patch-notes", "next")),
    ],
)
def test_documents_can_be_named(text: str, expected: NamedAs) -> None:
    assert read_name(text) == expected


@pytest.mark.parametrize("text", ["1.5", "core@2031-02-30", "tournament@1.5", "rules@1", "faq", "../faq@x", "faq@../x"])
def test_other_names_are_refused(text: str) -> None:
    with pytest.raises(Misuse):
        read_name(text)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (FAQ, "faq"),
        (ERRATA, "errata"),
        ("# Patch Notes\n\nText.", "patch-notes"),
        ("\n".join(f"{number}. Rule." for number in range(101, 120)), "rules"),
        ("# A story\n\nOnce.", ""),
    ],
)
def test_the_kind_of_a_document_is_recognised(text: str, kind: str) -> None:
    questions = FAQ + "\n\nQ: And?\n\nNo.\n" if text == FAQ else text
    assert kind_of(lines(questions)) == kind


def test_a_document_is_known_by_its_title() -> None:
    assert named_document("faq", ["Riftbound Unleashed Rules FAQ"]) == "unleashed"
    assert named_document("errata", ["Errata", "for Origins and Unleashed"]) == ""
