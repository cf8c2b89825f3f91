"""What customers and dispatchers do on the page of an order, on a phone and on a desktop."""

import pytest
from conftest import DESKTOP, PHONE, Server
from pages import Page, expect
from people import SOON, element, fill, is_live, order_number, press, sign_in
from world import World

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Orders"}
ON_BOTH_SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


def open_order(open_page, server: Server, order: int, size, name: str = "customer") -> Page:
    """The page of an order, seen by its customer or by the dispatcher."""
    page = open_page(server.url, size)
    sign_in(page, f"{name}@tumble.example")
    expect(page.locator('[data-testid="auth.submit"]')).to_have_count(0, timeout=SOON)
    page.goto(f"{server.url}/{'customer/activity' if name == 'customer' else 'dispatcher/orders'}/{order}")
    is_live(page)
    return page


def stops(world: World):
    """The stops of the driver's present job."""
    return next(job for job in world.driver.call("GET", "/drivers/jobs")["items"] if job["orderId"] == world.current)["stops"]


@ON_BOTH_SIZES
def test_a_failed_pickup_gets_another_time(server: Server, open_page, size):
    world = World(server.url)
    door = stops(world)[0]
    world.report(door, "arrived")
    world.driver.call("PUT", f"/drivers/stops/{door['id']}", {"status": "failed", "reason": "notAtHome"})
    page = open_order(open_page, server, world.current, size)
    expect(element(page, "orders.stage")).to_have_text("Pickup failed", timeout=SOON)
    # Late in the day today has one window left, or none.
    press(page, "orders.reschedule.window.day.1")
    expect(element(page, "orders.reschedule.window.day.1")).to_have_attribute("aria-current", "true", timeout=SOON)
    press(page, "orders.reschedule.window.1")
    press(page, "orders.reschedule.confirm")
    expect(element(page, "orders.stage")).to_have_text("Accepted", timeout=SOON)
    expect(element(page, "orders.reschedule.confirm")).to_have_count(0)
    assert world.customer.call("GET", f"/orders/{world.current}")["pickupMode"] == "scheduled"


@ON_BOTH_SIZES
def test_a_delivered_order_is_tipped_rated_and_ordered_again(server: Server, open_page, size):
    world = World(server.url)
    page = open_order(open_page, server, world.delivered, size)
    press(page, "orders.tip.300")
    press(page, "orders.tip.confirm")
    expect(page.get_by_text("Tip", exact=True).first).to_be_visible(timeout=SOON)
    press(page, "orders.rating.driver.5")
    press(page, "orders.rating.wash.4")
    press(page, "orders.rating.confirm")
    expect(element(page, "orders.rating")).to_contain_text("4 stars", timeout=SOON)
    order = world.customer.call("GET", f"/orders/{world.delivered}")
    assert order["price"]["tipCents"] == 300 and order["rating"] == {"driver": 5, "wash": 4, "comment": None}
    page.goto(f"{server.url}/customer/activity")
    is_live(page)
    press(page, "orders.status.completed")
    press(page, f"orders.reorder.{world.delivered}")
    assert order_number(page) > world.delivered


@ON_BOTH_SIZES
def test_a_request_to_cancel_is_refused(server: Server, open_page, size):
    world = World(server.url)
    door = stops(world)[0]
    world.report(door, "arrived")
    world.report(door, "done", 2)
    customer = open_order(open_page, server, world.current, size)
    press(customer, "orders.cancel")
    expect(element(customer, "orders.cancel.fee")).to_contain_text("$5.00", timeout=SOON)
    fill(customer, "orders.cancel.reason", "I need the shirts tonight.")
    press(customer, "orders.cancel.confirm")
    expect(element(customer, "orders.cancelRequest")).to_be_visible(timeout=SOON)
    dispatcher = open_order(open_page, server, world.current, size, "dispatcher")
    expect(element(dispatcher, "orders.cancelRequest.reason")).to_have_text("I need the shirts tonight.", timeout=SOON)
    fill(dispatcher, "orders.cancelRequest.note", "They are in the dryer.")
    press(dispatcher, "orders.cancelRequest.refuse")
    expect(element(customer, "orders.cancelRequest")).to_contain_text("They are in the dryer.", timeout=SOON)


@ON_BOTH_SIZES
def test_a_tracking_link_opens_without_an_account_until_it_is_ended(server: Server, open_page, size):
    world = World(server.url)
    customer = open_order(open_page, server, world.current, size)
    press(customer, "orders.share")
    address = element(customer, "orders.share.url")
    expect(address).to_contain_text("/track?token=", timeout=SOON)
    stranger = open_page(server.url, size)
    stranger.goto(server.url + "/track?" + address.inner_text().split("?", 1)[1])
    expect(element(stranger, "orders.track.stage")).to_have_text("Driver on the way", timeout=SOON)
    expect(element(stranger, "orders.track.driver")).to_be_visible()
    assert "Spectrum" not in stranger.content()
    press(customer, "orders.share.stop")
    expect(element(customer, "orders.share.url")).to_have_count(0, timeout=SOON)
    stranger.reload()
    expect(element(stranger, "orders.track.stage")).to_have_count(0, timeout=SOON)


@ON_BOTH_SIZES
def test_a_raised_price_is_accepted(server: Server, open_page, size):
    world = World(server.url)
    for stop, status, bags in ((0, "arrived", None), (0, "done", 2), (1, "arrived", None)):
        world.report(stops(world)[stop], status, bags)
    for body in ({"stage": "atFacility", "bags": 2}, {"stage": "weighed", "kilograms": 30}):
        world.dispatcher.call("PUT", f"/orders/{world.current}", body)
    page = open_order(open_page, server, world.current, size)
    press(page, "orders.approval.approve")
    expect(element(page, "orders.approval.approve")).to_have_count(0, timeout=SOON)
    assert world.customer.call("GET", f"/orders/{world.current}")["priceApproval"]["decision"] == "approved"
