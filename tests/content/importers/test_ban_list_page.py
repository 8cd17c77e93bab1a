"""Ban lists: pages of several forms as they are read, kept, and shown in answers."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from judge.answers.library.open_library import open_library
from judge.cli.entry import main
from judge.content.imported import imported_ids
from judge.content.imported_bans import imported_ban_lists
from tests.official import official

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

LEGALITY = """Constructed Format Legality
Last updated: December 1, 2031
Every set may be played.
Banned Cards
Called Shot
Ekko, Recurrent
Moon Frobnicator
Banned Battlefields
Dreaming Tree

2v2 Constructed Legality
Last updated: December 3, 2031
Banned Legends
Master Yi, Wuju Bladesman
Banned cards: Called Shot, Ekko, Recurrent, Block
"""
ANNOUNCEMENT = """# December Bans (Effective December 1, 2031)

Published November 28, 2031. We looked at many decks and decided some things.

## Newly Banned

### Baited Hook

It was too strong.

## Full list of banned cards

Below is everything.

### Banned Cards

- Called Shot
- Ekko, Recurrent
- Moon Frobnicator

### Banned Battlefields

- Dreaming Tree

## 2v2

### Banned Legends

- Master Yi, Wuju Bladesman

### Banned Cards

None.

## Related Articles

- Some Patch Notes
- Some FAQ
"""
LINKS = """# A page of links as of 2031-12-20

Next Rules FAQ and Clarifications, 2031-11-11

Constructed Format Legality (last updated December 1, 2031): every set may be played. Banned:
  cards: Called Shot; Ekko, Recurrent; Moon Frobnicator
  battlefields: Dreaming Tree
2v2 Constructed Legality (last updated December 1, 2031): legends: Master Yi, Wuju Bladesman; cards and battlefields as above.

Documents listed there:
  2031-12-09 Next Patch Notes  https://example.org/next
  2031-12-09 Next Errata
"""  # noqa: E501 - one line of such a page
HTML = """<html><head><title>Riftbound ban list, effective December 1, 2031</title></head><body>
<p>Some words about the format.</p><h2>Banned Cards</h2>
<ul><li>Called Shot</li><li>Ekko, Recurrent</li><li>Moon Frobnicator</li></ul>
<h2>Banned Battlefields</h2><ul><li>Dreaming Tree</li></ul>
<h2>Questions?</h2><ul><li>Write To Us</li></ul></body></html>"""
BARE = """Banned & Restricted
Effective 2031-08-01
The current ban list for Constructed:
\u2022 Called Shot
\u2022 Draven, Vanquisher

Battlefields
\u2022 Reaver's Row

2v2 bans
Same as Constructed.
"""
TABLES = """<html><head><title>Banned Cards | A Site</title></head><body>
<h1>Banned Cards</h1><p>Last updated: 9/1/2031</p>
<table><tr><th>Card</th><th>Type</th></tr><tr><td>Called Shot</td><td>Spell</td></tr>
<tr><td>Reaver's Row</td><td>Battlefield</td></tr></table><h2>2v2</h2>
<p><strong>Banned Cards:</strong> Called Shot, Draven, Vanquisher and Stacked Deck</p></body></html>"""
ROWS = """# Constructed Legality

Last updated: 1 October 2031

