"""Every form of the grammar has a text of our own that uses it, and is read as the table says.

``python -m tests.cards.reading.test_forms`` writes the readings of ``forms.tsv`` anew: look at what changed.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from judge.cards.reading import grammar
from judge.cards.reading.grammar import Meaning, the_grammar
from tests.cards.reading.tables import HERE, Row
from tests.cards.reading.test_grammar import INLINED

TABLE = HERE / "forms.tsv"
HEAD = TABLE.read_text(encoding="utf-8").splitlines()[0]


class Form(NamedTuple):
    """Forms of the grammar with a text that shows them."""

    names: tuple[str, ...]
    row: Row


def forms() -> list[Form]:
    """The rows of the table."""
    lines = [line.split("\t") for line in TABLE.read_text(encoding="utf-8").splitlines()[1:]]
    return [
        Form(tuple(names.split()), Row(kind, text.replace("\\n", "\n"), says.replace("\\n", "\n")))
        for names, kind, text, says in lines
    ]


def without_example() -> set[str]:
    """The forms that no text of our own shows yet."""
    lines = (HERE / "forms-without-example.txt").read_text(encoding="utf-8").splitlines()
    return {line for line in lines if not line.startswith("#")}


class Recording(Meaning):
    """Notes the forms that a reading goes through."""

    used: set[str]

    def of(self, tree: Any) -> Any:
        self.used.add(str(getattr(tree, "data", "")))
        return super().of(tree)


@pytest.mark.parametrize("form", forms(), ids=lambda form: form.row.text[:60])
def test_a_form_is_read_as_it_says(form: Form, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Recording, "used", set(), raising=False)
    monkeypatch.setattr(grammar, "Meaning", Recording)
    grammar.read.cache_clear()
    assert form.row.found() == form.row.says
    assert set(form.names) <= Recording.used


def test_every_form_has_an_example_or_is_listed_as_one_that_has_none() -> None:
    rules = {str(rule.alias or rule.origin.name) for rule in the_grammar().rules}
    known = {name for name in rules if not name.startswith("_")} - INLINED
    shown = {name for form in forms() for name in form.names}
    assert known - shown == without_example()
    assert shown <= known


def main() -> None:
    """Write what each text of the table is read as now."""
    lines = [
        "\t".join(
            (
                " ".join(form.names),
                form.row.of_type,
                *(part.replace("\n", "\\n") for part in (form.row.text, form.row.found())),
            )
        )
        for form in forms()
    ]
    TABLE.write_text("\n".join((HEAD, *lines)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
