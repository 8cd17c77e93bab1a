"""The index of a package's own content, compressed: a fifth of the whole package is saved by it.

It is an archive of the files of the index, named after the content as its folder would be. It is unpacked into the
cache when it is first searched, or into memory where the cache cannot be used.
"""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

ENDING = ".tar.xz"


def pack_index(folder: Path) -> bytes:
    """The archive of an index; equal indexes give equal bytes."""
    import lzma  # noqa: PLC0415 - once for each version of the package
    import tarfile  # noqa: PLC0415

    written = io.BytesIO()
    with tarfile.open(fileobj=written, mode="w") as archive:
        for file in sorted(folder.iterdir()):
            facts = tarfile.TarInfo(file.name)
            facts.size = file.stat().st_size
            with file.open("rb") as content:
                archive.addfile(facts, content)
    return lzma.compress(written.getvalue(), preset=9 | lzma.PRESET_EXTREME)


def files_of(packed: Path) -> Mapping[str, bytes]:
    """The files of a packed index by name; none if there is no such archive, or it cannot be read."""
    if not packed.is_file():
        return {}
    try:
        import lzma  # noqa: PLC0415 - once for each version of the package
        import tarfile  # noqa: PLC0415
    except ImportError:  # a Python without lzma
        return {}
    try:
        with tarfile.open(packed, mode="r:xz") as archive:
            members = [(member, archive.extractfile(member)) for member in archive.getmembers()]
            return {member.name.rpartition("/")[2]: content.read() for member, content in members if content}
    except (OSError, EOFError, lzma.LZMAError, tarfile.TarError):
        return {}
