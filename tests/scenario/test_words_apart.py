"""Words that run together are refused wherever they stand, and a label may begin with a word of the language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from judge.errors import ScenarioError
from judge.scenario.language.grammar import grammar_text
from judge.scenario.language.parse import parse

DOCS = Path(__file__).parents[2] / "docs" / "scenario-language.md"
SETUP = re.compile(r"P[1-9]:|P[1-9]'s turn|pending|earlier|BF\d controlled|battlefields|players|mode|teams|first turns")
BETWEEN_WORDS = re.compile(r"(?<=[\w\"\]]) (?=[\w\"\[])")
WORDS = sorted(set(re.findall(r'"([A-Za-z]+)"', grammar_text())))
LABELLED = (
    "P1: base {} = 3-Might unit", "P1 moves {} to BF1", "P1 plays {} on {} and {}", "P1 uses {}", "P1 hides {} at BF1",
    "P1 plays x, killing {}", "P1 finalizes {}", "P1 can play {}", "P1 cannot move {} to base", "P1 discards {}",
    "P1 chooses {} and {}", "P1 orders {}, {}", "P1 replaces {}'s death with {}", "P1 assigns 2 to {}, 3 to {}",
    "P1 takes {}", "effect of P2: kill {}", "effect of P2: deal 2 to {} and {}", "the shuffle puts {} on top",
    "expect {} exhausted", "expect not {} ready, {} not ready, {} in P1's trash", "expect {} 3 Might, {} Mighty",
    "expect P1 paid [2] for {}", "expect {} attached to {}", "expect options: {}, {}", "expect the chain: {}",
    "expect order: {} killed, {} played", "expect keywords of {}: nothing", "expect {}'s ability on the chain",
    "expect playable with {}: {}", "expect {} costs P1 [2]", "ask does {} die", "ask can P1 play {}",
    "pending: P1's {} = 3-Might unit", "earlier this turn: P1 played {}",
)  # fmt: skip


def _lines() -> list[str]:
    blocks = re.findall(r"```scenario\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    return sorted({line for block in blocks for line in block.split("\n") if line.strip() and line[0] not in " #"})


def _alone(line: str) -> str:
    """A line as a scenario of its own."""
    return line if not line.startswith("because") else f"P1 passes\n{line}"


def _read(line: str) -> str | None:
    """What a line says, without where it says it; None where it cannot be read."""
    try:
        script = parse(_alone(line))
    except ScenarioError:
        return None
    return re.sub(r"SourceLocation\(.*?source=(['\"]).*?\1\)", "", repr(script))


def test_no_blank_between_two_words_of_an_example_can_be_left_out() -> None:
    taken = []
    for line in _lines():
        said = _read(line)
        assert said is not None
        blanks = [blank.start() for blank in BETWEEN_WORDS.finditer(line) if line[: blank.start()].count('"') % 2 == 0]
        shorter = [line[:at] + line[at + 1 :] for at in blanks]
        taken += [one for one in shorter if _read(one) == said and re.search(r"\b\d+x ", one) is None]
    assert taken == []


@pytest.mark.parametrize(
    ("line", "together", "apart"),
    [
        ("P1 movesu to BF1", "movesu", "moves u"),
        ("P1 moves u toBF1", "toBF1", "to BF1"),
        ("expectu ready", "expectu", "expect u"),
        ("expect P1 has5points", "has5points", "has 5points"),
        ("allpass", "allpass", "all pass"),
        ("resolve thechain", "thechain", "the chain"),
        ("P1'sturn", "P1'sturn", "P1's turn"),
        ("P1: points5", "points5", "points 5"),
        ("effect ofP2: draw 1", "ofP2", "of P2"),
        ('P1 plays "kill a unit"on u', '"kill a unit"on', '"kill a unit" on'),
        ("P1 plays u,paying[2]", "paying[2]", "paying [2]"),
    ],
)
def test_the_message_names_the_words_and_how_to_write_them(line: str, together: str, apart: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        parse(line)
    assert caught.value.reason == f"these words run together: {together}."
    assert caught.value.hint == f"Write them with a blank between: {apart}"
    assert line[caught.value.column - 1 :].startswith(together.removeprefix("P1"))


@pytest.mark.parametrize("form", LABELLED)
def test_a_label_may_begin_with_any_word_of_the_language(form: str) -> None:
    for word in WORDS:
        for label in (f"{word}_2", f"{word}2"):
            parse(form.replace("{}", label))
