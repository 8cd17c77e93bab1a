"""The file of blocks: found by key, decoded when asked, damage noticed."""

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


ONE_LINE = some.text(some.characters(exclude_characters="\n\t", exclude_categories=["Cs"]), max_size=8)


@given(some.dictionaries(ONE_LINE, some.integers() | some.text(max_size=8), max_size=20))
def test_any_keys_can_be_looked_up(records: dict[str, int | str]) -> None:
    store = Store(pack(records))
    assert {key: store.get(key) for key in records} == records
    assert sorted(store.keys("")) == sorted(records)


@given(some.sets(some.integers(0, 3000), max_size=40), some.integers(0, 3000))
def test_records_are_found_in_any_block_and_others_in_none(numbers: set[int], other: int) -> None:
    records = {f"rule {number}": [number, "x" * number * 3] for number in numbers}
    store = Store(pack(records))
    assert {key: store.get(key) for key in records} == records
    assert store.has(f"rule {other}") == (other in numbers)
    assert list(store.keys("rule 1")) == sorted(f"rule {number}" for number in numbers if str(number).startswith("1"))
    assert dict(store.items("rule")) == records


@pytest.mark.parametrize("key", ["rule\nb", "rule\tb"])
def test_a_key_is_one_line_without_a_tab(key: str) -> None:
    with pytest.raises(ValueError, match="cannot be a key of the library"):
        pack({key: 1})


@pytest.mark.parametrize("keep", [0, 5, 20, 60, -1])
def test_a_file_that_is_cut_short_is_refused(tmp_path: Path, keep: int) -> None:
    path = tmp_path / "library.bin"
    path.write_bytes(pack(RECORDS)[:keep])
    with pytest.raises(ContentError, match="damaged"):
        Store(str(path))


def test_one_changed_bit_anywhere_is_noticed_before_it_leads_to_another_record() -> None:
    whole = pack(RECORDS)
    begin = whole.index(b"\nrule a\t")
    for at in range(len(whole)):
        data = bytearray(whole)
        data[at] ^= 1
        with pytest.raises(ContentError, match="the compiled library is damaged") as told:
            Store(bytes(data)).get("rule b")
        if at >= begin:
            assert "the records from 'rule a' on are inconsistent" in str(told.value)


def test_a_damaged_block_is_noticed_when_it_is_asked_and_the_others_can_be_read() -> None:
    records = {f"rule {letter}": letter * 5000 for letter in "abc"}
    data = bytearray(pack(records))
    data[-2] ^= 1
    store = Store(bytes(data))
    assert store.get("rule a") == "a" * 5000
    with pytest.raises(ContentError, match="the records from 'rule c' on are inconsistent"):
        store.get("rule c")
    with pytest.raises(ContentError, match="are inconsistent"):
        list(store.items(""))
    with pytest.raises(ContentError, match="are inconsistent"):
        store.has("rule cc")


def test_a_write_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(OSError, match=r".+"):
        write_atomically(str(tmp_path / "file" / "library.bin"), b"data")
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match=r".+"):
        write_atomically(str(tmp_path / "folder"), b"data")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder"]
