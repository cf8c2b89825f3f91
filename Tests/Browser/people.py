"""What people do in the app, in their words."""

import re

from pages import Locator, Page, expect

SOON = 10_000
#: Who is there from the start.
DEMO_PEOPLE = {"customer", "driver", "driver2", "dispatcher", "administrator", "sam"}
#: How long a debug build on a busy machine may take for the hash of a new password.
HASHED = 60_000


def address(name: str) -> str:
    """Somebody's email address. The password of the tests holds the demo people's domain, which nobody else may have in theirs."""
    return f"{name}@{'tumble.example' if name in DEMO_PEOPLE else 'example.org'}"


def element(page: Page, name: str) -> Locator:
    """The element that a test knows by its accessibility identifier."""
    return page.locator(f'[data-testid="{name}"]').first


def press(page: Page, name: str) -> None:
    element(page, name).click()


def open_tab(page: Page, tab: str) -> None:
    """Presses a tab and waits for its page: a press on what the page before shows too would be lost with that page."""
    press(page, f"tab.{tab}")
    expect(page).to_have_url(re.compile(f"/{tab}$"), timeout=SOON)
    is_live(page)


def fill(page: Page, name: str, text: str) -> None:
    element(page, name).fill(text)


def is_live(page: Page) -> None:
    """Waits until the page is connected: the first message over the socket marks the root element."""
    expect(page.locator("html[data-render]:not([data-connection])")).to_have_count(1, timeout=SOON)


def service_worker_rules(page: Page) -> None:
    """Waits until the pages of this browser are the service worker's."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=SOON)


def register(page: Page, name: str, email: str, password: str) -> None:
    is_live(page)
    press(page, "auth.toRegister")
    fill(page, "auth.name", name)
    fill(page, "auth.email", email)
    fill(page, "auth.password", password)
    press(page, "auth.submit")
    expect(element(page, "auth.submit")).to_have_count(0, timeout=HASHED)


def sign_in(page: Page, email: str, password: str = "tumble-demo") -> None:
    is_live(page)
    fill(page, "auth.email", email)
    fill(page, "auth.password", password)
    press(page, "auth.submit")


def check_address(page: Page, line1: str, city: str, postal_code: str) -> None:
    fill(page, "orders.address.line1", line1)
    fill(page, "orders.address.city", city)
    fill(page, "orders.address.postalCode", postal_code)
    press(page, "orders.address.check")


def order_number(page: Page) -> int:
    """The number of the order whose page is open."""
    expect(page).to_have_url(re.compile(r"/customer/activity/\d+$"), timeout=SOON)
    return int(page.url.rsplit("/", 1)[1])
