"""``judge import``: read official documents, list them, remove them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from judge.cli.output import say, write
from judge.errors import JudgeError, Misuse


def import_(
    files: list[str], *, named: str, date: str, listed: bool, removed: tuple[str, ...], dry_run: bool, json: bool
) -> int:
    """Read documents, list them or remove them; the exit code is that of the worst error of a file."""
    from judge.cli.import_report import as_json, listing, removal  # noqa: PLC0415

    if sum(map(bool, (files, listed, removed))) != 1:
        got = " and ".join(
            what for what, is_given in (("files", files), ("--list", listed), ("--remove", removed)) if is_given
        )
        hint = "judge import FILE..., judge import --list or judge import --remove ID"
        raise Misuse(f"expected files, --list or --remove, got {got or 'nothing'}", where="judge import", hint=hint)
    if listed:
        write(listing(json=json))
        return 0
    if removed:
        write(removal(removed, json=json))
        return 0
    if named and len(files) > 1:
        raise Misuse(
            f"--as: expected one file, got {len(files)}",
            where="judge import",
            hint="Import one file at a time with --as.",
        )
    report = _import_all(files, named, date, dry_run=dry_run, quiet=json)
    if json:
        write(as_json(report, dry_run=dry_run))
    return max((error.exit_code for _, error in report[1]), default=0)


def _import_all(
    files: list[str], named: str, date: str, *, dry_run: bool, quiet: bool
) -> tuple[list[tuple[Any, bool]], list[tuple[str, JudgeError]]]:
    """Import each file that can be read; gives what was read, whether it replaced something, and one error per file."""
    from judge.answers.library.open_library import checked_day, open_library  # noqa: PLC0415
    from judge.cli.import_report import asking, progress, text, texts_read  # noqa: PLC0415
    from judge.content.imported import imported_ids  # noqa: PLC0415
    from judge.content.importers.keep import keep_all  # noqa: PLC0415
    from judge.content.importers.named_as import read_name  # noqa: PLC0415
    from judge.content.importers.read_document import read_documents  # noqa: PLC0415
    from judge.content.importers.reading import ImportOptions  # noqa: PLC0415

    wanted = ImportOptions(
        open_library(note=say).store, read_name(named), checked_day(date, "--date"), asking(), progress()
    )
    done: list[tuple[Any, bool]] = []
    errors: list[tuple[str, JudgeError]] = []
    for file in files:
        try:
            read = [(reading, reading.document.id in imported_ids()) for reading in read_documents(Path(file), wanted)]
            if not dry_run:
                keep_all((reading.document, reading.entries) for reading, _ in read)
        except JudgeError as error:
            say(str(error))
            errors.append((file, error))
        else:
            done += read
            for reading, replaced in read if not quiet else ():
                write(text(reading, replaced=replaced, dry_run=dry_run))
                if reading.document.kind == "cards":
                    write(texts_read(reading.entries))
    return done, errors
