"""The plant's board, with the keyboard alone: an order comes in, is weighed, washed and made ready, and everybody's board shows it."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DESKTOP, PHONE, SCREENSHOTS, TABLET, Server
from pages import Page, expect
from people import SOON, element, fill, is_live, press, sign_in
from world import World, eventually

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Orders", "Fleet"}


def board(server: Server, open_page, size, **options) -> Page:
    page = open_page(server.url, size, **options)
    sign_in(page, "dispatcher@tumble.example")
    expect(page.locator('[data-testid="auth.submit"]')).to_have_count(0, timeout=SOON)
    page.goto(f"{server.url}/dispatcher/plant")
    is_live(page)
    return page


def column(page: Page, name: str):
    return page.locator(f'section[aria-label="{name}"]')


def arriving(world: World) -> int:
    """An order whose bags are in the vehicle."""
    door, _ = next(job for job in world.driver.call("GET", "/drivers/jobs")["items"] if job["orderId"] == world.current)["stops"]
    world.report(door, "arrived")
    world.report(door, "done", 2)
    return world.current


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
def test_an_order_goes_through_the_plant_by_keys_alone(server: Server, open_page, size):
    order = arriving(World(server.url))
    page, other = board(server, open_page, size), board(server, open_page, size)
    expect(element(other, f"plant.card.{order}")).to_be_visible(timeout=SOON)
    keys = page.keyboard
    page.locator("body").click(position={"x": 2, "y": 2})
    keys.press("/")
    expect(element(page, "plant.code")).to_be_focused(timeout=SOON)
    keys.type(f"{order}\n")
    expect(element(page, "plant.tags")).to_be_visible(timeout=SOON)
    expect(element(page, "plant.step")).to_be_focused(timeout=SOON)
    keys.press("Shift+Tab")
    keys.type("T-104 T-105\n")
    expect(element(page, "plant.result")).to_contain_text("At the plant", timeout=SOON)
    expect(element(page, "plant.kilograms")).to_be_focused(timeout=SOON)
    page.screenshot(path=str(SCREENSHOTS / f"plant-weighing-{size['width']}.png"), full_page=True)
    assert Axe().run(page).response["violations"] == []
    keys.type("8.4\n")
    expect(element(page, "plant.result")).to_contain_text("Weighed", timeout=SOON)
    for stage in ("Being washed", "Ready"):
        expect(element(page, "plant.step")).to_be_focused(timeout=SOON)
        keys.press("Enter")
        expect(element(page, "plant.result")).to_contain_text(stage, timeout=SOON)
    keys.press("Escape")
    expect(element(page, "plant.close")).to_have_count(0, timeout=SOON)
    expect(column(other, "Ready").locator(f'[data-testid="plant.card.{order}"]')).to_be_visible(timeout=SOON)
    # The tags lead to the order, which waits for nobody in the plant any more.
    keys.type("t-105\n")
    expect(page.get_by_role("heading", name=f"Order {order}", exact=False).first).to_be_visible(timeout=SOON)
    keys.press("Escape")
    keys.type("T-999\n")
    expect(element(page, "plant.result")).to_contain_text("No order for T-999", timeout=SOON)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_tags_that_the_driver_types_lead_the_plant_to_the_order(server: Server, open_page, size):
    world = World(server.url)
    door, plant = next(job for job in world.driver.call("GET", "/drivers/jobs")["items"] if job["orderId"] == world.current)["stops"]
    world.report(door, "arrived")
    driver = open_page(server.url, size)
    sign_in(driver, "driver@tumble.example")
    expect(driver.locator('[data-testid="auth.submit"]')).to_have_count(0, timeout=SOON)
    driver.goto(f"{server.url}/driver/home")
    is_live(driver)
    fill(driver, "fleet.tags", "a tag!")
    press(driver, "fleet.step")
    expect(driver.locator("form").first).to_contain_text("letters, digits", timeout=SOON)
    fill(driver, "fleet.tags", "t-204 T-205")
    driver.screenshot(path=str(SCREENSHOTS / f"driver-tags-{size['width']}.png"), full_page=True)
    assert Axe().run(driver).response["violations"] == []
    press(driver, "fleet.step")
    eventually("The pickup", lambda: world.customer.call("GET", f"/orders/{world.current}")["stage"] == "pickedUp")
    page = board(server, open_page, size)
    fill(page, "plant.code", "t-205")
    page.keyboard.press("Enter")
    expect(element(page, "plant.tags")).to_have_value("T-204 T-205", timeout=SOON)
    page.screenshot(path=str(SCREENSHOTS / f"plant-tags-{size['width']}.png"), full_page=True)
    page.goto(f"{server.url}/dispatcher/orders/{world.current}")
    expect(element(page, "orders.bags")).to_contain_text("T-204 T-205", timeout=SOON)


def test_a_weight_is_entered_on_the_keypad(server: Server, open_page):
    world = World(server.url)
    order = arriving(world)
    world.dispatcher.call("PUT", f"/orders/{order}", {"stage": "atFacility", "bags": 2})
    page = board(server, open_page, PHONE, color_scheme="dark")
    press(page, f"plant.card.{order}")
    for key in ("1", "2", "decimal", "5", "7", "delete"):
        press(page, f"plant.keypad.{key}")
    expect(element(page, "plant.kilograms")).to_have_value("12.5", timeout=SOON)
    page.screenshot(path=str(SCREENSHOTS / "plant-keypad-dark.png"), full_page=True)
    press(page, "plant.step")
    expect(element(page, "plant.result")).to_contain_text("Weighed", timeout=SOON)
    assert world.dispatcher.call("GET", f"/orders/{order}")["kilograms"] == 12.5
