"""Several editions of one FAQ, as official documents: kept beside each other, and compared."""

from __future__ import annotations

from judge.answers.changes.comparing import changes
from judge.answers.library.open_library import open_library
from judge.content.importers.keep import keep
from judge.content.importers.named_as import NamedAs
from judge.content.importers.read_document import read_document
from judge.content.importers.reading import ImportOptions
from tests.official import official


def test_two_editions_without_a_day_are_kept_beside_each_other_and_compare_by_their_ids() -> None:
    store = open_library().store
    known = []
    for place in ("seeds/origins-faq-updated.txt", "faq/origins-faq-first.txt", "faq/origins-faq-updated.txt"):
        reading = read_document(official(*place.split("/")), ImportOptions(store, NamedAs()))
        keep(reading.document, reading.entries)
        known.append(reading.document.id)
    assert known == ["faq@origins@undated", "faq@origins@undated-2", "faq@origins@undated-3"]
    again = read_document(official("faq", "origins-faq-first.txt"), ImportOptions(open_library().store, NamedAs()))
    assert again.document.id == "faq@origins@undated-2"


def test_the_retired_edition_and_the_updated_one_differ_by_their_banner_and_two_words() -> None:
    store = open_library().store
    for seed in ("origins-faq-retired-2025-11-04.txt", "origins-faq-updated.txt"):
        reading = read_document(official("seeds", seed), ImportOptions(store, NamedAs()))
        keep(reading.document, reading.entries)
    found = changes(open_library(), "faq@origins@2025-11-04", "faq@origins@undated")
    told = [(item.kind, item.title) for item in found.items if item.kind != "unchanged"]
    assert told == [("removed", "Banner"), ("reworded", "Dragon's Rage"), ("reworded", "Wraith of Echoes")]
    changed = [item for item in found.items if item.kind == "reworded"]
    assert [[run.text.strip() for run in item.runs if run.kind == "added"] for item in changed] == [["Mights"], ["to"]]
