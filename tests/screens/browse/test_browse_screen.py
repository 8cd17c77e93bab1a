"""Reading: typing finds, Enter opens, links lead on, back is where one was, and an answer is replayed."""

from __future__ import annotations

import pytest

pytest.importorskip("textual", reason="the extra screen is not installed")

from judge.screens.browse.keys import ALL_KEYS, KEYS
from tests.screens.browse.driven import CLICK, Read, typed


def test_the_tree_comes_first() -> None:
    read = Read()
    assert "Core Rules 1.4" in read.lines[1]
    assert "Tournament Rules 2026-07-16" in read.lines[2]


def test_typing_finds_names_and_places() -> None:
    read = Read(*typed("baited"))
    assert "Baited Hook" in read.lines[1]
    assert "card: Gear, Order" in read.lines[1]
    assert "origins#43 [holds]" in read


def test_enter_opens_what_is_picked() -> None:
    assert "BAITED HOOK" in Read(*typed("baited"), "enter")
    assert "809 DEFLECT  keyword" in Read(*typed("deflect"), "enter")
    question = typed("what counts as a target")
    first = next(line.split()[0].rstrip(":") for line in Read(*question).lines if line.strip()[:3].isdigit())
    assert f"> .{first.split('.', 1)[1]}" in Read(*question, "down", "enter")


def test_enter_does_not_wait_for_the_pause() -> None:
    keys = [key for key in typed("deflect") if key != "wait"]
    assert "809 DEFLECT  keyword" in Read(*keys, "enter", "wait")


def test_a_link_is_followed_by_keys_and_by_a_click() -> None:
    assert "308.1.a STATES OF THE TURN" in Read("tab", "tab", "enter", words="307")
    assert "origins#24 " in Read(CLICK + "origins#24", words="307").lines[1]


def test_back_returns_to_the_same_place_and_link() -> None:
    before = Read("end", *["tab"] * 3, words="origins#43", size=(60, 12))
    after = Read("end", *["tab"] * 3, "enter", "b", words="origins#43", size=(60, 12))
    assert before.scroll > 0
    assert (after.scroll, after.picked) == (before.scroll, before.picked)
    assert after.lines == before.lines


def test_forward_goes_where_one_came_back_from() -> None:
    read = Read("tab", "tab", "enter", "b", "f", words="307")
    assert "308.1.a STATES OF THE TURN" in read


def test_back_to_what_was_found_keeps_the_words_and_the_pick() -> None:
    read = Read(*typed("what counts as a target"), "down", "down", "enter", "b")
    assert read.lines[0].startswith("what counts as a target")
    assert read.picked == 2


def test_a_search_that_is_left_or_used_keeps_the_place_on_the_page_before() -> None:
    before = Read("end", *["tab"] * 3, words="origins#43", size=(60, 12))
    for keys in (("escape",), ("enter", "b", "b")):
        after = Read("end", *["tab"] * 3, *typed("deflect"), *keys, words="origins#43", size=(60, 12))
        assert after.lines == before.lines
        assert (after.scroll, after.picked) == (before.scroll, before.picked)


def test_versions_side_by_side_show_both_texts() -> None:
    read = Read("v", words="359.3.e.14.b")
    left = " ".join(line.partition("|")[0].strip() for line in read.lines)
    right = " ".join(line.partition("|")[2].strip() for line in read.lines)
    assert "1.3:359.3.e.14.b (new)" in left
    assert "whenever the earlier action was replaced, with no exception" in left
    assert "1.4:359.3.e.14.b (reworded)" in right
    assert "makes no difference to the later linked instruction" in right


def test_an_answer_is_replayed_and_q_comes_back() -> None:
    assert "step 0/" in Read("r", words="origins#43").lines[0]
    back = Read("r", "right", "q", words="origins#43")
    assert "origins#43 BAITED HOOK" in back


def test_a_ruling_that_plays_an_erratum_is_a_link_to_its_replay() -> None:
    read = Read("r", words="errata@2025-10-28:baited-hook")
    assert "A card" in read.lines[0]
    assert "step 0/" in Read("end", CLICK + "replay 2", words="errata@2025-10-28:baited-hook").lines[0]


def test_by_another_version_rules_have_its_numbers() -> None:
    read = Read("right", "down", "down", "down", "right", rules="1.1")
    assert "Core Rules 1.1" in read
    assert "725 DEFLECT" in Read(words="725", rules="1.1")


def test_every_key_is_explained() -> None:
    shown = Read("question_mark", size=(100, 30))
    assert "a rule in two versions, side by side" in shown
    explained = {key for keys, _ in ALL_KEYS for key in keys.split(", ")}
    assert {"/", "t", "tab", "enter", "b", "f", "a", "v", "h", "r", "q"} <= explained


@pytest.mark.parametrize("size", [(80, 24), (40, 20), (120, 40)])
def test_every_screen_has_its_lines_and_the_keys_at_the_bottom(size: tuple[int, int]) -> None:
    for keys in ((), typed("deflect"), (*typed("deflect"), "enter")):
        read = Read(*keys, size=size)
        assert len(read.lines) == size[1]
        assert KEYS.split()[0] in "\n".join(read.lines[-2:])
