"""The rows of sustainability in the wire contract, by a client that knows only that page: the summary and an order, with the method's version and sources."""

import asyncio
import sys
from decimal import Decimal
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[1] / "Chaos"))
from server import Server  # noqa: E402
from test_contract import TIME, Product, eventually  # noqa: E402

UNITS = {"water": "L", "energy": "kWh", "co2": "kg", "time": "min"}


@pytest.fixture(scope="module")
def product(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("contract"))
    asyncio.run(server.start())
    try:
        yield Product(server.url)
    finally:
        asyncio.run(server.stop())


def expect_savings(savings: dict) -> None:
    for measure, unit in UNITS.items():
        saving = savings[measure]
        assert saving.keys() == {"value", "low", "high", "unit"} and saving["unit"] == unit, saving
        assert saving["low"] <= saving["value"] <= saving["high"], saving


def expect_method(method: dict) -> None:
    assert method["version"] and all(isinstance(source, str) and source for source in method["sources"]) and len(method["sources"]) >= 4
    for source in ("ENERGY STAR", "WaterSense", "eGRID", "equivalencies"):
        assert any(source in each for each in method["sources"]), method["sources"]


def test_a_person_without_orders_has_zeros(product: Product) -> None:
    summary = product.driver.get("/sustainability/summary").data
    assert summary["orders"] == 0 and summary["byMonth"] == []
    expect_savings(summary)
    expect_method(summary["method"])
    assert all(summary[measure]["value"] == 0 for measure in UNITS)


def test_delivered_orders_add_up_to_the_summary(product: Product) -> None:
    orders = [product.order()["id"] for _ in range(2)]
    for order in orders:
        for step in (product.pick_up, product.wash, product.bring_back):
            step(order)
    eventually(lambda: product.customer.get("/sustainability/summary").data["orders"] == 2)
    summary = product.customer.get("/sustainability/summary").data
    expect_savings(summary)
    expect_method(summary["method"])
    details = [product.customer.get(f"/sustainability/orders/{order}").data for order in orders]
    for order, detail in zip(orders, details):
        expect_savings(detail)
        expect_method(detail["method"])
        assert detail["orderId"] == order and detail["kilograms"] == 8.4 and detail["weightEstimated"] is False
        assert TIME.fullmatch(detail["deliveredAt"]) and detail["methodVersion"] == detail["method"]["version"]
        # 8.4 kg x (22.7 - 12.5) L/kg
        assert detail["water"]["value"] == 85.68
    for measure in UNITS:
        for part in ("value", "low", "high"):
            total = sum(Decimal(str(detail[measure][part])) for detail in details)
            assert total == Decimal(str(summary[measure][part])), (measure, part)
            assert total == sum(Decimal(str(month[measure][part])) for month in summary["byMonth"])
    assert sum(month["orders"] for month in summary["byMonth"]) == 2
    listed = product.customer.get("/sustainability/orders?page=1&limit=1").data
    assert listed["total"] == 2 and listed["items"][0]["orderId"] == orders[1] and listed.keys() >= {"page", "limit"}


def test_orders_of_others_and_those_under_way_are_not_found(product: Product) -> None:
    waiting = product.order()["id"]
    assert product.customer.get(f"/sustainability/orders/{waiting}").status == 404
    delivered = product.customer.get("/sustainability/orders").data["items"][0]["orderId"]
    assert product.customer.get(f"/sustainability/orders/{delivered}").status == 200
    assert product.driver.get(f"/sustainability/orders/{delivered}").status == 404
    assert product.customer.get("/sustainability/orders/pigeon").status == 404
    assert product.nobody.get("/sustainability/summary").status == 401


def test_what_all_orders_saved_is_for_administrators_or_a_setting(product: Product) -> None:
    for client, status in ((product.nobody, 401), (product.customer, 403), (product.dispatcher, 403)):
        for path in ("/sustainability/readings", "/sustainability/report", "/sustainability/report/export"):
            assert client.get(path).status == status, path
    assert product.nobody.get("/sustainability/public").status == 404
