"""An administrator pays drivers, saves the table, gives a payout up, and explains a difference from the payment provider."""

import csv
import sqlite3
from contextlib import closing

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DESKTOP, PHONE, SCREENSHOTS
from pages import Page, expect
from people import SOON, element, fill, is_live, press, sign_in
from world import World

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Payments", "Auth", "App"}

ADMIN = "dispatcher@tumble.example"


def looks_right(page: Page, name: str, viewport: dict) -> None:
    page.screenshot(path=str(SCREENSHOTS / "payouts" / f"{name}-{viewport['width']}.png"), full_page=True)
    violations = Axe().run(page).response["violations"]
    assert [f"{violation['id']}: {violation['nodes'][0]['html'][:200]}" for violation in violations] == []


def differ(server) -> None:
    """An incident as the comparison with the provider leaves it."""
    with closing(sqlite3.connect(server.folder / "data/tumble.sqlite", timeout=10)) as database, database:
        database.execute(
            "INSERT INTO payments_payment (customer_id, reference, gateway, status, currency, requested_cents, method_id, created_at, updated_at) "
            "VALUES (1, 'tumble-test', 'fake', 'captured', 'USD', 2800, 1, 0, 0)")
        database.execute("INSERT INTO payments_difference (payment_id, kind, ours, theirs, found_at) VALUES (1, 'captured', '2800', '100', 0)")


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_drivers_are_paid_and_differences_explained(server, open_page, viewport):
    World(server.url)
    differ(server)
    server.admin("roles", ADMIN, "dispatcher", "admin")
    page = open_page(server.url, viewport)
    sign_in(page, ADMIN)
    page.locator('[data-testid^="tab."]').first.wait_for()
    page.goto(f"{server.url}/administrator/money")
    is_live(page)
    press(page, "administration.page.payouts")

    # A delivered order has a pickup and a delivery.
    expect(page.locator('[data-testid^="payouts.driver."]')).to_have_count(1, timeout=SOON)
    looks_right(page, "owed", viewport)
    press(page, "payouts.all")
    expect(page.locator('[data-testid^="payouts.driver."]')).to_have_count(0, timeout=SOON)
    press(page, "payouts.payout.1")
    total = element(page, "payouts.total")
    expect(total).to_contain_text("$", timeout=SOON)
    with page.expect_download() as saved:
        press(page, "payouts.export")
    assert saved.value.suggested_filename == "payout-1.csv"
    with open(saved.value.path(), newline="") as file:
        lines = list(csv.DictReader(file))
    assert {line["kind"] for line in lines} == {"base", "distance", "boost"}
    assert f"{sum(float(line['amount']) for line in lines):.2f}" in total.inner_text()

    # Given up, its earnings wait for another one, which is paid.
    press(page, "payouts.cancel")
    expect(element(page, "payouts.paid")).to_have_count(0, timeout=SOON)
    press(page, "payouts.back")
    press(page, "payouts.all")
    press(page, "payouts.payout.2")
    fill(page, "payouts.reference", "Wire 7731")
    press(page, "payouts.paid")
    expect(page.get_by_text("Wire 7731")).to_be_visible(timeout=SOON)
    looks_right(page, "payout", viewport)
    press(page, "payouts.back")

    press(page, "payouts.incidents")
    press(page, "incidents.explain.1")
    fill(page, "incidents.note", "Corrected at the provider")
    press(page, "incidents.resolve")
    expect(element(page, "incidents.1")).to_contain_text("Corrected at the provider", timeout=SOON)
    expect(element(page, "incidents.1")).to_contain_text("We have $28.00, the provider has $1.00.")
    looks_right(page, "incidents", viewport)
