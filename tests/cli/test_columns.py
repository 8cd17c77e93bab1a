"""Tables: side by side where there is room, row by row on a narrow screen, and as wide as they need without a width."""

from __future__ import annotations

from judge.answers.page.blocks import BETWEEN, Paragraph, line
from judge.cli.writers.markdown import markdown
from judge.cli.writers.plain import plain

LONG = "u is saved; nothing can be played; P1 recycles 5; P1 draws 1"
ROWS = [
    Paragraph(line("columns", "", BETWEEN, "whose choice", BETWEEN, "what comes of it")),
    Paragraph(
        line("row", "1", BETWEEN, "P1: pay", BETWEEN, "u is saved; nothing can be played; P1 recycles 5; P1 draws 1")
    ),
    Paragraph(line("row", "2", BETWEEN, "P1: let u die", BETWEEN, "u is killed")),
]


def test_columns_are_filled_and_a_long_cell_is_broken_within_its_column() -> None:
    assert plain(ROWS, 60).split("\n") == [
        "     whose choice   what comes of it",
        "  1  P1: pay        u is saved; nothing can be played; P1",
        "                    recycles 5; P1 draws 1",
        "  2  P1: let u die  u is killed",
    ]


def test_a_narrow_screen_has_a_row_below_the_other() -> None:
    assert plain(ROWS, 40).split("\n") == [
        "  whose choice: what comes of it",
        "  1 P1: pay: u is saved; nothing can",
        "    be played; P1 recycles 5; P1 draws 1",
        "  2 P1: let u die: u is killed",
    ]


def test_cells_have_their_heads_before_them_on_a_narrow_screen_where_the_first_column_has_one() -> None:
    facts = [
        Paragraph(line("columns", "with and without a Hook", BETWEEN, "with", BETWEEN, "without", BETWEEN, "whose")),
        Paragraph(line("row", "u is killed", BETWEEN, "sometimes", BETWEEN, "never", BETWEEN, "P1")),
        Paragraph(line("row", "u is buffed", BETWEEN, "never", BETWEEN, "always", BETWEEN, "-")),
    ]
    assert plain(facts, 50).split("\n") == [
        "  with and without a Hook",
        "  u is killed: with sometimes, without never,",
        "    whose P1",
        "  u is buffed: with never, without always",
    ]


def test_other_heads_begin_another_table() -> None:
    facts = [
        Paragraph(line("columns", "", BETWEEN, "with both")),
        Paragraph(line("row", "the Might of u", BETWEEN, "3")),
    ]
    assert plain([*ROWS[:1], ROWS[2], *facts], 60).split("\n") == [
        "     whose choice   what comes of it",
        "  2  P1: let u die  u is killed",
        "                  with both",
        "  the Might of u  3",
    ]


def test_without_a_width_nothing_is_broken() -> None:
    assert plain(ROWS, 0).split("\n")[1] == (
        "  1  P1: pay        u is saved; nothing can be played; P1 recycles 5; P1 draws 1"
    )


def test_markdown_keeps_a_table_that_a_phone_has_room_for() -> None:
    narrow = [
        Paragraph(line("columns", "", BETWEEN, "who", BETWEEN, "what")),
        Paragraph(line("row", "1", BETWEEN, "P1", BETWEEN, "a | b")),
    ]
    assert markdown(narrow) == "|  | who | what |\n| --- | --- | --- |\n| 1 | P1 | a \\| b |"


def test_markdown_writes_a_wider_one_as_a_list_with_the_heads_that_tell_its_cells_apart() -> None:
    wide = [
        Paragraph(
            line("columns", "with and without Defy", BETWEEN, "with", BETWEEN, "without", BETWEEN, "whose choice")
        ),
        Paragraph(line("row", "u is killed", BETWEEN, "never", BETWEEN, "always", BETWEEN, "-")),
        Paragraph(line("left", "and more")),
    ]
    assert markdown(wide) == "with and without Defy:\n- u is killed: with never; without always\n\n- and more"
