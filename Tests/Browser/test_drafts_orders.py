"""Orders keeps what somebody has entered and not sent when the server is killed."""

from pathlib import Path

import pytest
from drafts import Workshop, check_forms
from screens import Screen

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Orders"}


def forms(world: Workshop) -> dict[str, list[Screen]]:
    """The screens with something to enter, of each person."""
    # The home asks whether it comes along.
    world.customer.call("PUT", "/retail/cart/items/1", {"quantity": 2})
    # The dispatcher answers it on the page of the weighing.
    world.customer.call("POST", f"/orders/{world.weighed}/cancel-request", {"reason": "I need the shirts tonight."})
    return {
        "customer": [
            Screen("home", "/customer/home"),
            Screen("recurring", "/customer/recurring/new"),
            Screen("cancel", f"/customer/activity/{world.waiting}", ('[data-testid="orders.cancel"]',)),
            Screen("rating", f"/customer/activity/{world.delivered}"),
        ],
        # Who has no saved address types one at once.
        "newcomer": [Screen("home", "/customer/home")],
        "dispatcher": [Screen("weighing", f"/dispatcher/orders/{world.weighed}")],
    }


@pytest.mark.parametrize("nodes", [1, 2], ids=["one-node", "two-nodes"])
def test_forms_show_what_was_entered_after_their_server_was_killed(nodes: int, open_page, tmp_path: Path):
    check_forms(DRIVES, forms, nodes, open_page, tmp_path)
