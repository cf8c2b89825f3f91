"""The same order again by somebody whose card is gone or refused: they add one and come back to the order."""

import re

import pytest
from conftest import PHONE, SCREENSHOTS, running
from people import SOON, element, is_live, order_number, press
from playwright.sync_api import expect
from test_paying import SAVED_THEN_DECLINED, WORKS, PaidServer, add_card, enter_card, newcomer, on_card_page, payments_of
from world import Account

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Orders", "Payments"}
WIDE = {"width": 1280, "height": 800}


@pytest.fixture(scope="module")
def paid_server():
    yield from running(PaidServer)


@pytest.mark.parametrize(("size", "scheme"), [(PHONE, "light"), (WIDE, "dark")], ids=["phone", "desktop"])
def test_ordering_again_without_a_card_leads_to_one_and_back(paid_server, open_page, size, scheme):
    width = size["width"]
    page = open_page(paid_server.url, size, color_scheme=scheme)
    newcomer(page, f"again-{width}")
    press(page, "orders.start")
    page.wait_for_url("**/customer/payments/add", timeout=SOON)
    press(page, "payments.card")
    on_card_page(page, paid_server)
    enter_card(page, WORKS)
    page.wait_for_url("**/customer/home", timeout=SOON)
    press(page, "orders.start")
    order = order_number(page)
    press(page, "orders.payment")
    # Nothing is paid yet, so the receipt has no total.
    expect(element(page, "payments.held")).to_contain_text("Held on your card", timeout=SOON)
    expect(page.get_by_text("The final price follows after weighing")).to_be_visible()
    expect(page.get_by_text("$0.00")).to_have_count(0)
    page.screenshot(path=str(SCREENSHOTS / f"receipt-held-{width}.png"), full_page=True)

    account = Account(paid_server.url, f"again-{width}")
    account.call("POST", f"/orders/{order}/cancel", {"reason": "Plans changed"})
    for method in account.call("GET", "/payments/methods"):
        account.call("DELETE", f"/payments/methods/{method['id']}")
    page.goto(f"{paid_server.url}/customer/activity/{order}")
    is_live(page)
    press(page, f"orders.reorder.{order}")
    page.wait_for_url(f"**/customer/payments/add/{order}", timeout=SOON)
    expect(element(page, "payments.card")).to_be_visible(timeout=SOON)
    page.screenshot(path=str(SCREENSHOTS / f"again-add-{width}.png"), full_page=True)
    press(page, "payments.card")
    on_card_page(page, paid_server)
    enter_card(page, WORKS)
    page.wait_for_url(f"**/customer/activity/{order}", timeout=SOON)
    press(page, f"orders.reorder.{order}")
    page.wait_for_url(re.compile(rf"/customer/activity/(?!{order}$)\d+$"), timeout=SOON)
    assert [payment["status"] for payment in payments_of(account, order_number(page))] == ["authorized"]

    # A card that the bank refuses gives way to another one.
    second = order_number(page)
    account.call("POST", f"/orders/{second}/cancel", {"reason": "Plans changed"})
    for method in account.call("GET", "/payments/methods"):
        account.call("DELETE", f"/payments/methods/{method['id']}")
    add_card(page, paid_server, SAVED_THEN_DECLINED)
    page.goto(f"{paid_server.url}/customer/activity/{second}")
    is_live(page)
    press(page, f"orders.reorder.{second}")
    expect(element(page, "orders.message")).to_contain_text("declined", timeout=SOON)
    page.screenshot(path=str(SCREENSHOTS / f"again-declined-{width}.png"), full_page=True)
    press(page, "orders.reorder.card")
    page.wait_for_url(f"**/customer/payments/add/{second}", timeout=SOON)
    press(page, "payments.back")
    page.wait_for_url(f"**/customer/activity/{second}", timeout=SOON)
