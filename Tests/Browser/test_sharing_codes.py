"""A code for friends: copied, shared as a text with a link, and filled in for a friend who signs up by the link."""

import re

import pytest
from conftest import PHONE, SCREENSHOTS, Server, running
from pages import expect
from people import HASHED, SOON, address, check_address, element, fill, is_live, press, sign_in

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Promotions", "Orders", "Auth", "App"}
WIDE = {"width": 1280, "height": 800}
CLIPBOARD = ["geolocation", "clipboard-read", "clipboard-write"]


class Paying(Server):
    """Orders are paid for: without it there is no credit, and there are no codes for friends."""

    payments = "fake"


@pytest.fixture
def paying():
    yield from running(Paying)


@pytest.mark.parametrize(("size", "scheme"), [(PHONE, "dark"), (WIDE, "light")], ids=["phone", "desktop"])
def test_a_friend_signs_up_by_a_shared_link(paying: Server, open_page, size, scheme):
    page = open_page(paying.url, size, permissions=CLIPBOARD, color_scheme=scheme)
    sign_in(page, "customer@tumble.example")
    page.locator('[data-testid^="tab."]').first.wait_for()
    page.goto(f"{paying.url}/customer/credit")
    is_live(page)
    code = element(page, "promotions.referral").inner_text()
    press(page, "promotions.referral.copy")
    expect(page.get_by_text("Code copied.")).to_be_visible(timeout=SOON)
    assert page.evaluate("navigator.clipboard.readText()") == code
    page.screenshot(path=str(SCREENSHOTS / f"referral-{size['width']}.png"), full_page=True)
    # This browser has no menu for sharing, as desktops don't.
    page.evaluate("Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })")
    press(page, "promotions.referral.share")
    expect(page.get_by_text("Text and link copied.")).to_be_visible(timeout=SOON)
    text = page.evaluate("navigator.clipboard.readText()")
    assert "$10.00" in text and code in text
    link = re.search(r"https?://\S+", text)[0]
    # On a phone its menu opens with the same text.
    page.evaluate("Object.defineProperty(navigator, 'share', { value: (data) => { window.shared = data.text; return Promise.resolve(); } })")
    press(page, "promotions.referral.share")
    page.wait_for_function("() => window.shared")
    assert page.evaluate("window.shared") == text

    friend = open_page(paying.url + link[link.index("/customer"):], size, color_scheme=scheme)
    is_live(friend)
    press(friend, "auth.toRegister")
    fill(friend, "auth.name", "Fay Friend")
    fill(friend, "auth.email", address(f"fay-{size['width']}"))
    fill(friend, "auth.password", "tumble-demo")
    press(friend, "auth.submit")
    expect(element(friend, "auth.submit")).to_have_count(0, timeout=HASHED)
    expect(element(friend, "orders.promo.code")).to_contain_text(code, timeout=SOON)
    check_address(friend, "100 Spectrum Center Dr", "Irvine", "92618")
    # A bag for $24.99 costs $10.00 less.
    expect(element(friend, "orders.start.total")).to_have_text("$14.99", timeout=SOON)
    friend.screenshot(path=str(SCREENSHOTS / f"referral-friend-{size['width']}.png"), full_page=True)
