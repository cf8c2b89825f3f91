"""An administrator changes the prices by a draft and publishes it; a customer orders an extra of the wash at the new price."""

import pytest
from conftest import DESKTOP, PHONE
from looks import looks_right
from pages import expect
from people import SOON, element, fill, is_live, press, sign_in

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Orders", "Auth", "App"}

ADMIN = "dispatcher@tumble.example"
CUSTOMER = "sam@tumble.example"


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_prices_are_changed_by_a_draft_and_an_extra_is_ordered(server, open_page, viewport):
    server.admin("roles", ADMIN, "dispatcher", "admin")
    page = open_page(server.url, viewport)
    sign_in(page, ADMIN)
    page.locator('[data-testid^="tab."]').first.wait_for()
    page.goto(f"{server.url}/administrator/catalog")
    is_live(page)
    press(page, "administration.page.prices")
    expect(element(page, "prices.version.1")).to_contain_text("Version 1", timeout=SOON)
    looks_right(page, "prices/list", viewport)

    # A draft: what isn't an amount is said where it was typed, and what is, is priced at once.
    press(page, "prices.new")
    expect(element(page, "prices.preview.oneBagNow")).to_contain_text("no change", timeout=SOON)
    fill(page, "prices.amount.asap", "seven")
    expect(page.get_by_role("alert").first).to_contain_text("12.50", timeout=SOON)
    fill(page, "prices.amount.asap", "7.00")
    fill(page, "prices.amount.bag", "15")
    expect(element(page, "prices.preview.twoBagsNow")).to_contain_text("+$2.00", timeout=SOON)
    element(page, "prices.preview.twoBagsNow").locator("summary").click()
    looks_right(page, "prices/draft", viewport)
    press(page, "prices.save")
    expect(element(page, "prices.saved")).to_be_visible(timeout=SOON)

    # By keyboard alone: a date that isn't one, then a version for later, which is withdrawn.
    element(page, "prices.date").focus()
    page.keyboard.type("tomorrow")
    page.keyboard.press("Tab")
    expect(element(page, "prices.publish")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert").first).to_contain_text("2026-12-01", timeout=SOON)
    fill(page, "prices.date", "2027-12-01 06:00")
    press(page, "prices.publish")
    expect(element(page, "prices.version.2")).to_contain_text("Scheduled", timeout=SOON)
    press(page, "prices.withdraw.2")
    expect(element(page, "prices.version.2")).to_contain_text("Withdrawn", timeout=SOON)

    # One that holds at once.
    press(page, "prices.new")
    expect(element(page, "prices.preview.oneBagNow")).to_contain_text("no change", timeout=SOON)
    fill(page, "prices.amount.bag", "15")
    expect(element(page, "prices.preview.oneBagNow")).to_contain_text("+$1.00", timeout=SOON)
    press(page, "prices.save")
    expect(element(page, "prices.saved")).to_be_visible(timeout=SOON)
    press(page, "prices.publish")
    expect(element(page, "prices.version.3")).to_contain_text("Current", timeout=SOON)

    customer = open_page(server.url, viewport)
    sign_in(customer, CUSTOMER)
    is_live(customer)
    expect(element(customer, "orders.price.total")).to_contain_text("$", timeout=SOON)
    customer.locator(".t-disclosure summary").first.click()
    press(customer, "orders.addOn.ironing")
    expect(customer.locator(".t-prices").first).to_contain_text("Ironing", timeout=SOON)
    expect(customer.locator(".t-prices").first).to_contain_text("$15.00")
    looks_right(customer, "prices/extras", viewport)
    press(customer, "orders.start")
    expect(element(customer, "orders.addOns")).to_contain_text("Ironing", timeout=SOON)


@pytest.mark.parametrize("language", ["es-ES", "pl-PL"])
def test_prices_are_read_in_other_languages(server, open_page, language):
    server.admin("roles", ADMIN, "dispatcher", "admin")
    page = open_page(server.url, PHONE, locale=language)
    sign_in(page, ADMIN)
    page.locator('[data-testid^="tab."]').first.wait_for()
    page.goto(f"{server.url}/dispatcher/prices")
    is_live(page)
    press(page, "prices.new")
    expect(element(page, "prices.preview")).to_contain_text({"es-ES": "Una bolsa", "pl-PL": "Jeden worek"}[language], timeout=SOON)
    expect(element(page, "prices.amount.bag")).to_have_value({"es-ES": "14.00", "pl-PL": "14,00"}[language])
    looks_right(page, f"prices/{language}", PHONE)
