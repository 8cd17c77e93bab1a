"""The recorded session of docs/replay/: a messy table, turned back, taken another way, saved and run."""

from __future__ import annotations

import asyncio
import re
from datetime import date
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("textual", reason="the extra screen is not installed")

import judge
from judge.answers.library.rule_text import number_of
from judge.answers.simulated.replay_of_a_scenario import replayed
from judge.answers.simulated.replay_steps import steps_of
from judge.citations.numbers import CURRENT
from judge.pages.replay_page import replay_page
from judge.replay.session import Session
from judge.scenario.ruling_files import read_file
from judge.scenario.runner import run_block
from judge.screens.replay_app import ReplayApp
from judge.screens.replay_screen import ReplayScreen
from tools import replay_session

if TYPE_CHECKING:
    from pathlib import Path

DAY = date(2026, 11, 20)


def test_the_recorded_session_is_what_the_keys_show() -> None:
    screens, text, _ = asyncio.run(replay_session.recorded())
    assert replay_session.PAGE.read_text(encoding="utf-8") == replay_session.page(screens), (
        "replay_session.py writes it"
    )
    assert replay_session.SAVED.read_text(encoding="utf-8") == text


def test_the_saved_branch_is_a_scenario_that_passes() -> None:
    (block,) = read_file(replay_session.SAVED)
    assert run_block(block, DAY).passed
    assert "P1 chooses t" in block.text


FLAGSHIP = replay_session.ROOT / "rulings" / "pairs" / "baited-hook-and-unlicensed-armory.md"


@pytest.mark.parametrize("file", [replay_session.TABLE, FLAGSHIP], ids=["table", "flagship"])
def test_screen_page_and_api_show_the_same_steps_rules_and_positions(file: Path) -> None:
    block = read_file(file)[0]
    replay = replayed(block, DAY, CURRENT)
    told, session = steps_of(replay, "Table 7"), Session(replay, block.text, block.line, "Table 7")
    of_api = judge.open("2026-11-20").scenario(file).replay().values()["steps"]
    assert [step.as_json() for step in told.steps] == of_api
    page = replay_page("Table 7", [(told, block.text)], basis="1.4", text_of=str)
    screens = asyncio.run(_screens(session, block.text, block.line))
    for step, screen in zip(told.steps, screens, strict=True):
        part = page.partition(f'id="b1.s{step.number}"')[2].partition("</article>")[0]
        plain = re.sub(r"<[^>]*>", "", part).replace("&#39;", "'")
        for event in step.events:
            assert event.event in plain
            assert re.sub(r"\s", "", event.event) in screen
            for number in event.numbers:
                assert number in plain
                assert number in screen


async def _screens(session: Session, text: str, line: int) -> list[str]:
    """What happened at every step as a high screen shows it, without spaces."""
    screen = ReplayScreen(
        session, text, line, number_of=lambda rule: number_of(rule, CURRENT), text_of=str,
        keep=lambda *_: None, save=lambda *_: "", version=CURRENT,
    )  # fmt: skip
    app = ReplayApp(screen)
    found: list[str] = []
    async with app.run_test(size=(160, 90)) as pilot:
        for _ in range(session.last + 1):
            strips = app.screen._compositor.render_strips()
            found.append(re.sub(r"\s", "", "".join(segment.text for strip in strips for segment in strip)))
            await pilot.press("right")
            await pilot.pause()
    return found
