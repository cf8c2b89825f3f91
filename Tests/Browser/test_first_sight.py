"""The next action of a home is in sight before anybody scrolls: above the tab bar of a phone, in the first column or beside it on a wide screen."""

import re

import pytest
from conftest import PHONE, Server
from people import SOON, element, press
from playwright.sync_api import Page, expect
from screens import enter
from world import World

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Fleet", "Orders"}

DESKTOP = {"width": 1280, "height": 800}
SMALL_PHONE = {"width": 320, "height": 568}
#: What a keyboard leaves of a phone's window.
KEYBOARD = {"width": 390, "height": 500}
#: The languages whose words differ most in length.
LANGUAGES = ["en", "pl"]

#: Whether all of an element stands between the header and the tab bar, and nothing covers it.
IS_IN_SIGHT = """(element) => {
  const box = element.getBoundingClientRect();
  const tabs = document.querySelector(".t-tabs").getBoundingClientRect();
  const bottom = tabs.width < innerWidth ? innerHeight : tabs.top;
  const top = document.querySelector(".t-header").getBoundingClientRect().bottom;
  const covering = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return box.top >= top && box.bottom <= bottom && (element.contains(covering) || (covering?.contains(element) ?? false));
}"""

#: Whether the page has come to rest where it was scrolled to.
IS_STILL = """() => new Promise((resolve) => {
  const before = scrollY;
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY === before)));
})"""


@pytest.fixture(scope="module")
def world(shared_server: Server) -> World:
    """A customer and a driver under way with an order, and an order that waits for its driver."""
    return World(shared_server.url)


def is_in_sight(page: Page, name: str) -> bool:
    expect(element(page, name)).to_be_visible(timeout=SOON)
    return element(page, name).evaluate(IS_IN_SIGHT)


def home(open_page, server: Server, person: str, viewport=PHONE, **options) -> Page:
    """The home of a demo person, before anybody has scrolled."""
    page = open_page(server.url, viewport, **options)
    enter(page, person)
    page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
    # Signing in may have taken scrolling.
    page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    return page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewport", [PHONE, SMALL_PHONE, DESKTOP], ids=["phone", "small", "desktop"])
def test_a_customer_sees_the_price_and_the_button_that_orders(shared_server: Server, world: World, open_page, viewport, language: str):
    world.reads("customer", language)
    page = home(open_page, shared_server, "customer", viewport)
    expect(element(page, "orders.start")).to_be_enabled(timeout=SOON)
    assert is_in_sight(page, "orders.start")
    total = "orders.price.total" if viewport == DESKTOP else "orders.start.total"
    assert is_in_sight(page, total)
    expect(element(page, total)).to_contain_text(re.compile(r"\d"))


def test_the_button_stays_in_sight_at_the_end_of_the_page(shared_server: Server, world: World, open_page):
    for viewport in (PHONE, DESKTOP):
        page = home(open_page, shared_server, "customer", viewport)
        page.evaluate("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })")
        assert is_in_sight(page, "orders.start")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_bar_leaves_room_for_the_field_that_is_typed_into(shared_server: Server, world: World, open_page, scheme: str):
    page = home(open_page, shared_server, "customer", KEYBOARD, color_scheme=scheme)
    press(page, "orders.saved.other")
    expect(element(page, "orders.address.postalCode")).to_be_visible(timeout=SOON)
    element(page, "orders.position").focus()
    for field in ("line1", "line2", "city", "postalCode"):
        page.keyboard.press("Tab")
        expect(element(page, f"orders.address.{field}")).to_be_focused()
        page.wait_for_function(IS_STILL)
        assert is_in_sight(page, f"orders.address.{field}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewport", [PHONE, SMALL_PHONE, DESKTOP], ids=["phone", "small", "desktop"])
def test_a_driver_sees_the_next_step_of_a_job(shared_server: Server, world: World, open_page, viewport, language: str):
    world.reads("driver", language)
    assert is_in_sight(home(open_page, shared_server, "driver", viewport), "fleet.step")


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_driver_without_a_job_sees_the_switch_and_the_earnings(server: Server, open_page, viewport):
    page = home(open_page, server, "driver", viewport)
    assert is_in_sight(page, "fleet.online") and is_in_sight(page, "fleet.earnedToday")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_dispatcher_sees_the_order_that_waits_for_a_driver(shared_server: Server, world: World, open_page, viewport, language: str):
    world.reads("dispatcher", language)
    page = home(open_page, shared_server, "dispatcher", viewport)
    assert is_in_sight(page, f"fleet.assign.{world.waiting}")
