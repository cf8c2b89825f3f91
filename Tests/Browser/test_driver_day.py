"""A driver's whole day on a phone: an offer over any screen, the stops, and ten minutes without a network in the middle."""

import datetime
import re
import sqlite3
import time
from contextlib import closing

import pytest
from conftest import PHONE, SCREENSHOTS, Server
from people import SOON, element, fill, is_live, open_tab, press, service_worker_rules, sign_in
from playwright.sync_api import Page, expect
from test_first_sight import IS_IN_SIGHT
from test_offline import is_kept, timeline, waiting
from world import IRVINE, NEWPORT, World, eventually

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Fleet"}

LANGUAGES = ["en", "es", "pl"]


def begin(server: Server, open_page, **options) -> tuple[World, Page]:
    """A world without orders, and its driver, offline at home on a phone."""
    world = World.empty(server.url)
    world.driver.call("PUT", "/drivers/status", {"online": False})
    page = open_page(server.url, PHONE, **options)
    sign_in(page, "driver@tumble.example")
    expect(element(page, "fleet.online")).to_be_visible(timeout=SOON)
    return world, page


def is_in_sight(page: Page, name: str) -> None:
    """Waits until an element is in sight, between the header and the tabs, without scrolling."""
    button = page.locator(f'[data-testid="{name}"]:visible').first
    expect(button).to_be_visible(timeout=SOON)
    for _ in range(SOON // 100):
        if button.evaluate(IS_IN_SIGHT):
            break
        # The page may be drawing what the server said last.
        page.wait_for_timeout(100)
    else:
        raise AssertionError(f"{name} is out of sight")
    assert page.evaluate("scrollY") == 0 and page.evaluate('document.querySelector(".t-map-page-sheet")?.scrollTop ?? 0') == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_next_action_is_in_sight_in_every_state(server: Server, open_page, language: str):
    world, page = begin(server, open_page)
    world.reads("driver", language)
    page.reload()
    is_live(page)
    is_in_sight(page, "fleet.goOnline")
    press(page, "fleet.goOnline")
    expect(element(page, "fleet.online")).to_be_checked(timeout=SOON)
    is_in_sight(page, "fleet.online")
    is_in_sight(page, "fleet.earnedToday")

    order = world.order(IRVINE)
    expect(element(page, "fleet.offer.accept")).to_be_visible(timeout=SOON)
    box = element(page, "fleet.offer.accept").bounding_box()
    assert box["y"] >= 0 and box["y"] + box["height"] <= PHONE["height"]
    page.keyboard.press("Escape")
    expect(element(page, "fleet.offer.accept")).to_have_count(0, timeout=SOON)
    is_in_sight(page, "fleet.seeOffers")

    job = world.accept(order)
    for stop in job["stops"]:
        for status in ("enRoute", "arrived"):
            is_in_sight(page, "fleet.step")
            world.report(stop, status)
            expect(page.locator(f'[data-offline="fleet.reportStop"][data-fields*="{stop["id"]}"][data-fields*="{status}"]')).to_have_count(0, timeout=SOON)
        is_in_sight(page, "fleet.step")
        page.goto(f"{server.url}/driver/orders")
        is_live(page)
        is_in_sight(page, "fleet.step")
        page.goto(f"{server.url}/driver/home")
        is_live(page)
        world.report(stop, "done", 2)
    expect(element(page, "fleet.step")).to_have_count(0, timeout=SOON)


def test_an_offer_comes_up_over_any_screen_and_escape_is_no_answer(server: Server, open_page):
    world, page = begin(server, open_page)
    world.driver.call("PUT", "/drivers/status", {"online": True})
    page.goto(f"{server.url}/driver/account/profile")
    is_live(page)
    field = element(page, "auth.profile.name")
    expect(field).to_be_visible(timeout=SOON)
    field.focus()
    world.order(IRVINE)
    expect(element(page, "fleet.offer.accept")).to_be_visible(timeout=SOON)
    assert page.evaluate("document.activeElement.getAttribute('role')") == "dialog"
    left = element(page, "fleet.offer").locator('[data-style="fleet-countdown"]')
    before = int(re.search(r"\d+", left.inner_text())[0])
    page.wait_for_function("(before) => Number(document.querySelector('[data-style=\"fleet-countdown\"]').textContent.match(/\\d+/)[0]) < before", arg=before)
    page.keyboard.press("Escape")
    expect(element(page, "fleet.offer.accept")).to_have_count(0, timeout=SOON)
    expect(field).to_be_focused()
    assert [job["status"] for job in world.driver.call("GET", "/drivers/jobs")["items"]] == ["offered"]

    # The next one comes up by itself; who declines it sees the first no more than before.
    world.order(NEWPORT)
    expect(element(page, "fleet.offer.decline")).to_be_visible(timeout=SOON)
    press(page, "fleet.offer.decline")
    expect(element(page, "fleet.offer.accept")).to_have_count(0, timeout=SOON)
    press(page, "tab.jobs")
    accept = page.locator('[data-testid^="fleet.offer."][data-testid$=".accept"]')
    expect(accept).to_have_count(1, timeout=SOON)
    accept.click()
    expect(page).to_have_url(re.compile("/driver/home$"), timeout=SOON)
    expect(element(page, "fleet.step")).to_be_visible(timeout=SOON)


def let_offers_expire(server: Server) -> None:
    """Makes the time of the open offers pass."""
    with closing(sqlite3.connect(server.folder / "data" / "tumble.sqlite", timeout=10)) as database, database:
        now = int(time.time() * 1000)
        changed = database.execute("UPDATE fleet_round SET expires_at = ? WHERE closed_at IS NULL AND expires_at < ?", (now, now + 60_000))
        assert changed.rowcount == 1


def test_three_unanswered_offers_put_a_driver_offline_who_reads_why_and_what_to_press(server: Server, open_page):
    world, page = begin(server, open_page)
    press(page, "fleet.goOnline")
    expect(element(page, "fleet.online")).to_be_checked(timeout=SOON)
    order = world.order(IRVINE)
    for missed in (1, 2):
        expect(element(page, "fleet.offer.accept")).to_be_visible(timeout=SOON)
        let_offers_expire(server)
        eventually(f"Unanswered offer {missed}", lambda: world.driver.call("GET", "/drivers/status")["unanswered"] == missed)
        expect(element(page, "fleet.putOffline")).to_have_count(0)
    expect(element(page, "fleet.offer.accept")).to_be_visible(timeout=SOON)
    let_offers_expire(server)

    expect(element(page, "fleet.putOffline")).to_contain_text("You missed three offers in a row", timeout=SOON)
    expect(element(page, "fleet.offer.accept")).to_have_count(0, timeout=SOON)
    expect(element(page, "fleet.online")).not_to_be_checked(timeout=SOON)
    is_in_sight(page, "fleet.putOffline")
    is_in_sight(page, "fleet.goOnline")
    page.screenshot(path=str(SCREENSHOTS / "driver" / "put-offline.png"))
    status = world.driver.call("GET", "/drivers/status")
    assert (status["online"], status["offlineReason"]) == (False, "unanswered")

    # The tab of offers says the same, and one press is enough: the order still waits.
    press(page, "tab.jobs")
    expect(element(page, "fleet.putOffline")).to_contain_text("You missed three offers in a row", timeout=SOON)
    page.screenshot(path=str(SCREENSHOTS / "driver" / "put-offline-jobs.png"))
    press(page, "fleet.goOnline")
    expect(element(page, "fleet.offer.accept")).to_be_visible(timeout=SOON)
    status = world.driver.call("GET", "/drivers/status")
    assert (status["online"], status["offlineReason"], status["unanswered"]) == (True, None, 0)
    assert [job["orderId"] for job in world.driver.call("GET", "/drivers/jobs")["items"]] == [order]


def test_the_tab_of_offers_brings_a_driver_back_online_and_from_a_break(server: Server, open_page):
    world, page = begin(server, open_page)
    press(page, "tab.jobs")
    expect(page).to_have_url(re.compile("/driver/jobs$"), timeout=SOON)
    expect(page.locator(".t-empty")).to_contain_text("You're offline", timeout=SOON)
    is_in_sight(page, "fleet.goOnline")
    page.screenshot(path=str(SCREENSHOTS / "driver" / "jobs-offline.png"))
    press(page, "fleet.goOnline")
    expect(element(page, "fleet.goOnline")).to_have_count(0, timeout=SOON)
    assert world.driver.call("GET", "/drivers/status")["online"]
    world.driver.call("PUT", "/drivers/status", {"online": True, "onBreak": True})
    is_in_sight(page, "fleet.endBreak")
    page.screenshot(path=str(SCREENSHOTS / "driver" / "jobs-break.png"))
    press(page, "fleet.endBreak")
    expect(element(page, "fleet.endBreak")).to_have_count(0, timeout=SOON)
    status = world.driver.call("GET", "/drivers/status")
    assert (status["online"], status["onBreak"]) == (True, False)


def test_one_order_of_a_trip_is_given_back_while_there_is_a_network(server: Server, open_page):
    world, page = begin(server, open_page)
    press(page, "fleet.goOnline")
    expect(element(page, "fleet.online")).to_be_checked(timeout=SOON)
    first, second = world.order(IRVINE), world.order(NEWPORT)
    choices = [{"orderId": order, "driverId": world.driver.id} for order in (first, second)]

    def assigned() -> bool:
        results = world.dispatcher.call("POST", "/dispatch/assignments", {"assignments": choices})["results"]
        return all(result["error"] is None for result in results)

    eventually("The trip", assigned)
    expect(element(page, "fleet.release")).to_contain_text("whole trip", timeout=SOON)
    element(page, "fleet.release.orders").locator("summary").click()
    page.locator('[data-testid="fleet.release.orders"]').scroll_into_view_if_needed()
    page.screenshot(path=str(SCREENSHOTS / "driver" / "release-orders.png"))
    page.context.set_offline(True)
    expect(page.locator("html[data-connection=lost]")).to_have_count(1, timeout=SOON)
    expect(element(page, "fleet.release.lost")).to_be_visible()
    expect(element(page, f"fleet.release.{second}")).to_be_hidden()
    page.screenshot(path=str(SCREENSHOTS / "driver" / "release-lost.png"))
    page.context.set_offline(False)
    expect(element(page, "fleet.release.lost")).to_be_hidden(timeout=SOON)

    press(page, f"fleet.release.{second}")
    expect(element(page, "fleet.release.confirm")).to_contain_text(f"Give order {second} back", timeout=SOON)
    page.screenshot(path=str(SCREENSHOTS / "driver" / "release-question.png"))
    press(page, "fleet.release.dismiss")
    expect(element(page, "fleet.release.confirm")).to_have_count(0, timeout=SOON)
    press(page, f"fleet.release.{second}")
    press(page, "fleet.release.confirm")
    expect(page.locator(".t-toasts")).to_contain_text(f"You gave order {second} back", timeout=SOON)
    expect(element(page, "fleet.release.orders")).to_have_count(0, timeout=SOON)
    expect(element(page, "fleet.release")).to_contain_text("this job")
    (job,) = world.driver.call("GET", "/drivers/jobs")["items"]
    assert {stop["orderId"] for stop in job["stops"]} == {first} and job["status"] == "accepted"


def test_a_day_with_ten_minutes_without_a_network_loses_nothing(server: Server, open_page):
    world, page = begin(server, open_page)
    # The browser's clock runs twelve minutes behind the server's, so that ten of them can pass at once.
    page.clock.install(time=datetime.datetime.now() - datetime.timedelta(minutes=12))
    page.reload()
    is_live(page)
    press(page, "fleet.goOnline")
    order = world.order(IRVINE)
    press(page, "fleet.offer.accept")
    expect(element(page, "fleet.step")).to_be_visible(timeout=SOON)
    service_worker_rules(page)
    press(page, "fleet.step")
    expect(element(page, "fleet.step")).to_contain_text("at the door", timeout=SOON)
    is_kept(page, "/driver/home", "at the door")
    pressed: dict[str, float] = {}

    def take(name: str, step: str) -> None:
        """Presses the one step that is shown, and notes the device's time."""
        is_in_sight(page, name)
        pressed[step] = page.evaluate("Date.now()")
        page.locator(f'[data-testid="{name}"]:visible').first.click()
        expect(element(page, "outbox.waiting")).to_contain_text(str(len(pressed)), timeout=SOON)
        page.evaluate("document.querySelector('.t-map-page-sheet').scrollTo(0, 0)")

    page.context.set_offline(True)
    expect(page.locator("html[data-connection=lost]")).to_have_count(1, timeout=SOON)
    take("fleet.step", "arrivedPickup")
    page.clock.fast_forward("04:00")
    expect(page.locator('[data-hook="fleet-waiting"]:visible').first).to_contain_text("You've waited 4:0", timeout=SOON)
    element(page, "fleet.entries").locator("summary").click()
    element(page, "fleet.bags").fill("3")
    element(page, "fleet.tags").fill("T-901 T-902")
    element(page, "fleet.weight").fill("7,5")
    element(page, "fleet.note").fill("One bag more")

    # The page is opened anew: what was pressed and what was entered is there.
    page.reload()
    expect(element(page, "outbox.waiting")).to_contain_text("1", timeout=SOON)
    element(page, "fleet.entries").locator("summary").click()
    assert [element(page, f"fleet.{name}").input_value() for name in ("bags", "tags", "weight", "note")] == ["3", "T-901 T-902", "7,5", "One bag more"]
    element(page, "fleet.entries").locator("summary").click()
    take("fleet.step.done", "pickedUp")
    page.clock.fast_forward("03:00")
    page.screenshot(path=str(SCREENSHOTS / "offline" / "driver-next-stop.png"))
    take("fleet.stop.2.step.arrived", "")
    page.clock.fast_forward("03:00")
    page.reload()
    expect(element(page, "outbox.waiting")).to_contain_text("3", timeout=SOON)
    take("fleet.stop.2.step.done", "atFacility")

    page.context.set_offline(False)
    expect(element(page, "fleet.step")).to_have_count(0, timeout=30_000)
    expect(element(page, "outbox.waiting")).to_be_hidden(timeout=30_000)
    assert waiting(page) == 0
    expect(element(page, "fleet.earnedToday")).not_to_contain_text("$0.00", timeout=SOON)
    assert [step["kilograms"] for step in timeline(server, order) if step["to"] == "pickedUp"] == [7.5]
    steps = [(step["to"], datetime.datetime.fromisoformat(step["deviceTime"]).timestamp()) for step in timeline(server, order) if step["to"] in pressed]
    assert [to for to, _ in steps] == ["arrivedPickup", "pickedUp", "atFacility"]
    assert all(abs(time - pressed[to] / 1000) < 2 for to, time in steps)
    assert steps[-1][1] - steps[0][1] > 590
    shown = world.dispatcher.call("GET", f"/orders/{order}")
    assert shown["bags"] == 3 and sorted(shown["bagTags"]) == ["T-901", "T-902"]


def test_tags_are_scanned_into_the_field_each_once(server: Server, open_page):
    world, page = begin(server, open_page)
    page.context.add_init_script(CAMERA)
    world.driver.call("PUT", "/drivers/status", {"online": True})
    job = world.accept(world.order(IRVINE))
    for status in ("enRoute", "arrived"):
        world.report(job["stops"][0], status)
    page.goto(f"{server.url}/driver/orders")
    is_live(page)
    fill(page, "fleet.tags", "t-11")
    press(page, "fleet.scan")
    dialog = page.locator("dialog")
    expect(dialog.locator("[role=status]")).to_have_text("T-12 added", timeout=SOON)
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    press(page, "fleet.scan.done")
    expect(dialog).to_have_count(0)
    assert element(page, "fleet.tags").input_value() == "t-11 T-12"
    assert page.evaluate("stopped"), "the camera goes on"
    press(page, "fleet.step")
    expect(page.locator('[data-testid="fleet.leg.1"]')).to_have_count(0, timeout=SOON)
    shown = world.dispatcher.call("GET", f"/orders/{job['orderId']}")
    assert sorted(tag.upper() for tag in shown["bagTags"]) == ["T-11", "T-12"]


def test_a_browser_that_reads_no_codes_has_no_button_for_it(server: Server, open_page):
    world, page = begin(server, open_page)
    page.context.add_init_script("Object.defineProperty(window, 'BarcodeDetector', { value: undefined })")
    world.driver.call("PUT", "/drivers/status", {"online": True})
    world.accept(world.order(IRVINE))
    page.goto(f"{server.url}/driver/orders")
    is_live(page)
    expect(element(page, "fleet.tags")).to_be_visible(timeout=SOON)
    expect(element(page, "fleet.scan")).to_be_hidden()


@pytest.mark.parametrize(("device", "start"), [
    ("Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140", "geo:33.6506,-117.7436?q="),
    ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605", "https://maps.apple.com/?daddr=33.6506,-117.7436"),
    ("Mozilla/5.0 (X11; Linux x86_64) Chrome/140", "https://www.google.com/maps/dir/?api=1&destination=33.6506,-117.7436"),
], ids=["android", "apple", "elsewhere"])
def test_an_address_opens_in_the_maps_of_the_device(server: Server, open_page, device: str, start: str):
    world, page = begin(server, open_page, user_agent=device)
    world.driver.call("PUT", "/drivers/status", {"online": True})
    world.accept(world.order(IRVINE))
    link = element(page, "fleet.maps")
    expect(link).to_be_visible(timeout=SOON)
    pressed = "(link) => { link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })); return link.getAttribute('href'); }"
    assert link.evaluate(pressed).startswith(start)


def test_a_break_keeps_offers_away_and_ends_with_a_press(server: Server, open_page):
    world, page = begin(server, open_page)
    press(page, "fleet.goOnline")
    press(page, "fleet.takeBreak")
    is_in_sight(page, "fleet.endBreak")
    world.order(IRVINE)
    page.wait_for_timeout(1500)
    expect(element(page, "fleet.offer.accept")).to_have_count(0)
    press(page, "fleet.endBreak")
    expect(element(page, "fleet.offer.accept")).to_be_visible(timeout=SOON)


def test_a_job_is_given_back_until_the_driver_has_arrived(server: Server, open_page):
    world, page = begin(server, open_page)
    world.driver.call("PUT", "/drivers/status", {"online": True})
    order = world.order(IRVINE)
    world.accept(order)
    press(page, "fleet.release")
    press(page, "fleet.release.confirm")
    expect(element(page, "fleet.release")).to_have_count(0, timeout=SOON)
    assert world.driver.call("GET", "/drivers/status")["activeJobId"] is None


def test_a_trip_of_two_orders_ends_at_the_plant_with_one_press(server: Server, open_page):
    world, page = begin(server, open_page)
    world.driver.call("PUT", "/drivers/status", {"online": True})
    orders = [world.order(IRVINE), world.order(NEWPORT)]
    choices = {"assignments": [{"orderId": order, "driverId": world.driver.id} for order in orders]}

    def is_assigned() -> bool:
        # An order waits for a driver a moment after it was placed.
        return all(item["error"] is None for item in world.dispatcher.call("POST", "/dispatch/assignments", choices)["results"])

    eventually("A trip of both orders", is_assigned)
    open_tab(page, "orders")
    for _ in orders:
        for label in ("Start driving", "I'm at the door", "Bags picked up"):
            expect(element(page, "fleet.step")).to_contain_text(label, timeout=SOON)
            press(page, "fleet.step")
    expect(element(page, "fleet.step")).to_contain_text("I'm at the plant", timeout=SOON)
    page.screenshot(path=str(SCREENSHOTS / "driver-trip-plant.png"), full_page=True)
    press(page, "fleet.step")
    expect(element(page, "fleet.step")).to_contain_text("All 2 orders brought in", timeout=SOON)
    press(page, "fleet.step")
    expect(element(page, "fleet.seeOffers")).to_be_visible(timeout=SOON)
    assert world.driver.call("GET", "/drivers/status")["activeJobId"] is None


#: A camera that shows a blank picture, and a reader that finds two codes in it.
CAMERA = """
  window.stopped = false;
  window.BarcodeDetector = class { async detect() { return [{ rawValue: "T-11" }, { rawValue: " T-12 " }, { rawValue: "two words" }]; } };
  navigator.mediaDevices.getUserMedia = async () => {
    const stream = document.createElement("canvas").captureStream(), track = stream.getTracks()[0], stop = track.stop.bind(track);
    track.stop = () => { window.stopped = true; stop(); };
    return stream;
  };
  HTMLMediaElement.prototype.play = async () => {};
"""
