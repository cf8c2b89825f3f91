"""An administrator gives an area its own windows for pickups, closes a day and reopens it; a customer can choose what is left."""

import datetime
from zoneinfo import ZoneInfo

import pytest
from conftest import PHONE, TIMEZONE
from looks import looks_right
from pages import Page, expect
from people import SOON, element, fill, is_live, press, sign_in
from world import Account, eventually

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Orders", "Auth", "App"}

ADMIN = "dispatcher@tumble.example"
#: The width at which two columns stand beside each other.
WIDE = {"width": 1280, "height": 800}


def enter(page: Page, url: str) -> None:
    sign_in(page, ADMIN)
    page.locator('[data-testid^="tab."]').first.wait_for()
    page.goto(f"{url}/administrator/catalog")
    is_live(page)
    press(page, "administration.page.slots")


@pytest.mark.parametrize("viewport", [PHONE, WIDE], ids=["phone", "desktop"])
def test_an_area_gets_its_own_windows_and_a_closed_day(server, open_page, viewport):
    server.admin("roles", ADMIN, "dispatcher", "admin")
    tomorrow = (datetime.datetime.now(ZoneInfo(TIMEZONE)) + datetime.timedelta(days=1)).date().isoformat()
    page = open_page(server.url, viewport)
    enter(page, server.url)
    expect(element(page, "slots.area.1")).to_contain_text("The windows of all areas", timeout=SOON)
    looks_right(page, "slots/list", viewport)

    # The windows of all areas hold until the area gets its own.
    press(page, "slots.area.1")
    expect(element(page, "slots.week")).to_contain_text("40 places", timeout=SOON)
    looks_right(page, "slots/shared", viewport)
    press(page, "slots.own")
    expect(element(page, "slots.save")).to_be_disabled(timeout=SOON)

    # What is no time, and what overlaps, is said where it was typed.
    press(page, "slots.add")
    element(page, "slots.rule.6").locator("summary").click()
    fill(page, "slots.6.start", "noon")
    fill(page, "slots.6.end", "9:00")
    fill(page, "slots.6.capacity", "3")
    press(page, "slots.save")
    expect(element(page, "slots.message")).to_contain_text("marked", timeout=SOON)
    expect(element(page, "slots.rule.6")).to_contain_text("08:00")
    fill(page, "slots.6.start", "8:30")
    press(page, "slots.save")
    expect(element(page, "slots.rule.6")).to_contain_text("overlaps", timeout=SOON)
    looks_right(page, "slots/refused", viewport)
    fill(page, "slots.6.start", "06:00")
    fill(page, "slots.6.end", "7:30")
    press(page, "slots.6.weekday.sunday")
    press(page, "slots.save")
    expect(element(page, "slots.saved")).to_be_visible(timeout=SOON)
    expect(element(page, "slots.rule.6")).to_contain_text("3 places")

    # One slot of tomorrow takes fewer, by keyboard alone.
    element(page, f"slots.day.{tomorrow}").locator("summary").focus()
    page.keyboard.press("Enter")
    element(page, f"slots.day.{tomorrow}.10:00").focus()
    page.keyboard.press("Enter")
    expect(element(page, "slots.places")).to_have_value("40", timeout=SOON)
    page.keyboard.press("Tab")
    expect(element(page, "slots.places")).to_be_focused()
    page.keyboard.press("Control+A")
    page.keyboard.type("5")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(element(page, f"slots.day.{tomorrow}.10:00")).to_contain_text("0 of 5", timeout=SOON)
    expect(element(page, f"slots.exception.{tomorrow}.10:00")).to_be_visible()
    looks_right(page, "slots/fewer", viewport)

    # Tomorrow is closed and reopened, and so is a day far away.
    press(page, f"slots.day.{tomorrow}.close")
    expect(element(page, f"slots.day.{tomorrow}").locator("summary")).to_contain_text("Closed", timeout=SOON)
    fill(page, "slots.date", "2020-12-25")
    press(page, "slots.date.close")
    expect(element(page, "slots.exceptions")).to_contain_text("coming day", timeout=SOON)
    fill(page, "slots.date", "2030-12-25")
    press(page, "slots.date.close")
    expect(element(page, "slots.exception.2030-12-25")).to_be_visible(timeout=SOON)
    looks_right(page, "slots/closed", viewport)
    customer = Account(server.url, "customer")
    eventually("The closed day", lambda: tomorrow not in [slot["day"] for slot in customer.call("GET", "/orders/windows?area=Irvine")["slots"]])
    press(page, f"slots.day.{tomorrow}.reopen")
    expect(element(page, f"slots.day.{tomorrow}").locator("summary")).to_contain_text("0 of 24", timeout=SOON)

    # The windows of all areas hold again.
    press(page, "slots.share")
    press(page, "slots.share.confirm")
    expect(element(page, "slots.own")).to_be_visible(timeout=SOON)


def test_two_administrators_see_each_others_windows(server, open_page):
    server.admin("roles", ADMIN, "dispatcher", "admin")
    first, second = open_page(server.url, WIDE), open_page(server.url, WIDE)
    for page in (first, second):
        enter(page, server.url)
        press(page, "slots.all")
        element(page, "slots.rule.0").locator("summary").click()
    fill(first, "slots.0.capacity", "9")
    press(first, "slots.save")
    expect(element(first, "slots.saved")).to_be_visible(timeout=SOON)
    fill(second, "slots.0.capacity", "8")
    press(second, "slots.save")
    expect(element(second, "slots.message")).to_contain_text("Somebody else", timeout=SOON)
    looks_right(second, "slots/stale", WIDE)
    press(second, "slots.reload")
    expect(element(second, "slots.rule.0")).to_contain_text("9 places", timeout=SOON)


@pytest.mark.parametrize("language", ["es-ES", "pl-PL"])
def test_windows_are_read_in_other_languages(server, open_page, language):
    server.admin("roles", ADMIN, "dispatcher", "admin")
    page = open_page(server.url, PHONE, locale=language)
    enter(page, server.url)
    press(page, "slots.area.1")
    expect(element(page, "slots.week")).to_contain_text({"es-ES": "40 plazas", "pl-PL": "40 miejsc"}[language], timeout=SOON)
    looks_right(page, f"slots/{language}", PHONE)
