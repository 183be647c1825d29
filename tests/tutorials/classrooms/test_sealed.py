"""Boxes that only one browser can open."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutorials.classrooms.sealed.box import seal, unseal


@given(st.binary(max_size=5000))
def test_a_box_gives_back_what_was_put_in(content: bytes) -> None:
    box, key = seal(content)
    assert unseal(box, key) == content


def test_a_box_says_nothing_without_its_key() -> None:
    content = b"brush amber lizard " * 20
    box, key = seal(content)
    assert b"amber" not in box
    assert seal(content)[0] != box
    assert unseal(box, seal(content)[1]) is None
    assert unseal(box, key) == content


@pytest.mark.parametrize("key", ["", "00", "x" * 64, "00" * 32, "日本", "00" * 5000])
def test_what_is_no_key_opens_nothing(key: str) -> None:
    assert unseal(seal(b"words")[0], key) is None


@given(st.data())
def test_a_box_that_was_changed_opens_no_more(data: st.DataObject) -> None:
    box, key = seal(b"brush amber lizard")
    place = data.draw(st.integers(0, len(box) - 1))
    changed = bytearray(box)
    changed[place] ^= data.draw(st.integers(1, 255))
    assert unseal(bytes(changed), key) is None
    assert unseal(box[:place], key) is None
