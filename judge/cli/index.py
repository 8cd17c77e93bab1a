"""``judge index``: the search index, which the first search builds and keeps in the cache."""

from __future__ import annotations

from judge.cli.output import say, write


def index(words: list[str], *, json: bool) -> int:
    """Say how the index stands, build it or clear it."""
    from judge.answers.library.open_library import open_library  # noqa: PLC0415 - imported when it runs
    from judge.cli.writers.json_line import json_line  # noqa: PLC0415
    from judge.index.kept_index import clear, kept_index  # noqa: PLC0415

    library = open_library(note=say)
    key = str((library.store.get("meta") or {}).get("hash") or "unnamed")
    action = words[0] if words else "status"
    if action == "clear":
        many, size = clear()
        if not json:
            write(f"Deleted {many} index{'es' * (many != 1)}, {size / 1_000_000:.1f} MB. The next search builds one.")
            return 0
    if action == "build":
        from judge.index.passages import passages  # noqa: PLC0415 - loads the search
        from judge.index.whoosh_adapter import open_index  # noqa: PLC0415

        open_index(key, lambda: passages(library), say)
    found = kept_index(key)
    write(json_line(found.as_json()) if json else "\n".join(found.as_lines()))
    return 0
