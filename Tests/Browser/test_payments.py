"""Paying by Stripe's API: a card saved in a real browser by localstripe's script, an order that it pays for, and its receipt."""

import sys

import pytest
from conftest import DESKTOP, PHONE, ROOT, Server, running
from people import SOON, element, is_live, sign_in
from playwright.sync_api import Page, expect
from world import IRVINE, Account

sys.path.insert(0, str(ROOT / "Scripts"))
import stripe  # noqa: E402

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Payments", "Auth", "Orders"}

pytestmark = pytest.mark.skipif(not stripe.is_installed(), reason="localstripe isn't installed; to run it: make bootstrap-browser")


@pytest.fixture(scope="module")
def paid_server():
    with stripe.StripeServer() as api:
        settings = {
            "PAYMENT_GATEWAY": "stripe", "STRIPE_SECRET_KEY": "sk_test_12345", "STRIPE_PUBLISHABLE_KEY": "pk_test_12345",
            "STRIPE_WEBHOOK_SECRET": "whsec_12345", "STRIPE_API_URL": api.url, "STRIPE_SCRIPT_URL": f"{api.url}/js.stripe.com/v3/",
        }

        class PaidServer(Server):
            @property
            def command(self) -> list[str]:
                plain = [part for part in super().command]
                at = plain.index("PAYMENT_GATEWAY=none")
                return plain[:at - 1] + plain[at + 1:] + [part for key, value in settings.items() for part in ("--set", f"{key}={value}")]

        yield from running(PaidServer)


def add_card(page: Page, number: str) -> None:
    element(page, "payments.add").click()
    field = page.get_by_placeholder("number")
    expect(field).to_be_visible(timeout=SOON)
    for name, value in (("number", number), ("exp_month", "12"), ("exp_year", "34"), ("cvc", "123"), ("postal_code", "92602")):
        page.get_by_placeholder(name, exact=True).fill(value)
    element(page, "payments.card").click()


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_customer_saves_a_card_and_pays_with_it(paid_server, open_page, viewport):
    page = open_page(paid_server.url, viewport)
    sign_in(page, "customer@tumble.example")
    expect(element(page, "orders.start")).to_be_visible(timeout=SOON)
    page.goto(f"{paid_server.url}/customer/account")
    is_live(page)
    element(page, "auth.row.payments").click()
    page.wait_for_url("**/customer/payments", timeout=SOON)
    add_card(page, "4000000000000002")
    expect(element(page, "payments.message")).to_contain_text("declined", timeout=SOON)
    # The field stays, so that the number can be corrected.
    page.get_by_placeholder("number", exact=True).fill("4242424242424242")
    element(page, "payments.card").click()
    expect(page.locator('[data-testid^="payments.method."]').get_by_text("Visa •••• 4242", exact=True).first).to_be_visible(timeout=SOON)
    expect(page.get_by_placeholder("number")).to_have_count(0)

    customer = Account(paid_server.url, "customer")
    order = customer.call("POST", "/orders", {"bags": 2, "pickupMode": "ASAP", "address": IRVINE})["id"]
    payment = customer.call("GET", f"/payments?orderId={order}")[0]
    assert (payment["status"], payment["gateway"]) == ("authorized", "stripe")
    page.goto(f"{paid_server.url}/customer/activity/{order}")
    is_live(page)
    element(page, "orders.payment").click()
    page.wait_for_url(f"**/customer/payments/orders/{order}", timeout=SOON)
    expect(element(page, f"payments.payment.{payment['id']}")).to_contain_text("Held", timeout=SOON)
    element(page, "payments.back").click()
    page.wait_for_url(f"**/customer/activity/{order}", timeout=SOON)


def test_a_card_is_removed_after_a_question(paid_server, open_page):
    page = open_page(paid_server.url, PHONE)
    sign_in(page, "sam@tumble.example")
    expect(element(page, "orders.start")).to_be_visible(timeout=SOON)
    page.goto(f"{paid_server.url}/customer/payments")
    is_live(page)
    add_card(page, "4242424242424242")
    expect(page.locator('[data-testid^="payments.method."]').get_by_text("Visa •••• 4242", exact=True)).to_be_visible(timeout=SOON)
    page.get_by_role("button", name="Remove: Visa").click()
    element(page, "payments.remove.dismiss").click()
    expect(page.locator('[data-testid^="payments.method."]').get_by_text("Visa •••• 4242", exact=True)).to_be_visible(timeout=SOON)
    page.get_by_role("button", name="Remove: Visa").click()
    element(page, "payments.remove.confirm").click()
    expect(page.locator('[data-testid^="payments.method."]').get_by_text("Visa •••• 4242", exact=True)).to_have_count(0, timeout=SOON)
    assert Account(paid_server.url, "sam").call("GET", "/payments/methods") == []
