"""Laundry and three retail items on one trip: from the order by the plant and the store to the door, and the money for what was missing back."""

import base64
import re

import pytest
from conftest import DESKTOP, PHONE, SCREENSHOTS, Server, running
from looks import looks_right
from pages import Page, expect
from people import SOON, element, fill, is_live, press, service_worker_rules, sign_in
from test_offline import is_kept, waiting
from world import IRVINE, World, eventually

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Orders", "Fleet", "Payments"}
ON_BOTH_SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
RECEIPT = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
RECEIPT_FILE = {"name": "receipt.png", "mimeType": "image/png", "buffer": RECEIPT}


class Paying(Server):
    """A server whose customers pay by the fake provider."""

    payments = "fake"


@pytest.fixture
def paying_server():
    yield from running(Paying)


def dollars(cents: int) -> str:
    return f"{cents // 100}.{cents % 100:02}"


class Trip:
    """An order with three items of one retailer, whose driver has loaded the laundry and is on the way to the store."""

    def __init__(self, server: Server, customer: Page | None = None):
        """With a page, its customer puts the items into the cart and orders there; else the order comes over the API."""
        self.world = World.empty(server.url)
        items = self.world.customer.call("GET", f"/retail/retailers/{self.retailer}/items")["items"]
        self.items = [item for item in items if item["available"]][:3]
        wishes = [("similar", 2, "Without scent, please"), ("call", 1, None), ("leaveOut", 1, None)]
        wanted = [{"itemId": item["id"], "quantity": quantity, "substitution": wish, "note": note}
                  for item, (wish, quantity, note) in zip(self.items, wishes, strict=True)]
        if customer:
            placed = self.world.customer.call("GET", f"/orders/{order_from_cart(server, customer, wanted)}")
        else:
            placed = self.world.customer.call("POST", "/orders", {"bags": 2, "pickupMode": "ASAP", "address": IRVINE, "retailItems": wanted})
        self.order, self.total = placed["id"], placed["price"]["totalCents"]
        self.world.bring(self.order)
        self.world.wash(self.order)
        self.before = self.world.customer.call("GET", f"/orders/{self.order}")["price"]["totalCents"]
        self.job = self.world.accept(self.order)
        self.plant, self.store, self.door = self.job["stops"]
        assert (self.store["place"], self.store["kind"]) == ("store", "shopping")
        self.world.report(self.plant, "done", 2)

    @property
    def retailer(self) -> int:
        retailers = self.world.customer.call("GET", "/retail/retailers")["items"]
        return next(retailer["id"] for retailer in retailers if retailer["stores"])

    def purchases(self) -> list[dict]:
        return self.world.dispatcher.call("GET", f"/orders/{self.order}/purchases")


def order_from_cart(server: Server, page: Page, wanted: list[dict]) -> int:
    """Puts items into the cart with their wishes, lets them come along with the laundry, and returns the order's number."""
    sign_in(page, "customer@tumble.example")
    expect(page.locator('[data-testid^="tab."]').first).to_be_visible(timeout=SOON)
    for line in wanted:
        page.goto(f"{server.url}/customer/retail/items/{line['itemId']}")
        is_live(page)
        for count in range(1, line["quantity"] + 1):
            press(page, f"retail.item.{line['itemId']}.plus")
            expect(element(page, f"retail.item.{line['itemId']}.value")).to_have_text(str(count), timeout=SOON)
    press(page, "retail.cart")
    for line in wanted:
        element(page, f"retail.cart.wish.{line['itemId']}").select_option(
            label={"similar": "Bring something similar, at most for this price", "call": "Ask me", "leaveOut": "Leave it out, I won't pay for it"}[
                line["substitution"]])
        if line["note"]:
            fill(page, f"retail.cart.note.{line['itemId']}", line["note"])
    for line in wanted:
        if line["note"]:
            expect(element(page, f"retail.cart.note.{line['itemId']}")).to_have_value(line["note"])
    expect(element(page, "retail.cart.order")).to_be_enabled(timeout=SOON)
    press(page, "retail.cart.order")
    expect(element(page, f"orders.shopping.item.{wanted[0]['itemId']}")).to_be_visible(timeout=SOON)
    press(page, "orders.bags.plus")
    expect(element(page, "orders.bags.value")).to_have_text("2", timeout=SOON)
    expect(element(page, "orders.start")).to_be_enabled(timeout=SOON)
    press(page, "orders.start")
    expect(page).to_have_url(re.compile(r"/customer/activity/\d+$"), timeout=SOON)
    return int(page.url.rsplit("/", 1)[1])


