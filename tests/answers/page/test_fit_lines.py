"""How many lines a text takes."""

from __future__ import annotations

from judge.answers.page.fit_lines import Point, Points, fitted, height
from judge.answers.page.how_much import Size


def test_a_word_that_is_longer_than_a_line_takes_several() -> None:
    assert height("replay ruling:keywords/accelerate-and-move-at-once!1", 20) == 4
    assert height("a few short words", 20) == 1


def test_fewer_answers_are_shown_rather_than_one_cut_behind_its_question() -> None:
    question = "May a unit that was recalled to its base this turn be moved again before the end of it? "
    answers = tuple(Point(f"origins#{at}", f"{question}Yes. A recall is no move.", is_answer=True) for at in range(3))
    (shown,) = fitted((), [Points("Rulings", answers, "--rulings", 2)], (), Size(lines=6))
    assert isinstance(shown, Points)
    assert [point.words for point in shown.points] == [f"{question}Yes. A recall is no move."] * 2
    assert shown.left_out == 1
