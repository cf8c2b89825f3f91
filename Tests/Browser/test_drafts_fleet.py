"""Fleet keeps what somebody has entered and not sent when the server is killed."""

from pathlib import Path

import pytest
from drafts import Workshop, check_forms
from screens import Screen
from world import IRVINE

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Fleet"}


def forms(world: Workshop) -> dict[str, list[Screen]]:
    """The screens with something to enter, of each person."""
    world.order(IRVINE)
    both = tuple(f'[data-testid^="fleet.card."][data-testid$=".select"] >> nth={number}' for number in range(2))
    # An application whose later steps are open.
    world.customer.call("PUT", "/drivers/application", {"name": "Casey Customer"})
    return {
        "customer": [Screen(f"application, {part}", f"/customer/drive/{part}") for part in ("person", "vehicle", "license", "check")],
        "driver": [Screen("home", "/driver/home"), Screen("orders", "/driver/orders"), Screen("vehicle", "/driver/vehicle")],
        "dispatcher": [
            Screen("assign", "/dispatcher/fleet", ('[data-testid^="fleet.assign."]',)),
            Screen("board", "/dispatcher/home", ('[data-testid="fleet.board.filters"]',)),
            Screen("view", "/dispatcher/home?area=Irvine", ('[data-testid="fleet.board.save"]',)),
            Screen("several", "/dispatcher/home", (*both, '[data-testid="fleet.board.assign"]')),
        ],
    }


@pytest.mark.parametrize("nodes", [1, 2], ids=["one-node", "two-nodes"])
def test_forms_show_what_was_entered_after_their_server_was_killed(nodes: int, open_page, tmp_path: Path):
    check_forms(DRIVES, forms, nodes, open_page, tmp_path)
