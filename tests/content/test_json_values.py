"""JSON is written and read as by ``json``, without what that imports."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as some

from judge.content.json_values import decoded, encoded, quoted

TEXT = some.text(some.characters(codec="utf-8"))
PLAIN = some.none() | some.booleans() | some.integers() | some.floats(allow_nan=False) | TEXT
VALUES = some.recursive(PLAIN, lambda inner: some.lists(inner) | some.dictionaries(TEXT, inner))


@given(VALUES)
def test_values_are_written_and_read_as_by_json(value: object) -> None:
    written = json.dumps(value, ensure_ascii=False)
    assert encoded(value) == written
    assert decoded(written.encode()) == value


@given(some.text())
def test_a_text_is_quoted_as_by_json(text: str) -> None:
    assert quoted(text) == json.dumps(text, ensure_ascii=False)


@pytest.mark.parametrize("raw", [b"", b"{", b"[1] 2", b"nothing", b'{"a" 1}', b" 1", b"\xff"])
def test_what_is_no_json_is_refused(raw: bytes) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - json says it in words of its own
        decoded(raw)


def test_a_value_without_a_form_in_json_is_refused() -> None:
    with pytest.raises(TypeError, match="set is not JSON serializable"):
        encoded({"a": {1}})
