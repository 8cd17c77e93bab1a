"""A card that nobody has defined plays by its imported text, if that is read whole, and every answer says so."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from judge.answers.imported.read_cards import NOT_REVIEWED, read_cards
from judge.answers.library.open_library import open_library
from judge.cards.loader import definition, offer
from judge.cli.entry import main
from judge.errors import CannotSimulate

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

HOUND = "When I attack, give me +9 [M] this turn.\nWhen you play me, stun an exhausted enemy unit."
THIEF = "[Hidden]\nWhen you play me, draw 1, then kill me if I was played from face down."
CALL = "The next unit you play this turn (even from [Hidden]) can be played to any battlefield. Draw 1."
ECHO = "Draw 3.\nWhen you conquer, you may play this from your trash for [1]. Then banish this."
CARDS = {
    "lastUpdated": "2026-10-12",
    "cards": [
        {"name": "Twilight Zebrahound", "type": "Unit", "energy": 5, "might": 6, "domains": ["Body"], "text": HOUND},
        {"name": "Gribbling Zebracat", "type": "Unit", "energy": 2, "might": 2, "text": "[Tank]\nI gribble twice."},
        {"name": "Zebra Question", "text": "Draw 9."},
        {"name": "Zebra Thief", "type": "Unit", "energy": 2, "might": 2, "text": THIEF},
        {"name": "Zebra Call", "type": "Spell", "energy": 1, "text": CALL},
        {"name": "Zebra Echo", "type": "Spell", "energy": 5, "text": ECHO},
        {"name": "Zebra Plain", "type": "unit", "energy": 2, "might": 3, "text": ""},
        {"name": "Zebra Silent", "type": "Spell", "energy": 2, "text": ""},
        {"name": "Brave Zebra", "type": "Unit", "energy": "x", "might": 2, "text": "[Tank]"},
    ],
}
ERRATUM = [{"name": "Twilight Zebrahound", "date": "2026-10-20", "old": HOUND, "new": HOUND.replace("9", "8")}]


@pytest.fixture
def imported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[str]:
    (tmp_path / "cards.json").write_text(json.dumps(CARDS), encoding="utf-8")
    (tmp_path / "errata.json").write_text(json.dumps(ERRATUM), encoding="utf-8")
    assert main(["import", str(tmp_path / "cards.json"), str(tmp_path / "errata.json")]) == 0
    yield capsys.readouterr().out
    offer((), str)


def test_the_import_tells_what_is_read_and_what_is_not(imported: str) -> None:
    assert f"5 of 8 cards that are not defined play, {NOT_REVIEWED}." in imported
    assert "Gribbling Zebracat: i gribble twice" in imported


@pytest.mark.parametrize("form", ["--plain", "--md", "--json"])
@pytest.mark.usefixtures("imported")
def test_such_a_card_plays_and_every_form_of_the_answer_says_so(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["Twilight Zebrahound vs Charm", form]) == 0
    out, err = capsys.readouterr()
    told = " ".join(out.split())
    assert "An imported erratum is not performed" not in err
    said = SAYS if form != "--json" else f"Twilight Zebrahound is {NOT_REVIEWED}."
    assert said in told
    assert "not understood" not in told
    assert "When this attacks, give this +8 Might this turn." in told
    assert "Twilight Zebrahound moves to BF2" in told


@pytest.mark.usefixtures("imported")
def test_a_text_that_is_not_understood_is_refused_by_name_with_the_part(capsys: pytest.CaptureFixture[str]) -> None:
    main(["Gribbling Zebracat vs Charm", "--plain"])
    told = " ".join(capsys.readouterr().out.split())
    assert "Gribbling Zebracat is not defined for the engine yet, and its text is not understood" in told
    assert "'i gribble twice'" in told


@pytest.mark.usefixtures("imported")
def test_each_wording_counts_from_its_day_on() -> None:
    (before,) = read_cards(open_library("2026-10-15"), ["Twilight Zebrahound"])
    (after,) = read_cards(open_library("2026-10-25"), ["Twilight Zebrahound"])
    assert "+9 Might" in before
    assert "+8 Might" in after
    assert [variant.name for variant in definition("Twilight Zebrahound").variants] == ["printed", "2026-10-20"]


@pytest.mark.usefixtures("imported")
def test_a_card_whose_type_the_list_does_not_state_is_refused() -> None:
    with pytest.raises(CannotSimulate, match="does not say what type"):
        read_cards(open_library(), ["Zebra Question"])


@pytest.mark.usefixtures("imported")
def test_a_unit_whose_text_is_empty_plays_as_one_that_does_nothing() -> None:
    assert read_cards(open_library(), ["Zebra Plain"]) == ("Zebra Plain: no text",)


@pytest.mark.parametrize(
    ("card", "why"),
    [("Zebra Silent", "does not say what it does"), ("Brave Zebra", r"costs or is worth \(energy 'x'\)")],
)
@pytest.mark.usefixtures("imported")
def test_a_card_is_refused_for_the_fact_that_the_list_lacks(card: str, why: str) -> None:
    with pytest.raises(CannotSimulate, match=f"{card} is not defined for the engine yet, and the card list .*{why}"):
        read_cards(open_library(), [card])


@pytest.mark.usefixtures("imported")
def test_defined_cards_and_unknown_ones_are_left_alone() -> None:
    assert read_cards(open_library(), ["Baited Hook", "Nobody of Nowhere"]) == ()


SCENARIO = """```scenario
P1's turn
P1: base z = Twilight Zebrahound
P2: at BF1 u = 3-Might unit

P1 moves z to BF1
all pass
the rest of the combat

expect z 14 Might, u killed
```
"""
SAYS = f"Twilight Zebrahound is {NOT_REVIEWED}: When this attacks, give this +8 Might this turn."
FORMS = ["--plain", "--md", "--json"]


def told(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    """What a command writes, in one line; in JSON the card and what it says stand apart."""
    assert main([*words, "--as-of", "2026-11-01"]) == code
    return " ".join(capsys.readouterr().out.replace("\\", "").split())


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    "words", [("run",), ("replay",), ("explore",), ("ask", "does u die")], ids=["run", "replay", "explore", "ask"]
)
@pytest.mark.usefixtures("imported")
def test_whatever_plays_a_scenario_with_such_a_card_says_so(
    words: tuple[str, ...], form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "zebra.md"
    path.write_text(SCENARIO, encoding="utf-8")
    found = told(capsys, words[0], str(path), *words[1:], form)
    if form != "--json":
        assert SAYS in found
        return
    read = json.loads(found)
    (card,) = read.get("rows", [read])[0]["read_cards"]
    assert f"{card['card']} is {card['status']}: {card['says']}".startswith(SAYS)


@pytest.mark.usefixtures("imported")
def test_a_scenario_with_defined_cards_says_nothing_of_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "poro.md"
    path.write_text(SCENARIO.replace("Twilight Zebrahound", "Mighty Poro").replace("14", "5"), encoding="utf-8")
    main(["run", str(path), "--json"])
    (row,) = json.loads(capsys.readouterr().out)["rows"]
    assert "read_cards" not in row


@pytest.mark.usefixtures("imported")
def test_a_scenario_is_refused_with_the_part_that_was_not_understood(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "zebra.md"
    path.write_text(SCENARIO.replace("Twilight Zebrahound", "Gribbling Zebracat"), encoding="utf-8")
    assert "its text is not understood: 'i gribble twice'" in told(capsys, "run", str(path), code=3)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.usefixtures("imported")
def test_the_page_of_a_card_says_whether_it_plays(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"Twilight Zebrahound is {NOT_REVIEWED}." in told(capsys, "Twilight Zebrahound", form)
    assert "its text is not understood: 'i gribble twice'" in told(capsys, "Gribbling Zebracat", form)


@pytest.mark.usefixtures("imported")
def test_the_page_of_a_card_has_its_facts(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Unit, Body; 5 Energy, 6 Might." in told(capsys, "Twilight Zebrahound")


@pytest.mark.usefixtures("imported")
def test_words_of_its_name_are_understood(capsys: pytest.CaptureFixture[str]) -> None:
    assert "not understood" not in told(capsys, "Zebra Call vs Zebra Plain")


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("words", [("explore",), ("ask", "does Twilight Zebrahound die")], ids=["explore", "ask"])
@pytest.mark.usefixtures("imported")
def test_what_is_asked_of_a_set_up_of_such_a_card_says_so(
    words: tuple[str, ...], form: str, capsys: pytest.CaptureFixture[str]
) -> None:
    found = told(capsys, words[0], "Twilight Zebrahound vs Hextech Ray", *words[1:], form)
    assert (SAYS if form != "--json" else NOT_REVIEWED) in found


@pytest.mark.usefixtures("imported")
def test_a_new_scenario_of_such_a_card_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "Twilight Zebrahound vs Charm"]) == 0
    out, err = capsys.readouterr()
    assert f"Twilight Zebrahound is {NOT_REVIEWED}." in err
    path = tmp_path / "new.md"
    path.write_text(out, encoding="utf-8")
    assert main(["run", str(path)]) == 0


PLAYED = {
    "what was played from facedown is killed": """
