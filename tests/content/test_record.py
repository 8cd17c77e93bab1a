"""Our light named tuples behave like those of the standard library."""

from __future__ import annotations

import copy
import pickle

import pytest

from judge.answers.page.blocks import Citation


def test_fields_by_place_by_name_and_by_default() -> None:
    made = Citation("a", "b", note="c")
    assert (made.id, made.title, made.text, made.note) == ("a", "b", "", "c")
    assert made == ("a", "b", "", "", "c", "", "")
    values = {"id": "a", "title": "b", "text": "", "status": "", "note": "c", "official": "", "short": ""}
    assert made._asdict() == values


def test_a_copy_with_a_change_leaves_the_original() -> None:
    made = Citation("a")
    assert made._replace(id="b").id == "b"
    assert made.id == "a"


def test_it_can_be_copied_and_pickled_and_hashed() -> None:
    made = Citation("a")
    assert copy.copy(made) == copy.deepcopy(made) == pickle.loads(pickle.dumps(made)) == made  # noqa: S301
    assert len({made, Citation("a")}) == 1


@pytest.mark.parametrize("values", [(), ("a",) * 8])
def test_a_wrong_number_of_values_is_refused(values: tuple[str, ...]) -> None:
    with pytest.raises(TypeError):
        Citation(*values)


def test_unknown_and_repeated_names_are_refused_and_nothing_can_be_set() -> None:
    with pytest.raises(TypeError):
        Citation("a", colour="red")  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        Citation("a", id="b")  # type: ignore[misc]
    with pytest.raises(TypeError):
        Citation("a")._replace(colour="red")  # type: ignore[call-arg]
    with pytest.raises(AttributeError):
        Citation("a").id = "b"  # type: ignore[misc]
