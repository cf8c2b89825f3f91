"""Notifications reach an open page at once, open the page that they are about, and come as the person chose."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DESKTOP, PHONE, SCREENSHOTS
from pages import Page, expect
from people import SOON, address, element, fill, is_live, press, sign_in
from world import IRVINE, World, eventually

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Notifications", "Auth", "Orders", "App"}


def looks_right(page: Page, name: str, viewport: dict) -> None:
    page.screenshot(path=str(SCREENSHOTS / "notifications" / f"{name}-{viewport['width']}.png"), full_page=True)
    violations = Axe().run(page).response["violations"]
    assert [f"{violation['id']}: {violation['nodes'][0]['html'][:200]}" for violation in violations] == []


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_bell_tells_opens_and_is_told(server, open_page, viewport):
    world = World.empty(server.url)
    page = open_page(server.url, viewport)
    sign_in(page, address("customer"))
    bell = element(page, "header.notifications")
    bell.wait_for()
    is_live(page)
    press(page, "header.notifications")
    expect(page.get_by_role("heading", level=1)).to_have_text("Notifications")
    looks_right(page, "empty", viewport)

    # What happens elsewhere shows up without a reload, in the list and on the bell.
    order = world.order(IRVINE)
    item = page.locator('[data-testid^="notifications.item."]').first
    expect(item).to_contain_text(f"Order {order} is accepted", timeout=SOON)
    expect(bell).to_contain_text("1", timeout=SOON)
    world.accept(order)
    expect(item).to_contain_text("has a driver", timeout=SOON)
    looks_right(page, "unread", viewport)

    # A press opens what it is about, and reads it.
    item.click()
    page.wait_for_url(f"**/customer/activity/{order}")
    expect(bell).to_contain_text("1", timeout=SOON)
    page.go_back()
    expect(item).not_to_contain_text("New", timeout=SOON)
    press(page, "notifications.readAll")
    expect(element(page, "notifications.readAll")).to_have_count(0, timeout=SOON)
    looks_right(page, "read", viewport)


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_choices_are_found_in_the_account_and_hold(server, open_page, viewport):
    world = World.empty(server.url)
    page = open_page(server.url, viewport)
    sign_in(page, address("customer"))
    element(page, "header.notifications").wait_for()
    page.goto(f"{server.url}/customer/account")
    is_live(page)
    press(page, "auth.row.notifications")
    page.wait_for_url("**/customer/notifications/preferences")
    element(page, "notifications.order.accepted.inApp").wait_for()
    looks_right(page, "preferences", viewport)
    press(page, "notifications.order.accepted.inApp")

    def chosen():
        choices = world.customer.call("GET", "/notifications/preferences")
        return next(each["channels"] for each in choices["kinds"] if each["kind"] == "order.accepted"), choices["quietHours"]

    eventually("The choice", lambda: chosen()[0] == ["mail"])
    # A development server writes mail to a folder, so there is something to keep quiet.
    press(page, "notifications.order.accepted.mail")
    eventually("No mail either", lambda: chosen()[0] == [])
    # Once a day is a choice of its own, with an hour.
    press(page, "notifications.order.accepted.daily")
    eventually("Mail once a day", lambda: chosen()[0] == ["mail"])
    element(page, "notifications.digest.hour").select_option("18")
    eventually("The hour", lambda: world.customer.call("GET", "/notifications/preferences")["digestHour"] == 18)
    looks_right(page, "daily", viewport)
    press(page, "notifications.order.accepted.daily")
    expect(element(page, "notifications.digest.hour")).to_have_count(0, timeout=SOON)
    element(page, "notifications.quiet").click()
    element(page, "notifications.quiet.from").wait_for()
    eventually("Quiet hours", lambda: chosen()[1] is not None)
    press(page, "notifications.back")
    expect(page.get_by_role("heading", level=1)).to_have_text("Notifications")



@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_phone_is_confirmed_by_its_code_and_gets_what_was_chosen(server, open_page, viewport):
    world = World.empty(server.url)
    world.customer.call("DELETE", "/notifications/phone")
    number = f"+194955{viewport['width']:05}"
    page = open_page(server.url, viewport)
    sign_in(page, address("customer"))
    element(page, "header.notifications").wait_for()
    page.goto(f"{server.url}/customer/notifications/preferences")
    is_live(page)
    element(page, "notifications.texts.number").wait_for()
    # A chip for text messages comes with a phone.
    expect(element(page, "notifications.order.accepted.sms")).to_have_count(0)
    fill(page, "notifications.texts.number", "12")
    press(page, "notifications.texts.send")
    expect(page.get_by_text("Enter a mobile number.")).to_be_visible(timeout=SOON)
    looks_right(page, "texts-wrong-number", viewport)
    fill(page, "notifications.texts.number", number)
    press(page, "notifications.texts.send")
    element(page, "notifications.texts.code").wait_for()
    looks_right(page, "texts-waiting", viewport)
    fill(page, "notifications.texts.code", "12")
    press(page, "notifications.texts.confirm")
    expect(page.get_by_text("That code isn't right")).to_be_visible(timeout=SOON)
    fill(page, "notifications.texts.code", re.search(r"\b\d{6}\b", texts(server, number)[-1])[0])
    press(page, "notifications.texts.confirm")
    element(page, "notifications.texts.off").wait_for()
    press(page, "notifications.order.accepted.sms")
    looks_right(page, "texts", viewport)

    def chosen():
        kinds = world.customer.call("GET", "/notifications/preferences")["kinds"]
        return "sms" in next(kind["channels"] for kind in kinds if kind["kind"] == "order.accepted")

    eventually("The choice", chosen)
    order = world.order(IRVINE)
    eventually("The message", lambda: any(text.endswith(f"/customer/activity/{order}\n") for text in texts(server, number)))
    press(page, "notifications.texts.off")
    element(page, "notifications.texts.number").wait_for()
    expect(element(page, "notifications.order.accepted.sms")).to_have_count(0)


def texts(server, number: str) -> list[str]:
    """The text messages to a phone, which a development server writes to a folder; the oldest first."""
    files = sorted((server.folder / "data" / "texts").glob("*.txt"))
    return [text for file in files if (text := file.read_text()).startswith(f"To: {number}\n")]
