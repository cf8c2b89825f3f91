"""Notes for the driver at each visit, which the customer changes on the order's page while the visit lies ahead."""

import pytest
from conftest import PHONE, SCREENSHOTS, Server
from pages import expect
from people import SOON, element, fill, is_live, press, sign_in
from world import IRVINE, World

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Orders"}
WIDE = {"width": 1280, "height": 800}


@pytest.mark.parametrize(("size", "scheme"), [(PHONE, "dark"), (WIDE, "light")], ids=["phone", "desktop"])
def test_notes_are_changed_until_their_visit_is_over(server: Server, open_page, size, scheme):
    world = World.empty(server.url)
    order = world.order(IRVINE)
    page = open_page(server.url, size, color_scheme=scheme)
    sign_in(page, "customer@tumble.example")
    page.locator('[data-testid^="tab."]').first.wait_for()
    page.goto(f"{server.url}/customer/activity/{order}")
    is_live(page)
    fill(page, "orders.note.pickup", "Ring twice, the bell is quiet.")
    press(page, "orders.note.save")
    expect(page.get_by_text("Your driver will see your notes.")).to_be_visible(timeout=SOON)
    page.screenshot(path=str(SCREENSHOTS / f"notes-{size['width']}.png"), full_page=True)
    job = world.accept(order)
    assert job["stops"][0]["note"] == "Ring twice, the bell is quiet."
    for status, bags in (("enRoute", None), ("arrived", None), ("done", 2)):
        world.report(job["stops"][0], status, bags)
    # The pickup is over: its note stays, and the one for the delivery can still be changed.
    expect(element(page, "orders.note.pickup")).to_have_count(0, timeout=SOON)
    expect(page.get_by_text("Ring twice, the bell is quiet.")).to_be_visible()
    fill(page, "orders.note.delivery", "Leave it with the porter.")
    press(page, "orders.note.save")
    expect(page.get_by_text("Your driver will see your notes.")).to_be_visible(timeout=SOON)
    page.screenshot(path=str(SCREENSHOTS / f"notes-after-{size['width']}.png"), full_page=True)
    assert world.customer.call("GET", f"/orders/{order}")["stopNotes"] == {"pickup": "Ring twice, the bell is quiet.", "delivery": "Leave it with the porter."}

    dispatcher = open_page(server.url, size, color_scheme=scheme)
    sign_in(dispatcher, "dispatcher@tumble.example")
    dispatcher.locator('[data-testid^="tab."]').first.wait_for()
    dispatcher.goto(f"{server.url}/dispatcher/orders/{order}")
    is_live(dispatcher)
    expect(dispatcher.get_by_text("Leave it with the porter.")).to_be_visible(timeout=SOON)
