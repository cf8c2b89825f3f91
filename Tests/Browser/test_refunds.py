"""A dispatcher gives back a part of what an order cost, then the rest; the customer's receipt shows it at once."""

import pytest
from conftest import PHONE, Server, running
from looks import looks_right
from pages import Page, expect
from people import SOON, element, fill, is_live, press, sign_in
from world import IRVINE, Account, World, eventually

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Payments", "Orders"}

DISPATCHER = "dispatcher@tumble.example"
WIDE = {"width": 1280, "height": 800}


class PaidServer(Server):
    """A development server that takes payments."""

    payments = "fake"


@pytest.fixture
def paid_server():
    yield from running(PaidServer)


def paid_order(server: Server) -> tuple[Account, dict]:
    """An order whose money was taken, and its payment."""
    world = World.empty(server.url)
    order = world.order(IRVINE)
    world.bring(order)
    world.wash(order)

    def captured():
        payment = world.customer.call("GET", f"/payments?orderId={order}")[0]
        return payment if payment["status"] == "captured" else None

    return world.customer, eventually("The capture", captured)


def enter(page: Page, url: str, order: int) -> None:
    sign_in(page, DISPATCHER)
    page.locator('[data-testid^="tab."]').first.wait_for()
    page.goto(f"{url}/dispatcher/orders/{order}")
    is_live(page)
    press(page, "orders.refunds")


@pytest.mark.parametrize("viewport", [PHONE, WIDE], ids=["phone", "desktop"])
def test_a_part_is_given_back_and_then_the_rest(paid_server, open_page, viewport):
    customer, payment = paid_order(paid_server)
    number, order, total = payment["id"], payment["orderId"], payment["capturedCents"]
    receipt = open_page(paid_server.url, PHONE)
    sign_in(receipt, "customer@tumble.example")
    receipt.locator('[data-testid^="tab."]').first.wait_for()
    receipt.goto(f"{paid_server.url}/customer/payments/orders/{order}")
    is_live(receipt)

    page = open_page(paid_server.url, viewport)
    enter(page, paid_server.url, order)
    page.wait_for_url(f"**/dispatcher/refunds/{order}", timeout=SOON)
    expect(element(page, f"refunds.payment.{number}")).to_contain_text(f"${total / 100:.2f}", timeout=SOON)
    looks_right(page, "refunds/before", viewport)

    # More than is left, and nothing said about why.
    press(page, f"refunds.begin.{number}")
    press(page, "refunds.extent.part")
    fill(page, "refunds.amount", f"{total / 100 + 1:.2f}")
    press(page, "refunds.review.open")
    expect(page.get_by_role("alert").first).to_contain_text("up to", timeout=SOON)
    expect(page.get_by_role("alert").last).to_contain_text("Choose a reason")
    looks_right(page, "refunds/wrong", viewport)

    # By keyboard alone, after the chip of the reason.
    fill(page, "refunds.amount", "5")
    element(page, "refunds.reason.damaged").focus()
    page.keyboard.press("Enter")
    fill(page, "refunds.note", "The blue shirt")
    page.keyboard.press("Tab")
    expect(element(page, "refunds.review.open")).to_be_focused()
    page.keyboard.press("Enter")
    expect(element(page, "refunds.confirm")).to_contain_text("$5.00", timeout=SOON)
    looks_right(page, "refunds/confirming", viewport)
    assert customer.call("GET", f"/payments/{number}")["refundedCents"] == 0
    press(page, "refunds.confirm")
    expect(page.locator('[data-testid^="refunds.refund."]').first).to_contain_text("Something was damaged: The blue shirt", timeout=SOON)
    expect(element(page, f"refunds.payment.{number}")).to_contain_text("Partly refunded", timeout=SOON)
    expect(element(receipt, f"payments.payment.{number}")).to_contain_text("-$5.00", timeout=SOON)
    expect(element(receipt, f"payments.payment.{number}")).not_to_contain_text("The blue shirt")
    looks_right(page, "refunds/part", viewport)

    # All that is left.
    press(page, f"refunds.begin.{number}")
    expect(element(page, "refunds.extent.whole")).to_contain_text(f"${total / 100 - 5:.2f}", timeout=SOON)
    press(page, "refunds.reason.goodwill")
    press(page, "refunds.review.open")
    press(page, "refunds.confirm")
    expect(element(receipt, f"payments.payment.{number}")).to_contain_text(f"-${total / 100:.2f}", timeout=SOON)
    expect(element(page, f"refunds.begin.{number}")).to_have_count(0, timeout=SOON)
    assert customer.call("GET", f"/payments/{number}")["refundedCents"] == total
    press(page, "refunds.back")
    page.wait_for_url(f"**/dispatcher/orders/{order}", timeout=SOON)


@pytest.mark.parametrize("language", ["es-ES", "pl-PL"])
def test_refunds_are_read_in_other_languages(paid_server, open_page, language):
    _, payment = paid_order(paid_server)
    page = open_page(paid_server.url, PHONE, locale=language)
    enter(page, paid_server.url, payment["orderId"])
    press(page, f"refunds.begin.{payment['id']}")
    press(page, "refunds.extent.part")
    fill(page, "refunds.amount", "5")
    press(page, "refunds.reason.late")
    press(page, "refunds.review.open")
    expect(element(page, "refunds.confirm")).to_contain_text({"es-ES": "Devolver", "pl-PL": "Zwróć"}[language], timeout=SOON)
    looks_right(page, f"refunds/{language}", PHONE)
