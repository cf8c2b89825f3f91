"""What orders saved: the customer's pages with how each number is computed, the plant's meters, the service's report, and everybody's page."""

import csv
import datetime
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from conftest import DESKTOP, PHONE, Server, running
from looks import looks_right
from pages import expect
from people import SOON, element, fill, is_live, press, sign_in
from world import IRVINE, World, eventually

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Sustainability", "Administration", "App"}

ADMIN = "dispatcher@tumble.example"
CUSTOMER = "customer@tumble.example"


class OpenServer(Server):
    """One that shows everybody what all orders saved."""

    @property
    def command(self) -> list[str]:
        return [*super().command, "--set", "PUBLIC_IMPACT=YES"]


@pytest.fixture
def open_server():
    yield from running(OpenServer)


def open_place(page, url: str) -> None:
    page.locator('[data-testid^="tab."]').first.wait_for()
    page.goto(url)
    is_live(page)


def saved(page, button: str) -> list[dict[str, str]]:
    """The rows of a table that a button saves."""
    with page.expect_download() as download:
        press(page, button)
    with open(download.value.path(), newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_customer_sees_what_orders_saved_and_how_each_number_is_computed(server, open_page, viewport):
    world = World.empty(server.url)
    order = world.order(IRVINE)
    world.deliver(order)
    impact = eventually("The impact", lambda: world.customer.call("GET", "/sustainability/orders")["items"])[0]
    make_months(server.folder, order)
    page = open_page(server.url, viewport)
    sign_in(page, CUSTOMER)
    open_place(page, f"{server.url}/customer/impact")
    expect(element(page, "impact.orders")).to_contain_text("3", timeout=SOON)
    expect(element(page, "impact.co2")).to_contain_text("more than at home")
    expect(element(page, "impact.comparison.water")).to_contain_text("before that")
    looks_right(page, "impact/totals", viewport)
    press(page, "impact.measure.co2")
    press(page, "impact.compare.quarter")
    expect(element(page, "impact.comparison")).to_contain_text("kg CO₂", timeout=SOON)
    looks_right(page, "impact/co2", viewport)

    # By keyboard alone.
    row = element(page, f"impact.order.{order}").get_by_role("button")
    row.focus()
    page.keyboard.press("Enter")
    expect(element(page, "impact.inputs")).to_contain_text("12.5 kg", timeout=SOON)
    assert page.url.endswith(f"/customer/impact/{order}")
    summary = element(page, "impact.number.water").locator("summary")
    summary.focus()
    page.keyboard.press("Enter")
    expect(element(page, "impact.number.water")).to_contain_text("12.5 kg × (22.7 − 12.5) L/kg")
    element(page, "impact.number.co2").locator("summary").click()
    expect(element(page, "impact.number.co2")).to_contain_text("kg/kWh")
    looks_right(page, "impact/order", viewport)
    press(page, "impact.back")
    expect(element(page, "impact.orders")).to_be_visible(timeout=SOON)
    rows = saved(page, "impact.export")
    assert [int(row["order"]) for row in rows] == [order, 9002, 9001]
    assert float(rows[0]["water_l"]) == impact["water"]["value"] and rows[0]["method"] == "2026.1"


def make_months(folder: Path, order: int) -> None:
    """Gives the customer of an order one in the month before, and one two months before that."""
    today = datetime.date.today().replace(day=15)
    with closing(sqlite3.connect(folder / "data/tumble.sqlite", timeout=10)) as database, database:
        columns = [row[1] for row in database.execute("PRAGMA table_info(sustainability_order)") if row[1] not in ("id", "order_id", "delivered_at", "month")]
        names = ", ".join(columns)
        for number, months in ((9001, 3), (9002, 1)):
            index = today.year * 12 + today.month - 1 - months
            month = datetime.date(index // 12, index % 12 + 1, 15)
            time = int(datetime.datetime(month.year, month.month, 15, 12, tzinfo=datetime.timezone.utc).timestamp() * 1000)
            database.execute(
                f"INSERT INTO sustainability_order (order_id, delivered_at, month, {names}) SELECT ?, ?, ?, {names} FROM sustainability_order "
                "WHERE order_id = ?", (number, time, month.isoformat()[:7], order))
            database.execute("UPDATE sustainability_order SET co2 = 0.75, co2_low = 0.25, co2_high = 0.75 WHERE order_id = ?", (number,))


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_administrators_enter_meters_correct_them_and_read_the_report(server, open_page, viewport):
    world = World.empty(server.url)
    first = world.order(IRVINE)
    world.deliver(first)
    eventually("The impact", lambda: world.customer.call("GET", "/sustainability/orders")["items"])
    before = world.customer.call("GET", f"/sustainability/orders/{first}")
    server.admin("roles", ADMIN, "dispatcher", "admin")
    admin = open_page(server.url, viewport)
    sign_in(admin, ADMIN)
    open_place(admin, f"{server.url}/administrator/catalog")
    press(admin, "administration.page.readings")
    expect(element(admin, "readings.use")).to_contain_text("12.5 L/kg", timeout=SOON)
    looks_right(admin, "readings/empty", viewport)

    def enter(day: str, water: str, energy: str, washed: str = "") -> None:
        for name, text in (("day", day), ("water", water), ("energy", energy), ("washed", washed)):
            fill(admin, f"readings.{name}", text)
        press(admin, "readings.save")

    enter("2026-01-01", "100", "2000")
    expect(admin.locator('[data-testid^="readings.reading."]')).to_have_count(1, timeout=SOON)
    enter("2026-01-31", "90", "7000", "10000")
    expect(admin.get_by_role("alert").first).to_contain_text("backward", timeout=SOON)
    looks_right(admin, "readings/refused", viewport)
    fill(admin, "readings.water", "220")
    # By keyboard alone.
    element(admin, "readings.save").focus()
    admin.keyboard.press("Enter")
    expect(admin.locator('[data-testid^="readings.reading."]')).to_have_count(2, timeout=SOON)
    expect(element(admin, "readings.use")).to_contain_text("12 L/kg")
    expect(element(admin, "impact.method")).to_contain_text("2026.1+r2")
    admin.locator('[data-testid^="readings.correct."]').first.click()
    expect(element(admin, "readings.water")).to_have_value("220.000", timeout=SOON)
    fill(admin, "readings.water", "210")
    press(admin, "readings.save")
    expect(element(admin, "readings.use")).to_contain_text("11 L/kg", timeout=SOON)
    admin.locator('[data-testid^="readings.remove."]').last.click()
    expect(element(admin, "readings.confirm")).to_be_visible(timeout=SOON)
    looks_right(admin, "readings/list", viewport)
    press(admin, "readings.keep")
    expect(element(admin, "readings.confirm")).to_have_count(0, timeout=SOON)

    # Later orders are computed by the plant's own meters, and those of before keep their figures.
    second = world.order(IRVINE)
    world.deliver(second)
    later = eventually("The impact", lambda: world.customer.call("GET", "/sustainability/orders")["items"][0]["orderId"] == second)
    assert later and world.customer.call("GET", f"/sustainability/orders/{second}")["methodVersion"] == "2026.1+r3"
    assert world.customer.call("GET", f"/sustainability/orders/{first}") == before

    open_place(admin, f"{server.url}/administrator/impact-report")
    expect(element(admin, "report.method.2026.1+r3")).to_contain_text("1 order", timeout=SOON)
    expect(element(admin, "impact.orders")).to_contain_text("2")
    looks_right(admin, "readings/report", viewport)
    rows = saved(admin, "report.export")
    assert sum(int(row["orders"]) for row in rows) == 2 and {row["method"] for row in rows} == {"2026.1", "2026.1+r3"}


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_everybody_sees_months_that_are_over_and_had_enough_orders(open_server, open_page, viewport):
    page = open_page(f"{open_server.url}/impact", viewport)
    is_live(page)
    expect(page.get_by_text("No figures yet")).to_be_visible(timeout=SOON)
    with closing(sqlite3.connect(open_server.folder / "data/tumble.sqlite", timeout=10)) as database, database:
        for month, orders in (("2026-01", 40), ("2026-02", 9), ("2026-03", 52)):
            database.execute(
                "INSERT INTO sustainability_total (month, method_version, orders, measured, grams, meters, water, water_low, water_high, energy, "
                "energy_low, energy_high, co2, co2_low, co2_high, minutes) VALUES (?, '2026.1', ?, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (month, orders, *(orders * number for number in (
                    10_000, 8_000, 102_000, 23_000, 102_000, 4_800, 2_500, 4_800, -917, -1_436, -917, 150_000))))
    page.reload()
    is_live(page)
    expect(element(page, "impact.orders")).to_contain_text("92", timeout=SOON)
    expect(page.get_by_text("at least 10 orders")).to_be_visible()
    press(page, "impact.measure.co2")
    looks_right(page, "impact/everybody", viewport)


def test_without_the_setting_nobody_finds_the_page(server, open_page):
    page = open_page(f"{server.url}/impact")
    is_live(page)
    expect(element(page, "error.retry")).to_be_visible(timeout=SOON)
    expect(element(page, "impact.orders")).to_have_count(0)
