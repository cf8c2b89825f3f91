"""A driver's browser says where it is during a job; the customer's and the dispatcher's maps show it, moving."""

from conftest import DESKTOP, Server
from people import SOON, element, is_live, sign_in
from playwright.sync_api import Page, expect
from world import World, eventually

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Fleet", "Orders"}

NORTH = {"latitude": 33.70, "longitude": -117.79}
SOUTH = {"latitude": 33.64, "longitude": -117.76}


def open_as(open_page, url: str, name: str, viewport=DESKTOP) -> Page:
    page = open_page(url, viewport)
    sign_in(page, f"{name}@tumble.example")
    return page


def vehicle(page: Page, map_name: str):
    return element(page, map_name).locator(".t-map-pin.is-driver, .t-pin.is-driver")


def test_maps_show_the_driver_on_the_way(server: Server, open_page):
    world = World(server.url)
    customer = open_as(open_page, server.url, "customer")
    expect(element(customer, "orders.start")).to_be_visible(timeout=SOON)
    customer.goto(f"{server.url}/customer/activity/{world.current}")
    is_live(customer)
    expect(element(customer, "orders.map")).to_be_visible(timeout=SOON)
    expect(vehicle(customer, "orders.map")).to_have_count(0)
    dispatcher = open_as(open_page, server.url, "dispatcher")
    expect(element(dispatcher, "fleet.map")).to_be_visible(timeout=SOON)

    driver = open_as(open_page, server.url, "driver")
    expect(element(driver, "fleet.step")).to_be_visible(timeout=SOON)
    pin = vehicle(customer, "orders.map")
    expect(pin).to_have_count(1, timeout=SOON)
    expect(element(customer, "orders.map").locator(".is-stale")).to_have_count(0)
    place = customer.evaluate(PLACE)
    driver.context.set_geolocation(SOUTH)
    customer.wait_for_function(f"(before) => ({PLACE})() !== before", arg=place, timeout=SOON)
    expect(vehicle(dispatcher, "fleet.map")).to_have_count(1, timeout=SOON)

    # The bags are in the vehicle: where it goes from here is no longer the customer's to see.
    for status, bags in (("arrived", None), ("done", 2)):
        world.driver.call("PUT", f"/drivers/stops/{stop(world)}", {"status": status, "bags": bags})
    expect(pin).to_have_count(0, timeout=SOON)
    driver.context.set_geolocation(NORTH)
    eventually("The driver's next place", lambda: latitude(world) == NORTH["latitude"])
    expect(vehicle(dispatcher, "fleet.map")).to_have_count(1, timeout=SOON)
    expect(pin).to_have_count(0)


#: Where the vehicle is drawn, relative to the customer's door.
PLACE = """() => {
  const [a, b] = [".is-driver", ".is-place"].map((kind) => document.querySelector(".t-map-pin" + kind).getBoundingClientRect());
  return [a.x - b.x, a.y - b.y].map(Math.round).join(" ");
}"""


def stop(world: World) -> int:
    """The stop that the driver is at."""
    job = next(job for job in world.driver.call("GET", "/drivers/jobs")["items"] if job["id"] == world.trip)
    return next(stop["id"] for stop in job["stops"] if stop["status"] not in ("done", "failed"))


def latitude(world: World) -> float:
    """Where the driver is for dispatchers."""
    return world.dispatcher.call("GET", "/dispatch/drivers")["items"][0]["position"]["latitude"]