| Card | Since |
|---|---|
| Called Shot | 2031-03-01 |
| Draven, Vanquisher | 2031-03-01 |
"""
SECOND = {"cards": ["Called Shot", "Draven, Vanquisher"], "battlefields": ["Reaver's Row"]}
FIRST = {"cards": ["Called Shot", "Ekko, Recurrent", "Moon Frobnicator"], "battlefields": ["The Dreaming Tree"]}
YI = ["Wuju Bladesman, Starter"]
READ = {
    "legality.txt": (
        LEGALITY,
        {
            "2031-12-01:constructed": FIRST,
            "2031-12-03:2v2": {"legends": YI, "cards": ["Called Shot", "Ekko, Recurrent", "Block"]},
        },
    ),
    "announcement.md": (ANNOUNCEMENT, {"2031-12-01:constructed": FIRST, "2031-12-01:2v2": {"legends": YI}}),
    "links.md": (LINKS, {"2031-12-01:constructed": FIRST, "2031-12-01:2v2": {"legends": YI, **FIRST}}),
    "bare.txt": (BARE, {"2031-08-01:constructed": SECOND, "2031-08-01:2v2": SECOND}),
    "tables.html": (
        TABLES,
        {
            "2031-09-01:constructed": {"cards": ["Called Shot"], "battlefields": ["Reaver's Row"]},
            "2031-09-01:2v2": {"cards": ["Called Shot", "Draven, Vanquisher", "Stacked Deck"]},
        },
    ),
    "rows.md": (ROWS, {"2031-10-01:constructed": {"cards": ["Called Shot", "Draven, Vanquisher"]}}),
    "page.html": (HTML, {"2031-12-01:constructed": FIRST}),
}


def bring(folder: Path, text: str, *words: str, name: str = "page.md") -> int:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return main(["import", str(path), *words])


def lists() -> dict[str, dict[str, list[str]]]:
    return {
        f"{one.day}:{one.format}": {
            kind: list(one.of_kind(kind)) for kind in ("legends", "cards", "battlefields") if one.of_kind(kind)
        }
        for one in imported_ban_lists(open_library().store)
    }


def asked(capsys: pytest.CaptureFixture[str], question: str, day: str) -> Any:
    capsys.readouterr()
    assert main([question, "--as-of", day, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("name", READ)
def test_a_page_of_bans_is_read_with_formats_days_and_names(tmp_path: Path, name: str) -> None:
    text, expected = READ[name]
    assert bring(tmp_path, text, name=name) == 0
    assert lists() == expected
    assert all(one.startswith("bans@") for one in imported_ids())


def test_a_name_that_no_card_has_is_kept_and_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bring(tmp_path, ANNOUNCEMENT) == 0
    said = capsys.readouterr().out
    assert "Moon Frobnicator is not a known card" in said
    assert "9 cards of the list of 2026-09-18 are not on that for Constructed (1v1)" in said
    found = asked(capsys, "is moon frobnicator banned in constructed", "2031-12-02")
    assert found["answer"].startswith("Yes. Moon Frobnicator, on 2031-12-02")
    page = asked(capsys, "Moon Frobnicator", "2031-12-02")["answer"]
    assert "is not in the catalogue here" in page
    assert "Legality on 2031-12-02 (ban lists as of 2031-12-01): banned in Constructed (1v1)" in page


def test_an_imported_list_answers_from_its_day_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = asked(capsys, "list of banned cards", "2031-12-01")
    assert "(list of 2026-09-18)" in before["answer"]
    assert bring(tmp_path, LINKS) == 0
    assert "list of 2026-09-18)" in asked(capsys, "list of banned cards", "2031-11-30")["answer"]
    found = asked(capsys, "list of banned cards", "2031-12-01")
    assert "3 cards, 1 battlefield (list of 2031-12-01, imported)" in found["answer"]
    assert [one["id"] for one in found["citations"]] == ["bans@2031-12-01:constructed", "bans@2031-12-01:2v2"]
    assert "No longer banned since then: Draven, Vanquisher" in found["citations"][0]["text"]
    said = asked(capsys, "is scrapheap banned in 2v2", "2031-12-02")["answer"]
    assert said.startswith("No. Scrapheap")
    assert "legal again in 2v2 since 2031-12-01, imported" in said
    assert "imported" in asked(capsys, "Scrapheap", "2031-12-02")["citations"][0]["text"]
    assert "bans@2031-12-01" in json.dumps(asked(capsys, "versions", "2031-12-02")["hits"])


def test_a_list_that_says_that_nothing_is_banned_is_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bring(tmp_path, "# 2v2 Legality (effective 2031-12-01)\n\nBanned cards: none.\n") == 0
    assert (
        "Banned in 2v2 on 2031-12-02 (ban lists as of 2031-12-01): nothing"
        in (asked(capsys, "banned in 2v2", "2031-12-02")["answer"])
    )


RESTATED = """# Constructed Format Legality (last updated 2026-07-16)

