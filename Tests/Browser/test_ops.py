"""A driver looks at what they have driven and earned, a trip and its pay, the days, weeks and months, and saves them as a table."""

import csv
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DESKTOP, PHONE, SCREENSHOTS
from pages import Page, expect
from people import SOON, address, element, is_live, press, sign_in
from world import World

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Fleet", "Payments", "App"}

#: The title of the present week, month and day.
TITLES = {
    "week": re.compile(r"[A-Z][a-z]{2} \d+ – [A-Z][a-z]{2} \d+"),
    "month": re.compile(r"[A-Z][a-z]{2,8} 20\d\d"),
    "day": re.compile(r"[A-Z][a-z]{2}, [A-Z][a-z]{2} \d+"),
}


def looks_right(page: Page, name: str, viewport: dict) -> None:
    page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        page.screenshot(path=str(SCREENSHOTS / "ops" / f"{name}-{viewport['width']}-{scheme}.png"), full_page=True)
    violations = Axe().run(page).response["violations"]
    assert [f"{violation['id']}: {violation['nodes'][0]['html'][:200]}" for violation in violations] == []
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"), "The page is wider than the window."


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_driver_sees_trips_figures_and_earnings(server, open_page, viewport):
    world = World(server.url)
    trips = world.driver.call("GET", "/drivers/trips")["items"]
    assert [trip["job"]["orderId"] for trip in trips] == [world.delivered, world.delivered]
    newest = trips[0]["job"]
    pay = sum(trip["job"]["payCents"] for trip in trips)
    page = open_page(server.url, viewport)
    sign_in(page, address("driver"))
    press(page, "tab.ops")
    expect(element(page, "fleet.ops.figures")).to_contain_text("100%", timeout=SOON)
    looks_right(page, "history", viewport)

    press(page, f"fleet.ops.trip.{newest['id']}")
    expect(element(page, "fleet.ops.pay")).to_contain_text(f"${newest['payCents'] / 100:.2f}", timeout=SOON)
    expect(page.locator(".t-map")).to_have_count(1)
    looks_right(page, "trip", viewport)
    # The page is there again after a reload, and the browser's back leads to the list.
    page.reload()
    is_live(page)
    expect(element(page, "fleet.ops.pay")).to_be_visible(timeout=SOON)
    press(page, "fleet.back")
    # Both pages lead to the earnings: a press on the one that is left would be lost with it.
    expect(element(page, "fleet.ops.figures")).to_be_visible(timeout=SOON)
    press(page, "fleet.ops.earnings")

    expect(element(page, "earnings.total")).to_contain_text(f"${pay / 100:.2f}", timeout=SOON)
    for period, title in TITLES.items():
        press(page, f"earnings.period.{period}")
        expect(element(page, "earnings.parts")).to_contain_text(title, timeout=SOON)
        expect(element(page, "earnings.total")).to_contain_text(f"${pay / 100:.2f}", timeout=SOON)
        looks_right(page, f"earnings-{period}", viewport)
    with page.expect_download() as saved:
        press(page, "earnings.export")
    assert saved.value.suggested_filename.startswith("earnings-")
    with open(saved.value.path(), newline="") as file:
        assert round(sum(float(line["amount"]) * 100 for line in csv.DictReader(file))) == pay
    press(page, "earnings.back")
    expect(element(page, "fleet.ops.figures")).to_be_visible(timeout=SOON)