def driver_page(server: Server, open_page, size) -> Page:
    page = open_page(server.url, size)
    sign_in(page, "driver@tumble.example")
    expect(page.locator('[data-testid^="tab."]').first).to_be_visible(timeout=SOON)
    page.goto(f"{server.url}/driver/home")
    is_live(page)
    expect(page.get_by_text("Shop at").first).to_be_visible(timeout=SOON)
    return page


def enter(page: Page, item: int, outcome: str, price: int | None = None, quantity: int | None = None) -> None:
    element(page, f"fleet.item.{item}.outcome").select_option(outcome)
    if quantity is not None:
        fill(page, f"fleet.item.{item}.quantity", str(quantity))
    if price is not None:
        fill(page, f"fleet.item.{item}.price", dollars(price))


@ON_BOTH_SIZES
def test_laundry_and_three_items_come_on_one_trip_and_the_missing_one_is_refunded(paying_server: Paying, open_page, size):
    server = paying_server
    trip = Trip(server, open_page(server.url, size))
    first, second, third = (item["priceCents"] for item in trip.items)
    driver = driver_page(server, open_page, size)
    looks_right(driver, "shopping/on-the-way", size, is_whole=False)
    press(driver, "fleet.step")
    expect(element(driver, "fleet.step")).to_have_text("Done shopping", timeout=SOON)
    expect(element(driver, "fleet.item.0")).to_contain_text("something similar is fine")
    expect(element(driver, "fleet.item.0")).to_contain_text("Without scent, please")
    expect(element(driver, "fleet.item.1.ask")).to_be_visible()
    expect(element(driver, "fleet.item.1.substitute")).to_be_hidden()

    enter(driver, 0, "bought", price=first - 100)
    enter(driver, 1, "substituted", price=second + 250)
    expect(element(driver, "fleet.item.1.substitute")).to_be_visible(timeout=SOON)
    fill(driver, "fleet.item.1.substitute", "Another brand")
    enter(driver, 2, "missing")
    expect(element(driver, "fleet.item.2.price")).to_be_hidden()
    looks_right(driver, "shopping/list", size, is_whole=False)

    # Nobody was asked, there is neither a total nor a photo.
    press(driver, "fleet.step")
    expect(driver.get_by_text("Ask the customer first").first).to_be_visible(timeout=SOON)
    element(driver, "fleet.item.1.agreed").check()
    expect(driver.get_by_text("Ask the customer first")).to_have_count(0, timeout=SOON)
    press(driver, "fleet.step")
    expect(driver.get_by_text("Add a photo of the receipt.").first).to_be_visible(timeout=SOON)
    looks_right(driver, "shopping/refused", size, is_whole=False)
    server.stop()
    server.start()
    is_live(driver)
    expect(element(driver, "fleet.item.1.substitute")).to_have_value("Another brand", timeout=SOON)
    expect(element(driver, "fleet.item.1.agreed")).to_be_checked()
    expect(element(driver, "fleet.item.2.outcome")).to_have_value("missing")
    fill(driver, "fleet.receipt", dollars(2 * (first - 100) + second + 250))
    element(driver, "fleet.photo").set_input_files(RECEIPT_FILE)
    expect(element(driver, "fleet.photos")).to_be_visible(timeout=SOON)
    press(driver, "fleet.step")
    expect(element(driver, "fleet.leg.2")).to_have_count(0, timeout=SOON)
    expect(driver.get_by_text("Shop at")).to_have_count(0)

    order = eventually("The report", lambda: next(
        (order for order in [trip.world.customer.call("GET", f"/orders/{trip.order}")] if order["retailItems"][2]["status"] == "missing"), None))
    assert [item["status"] for item in order["retailItems"]] == ["bought", "substituted", "missing"]
    charged = [line["totalCents"] for line in order["price"]["lines"] if line["kind"] == "retail"]
    assert charged == [2 * (first - 100), second, 0]
    refund = trip.before - order["price"]["totalCents"]
    paid = eventually("The refund", lambda: [
        payment for payment in trip.world.customer.call("GET", f"/payments?orderId={trip.order}") if payment["refundedCents"] == refund])
    assert len(paid) == 1 and paid[0]["capturedCents"] == trip.before

    customer = open_page(server.url, size)
    sign_in(customer, "customer@tumble.example")
    expect(customer.locator('[data-testid^="tab."]').first).to_be_visible(timeout=SOON)
    customer.goto(f"{server.url}/customer/activity/{trip.order}")
    is_live(customer)
    expect(element(customer, "orders.item.2")).to_contain_text(f"Not available: refunded ${dollars(third)}", timeout=SOON)
    expect(element(customer, "orders.item.1")).to_contain_text("Another brand")
    expect(element(customer, "orders.timeline")).to_contain_text("Shopping done")
    looks_right(customer, "shopping/order", size)
    press(customer, "orders.payment")
    expect(element(customer, "payments.item.1")).to_contain_text(f"Not available: refunded ${dollars(third)}", timeout=SOON)
    looks_right(customer, "shopping/receipt", size)
    said = eventually("The notification", lambda: [
        note["body"] for note in trip.world.customer.call("GET", "/notifications")["items"] if note["kind"] == "order.shopped"])
    assert said == [f"1 item wasn't available. 1 item was replaced with something similar. You pay ${dollars(refund)} less."]


