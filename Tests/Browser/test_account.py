"""A person's account: devices, forgotten passwords, and a driver's location."""

from people import element, fill, is_live, press, sign_in
from playwright.sync_api import expect

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Auth"}


def test_a_forgotten_password_is_told_of(server, open_page):
    page = open_page(server.url)
    is_live(page)
    press(page, "auth.toForgotPassword")
    fill(page, "auth.forgot.email", "customer@tumble.example")
    press(page, "auth.forgot.send")
    element(page, "auth.forgot.sent").wait_for()
    press(page, "auth.mail.close")
    element(page, "auth.submit").wait_for()


def test_links_that_are_not_good_say_so_in_a_fresh_tab(server, open_page):
    page = open_page(server.url + "/reset-password?token=wrong")
    is_live(page)
    fill(page, "auth.reset.password", "a brand new passphrase")
    press(page, "auth.reset.save")
    element(page, "auth.reset.spent").wait_for()
    expect(page).to_have_url(server.url + "/reset-password")
    press(page, "auth.reset.newLink")
    element(page, "auth.forgot.email").wait_for()

    page.goto(server.url)
    sign_in(page, "customer@tumble.example")
    page.locator('[data-testid^="tab."]').first.wait_for()
    page.goto(server.url + "/verify-email?token=wrong")
    is_live(page)
    press(page, "auth.verify.confirm")
    element(page, "auth.verify.spent").wait_for()
    press(page, "auth.mail.close")
    page.locator('[data-testid^="tab."]').first.wait_for()


def test_a_device_is_signed_out_from_another(server, open_page):
    page, other = open_page(server.url), open_page(server.url)
    for device in (page, other):
        sign_in(device, "customer@tumble.example")
        device.locator('[data-testid^="tab."]').first.wait_for()
    page.goto(server.url + "/customer/account/devices")
    is_live(page)
    page.locator('[data-testid$=".signOut"][data-testid^="auth.device."]').first.click()
    press(page, "auth.device.signOut.confirm")
    expect(page.locator('[data-testid$=".signOut"][data-testid^="auth.device."]')).to_have_count(0)
    other.reload()
    element(other, "auth.submit").wait_for()


def test_a_driver_is_asked_for_the_location_once(server, open_page):
    page = open_page(server.url, permissions=[])
    sign_in(page, "driver@tumble.example")
    element(page, "permission.location").wait_for()
    allow, leave = (element(page, name).bounding_box() for name in ("permission.location", "auth.signOut"))
    assert abs(allow["x"] + allow["width"] / 2 - leave["x"] - leave["width"] / 2) < 2, "signing out isn't in the column"
    page.context.grant_permissions(["geolocation"])
    press(page, "permission.location")
    page.locator('[data-testid^="tab."]').first.wait_for()
    answer = page.context.request.get(server.url + "/driver/home")
    assert "permission.location" not in answer.text()


def test_a_driver_who_refuses_stays_and_is_told_how_to_permit_it(server, open_page):
    page = open_page(server.url, permissions=[])
    sign_in(page, "driver@tumble.example")
    press(page, "permission.location")
    element(page, "permission.denied").wait_for()


def test_notifications_are_asked_for_beside_the_location(server, open_page):
    page = open_page(server.url, permissions=[])
    sign_in(page, "driver@tumble.example")
    element(page, "permission.notifications.denied").wait_for()
    allowed = open_page(server.url, permissions=["notifications"])
    sign_in(allowed, "driver@tumble.example")
    element(allowed, "permission.notifications.granted").wait_for()
    element(allowed, "permission.location").wait_for()
    allowed.context.grant_permissions(["geolocation", "notifications"])
    press(allowed, "permission.location")
    allowed.locator('[data-testid^="tab."]').first.wait_for()
