"""What proves a visit, at the door and at home: the driver enters the customer's PIN or takes a photo, and the customer sees it."""

import base64
from pathlib import Path

import pytest
from conftest import DESKTOP, PHONE, SCREENSHOTS, Server, running
from pages import Page, expect
from people import SOON, element, fill, is_live, press, sign_in
from world import World, eventually

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Orders", "Fleet"}
ON_BOTH_SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
PHOTO = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")


class Proving(Server):
    """A development server that is content with notes until its world is there, and then asks for a PIN or a photo."""

    asks = False

    @property
    def command(self) -> list[str]:
        kinds = "pin,photo" if self.asks else "pin,note"
        return [*super().command, "--set", f"PICKUP_PROOF={kinds}", "--set", f"DELIVERY_PROOF={kinds}"]


class NotingWorld(World):
    note = "Handed over"


@pytest.fixture
def proving_server():
    yield from running(Proving)


def at_the_door(server: Proving, open_page, size) -> tuple[World, Page]:
    """The driver's page of a pickup, at the customer's door."""
    world = NotingWorld(server.url)
    world.customer.call("PUT", f"/orders/{world.current}", {"stopNotes": {"pickup": "Ring twice, please", "delivery": None}})
    job = next(job for job in world.driver.call("GET", "/drivers/jobs")["items"] if job["orderId"] == world.current)
    world.report(job["stops"][0], "arrived")
    server.stop()
    server.asks = True
    server.start()
    page = open_page(server.url, size)
    sign_in(page, "driver@tumble.example")
    expect(page.locator('[data-testid="auth.submit"]')).to_have_count(0, timeout=SOON)
    page.goto(f"{server.url}/driver/home")
    is_live(page)
    expect(element(page, "fleet.visitNote")).to_contain_text("Ring twice, please", timeout=SOON)
    return world, page


def order_page(server: Server, open_page, order: int, size) -> Page:
    page = open_page(server.url, size)
    sign_in(page, "customer@tumble.example")
    expect(page.locator('[data-testid="auth.submit"]')).to_have_count(0, timeout=SOON)
    page.goto(f"{server.url}/customer/activity/{order}")
    is_live(page)
    return page


@ON_BOTH_SIZES
def test_a_pickup_is_proved_with_the_customers_pin(proving_server: Server, open_page, size):
    world, driver = at_the_door(proving_server, open_page, size)
    customer = order_page(proving_server, open_page, world.current, size)
    pin = element(customer, "orders.pin").inner_text()
    press(driver, "fleet.step")
    expect(element(driver, "fleet.proof")).to_contain_text("PIN", timeout=SOON)
    fill(driver, "fleet.pin", "0000" if pin != "0000" else "1111")
    press(driver, "fleet.step")
    expect(driver.get_by_text("That PIN isn't right").first).to_be_visible(timeout=SOON)
    driver.screenshot(path=str(SCREENSHOTS / f"proof-pin-{size['width']}.png"), full_page=True)
    fill(driver, "fleet.pin", pin)
    press(driver, "fleet.step")
    expect(element(customer, "orders.stage")).to_have_text("Picked up", timeout=SOON)
    expect(element(customer, "orders.timeline")).to_contain_text("Confirmed with the PIN", timeout=SOON)


@ON_BOTH_SIZES
def test_bags_of_a_canceled_order_come_home_with_the_customers_pin(proving_server: Server, open_page, size):
    world = NotingWorld(proving_server.url)
    order = world.current
    door = next(job for job in world.driver.call("GET", "/drivers/jobs")["items"] if job["orderId"] == order)["stops"][0]
    world.report(door, "arrived")
    world.report(door, "done", 2)
    world.dispatcher.call("PUT", f"/orders/{order}", {"stage": "canceled", "reason": "The customer needs them tonight."})
    home = eventually("The way home", lambda: next(
        (job for job in world.driver.call("GET", "/drivers/jobs")["items"] if job["orderId"] == order and job["kind"] == "return"), None))
    world.report(home["stops"][0], "enRoute")
    world.report(home["stops"][0], "arrived")
    proving_server.stop()
    proving_server.asks = True
    proving_server.start()
    customer = order_page(proving_server, open_page, order, size)
    pin = element(customer, "orders.pin").inner_text()
    customer.screenshot(path=str(SCREENSHOTS / f"return-pin-{size['width']}.png"), full_page=True)
    driver = open_page(proving_server.url, size)
    sign_in(driver, "driver@tumble.example")
    expect(driver.locator('[data-testid="auth.submit"]')).to_have_count(0, timeout=SOON)
    driver.goto(f"{proving_server.url}/driver/home")
    is_live(driver)
    press(driver, "fleet.step")
    expect(element(driver, "fleet.proof")).to_contain_text("PIN", timeout=SOON)
    fill(driver, "fleet.pin", pin)
    driver.screenshot(path=str(SCREENSHOTS / f"return-driver-{size['width']}.png"), full_page=True)
    press(driver, "fleet.step")
    expect(customer.get_by_test_id("orders.pin")).to_have_count(0, timeout=SOON)
    bags = world.customer.call("GET", f"/orders/{order}")["bagReturn"]
    assert (bags["status"], bags["proof"]) == ("returned", "pin")


