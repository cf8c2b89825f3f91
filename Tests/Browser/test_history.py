"""A dispatcher looks at a day in charts and at the trips that are over, by day and by driver, and at the order of one of them."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DESKTOP, PHONE, SCREENSHOTS, Server
from people import SOON, address, element, is_live, press, sign_in
from playwright.sync_api import Page, expect
from world import Account, World, eventually

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Fleet", "Orders"}

SMALL = {"width": 1024, "height": 768}
SIZES = pytest.mark.parametrize("size", [PHONE, SMALL, DESKTOP], ids=["phone", "small", "desktop"])


@pytest.fixture(scope="module")
def world(shared_server: Server) -> World:
    """An order that was delivered, by two trips, their counts, and a driver who drove nothing."""
    world = World(shared_server.url)
    Account(shared_server.url, "driver2").call("PUT", "/drivers/status", {"online": True})
    eventually("The counts of the delivery", lambda: sum(area["counts"]["delivered"] for area in charts(world)["areas"]))
    return world


def charts(world: World, day: str = "") -> dict:
    return world.dispatcher.call("GET", f"/dispatch/charts{day}")


def open_fleet(open_page, server: Server, size: dict) -> Page:
    page = open_page(server.url, size)
    sign_in(page, address("dispatcher"))
    press(page, "tab.fleet")
    expect(element(page, "fleet.charts")).to_be_visible(timeout=SOON)
    return page


def looks_right(page: Page, name: str, size: dict) -> None:
    page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        page.screenshot(path=str(SCREENSHOTS / "history" / f"{name}-{size['width']}-{scheme}.png"), full_page=True)
    violations = Axe().run(page).response["violations"]
    assert [f"{violation['id']}: {violation['nodes'][0]['html'][:200]}" for violation in violations] == []
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"), "The page is wider than the window."


@SIZES
def test_a_day_in_charts(shared_server: Server, world: World, open_page, size: dict):
    page = open_fleet(open_page, shared_server, size)
    press(page, "fleet.charts")
    expect(element(page, "fleet.charts.hours.orders")).to_be_visible(timeout=SOON)
    assert page.url.endswith("/dispatcher/history")
    today = charts(world)
    # What a screen reader reads is what the API counts: a row for each hour, and for each area.
    placed = sum(hour["counts"]["placed"] for hour in today["hours"])
    cells = page.locator('[data-testid="fleet.charts.hours.orders"] tbody td')
    assert cells.count() == 24 and sum(int(text) for text in cells.all_inner_texts()) == placed > 0
    areas = page.locator('[data-testid="fleet.charts.areas.visits"] tbody th').all_inner_texts()
    assert [text.strip() for text in areas] == [area["area"] for area in today["areas"]]
    expect(element(page, "fleet.charts.figures")).to_contain_text(str(placed))
    looks_right(page, "charts", size)

    # The day before is in the URL, is there again after a reload, and nothing happened on it.
    press(page, "fleet.history.previous")
    expect(page).to_have_url(re.compile(r"/dispatcher/history\?day=\d{4}-\d\d-\d\d$"), timeout=SOON)
    expect(page.locator(".t-empty")).to_be_visible(timeout=SOON)
    before = page.url
    page.reload()
    is_live(page)
    expect(page.locator(".t-empty")).to_be_visible(timeout=SOON)
    assert page.url == before
    press(page, "fleet.history.next")
    expect(element(page, "fleet.charts.hours.orders")).to_be_visible(timeout=SOON)
    expect(page).to_have_url(re.compile("/dispatcher/history$"))
    press(page, "fleet.back")
    expect(page).to_have_url(re.compile("/dispatcher/fleet$"), timeout=SOON)
    page.go_back()
    expect(element(page, "fleet.charts.hours.orders")).to_be_visible(timeout=SOON)


@SIZES
def test_trips_that_are_over(shared_server: Server, world: World, open_page, size: dict):
    trips = world.dispatcher.call("GET", "/dispatch/trips/finished")["items"]
    newest = trips[0]
    page = open_fleet(open_page, shared_server, size)
    press(page, "fleet.pastTrips")
    row = element(page, f"fleet.pastTrip.{newest['id']}")
    expect(row).to_contain_text(newest["driverName"], timeout=SOON)
    for stop in newest["stops"]:
        expect(row).to_contain_text(stop["address"])
    expect(page.locator('[data-testid^="fleet.pastTrip."] .t-map-route')).to_have_count(len(trips))
    looks_right(page, "trips", size)

    # Another driver has none; the choice is in the URL, and is there again after a reload.
    other = next(driver for driver in world.dispatcher.call("GET", "/dispatch/drivers")["items"] if driver["id"] != world.driver.id)
    element(page, "fleet.pastTrips.driver").select_option(other["name"])
    expect(page).to_have_url(re.compile(rf"/dispatcher/history/trips\?driver={other['id']}$"), timeout=SOON)
    expect(page.locator(".t-empty")).to_be_visible(timeout=SOON)
    page.reload()
    is_live(page)
    expect(page.locator(".t-empty")).to_be_visible(timeout=SOON)
    element(page, "fleet.pastTrips.driver").select_option(newest["driverName"])
    expect(row).to_be_visible(timeout=SOON)

    # A trip leads to its order, and the browser's back to the driver's trips.
    chosen = page.url
    row.click()
    expect(page).to_have_url(re.compile(rf"/dispatcher/orders/{newest['orderId']}$"), timeout=SOON)
    page.go_back()
    expect(row).to_be_visible(timeout=SOON)
    assert page.url == chosen


def test_a_driver_s_page_leads_to_the_driver_s_trips_and_by_keyboard_to_an_order(shared_server: Server, world: World, open_page):
    page = open_fleet(open_page, shared_server, DESKTOP)
    press(page, f"fleet.driver.{world.driver.id}")
    press(page, "fleet.pastTrips")
    expect(page).to_have_url(re.compile(rf"/dispatcher/history/trips\?driver={world.driver.id}$"), timeout=SOON)
    newest = world.dispatcher.call("GET", f"/dispatch/trips/finished?driverId={world.driver.id}")["items"][0]
    row = element(page, f"fleet.pastTrip.{newest['id']}")
    expect(row).to_be_visible(timeout=SOON)
    for _ in range(40):
        page.keyboard.press("Tab")
        if row.evaluate("(element) => element.contains(document.activeElement)"):
            break
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(rf"/dispatcher/orders/{newest['orderId']}$"), timeout=SOON)
