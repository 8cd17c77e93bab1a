"""Remembering by identity: asked once per object, and never mistaken for an equal or a later one."""

from __future__ import annotations

from judge.engine.state import cache_by_identity as module
from judge.engine.state.cache_by_identity import cache_by_identity


def test_each_object_is_asked_about_once() -> None:
    asked: list[tuple[int, ...]] = []

    @cache_by_identity
    def length(value: tuple[int, ...]) -> int:
        asked.append(value)
        return len(value)

    one, other = tuple(range(2)), tuple(range(2))
    assert [length(one), length(one), length(other)] == [2, 2, 2]
    assert len(asked) == 2


def test_no_more_than_so_many_answers_are_kept() -> None:
    module.MOST, before = 2, module.MOST
    try:
        known = cache_by_identity(len)
        assert [known((number,) * number) for number in range(5)] == [0, 1, 2, 3, 4]
    finally:
        module.MOST = before
