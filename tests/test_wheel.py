"""The wheel: content travels in it, and it answers in an empty directory."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from judge.cards.catalogue import FOLDERS

if TYPE_CHECKING:
    from collections.abc import Callable

pytest.importorskip("hatchling", reason="needs the build backend")
ROOT = Path(__file__).parents[1]

DEFINED = """
import hashlib, json
from judge.cards.card_coverage import definition_hash
from judge.cards.loader import defined, definitions
from judge.citations.coverage import sources

texts = {path: hashlib.sha256(text.encode()).hexdigest() for path, text in sources().items()}
print(json.dumps([[card.name for card in definitions()], {name: definition_hash(name) for name in defined()}, texts]))
"""
"""Tells which cards are defined and can be read, the hash of each definition, and that of each source."""

pytestmark = pytest.mark.xdist_group("wheel")  # built once


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is in a wheel: in the one that $JUDGE_WHEEL names, else in one that is built here."""
    folder = tmp_path_factory.mktemp("wheel")
    if built := os.environ.get("JUDGE_WHEEL"):
        shutil.copy2(built, folder)
    else:
        command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "installed")
    return folder / "installed"


def _judge(installed: Path, folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return _python(installed, folder, "-m", "judge", *words)


def _python(installed: Path, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("JUDGE_")}
    environment |= {"PYTHONPATH": str(installed), "XDG_CACHE_HOME": str(folder / "cache")}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["428.1.a"], "428.1.a KILL"),
        (["hidden"], "811 HIDDEN"),
        (["unlicenced armoury"], "Corrected 2025-10-28"),
        (["737"], "Hidden"),
        (["negative", "might"], "(143.2.b.1)"),
        (["versions"], "Core 1.2"),
    ],
)
def test_it_answers_in_an_empty_directory(installed: Path, tmp_path: Path, words: list[str], says: str) -> None:
    done = _judge(installed, tmp_path, *words)
    assert done.returncode == 0, done.stderr
    assert says in done.stdout


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["ruling", "assigning-damage"], "How may a player assign combat damage among several units?"),
        (["ruling", "baited hook"], "pairs/baited-hook-and-highlander"),
        (["run", "rulings/scoring"], "passed  rulings/scoring/conquer-and-hold.md:"),
        (["run", "ruling:combat/results"], "passed  rulings/combat/results.md:"),
        (["run", "tests/rulings/units/first-mate.md"], "passed  rulings/units/first-mate.md:"),
        (["replay", "ruling:combat/results!3"], "expectations hold."),
        (["explore", "ruling:combat/results!3"], "1 outcome"),
        (["impact", "1.3", "1.4", "ruling:combat/results", "--all"], "ruling:combat/results"),
    ],
)
def test_the_rulings_are_in_it_and_run(installed: Path, tmp_path: Path, words: list[str], says: str) -> None:
    done = _judge(installed, tmp_path, *words)
    assert done.returncode == 0, done.stderr
    assert says in done.stdout


def test_it_is_smaller_than_its_budget(installed: Path) -> None:
    (wheel,) = installed.parent.glob("*.whl")
    assert wheel.stat().st_size < 4_200_000


def test_the_library_is_in_it_and_the_sources_are_not(installed: Path) -> None:
    assert library_of(installed).stat().st_size > 300_000
    assert sorted(path.name for path in installed.iterdir() if path.is_dir() and path.suffix != ".dist-info") == [
        "judge"
    ]


def test_the_scenario_language_travels_with_it_for_assistants(installed: Path) -> None:
    assert (installed / "judge" / "scenario" / "scenario-language.md").read_bytes() == (
        Path(__file__).parents[1] / "docs" / "scenario-language.md"
    ).read_bytes()


def library_of(installed: Path) -> Path:
    (library,) = (installed / "judge" / "data").glob("library-*")
    return library


def test_the_library_is_unpacked_once(installed: Path, tmp_path: Path) -> None:
    _judge(installed, tmp_path, "428.1.a")
    (unpacked,) = (tmp_path / "cache" / "riftbound-judge").glob("library-*.bin")
    made = unpacked.stat().st_mtime_ns
    assert f"{unpacked.name}.xz" == library_of(installed).name
    assert _judge(installed, tmp_path, "428.1.a").returncode == 0
    assert unpacked.stat().st_mtime_ns == made


