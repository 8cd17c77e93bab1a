"""Our dataclasses, which write their methods when they are first needed, behave like those of the standard library."""

from __future__ import annotations

import dataclasses
import inspect
from typing import TYPE_CHECKING, Any, ClassVar

import pytest

from judge import dataclass as ours

if TYPE_CHECKING:
    from collections.abc import Callable

KINDS = ("ours", "theirs")
Make = Any


def _classes(make: Make, field: Callable[..., Any]) -> dict[str, Any]:
    """The same classes, made by one library or the other."""

    @make(frozen=True, slots=True)
    class Plain:
        """A few fields."""

        might: int
        name: str = "unit"
        kept: ClassVar[int] = 7

        def doubled(self) -> int:
            return self.might * 2

    @make(frozen=True, slots=True)
    class Further(Plain):
        name: str = "champion"
        tags: tuple[str, ...] = ()

    @make(frozen=True, slots=True, kw_only=True)
    class Named(Plain):
        where: str
        when: str = "now"

    @make(frozen=True, slots=True)
    class Nothing:
        """No fields at all."""

    @make(frozen=True, slots=True, eq=False)
    class Itself:
        might: int
        strong: bool = field(init=False, repr=False)

        def __post_init__(self) -> None:
            object.__setattr__(self, "strong", self.might > 4)

    @make(slots=True)
    class Changing:
        seen: list[int] = field(default_factory=list)
        note: str = ""
        count: int = field(default=3, compare=False)

    return {kind.__name__: kind for kind in (Plain, Further, Named, Nothing, Itself, Changing)}


@pytest.fixture(params=KINDS)
def classes(request: pytest.FixtureRequest) -> dict[str, Any]:
    if request.param == "ours":
        return _classes(ours.dataclass, ours.field)
    return _classes(dataclasses.dataclass, dataclasses.field)


def test_fields_are_given_by_place_by_name_and_by_default(classes: dict[str, Any]) -> None:
    made = classes["Plain"](3, name="u")
    assert (made.might, made.name, made.kept, made.doubled()) == (3, "u", 7, 6)
    assert classes["Plain"](3).name == "unit"
    further = classes["Further"](1, tags=("Poro",))
    assert (further.might, further.name, further.tags) == (1, "champion", ("Poro",))
    named = classes["Named"](1, "u", where="base")
    assert (named.might, named.where, named.when) == (1, "base", "now")


@pytest.mark.parametrize(
    ("name", "values", "named"),
    [
        ("Plain", (), {}),
        ("Plain", (1, "u", 2), {}),
        ("Plain", (1,), {"might": 1}),
        ("Plain", (1,), {"toughness": 1}),
        ("Named", (1, "u", "base"), {}),
        ("Named", (1,), {}),
        ("Nothing", (1,), {}),
        ("Itself", (1,), {"strong": True}),
    ],
)
def test_what_does_not_fit_is_refused(
    classes: dict[str, Any], name: str, values: tuple[object, ...], named: dict[str, Any]
) -> None:
    with pytest.raises(TypeError):
        classes[name](*values, **named)


def test_values_with_equal_fields_are_equal(classes: dict[str, Any]) -> None:
    plain, further = classes["Plain"], classes["Further"]
    assert plain(1) == plain(1, "unit")
    assert plain(1) != plain(2)
    assert plain(1, "champion") != further(1), "another class is another value"
    assert (plain(1) == 1) is False
    assert len({plain(1), plain(1), plain(2), classes["Nothing"](), classes["Nothing"]()}) == 3
    assert hash(plain(1)) == hash((1, "unit"))


def test_without_equality_each_value_is_itself(classes: dict[str, Any]) -> None:
    one = classes["Itself"](5)
    assert one.strong
    assert one != classes["Itself"](5)
    assert len({one, one, classes["Itself"](5)}) == 2


def test_what_can_change_is_no_key(classes: dict[str, Any]) -> None:
    changing = classes["Changing"]()
    changing.seen.append(1)
    changing.note = "n"
    assert (changing.seen, changing.note) == ([1], "n")
    assert changing == classes["Changing"]([1], "n", 4), "what is not compared may differ"
    assert changing != classes["Changing"]()
    with pytest.raises(TypeError):
        hash(changing)


def test_a_frozen_value_stays_as_it_is(classes: dict[str, Any]) -> None:
    made = classes["Further"](1)
    for attempt in ("might", "tags", "toughness"):
        with pytest.raises((dataclasses.FrozenInstanceError, TypeError)):
            setattr(made, attempt, 2)
    with pytest.raises(dataclasses.FrozenInstanceError):
        del made.might
    assert not hasattr(made, "__dict__")


def test_it_shows_its_fields(classes: dict[str, Any]) -> None:
    assert repr(classes["Further"](1)).endswith("Further(might=1, name='champion', tags=())")
    assert repr(classes["Itself"](1)).endswith("Itself(might=1)")
    assert repr(classes["Nothing"]()).endswith("Nothing()")


def test_it_can_be_taken_apart(classes: dict[str, Any]) -> None:
    assert classes["Further"].__match_args__ == ("might", "name", "tags")
    assert classes["Named"].__match_args__ == ("might", "name")


def test_the_standard_library_knows_its_fields(classes: dict[str, Any]) -> None:
    assert all(dataclasses.is_dataclass(kind) for kind in classes.values())
    found = {field.name: field for field in dataclasses.fields(classes["Further"])}
    assert list(found) == ["might", "name", "tags"]
    assert (found["name"].default, found["might"].default) == ("champion", dataclasses.MISSING)
    assert [field.init for field in dataclasses.fields(classes["Itself"](1))] == [True, False]
    assert dataclasses.replace(classes["Plain"](1), might=2) == classes["Plain"](2)
    assert dataclasses.asdict(classes["Changing"]([4])) == {"seen": [4], "note": "", "count": 3}


def test_a_signature_has_its_parameters(classes: dict[str, Any]) -> None:
    assert list(inspect.signature(classes["Named"]).parameters) == ["might", "name", "where", "when"]


def test_a_value_is_replaced_and_looked_through() -> None:
    classes = _classes(ours.dataclass, ours.field)
    plain, itself = classes["Plain"](1), classes["Itself"](1)
    assert ours.replace(plain, might=2) == classes["Plain"](2)
    assert ours.replace(itself, might=5).strong, "what follows from other fields is worked out anew"
    with pytest.raises(TypeError):
        ours.replace(plain, toughness=2)
    assert [part.name for part in ours.fields(plain)] == ["might", "name"]
    assert ours.is_dataclass(plain)
    assert ours.is_dataclass(classes["Nothing"])
    assert not ours.is_dataclass(1)


def test_a_shared_default_and_a_class_without_slots_are_refused() -> None:
    with pytest.raises(ValueError, match="default_factory"):

        @ours.dataclass(slots=True)
        class Shared:
            seen: list[int] = []  # noqa: RUF012 - that is what is refused

    with pytest.raises(TypeError):

        @ours.dataclass(slots=False)
        class Open:
            seen: int


def test_a_class_below_that_adds_nothing_is_made_as_well() -> None:
    plain = _classes(ours.dataclass, ours.field)["Plain"]
    below = type("Below", (plain,), {})
    low = below(4)
    assert (type(low), low.might, low == below(4), low == plain(4)) == (below, 4, True, False)
    assert plain(4).doubled() == 8
