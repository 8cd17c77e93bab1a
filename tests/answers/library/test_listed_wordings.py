"""A restated erratum of a card that only an imported list has: it is applied, and both texts are shown."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from judge.answers.library.listed_wordings import listed_wordings
from judge.answers.library.open_library import open_library
from judge.cards.catalogue import is_card
from judge.cards.loader import offer
from judge.cli.entry import main
from tests.cli.say import Say

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.usefixtures("nothing_offered")
HERD = {"name": "Elnuk Herd", "types": ["Unit"], "energy": 6, "might": 5, "tags": ["Freljord"]}
PRINTED = "When you play me, give another friendly unit +9 [M] this turn."
CORRECTED = "When you play me, give a friendly unit +9 [M] this turn."
OTHER = "When you play me, draw 1."
BEFORE, AFTER = "2026-10-08", "2026-10-09"


@pytest.fixture
def nothing_offered() -> Iterator[None]:
    yield
    offer((), str)


def imported(folder: Path, value: Any, *options: str) -> None:
    path = folder / "list.json"
    path.write_text(json.dumps(value), encoding="utf-8")
    assert main(["import", str(path), *options]) == 0


@pytest.mark.parametrize("listed", [PRINTED, CORRECTED])
def test_an_erratum_is_applied_whichever_wording_the_list_has(listed: str) -> None:
    found = listed_wordings("Elnuk Herd", listed)
    assert found.texts == {"printed": PRINTED, AFTER: CORRECTED}
    assert found.on(AFTER) == f"{CORRECTED}\n\nAs printed: {PRINTED}"
    assert found.on(BEFORE) == PRINTED


def test_a_text_without_the_words_is_known_until_the_erratum() -> None:
    found = listed_wordings("Elnuk Herd", OTHER)
    assert found.texts == {"printed": OTHER}
    assert found.unplaced == (AFTER, "errata@2026-10-09:elnuk-herd")
    assert found.is_unknown(AFTER)
    assert found.is_unknown("")
    assert not found.is_unknown(BEFORE)


def test_an_imported_bulletin_goes_before_the_words_of_the_same_day(tmp_path: Path) -> None:
    old, new = PRINTED.replace("9", "4"), CORRECTED.replace("9", "4")
    imported(tmp_path, [{"name": "Elnuk Herd", "date": AFTER, "new": new, "old": old}])
    assert listed_wordings("Elnuk Herd", PRINTED).texts == {"printed": old, AFTER: new}


def test_every_erratum_of_a_card_that_the_catalogue_lacks_names_the_words_that_change() -> None:
    library = open_library()
    errata = [library.erratum(one) for one in library.store.get("all errata")]
    assert [one.id for one in errata if not is_card(one.card) and not one.wording] == []


@pytest.mark.parametrize("listed", [PRINTED, CORRECTED])
def test_the_page_and_the_play_follow_it_and_the_page_has_both_texts(
    listed: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    imported(tmp_path, [{**HERD, "text": listed}], "--date", "2026-10-01")
    say = Say(capsys)
    page = " ".join(say("elnuk herd", "--as-of", AFTER, "--plain").split())
    assert "Unit; 6 Energy, 5 Might; tags Freljord. Known by an imported list." in page
    assert "When this is played, give a friendly unit +9 Might this turn. Official" in page
    assert f"{CORRECTED} As printed: {PRINTED}" in page
    assert "read from its text, not reviewed" in page
    earlier = " ".join(say("elnuk herd", "--as-of", BEFORE, "--plain").split())
    assert "give another friendly unit +9 Might this turn. Official" in earlier
    assert CORRECTED not in earlier
    whole = " ".join(say("elnuk herd", "--as-of", AFTER, "--all").split())
    assert CORRECTED in whole
    assert PRINTED in whole


SCENARIO = """as of {day}
P1: at BF1 u = 3-Might unit; hand Elnuk Herd; pool 6 Energy

P1 plays Elnuk Herd to base
P1 chooses Elnuk Herd
all pass
expect Elnuk Herd 14 Might
"""


@pytest.mark.parametrize(("day", "code"), [(AFTER, 0), (BEFORE, 2)])
def test_a_scenario_plays_the_wording_of_its_day(
    day: str, code: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    imported(tmp_path, [{**HERD, "text": PRINTED}], "--date", "2026-10-01")
    path = tmp_path / "scenario.md"
    path.write_text(f"```scenario\n{SCENARIO.format(day=day)}```\n", encoding="utf-8")
    assert main(["run", str(path)]) == code, capsys.readouterr().out


def test_where_the_words_are_missing_the_card_is_not_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    imported(tmp_path, [{**HERD, "text": OTHER}], "--date", "2026-10-01")
    said = " ".join(Say(capsys)("elnuk herd", "--as-of", AFTER).split())
    assert "has none of the words that an erratum changes (errata@2026-10-09:elnuk-herd)" in said
    assert main(["elnuk herd vs gust", "--as-of", AFTER]) == 3