SEARCHES = ("negative might", "what counts as a target", "can I hide a card", "slow paly", "when is damage healed")


def test_the_index_of_the_search_is_unpacked_once(installed: Path, tmp_path: Path) -> None:
    (packed,) = (installed / "judge" / "data").glob("index-*")
    before = packed.stat()
    there = [_judge(installed, tmp_path, "search", words, "--json").stdout for words in SEARCHES[:1]]
    (unpacked,) = (tmp_path / "cache" / "riftbound-judge").glob("index-*")
    made = unpacked.stat().st_mtime_ns
    there += [_judge(installed, tmp_path, "search", words, "--json").stdout for words in SEARCHES[1:]]
    assert unpacked.stat().st_mtime_ns == made
    assert packed.stat() == before
    assert f"{unpacked.name}.tar.xz" == packed.name
    state = _judge(installed, tmp_path, "index").stdout
    assert "is current" in state
    assert str(unpacked) in state
    assert there == [_python(ROOT, tmp_path, "-m", "judge", "search", words, "--json").stdout for words in SEARCHES]


@pytest.mark.parametrize("damage", [lambda whole: whole[:5000], lambda _: b"not an archive"])
def test_a_damaged_index_is_built_again(installed: Path, tmp_path: Path, damage: Callable[[bytes], bytes]) -> None:
    (packed,) = (installed / "judge" / "data").glob("index-*")
    whole = packed.read_bytes()
    asked = (installed, tmp_path, "search", "negative", "might", "--json")
    right = _judge(*asked).stdout
    (unpacked,) = (tmp_path / "cache" / "riftbound-judge").glob("index-*")
    shutil.rmtree(unpacked)
    try:
        packed.write_bytes(damage(whole))
        assert _judge(*asked).stdout == right
    finally:
        packed.write_bytes(whole)
    assert len(list((tmp_path / "cache" / "riftbound-judge").glob("index-*"))) == 1


def test_a_damaged_library_says_to_install_again(installed: Path, tmp_path: Path) -> None:
    library = library_of(installed)
    whole = library.read_bytes()
    try:
        library.write_bytes(whole[:1000])
        done = _judge(installed, tmp_path, "428.1.a")
    finally:
        library.write_bytes(whole)
    assert done.returncode == 4
    assert "damaged" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_definitions_of_a_set_are_one_file(installed: Path) -> None:
    cards = installed / "judge" / "cards"
    assert sorted(file.stem for file in cards.glob("*.packed")) == sorted(FOLDERS.values())
    assert {file.name for folder in FOLDERS.values() for file in (cards / folder).iterdir()} <= {
        "__init__.py",
        "__pycache__",
    }


def test_cards_that_are_packed_are_simulated(installed: Path, tmp_path: Path) -> None:
    done = _judge(installed, tmp_path, "Hidden Blade vs Zhonya's Hourglass")
    assert done.returncode == 0, done.stderr
    assert "Zhonya's Hourglass replaces the death" in done.stdout


def test_the_same_cards_are_defined_by_the_same_sources_as_in_the_checkout(installed: Path, tmp_path: Path) -> None:
    there, here = (_python(place, tmp_path, "-c", DEFINED) for place in (installed, ROOT))
    assert there.returncode == 0, there.stderr
    assert there.stdout == here.stdout
    names, hashes, texts = json.loads(there.stdout)
    assert names == sorted(hashes)
    assert len(names) > 900
    assert "cards/origins/zhonyas_hourglass.py" in texts


def test_a_slip_in_a_packed_card_is_told_with_its_line(installed: Path, tmp_path: Path) -> None:
    packed = installed / "judge" / "cards" / "origins.packed"
    whole = packed.read_bytes()
    try:
        packed.write_bytes(whole.replace(b"HIDDEN_BLADE = card(", b"\nHIDDEN_BLADE = crad("))
        done = _judge(installed, tmp_path, "Hidden Blade vs Zhonya's Hourglass")
    finally:
        packed.write_bytes(whole)
    assert done.returncode == 4
    assert re.search(r"judge/cards/origins/hidden_blade.py:\d+", done.stderr)
    assert "name 'crad' is not defined" in done.stderr
    assert "Traceback" not in done.stderr
