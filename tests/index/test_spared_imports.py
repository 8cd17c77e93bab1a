"""A search does not wait for modules that the search library imports and does not use."""

from __future__ import annotations

import subprocess
import sys

import pytest

from judge.index.spared_imports import NAMES, spared_imports


def test_the_search_library_is_imported_without_them() -> None:
    code = "import sys, judge.index.whoosh_adapter; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "whoosh.reading" in ran.stdout.split()
    assert not set(ran.stdout.split()) & {*NAMES, "asyncio", "http", "ssl"}


def test_they_are_themselves_for_everybody_else_afterwards() -> None:
    code = """
import judge.index.whoosh_adapter
import asyncio, cached_property, urllib.request
from whoosh.lang.morph_en import variations
assert callable(urllib.request.urlopen) and callable(urllib.request.urlretrieve)
assert cached_property.asyncio is asyncio
assert "ruled" in variations("rule")
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_somebody_who_asks_meanwhile_gets_what_is_really_in_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "urllib.request", raising=False)
    with spared_imports():
        from urllib.request import urlopen  # noqa: PLC0415

        assert urlopen.__module__ == "urllib.request"
    assert sys.modules["urllib.request"].urlopen is urlopen
    with pytest.raises(ImportError), spared_imports():
        from urllib.request import no_such_name  # type: ignore[attr-defined] # noqa: F401, PLC0415


def test_a_module_that_is_there_already_stays() -> None:
    import urllib.request  # noqa: PLC0415

    with spared_imports():
        assert sys.modules["urllib.request"] is urllib.request
    assert sys.modules["urllib.request"] is urllib.request
