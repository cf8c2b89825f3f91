"""Matching by the server: what a dispatcher reads about a driver before choosing, and orders that find a driver without anybody's help."""

import datetime
import re

import pytest
from conftest import DESKTOP, PHONE, Server, running
from looks import looks_right
from pages import expect
from people import SOON, element, press, sign_in
from test_board import column, open_board, second_driver, waiting_orders
from world import IRVINE, NEWPORT, Account, World, eventually

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Fleet"}

ON_BOTH_SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


class Matching(Server):
    """A server that matches orders with drivers by itself, once a second."""

    @property
    def command(self) -> list[str]:
        return [*super().command, "--set", "FLAG_MATCHING_ROUNDS=YES", "--set", "MATCH_ROUND_SECONDS=1"]


@pytest.fixture
def matching_server():
    yield from running(Matching)


def is_at(driver: Account, latitude: float, longitude: float) -> None:
    time = datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    driver.call("POST", "/drivers/location", {"positions": [{"latitude": latitude, "longitude": longitude, "accuracy": 8, "time": time}]})


@ON_BOTH_SIZES
def test_a_dispatcher_sees_what_an_order_costs_with_each_driver_and_then_decides(size: dict, server: Server, open_page):
    world = World.empty(server.url)
    other = second_driver(server)
    is_at(world.driver, 33.68, -117.83)
    is_at(other, 33.64, -117.9)
    busy, waiting = waiting_orders(world, 2)
    world.dispatcher.call("POST", f"/dispatch/orders/{busy}/assign", {"driverId": world.driver.id})
    page = open_board(open_page, server, size)
    press(page, f"fleet.card.{waiting}")
    expect(element(page, f"fleet.panel.whatIf.{other.id}")).to_be_visible(timeout=SOON)
    for driver in (other, world.driver):
        press(page, f"fleet.panel.whatIf.{driver.id}")
        estimate = element(page, "fleet.panel.estimate")
        expect(estimate).to_contain_text(re.compile(r"\d min and [\d.]+ (mi|ft) more"), timeout=SOON)
        looks_right(page, f"matching/{'free' if driver is other else 'on-trip'}", size, is_whole=False)
    press(page, f"fleet.panel.whatIf.{world.driver.id}")
    expect(element(page, "fleet.panel.estimate")).to_have_count(0, timeout=SOON)
    press(page, f"fleet.panel.assign.{other.id}")
    expect(column(page, "assigned", waiting)).to_be_attached(timeout=SOON)


@ON_BOTH_SIZES
def test_an_order_finds_its_driver_by_itself_and_the_board_says_why(size: dict, matching_server: Server, open_page):
    world = World.empty(matching_server.url)
    is_at(world.driver, 33.68, -117.83)
    (order,) = waiting_orders(world, 1)
    offered = eventually("The offer", lambda: next(
        (job for job in world.driver.call("GET", "/drivers/jobs")["items"] if job["orderId"] == order and job["status"] == "offered"), None))
    page = open_board(open_page, matching_server, size)
    expect(element(page, "fleet.column.unassigned")).to_contain_text("Nearest", timeout=SOON)
    looks_right(page, "matching/board", size, is_whole=False)
    world.driver.call("POST", "/drivers/jobs", {"jobId": offered["id"], "accepted": True})
    expect(column(page, "assigned", order)).to_be_attached(timeout=SOON)
    driver = open_page(matching_server.url, size)
    sign_in(driver, "driver@tumble.example")
    expect(driver.get_by_role("button", name="Start driving")).to_be_visible(timeout=SOON)


@ON_BOTH_SIZES
def test_the_plan_of_a_shared_trip_stands_on_the_maps_of_dispatcher_and_driver(size: dict, matching_server: Server, open_page):
    world = World.empty(matching_server.url)
    # At the first door, as orders join a trip only when their doors are a quarter of an hour away or less.
    is_at(world.driver, NEWPORT["latitude"], NEWPORT["longitude"])
    first = world.order(NEWPORT)
    offered = eventually("The offer", lambda: next(
        (job for job in world.driver.call("GET", "/drivers/jobs")["items"] if job["orderId"] == first and job["status"] == "offered"), None))
    world.driver.call("POST", "/drivers/jobs", {"jobId": offered["id"], "accepted": True})
    rest = [world.order(NEWPORT | {"line1": f"{number} Newport Center Dr", "latitude": NEWPORT["latitude"] + number / 1000}) for number in (2, 4)]
    trip = eventually("The trip", lambda: next(
        (job for job in world.driver.call("GET", "/drivers/jobs")["items"] if {stop["orderId"] for stop in job["stops"]} == {first, *rest}), None))
    planned = [stop["id"] for stop in trip["stops"]]
    listed = world.dispatcher.call("GET", "/dispatch/trips")["items"]
    assert [[stop["id"] for stop in job["stops"]] for job in listed] == [planned] * 3
    # One that lies farther off waits for the driver to come nearer.
    world.order(IRVINE)
    page = open_board(open_page, matching_server, size)
    expect(element(page, "fleet.column.unassigned")).to_contain_text("Waits until", timeout=SOON)
    looks_right(page, "matching/joins-later", size, is_whole=False)
    # Three doors, and the plant, where all bags are unloaded together.
    page.goto(f"{matching_server.url}/dispatcher/fleet/trips/{listed[0]['id']}")
    expect(element(page, "fleet.trip.stop.4")).to_contain_text("plant", timeout=SOON)
    for number, stop in enumerate(trip["stops"][:3], start=1):
        expect(element(page, f"fleet.trip.stop.{number}")).to_contain_text(f"Order {stop['orderId']}")
    assert sorted(page.locator(".t-map-number").all_text_contents()) == ["1", "2", "3", "4"]
    expect(page.locator(".t-map-route")).to_have_count(1)
    looks_right(page, "matching/trip-plan-dispatcher", size)
    driver = open_page(matching_server.url, size)
    sign_in(driver, "driver@tumble.example")
    expect(element(driver, "fleet.leg.1")).to_be_visible(timeout=SOON)
    assert sorted(driver.locator(".t-map-number").all_text_contents()) == ["1", "2", "3", "4"]
    looks_right(driver, "matching/trip-plan-driver", size)
