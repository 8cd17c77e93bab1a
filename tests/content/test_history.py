from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from judge.content.history import FATES, History, Lineage, Meaning, Step, bare, parse_history, read_history
from judge.errors import ContentError, NotFound

STORED = Path(__file__).parents[2] / "rules" / "history.tsv"

SMALL = """1.0\t1.1\t1.2\t1.0>1.1\t1.1>1.2
001\t001\t001\tsame\tsame
100\t100\t(001)\tsame\treworded
101\t200\t300\tmoved\treworded
\t101\t101\tnew\tsame
(101)\t201\t301\treworded\tmoved
102\t\t\tremoved\t
"""


@pytest.fixture
def small() -> History:
    return parse_history(SMALL, where="small")


@pytest.fixture(scope="module")
def stored() -> History:
    return read_history(STORED)


def test_a_rule_is_followed_into_each_later_version(small: History) -> None:
    assert small.follow("1.0", "101") == {"1.1": Step("200", "moved"), "1.2": Step("300", "reworded")}
    assert small.follow("1.1", "101") == {"1.2": Step("101", "same")}
    assert small.follow("1.2", "101") == {}


def test_a_removed_rule_is_followed_until_it_was_removed(small: History) -> None:
    assert small.follow("1.0", "102") == {"1.1": Step("", "removed")}


def test_a_merged_rule_leads_to_what_it_became_part_of(small: History) -> None:
    assert small.follow("1.1", "100") == {"1.2": Step("001", "reworded")}
    assert small.number_in("1.2", "001") == {"1.0": "001", "1.1": "001", "1.2": "001"}


def test_a_part_that_was_split_off_knows_where_it_comes_from(small: History) -> None:
    assert small.number_in("1.2", "301") == {"1.0": "101", "1.1": "201", "1.2": "301"}
    assert small.number_in("1.0", "101")["1.2"] == "300"


def test_a_number_means_something_else_in_each_version(small: History) -> None:
    assert small.meanings("101") == (
        Meaning("1.0", "300", "reworded"),
        Meaning("1.1", "101", "same"),
        Meaning("1.2", "101", "same"),
    )
    assert small.meanings("102") == (Meaning("1.0", "", "removed"),)
    assert small.meanings("999") == ()


def test_an_unknown_number_is_refused_with_the_versions_that_have_it(small: History) -> None:
    with pytest.raises(NotFound, match=r"no rule 102 in version 1\.2\n  It exists in 1\.0\."):
        small.follow("1.2", "102")
    with pytest.raises(NotFound, match=r"no rule 999 in version 1\.2$"):
        small.number_in("1.2", "999")
    with pytest.raises(NotFound, match=r"no version 9\.9 .*\n  Known versions: 1\.0, 1\.1, 1\.2\."):
        small.follow("9.9", "001")


@pytest.mark.parametrize("text", ["", "\n", "1.0>1.1\n", "1.0\t1.1\n", "prose\tand\tmore\n"])
def test_a_file_without_versions_is_refused(text: str) -> None:
    with pytest.raises(ContentError, match="there:1: expected versions and steps"):
        parse_history(text, where="there")


@pytest.mark.parametrize("line", ["001", "001\t001\t001\tsame", "001\t001\t001\tsame\tlost"])
def test_a_line_that_is_no_lineage_is_refused_when_it_is_read(line: str) -> None:
    history = parse_history(f"1.0\t1.1\t1.2\t1.0>1.1\t1.1>1.2\n{line}\n", where="there")
    with pytest.raises(ContentError, match="there:2: expected the lineage of a rule"):
        _ = history.lineages


def test_an_absent_or_binary_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="cannot be read"):
        read_history(tmp_path / "history.tsv")
    (tmp_path / "history.tsv").write_bytes(b"\xff\xfe")
    with pytest.raises(ContentError, match="cannot be read"):
        read_history(tmp_path / "history.tsv")


def test_reading_the_history_imports_nothing_heavy() -> None:
    code = "import sys; import judge.content.history; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not set(ran.stdout.split()) & {"typing", "re", "pathlib", "rapidfuzz", "judge.diff", "judge.cards"}


def test_the_stored_history_covers_every_rule_of_five_versions(stored: History) -> None:
    assert stored.versions == ("1.0", "1.1", "1.2", "1.3", "1.4")
    columns = zip(*(lineage.numbers for lineage in stored.lineages), strict=True)
    own = [[number for number in column if number and number == bare(number)] for column in columns]
    assert [len(numbers) for numbers in own] == [1365, 1616, 1794, 2088, 2381]
    assert all(len(numbers) == len(set(numbers)) for numbers in own)


def consistent(lineage: Lineage) -> bool:
    """Tell whether each fate fits the numbers at both of its ends."""
    for before, after, fate in zip(lineage.numbers, lineage.numbers[1:], lineage.fates, strict=False):
        ends = (bool(before), bool(after))
        if ends == (True, True):
            fits = fate == "reworded" or fate == ("same" if bare(before) == bare(after) else "moved")
        else:
            fits = fate == {(True, False): "removed", (False, True): "new", (False, False): ""}[ends]
        if not fits:
            return False
    return True


def test_every_stored_fate_fits_its_numbers(stored: History) -> None:
    assert [lineage for lineage in stored.lineages if not consistent(lineage)] == []
    assert {fate for lineage in stored.lineages for fate in lineage.fates} == {*FATES, ""}


def test_hidden_is_followed_from_737_to_811(stored: History) -> None:
    assert stored.follow("1.2", "737") == {"1.3": Step("811", "moved"), "1.4": Step("811", "same")}


def test_737_means_hidden_in_1_2_and_something_else_since(stored: History) -> None:
    hidden, *others = stored.meanings("737")
    assert hidden == Meaning("1.2", "811", "moved")
    assert others == [Meaning("1.3", "737", "same"), Meaning("1.4", "737", "same")]


@pytest.mark.parametrize(("old", "now"), [("415.1", "428.1"), ("735.1.c", "809.1.c"), ("376", "383"), ("745", "819")])
def test_known_numbers_of_1_2_lead_to_1_4(stored: History, old: str, now: str) -> None:
    assert stored.number_in("1.2", old)["1.4"] == now
    assert stored.number_in("1.4", now)["1.2"] == old


def test_a_rule_that_became_part_of_another_leads_there(stored: History) -> None:
    assert stored.follow("1.2", "739.1.c.2")["1.3"] == Step("813.1.c.1", "reworded")
