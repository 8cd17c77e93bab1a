"""Which edition a rulebook is: a new one never takes the place of a known one, and a bad copy is no new one."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from judge.answers.library.open_library import open_library
from judge.content.importers.fingerprints import FILE, essence, fingerprint, known_edition
from judge.content.importers.imported_rule import ImportedRule
from judge.content.importers.keep import keep
from judge.content.importers.named_as import read_name
from judge.content.importers.read_document import read_document
from judge.content.importers.reading import ImportOptions, Reading
from judge.errors import ContentError, Misuse
from tests.content.importers.made_up import know, printed, rules
from tests.content.importers.printing import print_pdf
from tests.official import official
from tools.known_words import render

if TYPE_CHECKING:
    from pathlib import Path

NEWEST = rules(range(100, 500))
CHANGED = NEWEST | {"194": "A game is won with 9 points."}
COPIED = NEWEST | {"194": NEWEST["194"].replace("first", "fi rst").replace(" draws", " dravvs")}


@pytest.fixture(autouse=True)
def _known(request: pytest.FixtureRequest) -> None:
    if "official" not in request.node.name:
        monkeypatch, folder = request.getfixturevalue("monkeypatch"), request.getfixturevalue("tmp_path")
        know(monkeypatch, folder, "core", {"1.3": rules(range(100, 460)), "1.4": NEWEST})


def read(folder: Path, text: str, named: str = "", date: str = "") -> Reading:
    path = folder / "rules.txt"
    path.write_text(text, encoding="utf-8")
    return read_document(path, ImportOptions(open_library().store, read_name(named), date))


def differing(reading: Reading) -> tuple[str, ...]:
    assert reading.compared
    return reading.compared.differing


@pytest.mark.parametrize(
    "date",
    [
        "Last Updated: 2026-10-09",
        "Last Updated: October 9, 2026",
        "Last updated 10/9/2026",
        "LAST UPDATED:\n9 October 2026",
        "Last Updated: Oct. 9th, 2026 - Effective October 16, 2026",
        "Updated 2026/10/09",
        "Revised 9.10.2026",
    ],
)
@pytest.mark.parametrize("title", ["Riftbound Core Rules", "Riftbound Core Rules v1.4 (Vendetta)"])
def test_a_day_that_is_not_known_makes_an_edition_of_its_own(title: str, date: str, tmp_path: Path) -> None:
    found = read(tmp_path, printed(f"{title}\n{date}", CHANGED))
    assert (found.document.id, found.document.date) == ("core@2026-10-09", "2026-10-09")
    assert found.compared
    assert (found.compared.edition, found.compared.reworded, differing(found)) == ("core@1.4", ("194",), ("194",))


def test_the_day_since_which_it_is_in_force_is_kept(tmp_path: Path) -> None:
    found = read(tmp_path, printed("Core Rules\nLast Updated: 10/09/2026\nEffective: October 16, 2026", CHANGED))
    assert (found.document.date, found.document.effective) == ("2026-10-09", "2026-10-16")


def test_a_new_day_alone_makes_an_edition_of_its_own(tmp_path: Path) -> None:
    found = read(tmp_path, printed("Riftbound Core Rules\nLast Updated: 2026-10-09", NEWEST))
    assert (found.document.id, differing(found)) == ("core@2026-10-09", ())


def test_a_day_that_is_not_that_of_an_update_is_none_of_the_edition_while_the_words_are_known(tmp_path: Path) -> None:
    assert read(tmp_path, printed("Core Rules\nPrinted 11/20/2026", NEWEST)).document.id == "core@1.4"
    assert read(tmp_path, printed("Core Rules\nPrinted 11/20/2026", CHANGED)).document.id == "core@2026-11-20"


@pytest.mark.parametrize("title", ["Core Rules", "Core Rules v1.4", "Core Rules\nLast Updated: 2026-07-16"])
def test_words_that_differ_are_asked_about_where_no_new_day_is_stated(title: str, tmp_path: Path) -> None:
    with pytest.raises(Misuse, match=r"like core@1\.4, but 1 rule has other words: 194") as asked:
        read(tmp_path, printed(title, CHANGED))
    assert "--as core@YYYY-MM-DD" in asked.value.hint
    assert "--as core@1.4" in asked.value.hint


def test_the_answer_counts_and_the_rules_that_differ_are_listed(tmp_path: Path) -> None:
    text = printed("Core Rules v1.4", CHANGED)
    for named in ("core@1.4", "core@2026-12-01", "core@1.5"):
        found = read(tmp_path, text, named)
        assert (found.document.id, differing(found)) == (named, ("194",))


def test_a_rule_more_or_less_or_under_another_number_is_listed(tmp_path: Path) -> None:
    moved = {number: text for number, text in NEWEST.items() if number != "300"}
    moved |= {"300": "A rule that nobody knew.", "500": NEWEST["300"], "501": "Another one."}
    del moved["200"]
    found = read(tmp_path, printed("Core Rules\nLast Updated: 2026-10-09", moved))
    assert found.compared
    assert found.compared[3:] == (("300",), ("500",), ("501",), ("200",))


@pytest.mark.parametrize(
    ("title", "texts", "reason"),
    [
        ("Core Rules v1.3\nLast Updated: 2026-07-16", NEWEST, "calls itself 1.3, and 2026-07-16 is the day of 1.4"),
        ("Core Rules v1.4\nLast Updated: 2026-10-09", NEWEST, "the words of core@1.4 throughout"),
        ("Core Rules\nLast Updated: 2026-03-30", NEWEST, "says that it is core@1.3, and its words are those of core@1"),
    ],
)
def test_a_day_that_contradicts_the_rest_is_an_error(
    title: str, texts: dict[str, str], reason: str, tmp_path: Path
) -> None:
    with pytest.raises(ContentError) as refused:
        read(tmp_path, printed(title, texts))
    assert reason in refused.value.reason
    assert "--as core@" in refused.value.hint


def test_nobody_can_name_it_what_it_is_not(tmp_path: Path) -> None:
    with pytest.raises(Misuse, match=r"not core@1\.4: it is of 2026-10-09, and 1 rule has other words: 194"):
        read(tmp_path, printed("Core Rules\nLast Updated: 2026-10-09", CHANGED), "core@1.4")
    with pytest.raises(Misuse, match=r"it is core@1\.4 by its day, 2026-07-16, and by its words"):
        read(tmp_path, printed("Core Rules\nLast Updated: 2026-07-16", NEWEST), "core@2026-10-09")
    with pytest.raises(Misuse, match="other words"):
        read(tmp_path, printed("Core Rules", dict.fromkeys(NEWEST, "Other words.")), "core@1.4")
    with pytest.raises(Misuse, match="--date says 2026-10-10"):
        read(tmp_path, printed("Core Rules\nLast Updated: 2026-10-09", CHANGED), date="2026-10-10")


def test_an_imported_edition_is_known_from_then_on(tmp_path: Path) -> None:
    new = read(tmp_path, printed("Core Rules\nLast Updated: 2026-10-09", CHANGED))
    keep(new.document, new.entries)
    assert read(tmp_path, printed("Core Rules", CHANGED)).document.id == "core@2026-10-09"
    later = read(tmp_path, printed("Core Rules\nLast Updated: 2026-12-01", CHANGED | {"195": "Other words."}))
    assert later.compared
    assert (later.document.id, later.compared.edition, differing(later)) == (
        "core@2026-12-01", "core@2026-10-09", ("195",),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ('The "first" one, face-down.', "The \u201c\ufb01rst\u201d one , face- down ."),
        ("Deal 10 damage to 2 units.", "Deal 1O damage to 2 units."),
        ("It has \u22121 Might.", "It has -1  Might."),
        ("* Units say it.", "\u2022 units say it"),
        ("Choose one.", "1. Choose one."),
    ],
)
def test_what_copying_changes_is_no_change(one: str, other: str) -> None:
    assert essence(one) == essence(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("It has -1 Might.", "It has +1 Might."),
        ("It has -1 Might.", "It has 1 Might."),
        ("Deal 8 damage.", "Deal 9 damage."),
        ("You may draw.", "You draw."),
        ("its owner", "its controller"),
    ],
)
def test_what_changes_a_rule_is_a_change(one: str, other: str) -> None:
    assert fingerprint(ImportedRule("101", one)) != fingerprint(ImportedRule("101", other))


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("The turn player draws.", "The tum player draws."),
        ("The turn player draws.", "The turn player draws. 47"),
        ("The turn player draws.", "The turn the player draws."),
        ("The player draws.", "The the player draws."),
        ("The player draws.", "The play3r draws."),
        ("The unit is no spell.", "The un1t is no spe1l."),
        ("The player draws.", "The player Core Rules 12 draws."),
    ],
)
def test_a_defect_in_a_copy_is_repaired_before_it_is_compared(right: str, wrong: str, tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        know(patch, tmp_path, "core", {"1.4": NEWEST | {"194": right}})
        is_defect = wrong not in {"The turn the player draws.", "The play3r draws."}
        text = printed("Core Rules v1.4", NEWEST | {"194": wrong})
        if is_defect:
            assert differing(read(tmp_path, text)) == ()
        else:
            with pytest.raises(Misuse, match="194"):
                read(tmp_path, text)


def test_the_known_words_are_those_of_the_official_texts() -> None:
    assert render(official("core-rules").parent) == FILE.read_text(encoding="utf-8")
    assert FILE.stat().st_size < 200_000


def changed(text: str, date: str) -> str:
    """The newest official text with another day, and with 9 points in 194.3."""
    text = text.replace("2026-07-16", date)
    return re.sub(r"^(194\.3\. .*)8 points", r"\1 9 points", text, flags=re.MULTILINE)


@pytest.mark.parametrize("titled", [True, False])
def test_the_official_rules_with_one_rule_changed_are_a_new_edition(titled: bool, tmp_path: Path) -> None:
    text = official("core-rules", "core-rules-v1.4.md").read_text(encoding="utf-8")
    found = read(tmp_path, changed(text if titled else text.replace(" v1.4 (Vendetta)", ""), "2026-10-09"))
    assert found.document.id == "core@2026-10-09"
    assert differing(found) == ("194.3",)


def test_the_official_tournament_rules_of_another_day_are_a_new_edition(tmp_path: Path) -> None:
    text = official("tournament-rules", "tournament-rules-2026-07-16.md").read_text(encoding="utf-8")
    text = text.replace("2026-07-16", "10/02/2026").replace("disqualif", "remov")
    found = read(tmp_path, text + "\n900. More\n\n900.1. New words.\n")
    assert found.document.id == "tournament@2026-10-02"
    assert found.compared
    assert found.compared.added == ("900", "900.1")
    known = known_edition("tournament", "2026-07-16")
    assert known
    assert len(found.compared.reworded) + found.compared.same == len(known.hashes)
    with pytest.raises(Misuse, match="like tournament@2026-07-16, but"):
        read(tmp_path, text.replace("10/02/2026", "2026-07-16"))


@pytest.mark.parametrize(("document", "version"), [("core", "1.4"), ("core", "1.2"), ("tournament", "2026-07-16")])
@pytest.mark.parametrize("columns", [1, 2])
def test_a_bad_copy_of_an_official_text_stays_what_it_is(
    document: str, version: str, columns: int, tmp_path: Path
) -> None:
    name = f"core-rules-v{version}.md" if document == "core" else f"tournament-rules-{version}.md"
    text = official(f"{document}-rules", name).read_text(encoding="utf-8")
    paragraphs = [line.lstrip("# ") for line in text.splitlines() if line.strip()]
    path = print_pdf(tmp_path / "book.pdf", paragraphs, columns=columns, divided=True, ligatures=True)
    found = read_document(path, ImportOptions(open_library().store, read_name("")))
    assert (found.document.id, differing(found)) == (f"{document}@{version}", ())


DEFECTS = [
    (r"(?<=[a-z]), ", " , "),
    (r"\"([^\"]*)\"", "\u201c \\1 \u201d"),
    (r"fi", "\ufb01"),
    (r"^(\d\d)0", r"\1O"),
    (r"^(\d{3})\.(\d)", r"\1. \2"),
    (r"(?<= )(\w+)(?= )", r"**\1**"),
    (r"(?<=\w{4}) (?=\w{9})", "\n"),
    (r"\u2019|'", "\u00b4"),
    (r"\b1(\d) ", r"l\1 "),
]


@pytest.mark.parametrize(("pattern", "becomes"), DEFECTS)
@pytest.mark.parametrize("name", ["core-rules-v1.4.md", "tournament-rules-2026-07-16.md"])
def test_one_kind_of_defect_in_an_official_text_makes_no_edition(
    name: str, pattern: str, becomes: str, tmp_path: Path
) -> None:
    path = official("core-rules" if name.startswith("core") else "tournament-rules", name)
    head, rest = path.read_text(encoding="utf-8").split("\n\n## ", 1)
    found = read(tmp_path, head + "\n\n## " + re.sub(pattern, becomes, rest, flags=re.MULTILINE))
    assert found.document.version in {"1.4", "2026-07-16"}
    assert differing(found) == ()
