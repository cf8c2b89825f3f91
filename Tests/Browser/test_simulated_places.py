"""In development the device's position is chosen from a list of places, or by a press on a map."""

import re

import pytest
from conftest import DESKTOP, PHONE, SCREENSHOTS
from pages import expect
from people import SOON, element, is_live, press, sign_in
from world import World, eventually

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Orders", "Fleet", "Location", "App"}

#: The five that are refused, and what a customer is told.
REFUSED = {
    "Outside: Los Angeles": "Los Angeles|don't pick up|Newport Beach", "Outside: San Diego": "Newport Beach", "Outside: Avalon": "Newport Beach",
    "Outside: 0, 0": "Newport Beach", "Outside: latitude and longitude swapped": "know|position",
}


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_customer_is_where_the_list_says(server, open_page, viewport):
    page = open_page(server.url, viewport)
    sign_in(page, "customer@tumble.example")
    press(page, "orders.saved.other")
    page.keyboard.press("Control+Alt+KeyL")
    choice = page.get_by_role("combobox", name="Simulated position")
    choice.select_option(label="Newport Beach, Fashion Island")
    press(page, "orders.position")
    expect(element(page, "orders.address.message")).to_contain_text("We pick up in Newport Beach.", timeout=SOON)
    page.screenshot(path=str(SCREENSHOTS / "places" / f"served-{viewport['width']}.png"))
    choice.select_option(label="On the border of Irvine and Tustin")
    press(page, "orders.position")
    expect(element(page, "orders.address.message")).to_contain_text(re.compile("We pick up in (Irvine|Tustin)."), timeout=SOON)
    for place, text in REFUSED.items():
        choice.select_option(label=place)
        press(page, "orders.position")
        message = "orders.position.message" if "swapped" in place else "orders.address.message"
        expect(element(page, message)).to_contain_text(re.compile(text), timeout=SOON)
        expect(element(page, "orders.start")).to_be_disabled()
    # A pressed map gives its place.
    choice.select_option(label="Irvine, Spectrum Center")
    press(page, "orders.position")
    pin = element(page, "orders.pin")
    expect(pin.locator("svg[data-map]")).to_be_visible(timeout=SOON)
    before = page.locator("[data-testid='development.places'] output").text_content()
    pin.locator("svg[data-map]").click(position={"x": 40, "y": 40})
    expect(page.locator("[data-testid='development.places'] output")).not_to_have_text(before)
    # It goes as it came.
    page.keyboard.press("Control+Alt+KeyL")
    expect(choice).to_have_count(0)


def test_a_driver_drives_to_the_chosen_place(server, open_page):
    world = World(server.url)
    page = open_page(server.url, DESKTOP)
    sign_in(page, "driver@tumble.example")
    expect(element(page, "fleet.step")).to_be_visible(timeout=SOON)
    is_live(page)

    def latitude() -> float | None:
        return (world.dispatcher.call("GET", "/dispatch/drivers")["items"][0]["position"] or {}).get("latitude")

    page.keyboard.press("Control+Alt+KeyL")
    choice = page.get_by_role("combobox", name="Simulated position")
    choice.select_option(label="Irvine, plant")
    eventually("The first place", lambda: latitude() == 33.6846)
    page.get_by_label("Drive there").check()
    choice.select_option(label="Irvine, Spectrum Center")
    eventually("A place on the way", lambda: 33.6506 < (latitude() or 0) < 33.6846)
