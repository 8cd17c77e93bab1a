"""Build hook: compiles rules, answers, errata and card facts into one file of the wheel, with the index of its search.

It also packs the cards of each set into one file.
"""

from __future__ import annotations

import lzma
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ONLY_OF_A_CHECKOUT = ("definition ", "made-from ")
"""The records by which a checkout notices that the file of a card or a ruling was changed; a package needs none."""
MOST = 5
"""The maximum number of unreadable definitions that are named."""


class LibraryHook(BuildHookInterface[Any]):
    """Puts the library into the wheel, compressed, the index of its search, and the cards of each set as one file.

    An editable install has the files of the checkout, compiles by itself, and gets neither.
    """

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is packed; a mistake in the content fails the build with its file and line."""
        if version == "editable":
            return
        root = Path(self.root)
        sys.path.insert(0, str(root))
        try:
            from judge.answers.library.compiled_records import prepare  # noqa: PLC0415 - importable only from here on
            from judge.answers.library.open_library import today  # noqa: PLC0415
            from judge.cards.catalogue import FOLDERS  # noqa: PLC0415
            from judge.content.library import Library  # noqa: PLC0415
            from judge.content.packaged import ENDING  # noqa: PLC0415
            from judge.content.packing import pack  # noqa: PLC0415
            from judge.content.store import Store  # noqa: PLC0415
            from judge.errors import ContentError  # noqa: PLC0415
            from judge.index.packed_index import ENDING as INDEX  # noqa: PLC0415
            from judge.index.packed_index import pack_index  # noqa: PLC0415
            from judge.index.passages import passages  # noqa: PLC0415
            from judge.index.whoosh_adapter import build_index, index_name  # noqa: PLC0415
            from judge.packed_sources import ENDING as PACKED  # noqa: PLC0415
            from judge.packed_sources import pack as pack_sources  # noqa: PLC0415

            key, compiled = prepare(str(root))
            self.scratch = TemporaryDirectory()  # of its own, because two builds may run at once
            library = Store(compiled())
            if unreadable := [value for _, value in library.items("unreadable ")]:
                shown = "; ".join(unreadable[:MOST])
                raise ContentError(f"{shown}; and {len(unreadable) - MOST} more" if unreadable[MOST:] else shown)
            kept = {key: value for key, value in library.items("") if not key.startswith(ONLY_OF_A_CHECKOUT)}
            target = Path(self.scratch.name) / f"library-{key}{ENDING}"
            target.write_bytes(lzma.compress(pack(kept), preset=9 | lzma.PRESET_EXTREME))
            build_data["force_include"][str(target)] = f"judge/data/{target.name}"
            index = Path(self.scratch.name) / index_name(key)
            index.mkdir()
            build_index(index, passages(Library(library, today())))
            target = Path(self.scratch.name) / f"{index.name}{INDEX}"
            target.write_bytes(pack_index(index))
            build_data["force_include"][str(target)] = f"judge/data/{target.name}"
            for folder in FOLDERS.values():
                files = (root / "judge" / "cards" / folder).glob("*.py")
                sources = {file.stem: file.read_bytes() for file in files if file.stem != "__init__"}
                target = Path(self.scratch.name) / f"{folder}{PACKED}"
                target.write_bytes(pack_sources(sources))
                build_data["force_include"][str(target)] = f"judge/cards/{target.name}"
        finally:
            sys.path.remove(str(root))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Compress the wheel as far as zip can, which saves a hundredth, and remove what was compiled."""
        if version == "editable":
            return
        self.scratch.cleanup()
        smaller = Path(f"{artifact_path}.smaller")
        with ZipFile(artifact_path) as wheel, ZipFile(smaller, "w", ZIP_DEFLATED, compresslevel=9) as again:
            for entry in wheel.infolist():
                again.writestr(entry, wheel.read(entry), compresslevel=9)
        smaller.replace(artifact_path)
