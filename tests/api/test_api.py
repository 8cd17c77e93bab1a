"""The Python API: the values of ``--json``, described by a schema, with examples that run."""

from __future__ import annotations

import doctest
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_type_hints

import jsonschema
import msgspec
import pytest

import judge
from judge.api import values
from judge.cli.entry import main
from judge.errors import Misuse, NotFound
from tests.replay.replays import TABLE
from tools import json_schema

if TYPE_CHECKING:
    from collections.abc import Callable

DOCS = Path(__file__).parents[2] / "docs"
RULING = Path(__file__).parents[2] / "rulings" / "pairs" / "baited-hook-and-highlander.md"
OPEN = judge.open()

VALIDATOR = jsonschema.Draft202012Validator(json.loads(json_schema.PAGE.read_text(encoding="utf-8")))

CASES: list[tuple[list[str], Callable[[], Any], Any]] = [
    (["rule", "428.1"], lambda: OPEN.rule("428.1"), values.AnswerValues),
    (["card", "gust"], lambda: OPEN.card("gust"), values.AnswerValues),
    (["card", "falling star", "--how"], lambda: OPEN.card("falling star", how=True), values.AnswerValues),
    (["keyword", "hidden"], lambda: OPEN.keyword("hidden"), values.AnswerValues),
    (["search", "facedown zone"], lambda: OPEN.search("facedown zone"), values.AnswerValues),
    (["cite", "428.1"], lambda: OPEN.cite("428.1"), values.CitationValues),
    (["cite", "origins#43"], lambda: OPEN.cite("origins#43"), values.CitationValues),
    (["versions"], OPEN.versions, values.AnswerValues),
    (["faq"], OPEN.faq, values.AnswerValues),
    (["faq", "baited hook"], lambda: OPEN.faq("baited hook"), values.AnswerValues),
    (["errata"], OPEN.errata, values.ErrataValues),
    (["errata", "disintegrate"], lambda: OPEN.errata("disintegrate"), values.ErrataValues),
    (["errata", "--since", "2026-10-01"], lambda: OPEN.errata(since="2026-10-01"), values.ErrataValues),
    (["history", "428"], lambda: OPEN.history("428"), values.AnswerValues),
    (["Charm vs Gearhead"], lambda: OPEN.ask("Charm vs Gearhead"), values.AnswerValues),
    (["can I counter Defy with Wind Wall"], lambda: OPEN.ask("can I counter Defy with Wind Wall"), values.AnswerValues),
    (["diff", "1.3", "1.4", "hidden"], lambda: OPEN.diff("1.3", "1.4", "hidden"), values.DiffValues),
    (["impact", "1.3", "1.4"], lambda: OPEN.impact("1.3", "1.4"), values.ImpactValues),
    (["replay", str(RULING)], lambda: OPEN.scenario(RULING).run(), values.RunValues),
    (["explore", str(RULING), "--block", "1"], lambda: OPEN.scenario(RULING).explore(), values.ExploredValues),
]  # fmt: skip


@pytest.mark.parametrize(("command", "called", "kind"), CASES, ids=[" ".join(case[0])[-40:] for case in CASES])
def test_a_method_returns_what_its_command_prints(
    command: list[str], called: Callable[[], Any], kind: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    returned = called()
    main([*command, "--json"])
    assert json.loads(json.dumps(returned)) == json.loads(capsys.readouterr().out)
    msgspec.convert(json.loads(json.dumps(returned)), kind)
    assert set(returned) == set(get_type_hints(kind))
    VALIDATOR.validate(json.loads(json.dumps(returned)))


def test_how_a_card_stands_is_told_by_format() -> None:
    found = judge.open(as_of="2026-10-10").legality("stacked deck")
    msgspec.convert(json.loads(json.dumps(found)), values.LegalityValues)
    assert found["card"] == "Stacked Deck"
    assert {one["format"]: (one["state"], one["since"]) for one in found["formats"]} == {
        "constructed": ("banned", "2026-09-18"),
        "2v2": ("banned", "2026-09-18"),
    }
    assert found["formats"][0]["list"] == "bans@2026-09-18:constructed"
    assert found["formats"][0]["said"].startswith("banned in Constructed")
    assert [one["state"] for one in judge.open(as_of="2026-10-10").legality("Gust")["formats"]] == ["legal", "legal"]
    assert [one["state"] for one in judge.open(as_of="2025-06-10").legality("Gust")["formats"]] == ["not known"] * 2
    assert [one["state"] for one in OPEN.legality("Elnuk Herd")["formats"]] == ["not known"] * 2
    VALIDATOR.validate(found)


def test_the_schema_describes_a_value_by_itself() -> None:
    page = json.loads(json_schema.PAGE.read_text(encoding="utf-8"))
    assert page["$id"].endswith(":1")
    assert {one["$ref"] for one in page["anyOf"]} <= {f"#/$defs/{name}" for name in page["$defs"]}
    for kind in json_schema.KINDS:
        assert {"$ref": f"#/$defs/{kind.__name__}"} in page["anyOf"]
    wrong: Any
    for wrong in ({}, {"schema": 1}, [], {**OPEN.cite("428.1"), "official": "no"}):
        assert not VALIDATOR.is_valid(wrong)


def test_a_replay_is_as_its_type_says() -> None:
    told = OPEN.scenario(RULING).replay().values()
    msgspec.convert(json.loads(json.dumps(told)), values.ReplayValues)
    assert set(told["steps"][0]) == set(get_type_hints(values.StepValues))


def test_the_schema_is_that_of_the_types() -> None:
    assert json_schema.PAGE.read_text(encoding="utf-8") == json_schema.schema(), "python tools/json_schema.py writes it"


def test_the_examples_of_the_page_run() -> None:
    text = (DOCS / "api.md").read_text(encoding="utf-8").replace("```", "")
    text = text.replace("\npython\n", "\n")
    examples = doctest.DocTestParser().get_doctest(text, {}, "docs/api.md", "docs/api.md", 0)
    told: list[str] = []
    ran = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples, out=told.append)
    assert ran.attempted > 15
    assert ran.failed == 0, "".join(told)


def test_what_there_is_not_raises_an_error_with_the_next_step() -> None:
    with pytest.raises(NotFound, match=r"999\.9"):
        OPEN.rule("999.9")
    with pytest.raises(NotFound, match="no card"):
        OPEN.card("Nobody's Card of Nothing")
    with pytest.raises(Misuse, match="from 1 to 1"):
        OPEN.scenario("P1 ends the turn", block=2)
    with pytest.raises(Misuse):
        judge.open(rules="0.7")


@pytest.mark.parametrize("fenced", [False, True])
def test_a_scenario_that_cannot_be_read_names_its_own_line(fenced: bool) -> None:
    text = "P1: hand Hidden Blade\nP1 plaxs"
    ran = OPEN.scenario(f"```scenario\n{text}\n```" if fenced else text).run()
    assert ran["status"] == "error"
    assert ran["message"].startswith(f'text:{3 if fenced else 2}: "plaxs" is not possible here.')
    assert ".md" not in ran["message"].replace("docs/scenario-language.md", "")


def test_another_answer_is_named_by_its_words() -> None:
    replay = OPEN.scenario(TABLE).replay()
    assert len(replay.take(1, "w (BF2)")) == 3
    with pytest.raises(Misuse, match=r"expected one of 'u \(BF1\)', 'v \(BF2\)', 'w"):
        replay.take(1, "nobody")


def test_the_package_is_typed() -> None:
    assert Path(judge.__file__).with_name("py.typed").exists()
