"""Whole journeys without a mouse."""

import re

from conftest import DESKTOP, ON_BOTH_ENGINES, Server
from pages import Page, expect
from people import HASHED, SOON, element, is_live

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Orders"}

pytestmark = ON_BOTH_ENGINES


def tab_to(page: Page, name: str, most: int = 80) -> None:
    """Presses Tab until an element has the focus, which must be visible there."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('data-testid')") == name:
            outline = page.evaluate(
                "(() => { const e = document.activeElement, r = e.closest('label') || e;"
                " return [e, r].map((x) => getComputedStyle(x).outlineStyle + getComputedStyle(x).boxShadow).join(' ') })()"
            )
            assert re.search(r"solid|auto|rgb", outline), f"no focus ring on {name}"
            return
    raise AssertionError(f"Tab never reaches {name}")


def type_into(page: Page, name: str, text: str) -> None:
    tab_to(page, name)
    page.keyboard.type(text)


def test_an_order_is_placed_by_keyboard_alone(server: Server, open_page):
    page = open_page(server.url, DESKTOP)
    is_live(page)
    tab_to(page, "auth.toRegister")
    page.keyboard.press("Enter")
    expect(element(page, "auth.name")).to_be_visible(timeout=SOON)
    type_into(page, "auth.name", "Kay Board")
    type_into(page, "auth.email", "kay@example.com")
    type_into(page, "auth.password", "correct horse battery")
    page.keyboard.press("Enter")
    expect(element(page, "orders.address.line1")).to_be_visible(timeout=HASHED)
    tab_to(page, "orders.bags.plus")
    page.keyboard.press("Space")
    type_into(page, "orders.address.line1", "100 Spectrum Center Dr")
    type_into(page, "orders.address.city", "Irvine")
    type_into(page, "orders.address.postalCode", "92618")
    tab_to(page, "orders.address.check")
    page.keyboard.press("Enter")
    expect(element(page, "orders.price.total")).to_contain_text("$", timeout=SOON)
    tab_to(page, "orders.start")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/customer/activity/\d+$"), timeout=SOON)
    page.wait_for_function("() => document.activeElement.matches('main h1')", timeout=SOON)
    # What loads afterwards is morphed into the page and leaves the focus where it is.
    expect(element(page, "orders.timeline")).to_be_visible(timeout=SOON)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate("document.activeElement.matches('main h1')")


def test_a_dispatcher_reaches_an_order_by_keyboard_alone(server: Server, open_page):
    page = open_page(server.url, DESKTOP)
    is_live(page)
    type_into(page, "auth.email", "dispatcher@tumble.example")
    type_into(page, "auth.password", "tumble-demo")
    page.keyboard.press("Enter")
    expect(element(page, "tab.orders")).to_be_visible(timeout=SOON)
    tab_to(page, "tab.orders")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/dispatcher/orders$"), timeout=SOON)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement !== document.body")
