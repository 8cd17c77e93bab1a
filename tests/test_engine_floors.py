"""The engine stands on floors: a folder imports from those below it, and nothing imports in a circle."""

from __future__ import annotations

import pytest

from tools.import_circles import ROOT, folder_arrows, imports, modules, run_time_circles, type_circles

pytestmark = pytest.mark.xdist_group("imports")  # one worker reads the files, once
ENGINE = "judge.engine"
FILES = modules(ROOT / "judge/engine")

FLOORS = (
    "state", "wording", "abilities", "keywords", "layers", "conditions", "triggers", "targeting", "costs", "outcomes",
    "playing", "actions", "instructions", "picks", "keyword_abilities", "combat", "turn",
)  # fmt: skip
"""The folders of the engine, from the ground up."""

UPWARD: dict[tuple[str, str], str] = {}
"""Imports from a floor above that are allowed all the same, by (file, imported file), with the reason; five at most."""

KERNEL = {
    "board", "card", "causes", "chain", "cost", "game", "instruction", "objects", "on_the_chain", "effect_context",
    "state", "traits",
}  # fmt: skip
"""Files of state/ that name one another's types; docs/architecture.md says why."""

MOST_FILES = 40


def _short(module: str) -> str:
    return module.removeprefix(f"{ENGINE}.")


def test_every_folder_has_its_floor() -> None:
    assert {_short(name).split(".")[0] for name in FILES if name != ENGINE} == set(FLOORS)


def test_folders_import_from_those_below() -> None:
    upward = {
        (_short(one.importer), _short(one.imported))
        for (folder, other), arrows in folder_arrows(FILES, ENGINE).items()
        if FLOORS.index(folder) < FLOORS.index(other)
        for one in arrows
    }
    assert upward - UPWARD.keys() == set(), "a floor imports from one above it"
    assert UPWARD.keys() - upward == set(), "these are gone: take them off the list"
    assert len(UPWARD) <= 5


def test_nothing_imports_in_a_circle() -> None:
    assert run_time_circles(FILES) == []


def test_types_make_one_circle_which_is_the_kernel() -> None:
    assert len(KERNEL) <= 12
    found = [{_short(name).removeprefix("state.") for name in circle} for circle in type_circles(FILES)]
    assert found == [KERNEL], "name the kernel as it is, or cut the new arrow"


def test_the_kernel_stands_in_the_documentation() -> None:
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    kernel = text.split("### The kernel", 1)[1].split("\n#", 1)[0]
    assert {name for name in KERNEL if f"`{name}`" in kernel} == KERNEL


def test_nothing_is_imported_inside_a_function() -> None:
    inside = [f"{_short(one.importer)}:{one.line} imports {_short(one.imported)}" for one in imports(FILES)
              if one.in_function]  # fmt: skip
    assert inside == []


@pytest.mark.parametrize("folder", FLOORS)
def test_folders_can_be_looked_through(folder: str) -> None:
    files = [name for name in FILES if _short(name).startswith(f"{folder}.")]
    assert len(files) <= MOST_FILES, f"{folder}/ has {len(files)} files"
