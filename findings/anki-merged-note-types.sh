#!/bin/sh
# Anki's importer (package anki): notes of an .apkg whose note type got another field never arrive.
#
# One would expect: a package holds a note type of a known id with one more field, and a newer text of a known note (same
# guid, later modification time). Imported with the default options, the note is updated, or the import fails. Imported
# with "merge note types" (merge_notetypes), which is there for this, the field is added and the note is updated.
#
# What happens: by default the note is "conflicting": it keeps its old text, a second note type ("N+") appears, and no
# error is raised. With merge_notetypes the field is added, and that counts as a change of every note of the type: each is
# now newer than the package, so the note is a "duplicate" and keeps its old text, at this and at every later import of
# it. Only update_notes=ALWAYS together with merge_notetypes brings the text.
#
# Who cares: everybody who publishes decks that are made anew (genanki and the like). An added field looks like a harmless
# change, and the corrections stop to arrive at the people who have the deck. Keep the fields of a note type for ever.
#
# Known in part upstream: ankitects/anki issue 3589 (open since November 2024), 2693, pull request 3693.
#
# Outside of CI: needs the package registry and Python 3.9 or newer. Fails if what it shows has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check anki==26.9.3 genanki==0.13.1
cd "$folder"
"$folder/venv/bin/python" - <<'PYTHON'
import time
from importlib.metadata import version

import genanki
from anki.collection import Collection, ImportAnkiPackageOptions, ImportAnkiPackageRequest

NOW = int(time.time())
ALWAYS = 1  # ImportAnkiPackageUpdateCondition: 0 if newer (the default), 1 always, 2 never


def package(path, fields, values, when):
    template = {"name": "Card", "qfmt": "{{Question}}", "afmt": "{{Answer}}"}
    kind = genanki.Model(1_500_000_001, "N", fields=[{"name": one} for one in fields], templates=[template])
    deck = genanki.Deck(1_500_000_002, "D")
    deck.add_note(genanki.Note(kind, values, guid="the same"))
    genanki.Package(deck).write_to_file(path, timestamp=when)
    return path


def after(name, *imports):
    """The fields of the only note, and the note types, after packages were imported one after another."""
    collection = Collection(f"{name}.anki2")
    log = None
    for path, options in imports:
        options = ImportAnkiPackageOptions(**options)
        log = collection.import_anki_package(ImportAnkiPackageRequest(package_path=path, options=options)).log
    (note,) = map(collection.get_note, collection.find_notes(""))
    kinds = [one.name for one in collection.models.all_names_and_ids() if one.name.startswith("N")]
    counts = {one: len(getattr(log, one)) for one in ("updated", "duplicate", "conflicting")}
    collection.close()
    print(f"{name}: last import {counts}, note {note.fields}, note types {kinds}")
    return note.fields[1], kinds, counts


old = package("old.apkg", ["Question", "Answer"], ["q", "old"], NOW - 1000)
same = package("same.apkg", ["Question", "Answer"], ["q", "new"], NOW - 5)
more = package("more.apkg", ["Question", "Answer", "Source"], ["q", "new", "s"], NOW - 5)
merge = {"merge_notetypes": True}

print("anki", version("anki"), "genanki", version("genanki"))
text, kinds, _ = after("same-fields", (old, {}), (same, {}))
assert (text, kinds) == ("new", ["N"]), "the same fields: the text arrives"
text, kinds, counts = after("more-fields", (old, {}), (more, {}))
assert (text, kinds, counts["conflicting"]) == ("old", ["N", "N+"], 1), "one field more: it does not"
text, kinds, counts = after("merged", (old, {}), (more, merge))
assert (text, kinds, counts["duplicate"]) == ("old", ["N"], 1), "merged: the field arrives and the text does not"
text, kinds, counts = after("merged-twice", (old, {}), (more, merge), (more, merge))
assert (text, counts["duplicate"]) == ("old", 1), "nor at a second import"
text, kinds, counts = after("merged-always", (old, {}), (more, {**merge, "update_notes": ALWAYS}))
assert (text, counts["updated"]) == ("new", 1), "merged and always: it does"
print("as described")
PYTHON
