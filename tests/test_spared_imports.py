"""Nobody waits for modules that a library imports and that are not used, and everybody else finds them as they are."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest

from judge.spared_imports import spared_imports


def test_the_search_library_is_imported_without_them() -> None:
    code = "import sys, judge.index.whoosh_adapter; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "whoosh.reading" in ran.stdout.split()
    assert not set(ran.stdout.split()) & {"asyncio", "http", "ssl", "urllib.request", "whoosh.lang.morph_en"}


@pytest.mark.parametrize(
    "module", ["judge.matchup.search.pair_search", "judge.scenario.runner", "judge.engine.state.state"]
)
def test_the_values_of_the_engine_are_imported_without_them(module: str) -> None:
    code = f"import sys, {module}; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "msgspec" in ran.stdout.split()
    assert not set(ran.stdout.split()) & {"typing_extensions", "textwrap", "platform", "msgspec.inspect"}


def test_they_are_themselves_for_everybody_else_afterwards() -> None:
    code = """
import judge.engine, judge.index.whoosh_adapter
import asyncio, cached_property, msgspec, platform, textwrap, typing_extensions, urllib.request, uuid
from whoosh.lang.morph_en import variations
assert callable(urllib.request.urlopen) and callable(urllib.request.urlretrieve)
assert cached_property.asyncio is asyncio
assert "ruled" in variations("rule")
assert platform.python_version()
of_uuid = getattr(uuid, "platform", platform)  # which from Python 3.13 on does without
assert of_uuid.python_version() == platform.python_version()
assert textwrap.dedent(" a") == "a" and typing_extensions.deprecated
class Known(msgspec.Struct):
    \"""    Known.
      More.\"""
    of: uuid.UUID
assert isinstance(msgspec.inspect.type_info(Known), msgspec.inspect.StructType)
said = msgspec.json.schema(Known)["$defs"]["Known"]["description"]
assert said.split() == ["Known.", "More."] and not said.startswith(" ")  # up to msgspec 0.22 by textwrap.dedent
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_somebody_who_asks_meanwhile_gets_what_is_really_in_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "urllib.request", raising=False)
    with spared_imports({"urllib.request": {"urlretrieve": None}}):
        from urllib.request import urlopen  # noqa: PLC0415

        assert urlopen.__module__ == "urllib.request"
    assert sys.modules["urllib.request"].urlopen is urlopen
    with pytest.raises(ImportError), spared_imports({"urllib.request": {}}):
        from urllib.request import no_such_name  # type: ignore[attr-defined] # noqa: F401, PLC0415


def test_a_module_that_is_there_already_stays() -> None:
    there = import_module("urllib.request")
    with spared_imports({"urllib.request": {"urlretrieve": None}}):
        assert sys.modules["urllib.request"] is there
    assert sys.modules["urllib.request"] is there
