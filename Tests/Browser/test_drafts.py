"""Every package that has something to enter has a test that fills its forms."""

import importlib
from pathlib import Path

from conftest import ROOT
from drafts import NO_ENTRIES, named_in

#: The packages that define controls.
LIBRARIES = {"Theme", "UI"}


def test_every_package_with_controls_has_its_forms_filled():
    filled = set().union(*(importlib.import_module(file.stem).DRIVES for file in Path(__file__).parent.glob("test_drafts_*.py")))
    with_entries = {
        folder.name for folder in (ROOT / "Packages").iterdir()
        if any(not name.startswith(tuple(NO_ENTRIES)) for name in named_in(folder.name))
    }
    # An area's controls are filled by a test of their own, and aren't counted as entries.
    assert filled - {"Location"} == with_entries - LIBRARIES


def test_controls_are_found_in_sources():
    assert {"orders.bags", "chat.input", "fleet.reason", "retail.search"} <= {name for each in ("Orders", "Chat", "Fleet", "Retail") for name in named_in(each)}