def test_a_dispatcher_corrects_what_was_bought_and_the_customer_gets_the_rest_back(server: Server, open_page):
    trip = Trip(server)
    lines = [{"line": 0, "quantity": 2, "unitCents": 100}, {"line": 1, "quantity": 1, "unitCents": 100}, {"line": 2, "quantity": 1, "unitCents": 100}]
    trip.world.dispatcher.call("POST", f"/orders/{trip.order}/shopping", {"lines": lines, "receiptCents": 400})
    before = trip.world.customer.call("GET", f"/orders/{trip.order}")["price"]["totalCents"]
    page = open_page(server.url, DESKTOP)
    sign_in(page, "dispatcher@tumble.example")
    expect(page.locator('[data-testid^="tab."]').first).to_be_visible(timeout=SOON)
    page.goto(f"{server.url}/dispatcher/orders/{trip.order}")
    is_live(page)
    element(page, "orders.correct").locator("summary").click()
    fill(page, "orders.correct.2.quantity", "0")
    looks_right(page, "shopping/correction", DESKTOP)
    server.stop()
    server.start()
    is_live(page)
    expect(element(page, "orders.correct.2.quantity")).to_have_value("0", timeout=SOON)
    if element(page, "orders.correct").get_attribute("open") is None:
        element(page, "orders.correct").locator("summary").click()
    press(page, "orders.correct.send")
    expect(element(page, "orders.item.2")).to_contain_text("Not available", timeout=SOON)
    after = trip.world.customer.call("GET", f"/orders/{trip.order}")["price"]["totalCents"]
    assert after < before
    assert [purchase["role"] for purchase in trip.purchases()] == ["dispatcher", "dispatcher"]
    # What is left of the stop at the store is the driver's way to the door.
    job = eventually("The end of the stop", lambda: next(
        (job for job in trip.world.driver.call("GET", "/drivers/jobs")["items"] if job["stops"][1]["status"] == "done"), None))
    assert job["stops"][2]["status"] == "enRoute"


def test_shopping_without_a_network_arrives_once(server: Server, open_page):
    trip = Trip(server)
    page = driver_page(server, open_page, PHONE)
    press(page, "fleet.step")
    expect(element(page, "fleet.step")).to_have_text("Done shopping", timeout=SOON)
    service_worker_rules(page)
    is_kept(page, "/driver/home", "Done shopping")
    page.context.set_offline(True)
    expect(page.locator("html[data-connection=lost]")).to_have_count(1, timeout=SOON)
    enter(page, 0, "bought", price=300, quantity=1)
    enter(page, 1, "substituted", price=200)
    fill(page, "fleet.item.1.substitute", "Another brand")
    element(page, "fleet.item.1.agreed").check()
    enter(page, 2, "missing")
    expect(element(page, "fleet.item.2.price")).to_be_hidden()
    fill(page, "fleet.receipt", "5,25")
    element(page, "fleet.photo").set_input_files(RECEIPT_FILE)
    page.screenshot(path=str(SCREENSHOTS / "shopping" / "offline.png"))
    press(page, "fleet.step")
    expect(element(page, "outbox.waiting")).to_contain_text("1", timeout=SOON)
    page.context.set_offline(False)
    expect(element(page, "outbox.waiting")).to_be_hidden(timeout=30_000)
    assert waiting(page) == 0
    (purchase,) = trip.purchases()
    assert [(line["quantity"], line.get("unitCents"), line.get("substitute")) for line in purchase["lines"]] == [
        (1, 300, None), (1, 200, "Another brand"), (0, None, None)]
    assert purchase["receiptCents"] == 525 and len(purchase["receiptIds"]) == 1
