"""The pictures of the architecture are those of the code: the floors, and the way of one question."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.test_architecture import BY_FOLDERS, SCENARIO
from tools import floors

ARCHITECTURE = (floors.ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
WAY = ARCHITECTURE.split("## The way of one question", 1)[1].split("```")[1]
STOPS = re.findall(r"^ *(\S+\.py) +(\w+)", WAY, re.MULTILINE)


def test_the_picture_of_the_floors_is_that_of_the_folders() -> None:
    assert floors.PAGE.read_text(encoding="utf-8") == floors.svg(), "python tools/lists.py writes it anew"


def test_the_picture_of_the_rooms_is_that_of_the_folders() -> None:
    assert floors.ROOMS.read_text(encoding="utf-8") == floors.rooms_svg(), "python tools/lists.py writes it anew"


@pytest.mark.parametrize("package", BY_FOLDERS)
def test_every_room_stands_in_the_documentation(package: str) -> None:
    name = package.removeprefix("judge.")
    missing = [room for room in BY_FOLDERS[package] if f"`{name}/{room}" not in ARCHITECTURE]
    assert missing == []


def test_every_folder_is_drawn_once() -> None:
    folders = {path.parent.name for path in (floors.ROOT / "judge").glob("*/__init__.py")}
    folders |= {path.parent.name for path in (floors.ROOT / "judge" / "engine").glob("*/__init__.py")}
    drawn = re.findall(r'class="name">(\w+)/', floors.svg())
    assert sorted(drawn) == sorted(folders | set(SCENARIO))


def test_the_way_of_one_question_is_taken_as_described() -> None:
    question = re.search(r'judge "(.+)"', WAY)
    assert question is not None
    command = [sys.executable, str(floors.ROOT / "tools" / "way.py"), question[1], "--plain"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    reached = [tuple(line.split(" ")) for line in done.stdout.splitlines()]
    assert len(STOPS) > 15
    assert [stop for stop in STOPS if stop not in reached] == [], "the question does not come by here any more"
    assert sorted(STOPS, key=reached.index) == STOPS, "the question takes these in another order"
