"""The driver's card: drivers state what they drive, and customers see who comes."""

import pytest
from conftest import PHONE, SCREENSHOTS, Server
from pages import expect
from people import SOON, element, fill, is_live, press, sign_in
from world import World

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Fleet", "Orders"}
WIDE = {"width": 1280, "height": 800}


@pytest.mark.parametrize(("size", "scheme"), [(PHONE, "light"), (WIDE, "dark")], ids=["phone", "desktop"])
def test_a_driver_states_a_vehicle_that_the_customer_sees(server: Server, open_page, size, scheme):
    world = World(server.url)
    world.driver.call("DELETE", "/drivers/vehicle")
    driver = open_page(server.url, size, color_scheme=scheme)
    sign_in(driver, "driver@tumble.example")
    expect(element(driver, "fleet.vehicle")).to_contain_text("Customers see it", timeout=SOON)
    press(driver, "fleet.vehicle")
    expect(element(driver, "fleet.vehicle.model")).to_be_visible(timeout=SOON)
    press(driver, "fleet.vehicle.save")
    expect(driver.get_by_text("This field is required.")).to_have_count(3, timeout=SOON)
    fill(driver, "fleet.vehicle.model", "Ford Transit")
    fill(driver, "fleet.vehicle.color", "White")
    fill(driver, "fleet.vehicle.plate", "7abc123")
    driver.screenshot(path=str(SCREENSHOTS / f"vehicle-{size['width']}.png"), full_page=True)
    press(driver, "fleet.vehicle.save")
    expect(element(driver, "fleet.vehicle.plate")).to_have_value("7ABC123", timeout=SOON)
    expect(element(driver, "fleet.vehicle.remove")).to_be_visible(timeout=SOON)
    press(driver, "fleet.back")
    expect(element(driver, "fleet.vehicle")).to_contain_text("White Ford Transit · 7ABC123", timeout=SOON)
    driver.screenshot(path=str(SCREENSHOTS / f"driver-home-{size['width']}.png"), full_page=True)

    customer = open_page(server.url, size, color_scheme=scheme)
    sign_in(customer, "customer@tumble.example")
    expect(element(customer, "orders.start")).to_be_visible(timeout=SOON)
    customer.goto(f"{server.url}/customer/activity/{world.current}")
    is_live(customer)
    expect(element(customer, "orders.driver.vehicle")).to_have_text("White Ford Transit · 7ABC123", timeout=SOON)
    expect(element(customer, "orders.driver.name")).to_have_text("Dana D.")
    expect(element(customer, "orders.messageDriver")).to_be_visible()
    customer.screenshot(path=str(SCREENSHOTS / f"driver-card-{size['width']}.png"), full_page=True)
    # Nobody drives an order that waits, and one that was delivered a moment ago still shows who brought it.
    customer.goto(f"{server.url}/customer/activity/{world.waiting}")
    is_live(customer)
    expect(element(customer, "orders.stage")).to_be_visible(timeout=SOON)
    expect(element(customer, "orders.driver")).to_have_count(0)
