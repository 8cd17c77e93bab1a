"""Imports point one way, and files are small."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.each import for_each
from tests.test_engine_floors import KERNEL
from tools.import_circles import folder_arrows, folder_of, modules, run_time_circles, statements, type_circles

pytestmark = pytest.mark.xdist_group("imports")  # one worker reads the files, once
ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "judge"

MAY_READ = {
    "errors": set(),
    "slugs": set(),
    "doubts": set(),
    "record": set(),
    "spared_imports": set(),
    "packed_sources": {"errors"},
    "text_file": {"errors"},
    "yaml_text": set(),
    "content": {"errors", "slugs", "text_file", "yaml_text"},
    "citations": {"errors", "slugs", "packed_sources", "text_file", "content"},
    "index": {"errors", "slugs", "text_file", "content"},
    "diff": {"errors", "slugs", "content"},
    "engine": {"errors", "slugs", "doubts"},
    "cards": {"errors", "slugs", "doubts", "packed_sources", "text_file", "engine"},
    "scenario": {"errors", "slugs", "doubts", "text_file", "yaml_text", "engine", "cards", "citations"},
    "matchup": {"errors", "slugs", "doubts", "engine", "cards", "scenario"},
    "replay": {"errors", "engine", "scenario"},
    "screens": {"errors", "content", "engine", "replay", "answers"},
    "answers": {
        "errors",
        "slugs",
        "doubts",
        "packed_sources",
        "text_file",
        "content",
        "citations",
        "index",
        "diff",
        "engine",
        "cards",
        "scenario",
        "matchup",
        "replay",
    },
    "pages": {"replay", "answers"},
    "api": {"errors", "content", "scenario", "matchup", "replay", "answers"},
    "__init__": {"api"},
    "sweep": {"errors", "slugs", "content", "citations", "cards", "answers"},
    "practice": {"errors", "slugs", "content", "citations", "engine", "cards", "scenario", "matchup", "answers"},
    "cli": {
        "errors",
        "slugs",
        "packed_sources",
        "content",
        "citations",
        "index",
        "diff",
        "engine",
        "cards",
        "scenario",
        "replay",
        "answers",
        "sweep",
        "screens",
        "pages",
        "api",
        "practice",
    },
    "__main__": {"cli"},
}
"""What each part of the package may import besides itself."""

EVERYBODY = {"__init__", "record", "spared_imports"}
EXCEPTIONS: dict[str, str] = {}
"""Single imports that are allowed all the same: ``<file> <module>``, with the reason."""

MOST_LINES = 300
LONGER: dict[str, str] = {}
"""Files that may be longer, with the reason."""


def _files(*places: str) -> list[Path]:
    found = [path for place in places for path in sorted((ROOT / place).rglob("*.py"))]
    return [path for path in found if "__pycache__" not in path.parts]


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def _part(module: str) -> str:
    """The part of the package that a module belongs to; "" for a foreign module."""
    names = module.split(".")
    if names[0] != "judge":
        return ""
    return names[1] if len(names) > 1 else "__init__"


def _imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node, _, _ in statements(path):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        else:
            assert node.level == 0, f"{path}:{node.lineno}: imports are absolute"
            module = node.module or ""
            found |= {f"{module}.{alias.name}" for alias in node.names} if module == "judge" else {module}
    return found


@for_each(lambda: _files("judge"), _name)
def test_imports_point_one_way(path: Path) -> None:
    name = path.relative_to(PACKAGE).as_posix()
    own = name.split("/")[0].removesuffix(".py")
    if own == "__init__":
        return
    assert own in MAY_READ, f"{own} is new: say in MAY_READ what it may import"
    for module in sorted(_imported(path)):
        part = _part(module)
        if part in {"", own} | EVERYBODY or f"{name} {module}" in EXCEPTIONS:
            continue
        known = part in MAY_READ
        assert not known or part in MAY_READ[own], f"judge/{name} must not import {module}"


SCENARIO = ("language", "board", "play", "checks", "asking")
"""The folders of judge/scenario from the ground up: each may read those before it; the files beside them read all."""


@for_each(lambda: _files("judge/scenario"), _name)
def test_folders_of_scenario_are_in_order(path: Path) -> None:
    own = path.relative_to(PACKAGE / "scenario").parts[0]
    if own.endswith(".py"):
        return
    assert own in SCENARIO, f"{own} is new: say in SCENARIO where it stands"
    for module in sorted(_imported(path)):
        if module.startswith("judge.scenario."):
            part = module.split(".")[2]
            assert part in SCENARIO[: SCENARIO.index(own) + 1], f"{path.name} must not import {module}"


MATCHUP = (
    "clauses",
    "walks",
    "boards",
    "recipes",
    "points",
    "four_walks",
    "kinds",
    "situations",
    "working_out",
    "search",
)
"""The folders of judge/matchup from the ground up."""
ANSWERS = (
    "page", "library", "imported", "questions", "typed", "impact", "changes", "sentences", "rulings",
    "lookups", "finding", "documents", "simulated", "readers", "tournament_page", "router",
    "citation_to_paste", "evaluation", "browsing", "doctor",
)  # fmt: skip
"""The folders of judge/answers from the ground up, and the files that stand beside them."""
BY_FOLDERS = {"judge.matchup": MATCHUP, "judge.answers": ANSWERS}
FEWEST_FILES, MOST_FILES = 3, 30


@pytest.mark.parametrize("package", BY_FOLDERS)
def test_folders_import_from_those_below(package: str) -> None:
    """Imports in functions and those for types count."""
    files, floors = modules(PACKAGE / package.removeprefix("judge.")), BY_FOLDERS[package]
    assert {folder_of(name, package) for name in files if name != package} == set(floors), "say where it stands"
    upward = [
        f"{one.importer}:{one.line} must not import {one.imported}"
        for (folder, other), arrows in folder_arrows(files, package).items()
        if floors.index(folder) < floors.index(other)
        for one in arrows
    ]
    assert upward == []


@for_each(lambda: [path.parent for part in ("answers", "matchup") for path in _files(f"judge/{part}/")
                   if path.name == "__init__.py" and path.parents[1] != PACKAGE], _name)  # fmt: skip
def test_folders_can_be_looked_through(folder: Path) -> None:
    count = len([path for path in folder.glob("*.py") if path.name != "__init__.py"])
    assert FEWEST_FILES <= count <= MOST_FILES, f"{_name(folder)} has {count} files"


def test_nothing_imports_in_a_circle() -> None:
    """Imports inside functions count; those for types make one circle: the kernel of the state of a game."""
    assert run_time_circles(modules(PACKAGE)) == []
    assert type_circles(modules(PACKAGE)) == [sorted(f"judge.engine.state.{name}" for name in KERNEL)]


def test_content_and_engine_never_see_each_other() -> None:
    assert "engine" not in MAY_READ["content"]
    assert "content" not in MAY_READ["engine"]


@for_each(lambda: [*_files("judge", "tests", "bench"), ROOT / "build_library.py"], _name)
def test_no_file_is_longer_than_the_cap(path: Path) -> None:
    name = path.relative_to(ROOT).as_posix()
    lines = len(path.read_text(encoding="utf-8").splitlines())
    if name in LONGER:
        assert lines > MOST_LINES, f"{name} is short again: take it off the list"
    else:
        assert lines <= MOST_LINES, f"{name} has {lines} lines; split it, or put it on the list with a reason"
