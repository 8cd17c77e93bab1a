"""The screen of a replay, driven by keys as somebody at a table would."""

from __future__ import annotations

import asyncio

import pytest

pytest.importorskip("textual", reason="the extra screen is not installed")

from judge.replay.annotations import Annotation
from judge.replay.session import Session
from judge.screens.keys import ALL_KEYS, KEYS
from judge.screens.replay_app import ReplayApp
from judge.screens.replay_screen import ReplayScreen
from tests.replay.replays import TABLE, replayed


class Shown:
    """A screen that was driven: its lines, what was kept and what was saved."""

    def __init__(self, *keys: str, text: str = TABLE, size: tuple[int, int] = (80, 24)) -> None:
        self.kept: list[tuple[int, Annotation | None]] = []
        self.saved: list[tuple[str, str]] = []
        self.session = Session(replayed(text), text, 1, "Table 7, game 2")
        self.svg = ""
        self.lines: list[str] = asyncio.run(self._driven(keys, text, size))

    async def _driven(self, keys: tuple[str, ...], text: str, size: tuple[int, int]) -> list[str]:
        screen = ReplayScreen(
            self.session,
            text,
            1,
            number_of=lambda rule: f"#{rule}",
            text_of=lambda rule: f"words of {rule}",
            keep=lambda line, annotation: self.kept.append((line, annotation)),
            save=self._save,
            version="1.4",
        )
        app = ReplayApp(screen)
        async with app.run_test(size=size) as pilot:
            for key in keys:
                await pilot.press(key)
                await pilot.pause()
            self.svg = app.export_screenshot()
            strips = app.screen._compositor.render_strips()
            return ["".join(segment.text for segment in strip).rstrip() for strip in strips]

    def _save(self, name: str, text: str) -> str:
        self.saved.append((name, text))
        return f"saved {name}"

    def __contains__(self, words: str) -> bool:
        return words in "\n".join(self.lines)


def test_the_set_up_comes_first_and_tells_nothing_of_the_end() -> None:
    shown = Shown()
    assert "Table 7, game 2  step 0/5  P1's turn, Main Phase" in shown.lines[0]
    assert "[1.4]" in shown.lines[0]
    assert "P2  v 3-Might unit, w 4-Might unit" in shown
    assert "killed" not in shown


def test_a_step_shows_the_answer_and_what_happened_by_which_rule() -> None:
    shown = Shown("right", "right")
    assert "P1: v (BF2)" in shown
    assert "P1 chooses v (target of Hidden Blade)" in shown
    assert "#targets.choose" in shown
    assert "CHAIN  1 Hidden Blade (P1) -> v" in shown


def test_the_screen_goes_back_and_to_a_number() -> None:
    assert "step 1/5" in Shown("right", "right", "left").lines[0]
    assert "step 5/5" in Shown("end").lines[0]
    assert "step 3/5" in Shown("g", "3", "enter").lines[0]
    assert "expected the number of a step from 0 to 5" in Shown("g", "x", "enter")


def test_every_option_of_a_decision_is_listed_and_the_taken_one_is_marked() -> None:
    shown = Shown("right", "o")
    assert "w (BF2)" in shown
    assert "v (BF2)  <- taken" in shown


def test_another_option_starts_a_branch_and_b_comes_back() -> None:
    branch = Shown("right", "o", "down", "down", "enter")
    assert "[branch]" in branch.lines[0]
    assert "CHAIN  1 Hidden Blade (P1) -> w" in branch
    back = Shown("right", "o", "down", "down", "enter", "b")
    assert "[branch]" not in back.lines[0]
    assert "step 1/5" in back.lines[0]


def test_a_branch_is_saved_under_the_name_that_is_typed() -> None:
    shown = Shown("right", "o", "down", "down", "enter", "space", "s", "enter")
    ((name, text),) = shown.saved
    assert name == "replay.md"
    assert "P1 plays Hidden Blade on w" in text
    assert "saved replay.md" in shown


def test_in_the_middle_of_a_choice_nothing_is_saved_and_why_is_said() -> None:
    shown = Shown("o", "enter", "s", text=TABLE.replace("P1 plays Hidden Blade on v\nall pass\n", ""))
    assert shown.saved == []
    assert "in the middle of a choice" in shown


def test_a_note_is_kept_beside_the_line() -> None:
    shown = Shown("right", "a", "exclamation_mark", "space", "o", "k", "enter")
    assert shown.kept == [(4, Annotation("!", "ok"))]
    assert "! ok" in shown


def test_every_key_is_explained() -> None:
    shown = Shown("question_mark")
    explained = {key for keys, _ in ALL_KEYS for key in keys.split(", ")}
    assert "save what was played as a scenario" in shown
    assert {"right", "left", "n", "p", "home", "end", "g", "o", "b", "r", "a", "d", "s", "q"} <= explained


def test_the_rules_are_shown_with_their_words() -> None:
    assert "words of targets.choose" in Shown("right", "right", "r")


def test_the_text_for_a_chat_is_a_block_of_code() -> None:
    shown = Shown("right", "d")
    assert "```text" in shown
    assert "1. P1: play Hidden Blade" in shown


@pytest.mark.parametrize("size", [(80, 24), (40, 20), (120, 40)])
def test_every_step_fits_the_screen_with_the_keys_at_the_bottom(size: tuple[int, int]) -> None:
    for keys in (("right",) * 3, ("end",)):
        shown = Shown(*keys, size=size)
        assert len(shown.lines) == size[1]
        assert KEYS.split()[0] in "\n".join(shown.lines[-3:])


def test_the_screen_is_kept_as_a_picture() -> None:
    assert "Hidden" in Shown("right").svg


def test_a_click_steps_on() -> None:

    async def click() -> int:
        session = Session(replayed(), TABLE, 1, "Table 7, game 2")
        screen = ReplayScreen(
            session, TABLE, 1, number_of=str, text_of=str, keep=lambda *_: None, save=lambda *_: "", version="1.4"
        )
        app = ReplayApp(screen)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.click("#table")
            await pilot.pause()
        return session.at

    assert asyncio.run(click()) == 1


def test_q_closes_the_replay_and_ends_the_program() -> None:
    screen = ReplayScreen(
        Session(replayed(), TABLE, 1, "Table 7, game 2"), TABLE, 1,
        number_of=str, text_of=str, keep=lambda *_: None, save=lambda *_: "", version="1.4",
    )  # fmt: skip

    async def closed() -> bool:
        app = ReplayApp(screen)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("q")
            await pilot.pause()
            return not app.is_running or app._exit

    assert asyncio.run(closed())
