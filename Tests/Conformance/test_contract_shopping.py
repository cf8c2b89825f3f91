"""Wishes, reports and refunds of retail items, by a client that knows the API's page alone."""

import asyncio
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[1] / "Chaos"))
from server import Server  # noqa: E402
from test_contract import IRVINE, Client, Product, eventually  # noqa: E402
from test_contract_fleet import FETCH, offer, report  # noqa: E402

LINE = set("itemId name retailerId retailer quantity unitCents note substitution status boughtQuantity paidUnitCents substitute shoppedAt".split())
PURCHASE = set("id orderId role personId lines receiptCents receiptIds createdAt".split())


@pytest.fixture(scope="module")
def product(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("shopping"), {"PAYMENT_GATEWAY": "fake", "RECEIPT_PHOTO": "NO"})
    asyncio.run(server.start())
    try:
        yield Product(server.url)
    finally:
        asyncio.run(server.stop())


def items(client: Client) -> list[dict]:
    retailers = client.get("/retail/retailers").data["items"]
    retailer = next(retailer for retailer in retailers if retailer["stores"])
    return [item for item in client.get(f"/retail/retailers/{retailer['id']}/items").data["items"] if item["available"]][:3]


def at_the_store(product: Product, wanted: list[dict]) -> tuple[dict, dict]:
    """An order whose driver has come to the store, with the job."""
    assert product.driver.put("/drivers/status", {"online": True}).status == 200
    placed = product.customer.post("/orders", {"bags": 2, "pickupMode": "ASAP", "address": IRVINE, "retailItems": wanted})
    assert placed.status == 201, placed.text
    order = placed.data["id"]
    assert all(LINE <= line.keys() for line in placed.data["retailItems"])
    job = product.driver.post("/drivers/jobs", {"jobId": offer(product.driver, order)["id"], "accepted": True}).data
    report(product.driver, job, *FETCH, (1, "done", 2))
    for body in ({"stage": "weighed", "kilograms": 5}, {"stage": "processing"}, {"stage": "ready"}):
        assert product.dispatcher.put(f"/orders/{order}", body).status == 200
    job = product.driver.post("/drivers/jobs", {"jobId": offer(product.driver, order)["id"], "accepted": True}).data
    report(product.driver, job, (0, "done", 2), (1, "arrived", None))
    return product.customer.get(f"/orders/{order}").data, product.driver.get("/drivers/jobs").data["items"][0]


def test_what_the_store_did_not_have_is_given_back_once(product: Product):
    first, second, third = items(product.customer)
    wanted = [{"itemId": first["id"], "quantity": 2, "substitution": "similar"}, {"itemId": second["id"], "quantity": 1, "substitution": "call"},
              # Word for word as before there were wishes.
              {"itemId": third["id"], "quantity": 1, "note": "The large one"}]
    order, job = at_the_store(product, wanted)
    assert [line["substitution"] for line in order["retailItems"]] == ["similar", "call", "leaveOut"]
    store = job["stops"][1]
    assert (store["kind"], store["place"]) == ("shopping", "store") and store["name"]
    assert [(item["line"], item["quantity"], item["note"]) for item in store["items"]] == [(0, 2, None), (1, 1, None), (2, 1, "The large one")]

    def done(lines: list[dict], receipt: int | None = 2000):
        return product.driver.put(f"/drivers/stops/{store['id']}", {"status": "done", "shopping": {"lines": lines, "receiptCents": receipt}})

    bought = {"line": 0, "quantity": 2, "unitCents": first["priceCents"] + 100}
    replaced = {"line": 1, "quantity": 1, "unitCents": second["priceCents"] - 50, "substitute": "Another", "agreed": True}
    missing = {"line": 2, "quantity": 0}
    for bad, field in [({**bought, "quantity": 3}, "lines.0.quantity"), ({**bought, "unitCents": -1}, "lines.0.unitCents"),
                       ({"line": 0, "quantity": 0, "unitCents": 5}, "lines.0.unitCents")]:
        answer = done([bad, replaced, missing])
        assert answer.status == 422 and field in answer.fields, answer.text
    answer = done([bought, {**replaced, "agreed": None}, missing])
    assert answer.status == 422 and "lines.1.agreed" in answer.fields
    answer = done([bought, replaced, {"line": 2, "quantity": 1, "unitCents": 5, "substitute": "Other"}])
    assert answer.status == 422 and "lines.2.substitute" in answer.fields
    answer = done([bought, replaced])
    assert answer.status == 422 and answer.code == "shopping_incomplete"

    assert done([bought, replaced, missing]).status == 200
    assert done([bought, replaced, missing]).status == 200, "The same again, as from an outbox."
    assert done([bought, replaced, {"line": 2, "quantity": 1, "unitCents": 5}]).code == "already_reported"
    after = product.customer.get(f"/orders/{order['id']}").data
    assert [line["status"] for line in after["retailItems"]] == ["bought", "substituted", "missing"]
    charged = [line["totalCents"] for line in after["price"]["lines"] if line["kind"] == "retail"]
    assert charged == [2 * first["priceCents"], second["priceCents"] - 50, 0]
    difference = order["price"]["totalCents"] - after["price"]["totalCents"]
    assert difference > third["priceCents"]

    def refunded():
        payments = product.customer.get(f"/payments?orderId={order['id']}").data
        return payments if payments[0]["refundedCents"] else None

    (payment,) = eventually(refunded)
    assert (payment["capturedCents"], payment["refundedCents"]) == (order["price"]["totalCents"], difference)
    (purchase,) = product.dispatcher.get(f"/orders/{order['id']}/purchases").data
    assert PURCHASE <= purchase.keys() and purchase["role"] == "driver" and purchase["receiptCents"] == 2000


def test_only_wishes_that_there_are_are_taken(product: Product):
    item = items(product.customer)[0]
    body = {"bags": 1, "pickupMode": "ASAP", "address": IRVINE, "retailItems": [{"itemId": item["id"], "quantity": 1, "substitution": "surprise"}]}
    assert product.customer.post("/orders", body).status == 422


def test_a_strangers_order_has_no_purchases(product: Product):
    assert product.customer.get("/orders/999999/purchases").status == 404
    assert product.customer.post("/orders/999999/shopping", {"lines": [{"line": 0, "quantity": 0}]}).status == 404
