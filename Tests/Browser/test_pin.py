"""A customer takes the device's position for an address, and drags the pin to the door."""

import json
import sqlite3

import pytest
from conftest import DESKTOP, PHONE, SCREENSHOTS
from pages import expect
from people import SOON, element, fill, is_live, press, sign_in
from world import Account

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Orders", "Location", "App"}

#: Whether the map shows another place than it did.
MAP_MOVED = "(before) => document.querySelector('[data-testid=\"orders.pin\"] svg[data-map]').dataset.map !== before"


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_pin_is_dragged_to_the_door_and_kept(server, open_page, viewport):
    page = open_page(server.url, viewport)
    sign_in(page, "customer@tumble.example")
    press(page, "orders.saved.other")
    # The reason stands there before the browser asks.
    expect(page.get_by_text("Standing at the door?")).to_be_visible()
    press(page, "orders.position")
    expect(element(page, "orders.address.message")).to_contain_text("We pick up in Irvine.", timeout=SOON)
    fill(page, "orders.address.line1", "1 Jamboree Rd")
    fill(page, "orders.address.city", "Irvine")
    fill(page, "orders.address.postalCode", "92614")
    press(page, "orders.address.check")
    pin = element(page, "orders.pin").locator('[data-handle="pin"]')
    expect(pin).to_be_visible(timeout=SOON)
    pin.scroll_into_view_if_needed()
    box = pin.bounding_box()
    start = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 3)
    place = element(page, "orders.pin").locator("svg[data-map]").get_attribute("data-map")
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 20, start[1] - 10)
    page.mouse.move(start[0] + 40, start[1] - 20)
    page.mouse.up()
    # The button that is pressed is the one of the price for the new place: a press on the one before is for nothing.
    page.wait_for_function(MAP_MOVED, arg=place)
    page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
    expect(element(page, "orders.start")).to_be_enabled(timeout=SOON)
    press(page, "orders.start")
    page.wait_for_url("**/customer/activity/*", timeout=SOON)
    file = next((server.folder / "data").glob("*.sqlite"))
    with sqlite3.connect(file, timeout=10) as database:
        address = json.loads(database.execute("SELECT address FROM orders_order ORDER BY id DESC LIMIT 1").fetchone()[0])
    # East and north of the device's position, by less than a mile.
    assert -117.8265 < address["longitude"] < -117.8
    assert 33.6846 < address["latitude"] < 33.7


def test_the_pin_is_moved_by_keyboard(server, open_page):
    page = open_page(server.url, PHONE)
    sign_in(page, "customer@tumble.example")
    press(page, "orders.saved.other")
    press(page, "orders.position")
    pin = element(page, "orders.pin")
    expect(pin.locator('[data-handle="pin"]')).to_be_visible(timeout=SOON)
    north = pin.get_by_role("button", name="Move north")
    north.focus()
    place = pin.locator("svg[data-map]").get_attribute("data-map")
    # Arrow keys move it while one of its buttons has the focus, which stays.
    for key in ("ArrowUp", "ArrowRight", "Enter"):
        before = place
        page.keyboard.press(key)
        page.wait_for_function(MAP_MOVED, arg=before)
        place = pin.locator("svg[data-map]").get_attribute("data-map")
        expect(north).to_be_focused()
    page.screenshot(path=str(SCREENSHOTS / "pin" / "keyboard.png"), full_page=True)


def test_the_pin_of_a_saved_address_is_kept(server, open_page):
    page = open_page(server.url, DESKTOP)
    sign_in(page, "customer@tumble.example")
    page.locator('[data-testid^="tab."]').first.wait_for()
    page.goto(f"{server.url}/customer/account/addresses/1")
    pin = element(page, "auth.address.pin")
    expect(pin.locator('[data-handle="pin"]')).to_be_visible(timeout=SOON)
    is_live(page)
    customer = Account(server.url, "customer")

    def latitude() -> float:
        return customer.call("GET", f"/users/{customer.id}/profile")["addresses"][0]["latitude"]

    before = latitude()
    pin.get_by_role("button", name="Move north").click()
    press(page, "auth.address.save")
    page.wait_for_url("**/account/addresses", timeout=SOON)
    assert abs(latitude() - before - 10 / 111_195) < 1e-6
