"""Settings have defaults, keep what they are given, and refuse what they may not be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cardtable.croupier.people import MOST_NAME
from cardtable.store import SETTINGS, Settings, Store


def test_every_default_is_allowed_and_explained() -> None:
    assert all(setting.allows(setting.default) and setting.meaning for setting in SETTINGS.values())


@pytest.mark.parametrize("letters", [MOST_NAME, MOST_NAME + 1])
def test_a_name_that_no_record_takes_is_nobody_s(file: Path, letters: int) -> None:
    """Whoever was called so in the file could begin no game."""
    with Store(file) as store:
        store.set("name", "Z" * letters).result()
    with Store(file) as store:
        assert len(Settings(store)["name"]) == letters % (MOST_NAME + 1)


def test_settings_last(file: Path) -> None:
    with Store(file) as store:
        settings = Settings(store)
        assert dict(settings) == {name: setting.default for name, setting in SETTINGS.items()}
        settings["motion"] = "slow"
        settings["window"] = [10, 20, 1024, 700]
    with Store(file) as store:
        settings = Settings(store)
        assert (settings["motion"], settings["window"]) == ("slow", [10, 20, 1024, 700])
        del settings["motion"]
        assert settings["motion"] == "usual"


def test_a_game_has_settings_of_its_own(store: Store) -> None:
    settings = Settings(store)
    here = settings.of("snip-snap")
    settings["four colours"] = True
    assert here["four colours"] is True
    here["four colours"] = False
    assert (here["four colours"], settings["four colours"]) == (False, True)
    assert Settings(store).of("snip-snap")["four colours"] is False
    del here["four colours"]
    assert here["four colours"] is True


def test_what_is_set_everywhere_holds_for_games_that_had_their_own(store: Store) -> None:
    settings = Settings(store)
    here, there = settings.of("snip-snap"), settings.of("ecarte")
    here["cite laws"], here["four colours"], there["cite laws"] = False, True, True
    settings.everywhere("cite laws", False)
    assert not any(one["cite laws"] for one in (settings, here, there, Settings(store).of("ecarte")))
    assert here["four colours"], "what else it had been given it keeps"
    settings["cite laws"] = True
    assert Settings(store).of("ecarte")["cite laws"], "and goes by the house from then on"


def test_a_number_may_be_the_least_and_the_most_and_no_further() -> None:
    numbers = [setting for setting in SETTINGS.values() if setting.least is not None and type(setting.default) is int]
    assert numbers
    for setting in numbers:
        assert setting.allows(setting.least)
        assert setting.allows(setting.most)
        assert not setting.allows(setting.least - 1)
        assert not setting.allows(setting.most + 1)


@pytest.mark.parametrize(
    ("name", "value"),
    [("motion", "headlong"), ("four colours", 1), ("text size", 500), ("text size", True), ("window", "large")],
)
def test_a_value_it_may_not_have_is_refused(store: Store, name: str, value: Any) -> None:
    settings = Settings(store)
    with pytest.raises(ValueError, match=f"The setting '{name}' cannot be"):
        settings[name] = value
    assert settings[name] == SETTINGS[name].default


def test_a_value_no_longer_allowed_counts_as_not_given(store: Store) -> None:
    store.set("motion", "headlong")
    store.set("gone", 1)
    settings = Settings(store)
    assert settings["motion"] == "usual"
    with pytest.raises(KeyError):
        settings["gone"]


def test_what_is_handed_out_cannot_change_what_is_kept(store: Store) -> None:
    settings = Settings(store)
    settings["last options"]["code"] = "nursery"
    assert settings["last options"] == {}
