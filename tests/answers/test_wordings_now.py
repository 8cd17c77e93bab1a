"""What a card does is told as its file says it now, also where it was compiled before the file was changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from judge.answers.library.card_wording import our_wordings
from judge.answers.library.open_library import open_library
from judge.answers.library.wording_records import wordings
from judge.content.locate import card_checksum

if TYPE_CHECKING:
    from judge.content.store import Store

NAME = "Hidden Blade"


class Compiled:
    """The records of a library with others in the place of some."""

    def __init__(self, store: Store, **records: Any) -> None:
        self._store, self._records = store, {f"{kind} {NAME}": found for kind, found in records.items()}

    def get(self, key: str) -> Any:
        return self._records[key] if key in self._records else self._store.get(key)


def test_the_file_of_a_card_is_the_one_that_was_compiled() -> None:
    store = open_library().store
    file, compiled = store.get(f"definition {NAME}")
    assert file == "origins/hidden_blade.py"
    assert compiled == card_checksum(file)
    assert our_wordings(store, NAME) == (wordings(NAME), "")


OLD = [["old", "", [], "", []]]


@pytest.mark.parametrize("compiled", [{"wording": None, "unreadable": "slip.py:1"}, {"wording": OLD}])
def test_what_was_compiled_of_another_file_is_not_told(compiled: dict[str, Any]) -> None:
    store: Any = Compiled(open_library().store, definition=["origins/hidden_blade.py", 1], **compiled)
    assert our_wordings(store, NAME) == (wordings(NAME), "")
    assert our_wordings(store, "Baited Hook")[0]