@ON_BOTH_SIZES
def test_a_photo_of_the_pickup_is_seen_by_the_customer(proving_server: Server, open_page, size, tmp_path: Path):
    world, driver = at_the_door(proving_server, open_page, size)
    broken, photo = tmp_path / "broken.jpg", tmp_path / "door.png"
    broken.write_bytes(b"<svg xmlns='http://www.w3.org/2000/svg'/>")
    photo.write_bytes(PHOTO)
    field = element(driver, "fleet.photo")
    field.set_input_files(str(broken))
    expect(driver.get_by_text("Send a JPEG, PNG or WebP photo.").first).to_be_visible(timeout=SOON)
    field.set_input_files(str(photo))
    expect(element(driver, "fleet.photos")).to_have_text("1 photo added", timeout=SOON)
    driver.screenshot(path=str(SCREENSHOTS / f"proof-photo-{size['width']}.png"), full_page=True)
    press(driver, "fleet.step")
    customer = order_page(proving_server, open_page, world.current, size)
    image = customer.locator('[data-testid^="orders.photo."]').first
    expect(image).to_be_visible(timeout=SOON)
    customer.wait_for_function("() => document.querySelector('[data-testid^=\"orders.photo.\"]').naturalWidth > 0", timeout=SOON)
    customer.screenshot(path=str(SCREENSHOTS / f"proof-customer-{size['width']}.png"), full_page=True)
    source = image.get_attribute("src")
    # Nobody who isn't signed in sees it.
    stranger = open_page(proving_server.url, size)
    assert stranger.request.get(proving_server.url + source).status == 401


def test_without_a_network_a_photo_and_the_pin_wait_together(proving_server: Server, open_page):
    world, driver = at_the_door(proving_server, open_page, PHONE)
    pin = world.customer.call("GET", f"/orders/{world.current}")["pin"]
    driver.context.set_offline(True)
    element(driver, "fleet.photo").set_input_files({"name": "door.png", "mimeType": "image/png", "buffer": PHOTO})
    expect(driver.get_by_text("1 photo is kept on this device.").first).to_be_visible(timeout=SOON)
    fill(driver, "fleet.pin", pin)
    press(driver, "fleet.step")
    driver.context.set_offline(False)
    customer = order_page(proving_server, open_page, world.current, PHONE)
    expect(element(customer, "orders.timeline")).to_contain_text("Confirmed with the PIN", timeout=30_000)
    expect(customer.locator('[data-testid^="orders.photo."]')).to_have_count(1, timeout=SOON)


def test_a_photo_that_was_taken_without_a_network_is_sent_once_there_is_one(proving_server: Server, open_page):
    world, driver = at_the_door(proving_server, open_page, PHONE)
    driver.context.set_offline(True)
    element(driver, "fleet.photo").set_input_files({"name": "door.png", "mimeType": "image/png", "buffer": PHOTO})
    expect(driver.get_by_text("1 photo is kept on this device.").first).to_be_visible(timeout=SOON)
    driver.context.set_offline(False)
    expect(element(driver, "fleet.photos")).to_have_text("1 photo added", timeout=30_000)
    press(driver, "fleet.step")
    customer = order_page(proving_server, open_page, world.current, PHONE)
    expect(customer.locator('[data-testid^="orders.photo."]')).to_have_count(1, timeout=SOON)
