"""The flat file: found by key, decoded when asked, damage noticed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as some

from judge.content.packing import pack, write_atomically
from judge.content.store import Store
from judge.errors import ContentError

if TYPE_CHECKING:
    from pathlib import Path

RECORDS = {"rule b": [1, "ü", None], "rule a": {"x": []}, "rules": "no", "rule ü": True}


def test_every_record_is_found_and_nothing_else() -> None:
    store = Store(pack(RECORDS))
    assert {key: store.get(key) for key in RECORDS} == RECORDS
    assert store.get("rule") is None
    assert store.get("zzz") is None
    assert store.has("rule a")
    assert not store.has("rule aa")


def test_keys_and_items_are_listed_by_prefix_in_order() -> None:
    store = Store(pack(RECORDS))
    assert list(store.keys("rule ")) == ["rule a", "rule b", "rule ü"]
    assert dict(store.items("rule ")) == {key: value for key, value in RECORDS.items() if key.startswith("rule ")}


def test_the_same_records_give_the_same_bytes() -> None:
    assert pack(RECORDS) == pack(dict(reversed(RECORDS.items())))


def test_an_empty_library_has_nothing() -> None:
    assert Store(pack({})).get("rule a") is None


@given(some.dictionaries(some.text(max_size=8), some.integers(), max_size=20))
def test_any_keys_can_be_looked_up(records: dict[str, int]) -> None:
    store = Store(pack(records))
    assert {key: store.get(key) for key in records} == records
    assert sorted(store.keys("")) == sorted(records)


@pytest.mark.parametrize("keep", [0, 5, 20, 60, -1])
def test_a_file_that_is_cut_short_is_refused(tmp_path: Path, keep: int) -> None:
    path = tmp_path / "library.bin"
    path.write_bytes(pack(RECORDS)[:keep])
    with pytest.raises(ContentError, match="damaged"):
        Store(str(path))


def test_a_damaged_key_or_table_is_noticed_before_it_leads_to_another_record() -> None:
    whole = pack(RECORDS)
    begin = whole.index(b"rule a")
    for at in (*range(24, begin), begin + 5, begin + len(b"rule arule brules") - 1):
        data = bytearray(whole)
        data[at] ^= 1
        with pytest.raises(ContentError, match="its table of keys does not add up"):
            Store(bytes(data))


def test_a_changed_value_is_noticed_when_it_is_asked() -> None:
    data = bytearray(pack(RECORDS))
    data[-2] ^= 1
    store = Store(bytes(data))
    with pytest.raises(ContentError, match="does not add up"):
        [store.get(key) for key in RECORDS]


def test_a_write_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(OSError, match=r".+"):
        write_atomically(str(tmp_path / "file" / "library.bin"), b"data")
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match=r".+"):
        write_atomically(str(tmp_path / "folder"), b"data")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder"]
