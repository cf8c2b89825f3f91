"""A customer follows the driver along the streets of an OSRM server, with the time at which the driver comes."""

import datetime
import re
import tempfile
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DESKTOP, PHONE, SCREENSHOTS, Server
from people import SOON, element, is_live, sign_in
from playwright.sync_api import expect
from streets import streets
from world import IRVINE, World

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Orders", "Fleet", "Location"}

#: What the expected time of today reads like.
TIMES = {"en": r"Expected \d+:\d\d( [AP]M)? to \d+:\d\d [AP]M", "es": r"Previsto: de \d+:\d\d.* a \d+:\d\d", "pl": r"Spodziewane: od \d+:\d\d do \d+:\d\d"}


class RoutedServer(Server):
    """A server that knows streets."""

    streets = ""

    @property
    def command(self) -> list[str]:
        return [*super().command, "--set", f"OSRM_URL={self.streets}", "--set", "OSRM_REQUESTS_PER_SECOND=1000"]


@pytest.fixture
def routed():
    with streets() as (address, asked), tempfile.TemporaryDirectory(prefix="tumble-browser-") as folder:
        server = RoutedServer(Path(folder))
        server.streets = address
        server.start()
        try:
            yield server, asked
        finally:
            server.stop()


def report(world: World, north: float, east: float) -> None:
    """Says that the driver is so many degrees north and east of the customer's door."""
    time = datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    position = {"latitude": IRVINE["latitude"] + north, "longitude": IRVINE["longitude"] + east, "heading": 140, "time": time}
    world.driver.call("POST", "/drivers/location", {"positions": [position]})


def expected(world: World) -> tuple[datetime.datetime, datetime.datetime]:
    """When the customer is told that the driver comes."""
    found = world.customer.call("GET", f"/orders/{world.current}")["etaRange"]
    return tuple(datetime.datetime.fromisoformat(found[key]) for key in ("from", "to"))


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_way_and_the_time_follow_the_driver(routed, open_page, viewport, scheme):
    server, asked = routed
    world = World(server.url)
    page = open_page(server.url, viewport, color_scheme=scheme)
    sign_in(page, "customer@tumble.example")
    expect(element(page, "orders.start")).to_be_visible(timeout=SOON)
    page.goto(f"{server.url}/customer/activity/{world.current}")
    is_live(page)
    route = element(page, "orders.map").locator(".t-map-route")
    expect(element(page, "orders.map")).to_be_visible(timeout=SOON)
    expect(route).to_have_count(0)

    report(world, 0.12, -0.12)
    expect(route).to_have_count(1, timeout=SOON)
    expect(element(page, "orders.eta")).to_have_text(re.compile(TIMES["en"]), timeout=SOON)
    far = expected(world)
    before = element(page, "orders.eta").text_content()
    page.screenshot(path=str(SCREENSHOTS / "tracking" / f"far-{viewport['width']}-{scheme}.png"), full_page=True)
    violations = Axe().run(page).response["violations"]
    assert [f"{violation['id']}: {violation['nodes'][0]['html'][:200]}" for violation in violations] == []

    # Nearer by far: it is told earlier, and a step more changes nothing.
    report(world, 0.01, -0.02)
    expect(element(page, "orders.eta")).not_to_have_text(before, timeout=SOON)
    near = expected(world)
    assert near[1] < far[1] and near[1] - near[0] < far[1] - far[0]
    report(world, 0.0095, -0.0195)
    assert expected(world) == near
    assert {"table", "route"} <= set(asked)
    page.screenshot(path=str(SCREENSHOTS / "tracking" / f"near-{viewport['width']}-{scheme}.png"), full_page=True)

    # At the door nobody is expected any more.
    job = next(job for job in world.driver.call("GET", "/drivers/jobs")["items"] if job["id"] == world.trip)
    world.report(job["stops"][0], "arrived")
    expect(route).to_have_count(0, timeout=SOON)
    expect(element(page, "orders.eta")).to_have_count(0, timeout=SOON)


def test_the_time_is_told_in_each_language(routed, open_page):
    server, _ = routed
    world = World(server.url)
    for language, text in TIMES.items():
        world.reads("customer", language)
        page = open_page(server.url, PHONE)
        sign_in(page, "customer@tumble.example")
        expect(element(page, "orders.active")).to_be_visible(timeout=SOON)
        page.goto(f"{server.url}/customer/activity/{world.current}")
        report(world, 0.05, -0.05)
        expect(element(page, "orders.eta")).to_have_text(re.compile(text), timeout=SOON)


def test_the_bags_of_a_canceled_order_go_home(routed, open_page):
    server, _ = routed
    world = World(server.url)
    order = world.current
    job = next(job for job in world.driver.call("GET", "/drivers/jobs")["items"] if job["id"] == world.trip)
    for status, bags in (("arrived", None), ("done", 2)):
        world.report(job["stops"][0], status, bags)
    page = open_page(server.url, PHONE)
    sign_in(page, "customer@tumble.example")
    expect(element(page, "orders.start")).to_be_visible(timeout=SOON)
    page.goto(f"{server.url}/customer/activity/{order}")
    is_live(page)
    world.customer.call("POST", f"/orders/{order}/cancel-request", {"reason": "I need them tonight."})
    world.dispatcher.call("POST", f"/orders/{order}/cancel-request/decision", {"approved": True})
    bags = element(page, "orders.bagReturn")
    expect(bags).to_contain_text("A driver will bring them", timeout=SOON)
    home = next(job for job in world.driver.call("GET", "/drivers/jobs")["items"] if job["kind"] == "return")
    world.report(home["stops"][0], "enRoute")
    report(world, 0.04, -0.05)
    expect(bags).to_contain_text("On their way home", timeout=SOON)
    expect(element(page, "orders.map").locator(".t-map-pin.is-driver")).to_have_count(1, timeout=SOON)
    expect(element(page, "orders.eta")).to_have_text(re.compile(TIMES["en"]), timeout=SOON)
    page.screenshot(path=str(SCREENSHOTS / "tracking" / "bags-home.png"), full_page=True)
    violations = Axe().run(page).response["violations"]
    assert [f"{violation['id']}: {violation['nodes'][0]['html'][:200]}" for violation in violations] == []
    world.report(home["stops"][0], "arrived")
    world.report(home["stops"][0], "done", 2)
    expect(bags).to_contain_text("Back home", timeout=SOON)
