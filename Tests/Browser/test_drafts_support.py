"""Support keeps what somebody has entered and not sent when the server is killed."""

import signal
from pathlib import Path

import pytest
from conftest import PHONE, Server
from drafts import Workshop, check_forms
from screens import Screen, enter, visit
from world import IRVINE, World

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Support"}


def forms(world: Workshop) -> dict[str, list[Screen]]:
    """The screens with something to enter, of each person."""
    closed = world.customer.call("POST", "/support/tickets", {"subject": "Two receipts", "description": "Which one counts?"})["id"]
    world.customer.call("PUT", f"/support/tickets/{closed}", {"status": "closed"})
    return {
        "customer": [
            # The field of the order is there once the orders are.
            Screen("new ticket", "/customer/support/new", ('[data-testid="support.order"]',)),
            Screen("ticket", f"/customer/support/{world.ticket}"),
            Screen("help", "/customer/support/help"),
            Screen("closed ticket", f"/customer/support/{closed}", ('[data-testid="support.rating.4"]',)),
        ],
        "dispatcher": [
            Screen("queue", "/dispatcher/support"),
            Screen("desk", f"/dispatcher/support/{world.ticket}"),
            Screen("answer", "/dispatcher/support/answers", ('[data-testid="support.answer.new"]',)),
        ],
    }


@pytest.mark.parametrize("nodes", [1, 2], ids=["one-node", "two-nodes"])
def test_forms_show_what_was_entered_after_their_server_was_killed(nodes: int, open_page, tmp_path: Path):
    check_forms(DRIVES, forms, nodes, open_page, tmp_path)


def test_a_choice_that_the_killed_server_never_read_is_made_again(server: Server, open_page):
    world = World(server.url)
    order = world.order(IRVINE)
    page = open_page(server.url, PHONE)
    enter(page, "customer")
    visit(page, server.url, Screen("new ticket", "/customer/support/new", ('[data-testid="support.order"]',)))
    field = page.get_by_test_id("support.order")
    server.process.send_signal(signal.SIGSTOP)
    field.select_option(str(order))
    server.kill()
    server.start()
    page.locator("html[data-connection]").wait_for(state="detached", timeout=30_000)
    page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
    assert field.input_value() == str(order)
