"""Build hook: compiles rules, answers, errata and card facts into one file that travels in the wheel."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class LibraryHook(BuildHookInterface[Any]):
    """Puts ``judge/data/library.bin`` into the wheel. An editable install compiles by itself and gets none."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is packed; a mistake in the content fails the build with its file and line."""
        if version == "editable":
            return
        root = Path(self.root)
        sys.path.insert(0, str(root))
        try:
            from judge.answers.compiled_records import prepare  # noqa: PLC0415 - importable only from here on
            from judge.content.store import Store  # noqa: PLC0415
            from judge.errors import ContentError  # noqa: PLC0415

            _, compiled = prepare(str(root))
            self.scratch = TemporaryDirectory()  # of its own, because two builds may run at once
            target = Path(self.scratch.name) / "library.bin"
            target.write_bytes(library := compiled())
            if unreadable := [value for _, value in Store(library).items("unreadable ")]:
                raise ContentError("; ".join(unreadable))
        finally:
            sys.path.remove(str(root))
        build_data["force_include"][str(target)] = "judge/data/library.bin"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Remove what was compiled, once it is in the wheel."""
        if version != "editable":
            self.scratch.cleanup()
