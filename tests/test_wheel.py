"""The wheel: content travels in it, and it answers in an empty directory."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

pytest.importorskip("hatchling", reason="needs the build backend")
ROOT = Path(__file__).parents[1]

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
    environment = {name: value for name, value in os.environ.items() if not name.startswith("JUDGE_")}
    environment |= {"PYTHONPATH": str(installed), "XDG_CACHE_HOME": str(folder / "cache")}
    command = [sys.executable, "-m", "judge", *words]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["428.1.a"], "428.1.a KILL"),
        (["hidden"], "811 HIDDEN"),
        (["unlicenced armoury"], "Corrected 2025-10-28"),
        (["737"], "Hidden"),
        (["negative", "might"], "143.2.b.1 Units"),
        (["versions"], "Core 1.2"),
    ],
)
def test_it_answers_in_an_empty_directory(installed: Path, tmp_path: Path, words: list[str], says: str) -> None:
    done = _judge(installed, tmp_path, *words)
    assert done.returncode == 0, done.stderr
    assert says in done.stdout


def test_it_is_smaller_than_three_megabytes(installed: Path) -> None:
    (wheel,) = installed.parent.glob("*.whl")
    assert wheel.stat().st_size < 3_000_000


def test_the_library_is_in_it_and_the_sources_are_not(installed: Path) -> None:
    assert library_of(installed).stat().st_size > 300_000
    assert sorted(path.name for path in installed.iterdir() if path.is_dir() and path.suffix != ".dist-info") == [
        "judge"
    ]


def library_of(installed: Path) -> Path:
    (library,) = (installed / "judge" / "data").iterdir()
    return library


def test_the_library_is_unpacked_once(installed: Path, tmp_path: Path) -> None:
    _judge(installed, tmp_path, "428.1.a")
    (unpacked,) = (tmp_path / "cache" / "riftbound-judge").glob("library-*.bin")
    made = unpacked.stat().st_mtime_ns
    assert f"{unpacked.name}.xz" == library_of(installed).name
    assert _judge(installed, tmp_path, "428.1.a").returncode == 0
    assert unpacked.stat().st_mtime_ns == made


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
