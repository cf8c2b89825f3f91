"""Fleet keeps what somebody has entered and not sent when the server is killed."""

from pathlib import Path

import pytest
from drafts import Workshop, check_forms
from screens import Screen

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Fleet"}


def forms(world: Workshop) -> dict[str, list[Screen]]:
    """The screens with something to enter, of each person."""
    return {
        "driver": [Screen("home", "/driver/home"), Screen("problem", "/driver/home", ("summary",)), Screen("vehicle", "/driver/vehicle")],
        "dispatcher": [Screen("assign", "/dispatcher/fleet", ('[data-testid^="fleet.assign."]',))],
    }


@pytest.mark.parametrize("nodes", [1, 2], ids=["one-node", "two-nodes"])
def test_forms_show_what_was_entered_after_their_server_was_killed(nodes: int, open_page, tmp_path: Path):
    check_forms(DRIVES, forms, nodes, open_page, tmp_path)