P1's turn
P1: at BF1 u = 2-Might unit, facedown h = Zebra Thief; hand z = Zebra Thief

P1 plays z to base
all pass
P1 plays h from facedown
all pass

expect z in P1's base, h killed, P1 drew 2
""",
    "what is played from the trash for another cost is banished": """
P1's turn
P1: base u = 2-Might unit; trash e = Zebra Echo

P1 moves u to BF1
the rest of the showdown
P1 chooses yes
all pass
P1 pays [1]
resolve the chain

expect e banished, P1 drew 3
""",
    "the next unit can be played to any battlefield, and only that one": """
battlefields: BF1, BF2
BF2 controlled by P2
P1's turn
P1: hand Zebra Call, u = 2-Might unit, v = 2-Might unit; base w = 1-Might unit
P2: at BF2 e = 3-Might unit

P1 cannot play u to BF2
P1 plays Zebra Call
all pass
P1 plays u to BF2
the rest of the combat
P1 cannot play v to BF2

expect u killed, P1 drew 1
""",
    "even from facedown": """
battlefields: BF1, BF2
BF2 controlled by P2
P1's turn
P1: hand Zebra Call; at BF1 u = 2-Might unit, facedown h = Zebra Thief
P2: base e = 3-Might unit

P1 cannot play h from facedown to BF2
P1 plays Zebra Call
all pass
P1 plays h from facedown to BF2
resolve the chain

expect h killed, P1 drew 2
""",
    "what is countered is banished all the same": """
P1's turn
P1: base u = 2-Might unit; trash e = Zebra Echo
P2: hand Wind Wall

P1 moves u to BF1
the rest of the showdown
P1 chooses yes
all pass
P1 pays [1]
P2 plays Wind Wall on e
all pass

expect e banished, countered, P1 drew 0
""",
}


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.usefixtures("imported")
def test_what_was_read_is_played(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "zebra.md"
    path.write_text(f"```scenario\n{PLAYED[name].strip()}\n```\n", encoding="utf-8")
    code = main(["run", str(path)])
    assert not code, capsys.readouterr().out