Banned cards: Called Shot; Draven, Vanquisher; Fight or Flight; Scrapheap; Stealthy Pursuer
Banned battlefields: The Arena's Greatest; Aspirant's Climb; Dreaming Tree; Obelisk of Power; Reaver's Row
"""


def test_a_list_that_is_restated_is_not_doubled(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = asked(capsys, "banned in constructed", "2026-08-01")
    assert bring(tmp_path, RESTATED) == 0
    assert asked(capsys, "banned in constructed", "2026-08-01") == before
    assert bring(tmp_path, RESTATED.replace("; Scrapheap", "")) == 0
    changed = asked(capsys, "banned in constructed", "2026-08-01")
    assert "4 cards, 5 battlefields (list of 2026-07-16, imported)" in changed["answer"]
    capsys.readouterr()
    assert main(["doctor"]) == 4
    assert "other cards are banned than in the list that the content restates: Scrapheap" in capsys.readouterr().out


NO_DAY = "# Banned cards\n\n- Called Shot\n- Stacked Deck\n"
REFUSED: Mapping[str, tuple[str, tuple[str, ...], int, str]] = {
    "no day": (NO_DAY, (), 2, "it does not say since when the cards are banned"),
    "no names": ("# Ban list (effective 2031-12-01)\n\nNothing to see.\n", (), 4, "no banned card"),
    "changes": (
        "# Ban list (effective 2031-12-01)\n\n## Newly banned\n\n- Block\n",
        (),
        4,
        "only what changed",
    ),
    "two days": (LEGALITY, ("--date", "2031-12-09"), 2, "it has lists of 2031-12-01 and 2031-12-03"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_is_no_whole_list_is_refused_with_one_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], case: str
) -> None:
    text, words, code, reason = REFUSED[case]
    assert bring(tmp_path, text, *words) == code
    assert reason in capsys.readouterr().err
    assert not imported_ids()


@pytest.mark.parametrize("words", [("--date", "2031-12-05"), ("--as", "bans@2031-12-05")])
def test_the_day_can_be_said(tmp_path: Path, words: tuple[str, str]) -> None:
    assert bring(tmp_path, NO_DAY, *words) == 0
    assert lists() == {"2031-12-05:constructed": {"cards": ["Called Shot", "Stacked Deck"]}}


def test_a_list_is_listed_checked_and_removed(tmp_path: Path, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bring(tmp_path, LINKS) == 0
    capsys.readouterr()
    assert main(["import", "--list"]) == 0
    assert "bans@2031-12-01  Ban list of 2031-12-01, 2 lists" in capsys.readouterr().out
    path = data / "imported/bans@2031-12-01.jsonl"
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole.replace('"legends"]', '"heroes"]'), encoding="utf-8")
    assert "(list of 2026-09-18)" in asked(capsys, "banned in 2v2", "2031-12-02")["answer"]
    capsys.readouterr()
    assert main(["doctor"]) == 4
    assert "damaged" in capsys.readouterr().out
    assert main(["import", "--remove", "bans@2031-12-01"]) == 0
    assert not imported_ids()


def test_the_official_pages_say_what_is_restated(capsys: pytest.CaptureFixture[str]) -> None:
    before = [asked(capsys, "banned cards", day) for day in ("2026-04-01", "2026-08-01", "2026-10-11")]
    for name in ("legality-2026-10-10.md", "tournament-rules/constructed-legality-2026-07-16.md"):
        assert main(["import", str(official(*name.split("/")))]) == 0
    assert imported_ids() == ("bans@2026-03-31", "bans@2026-07-16", "bans@2026-09-18")
    assert [asked(capsys, "banned cards", day) for day in ("2026-04-01", "2026-08-01", "2026-10-11")] == before
