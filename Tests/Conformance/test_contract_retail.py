"""The rows of retail in the wire contract, by a client that knows only that page: paths, bodies, statuses, nothing of our code."""

import asyncio
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[1] / "Chaos"))
from server import Server  # noqa: E402
from test_contract import IRVINE, Client, Product  # noqa: E402

RETAILER = set("id name category rating perks deals hours stores linked affiliated".split())
STORE = set("id address latitude longitude".split())
ITEM = set("id retailerId name category priceCents currency available".split())


@pytest.fixture(scope="module")
def product(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("contract"))
    asyncio.run(server.start())
    try:
        yield Product(server.url)
    finally:
        asyncio.run(server.stop())


def expect_item(item: dict) -> None:
    assert ITEM <= item.keys(), ITEM - item.keys()
    assert isinstance(item["priceCents"], int) and item["priceCents"] > 0 and item["currency"] == "USD" and isinstance(item["available"], bool)


def available(client: Client, count: int) -> list[dict]:
    return client.get(f"/retail/items?available=true&limit={count}").data["items"]


def test_retailers_have_stores_and_say_that_they_are_no_partners(product: Product) -> None:
    page = product.customer.get("/retail/retailers").data
    assert {"items", "page", "limit", "total"} <= page.keys() and page["total"] == len(page["items"]) == 3
    for retailer in page["items"]:
        assert RETAILER <= retailer.keys(), RETAILER - retailer.keys()
        assert retailer["affiliated"] is False and retailer["linked"] is False and retailer["stores"]
        assert all(STORE <= store.keys() and 33 < store["latitude"] < 34 for store in retailer["stores"])
    category = page["items"][0]["category"]
    assert {"name": category, "retailers": sum(r["category"] == category for r in page["items"])} in product.customer.get("/retail/categories").data
    assert product.nobody.get("/retail/retailers").status == 401


def test_items_are_listed_and_searched(product: Product) -> None:
    retailer = product.customer.get("/retail/retailers").data["items"][0]["id"]
    items = product.customer.get(f"/retail/retailers/{retailer}/items?limit=5").data["items"]
    assert items and all(item["retailerId"] == retailer for item in items)
    for item in items:
        expect_item(item)
    assert product.customer.get("/retail/retailers/999999/items").status == 404
    found = product.customer.get("/retail/items?query=laundry%20deter").data
    assert found["items"] and found["corrected"] is None and "detergent" in found["items"][0]["name"].lower()
    assert all("deter" in f"{item['name']} {item['category']} {item['details']}".lower() for item in found["items"])
    corrected = product.customer.get("/retail/items?query=detregent").data
    assert corrected["corrected"] == "detergent" and [i["id"] for i in corrected["items"]]
    prices = [item["priceCents"] for item in product.customer.get("/retail/items?sort=price&limit=50").data["items"]]
    assert prices == sorted(prices) and len(prices) > 10
    for bad in ("limit=101", "page=0", "sort=nonsense", "query=" + "x" * 201, "retailer=abc"):
        assert product.customer.get(f"/retail/items?{bad}").status in (400, 422), bad
    one = product.customer.get(f"/retail/items/{items[0]['id']}")
    assert one.status == 200 and one.data["name"] == items[0]["name"]
    assert product.customer.get("/retail/items/999999").status == 404


def test_deals_are_those_of_today(product: Product) -> None:
    for deal in product.customer.get("/retail/deals").data:
        assert {"id", "retailerId", "text", "startsOn", "endsOn"} <= deal.keys() and deal["startsOn"] <= deal["endsOn"]
    assert product.nobody.get("/retail/deals").status == 401
    assert product.customer.post("/retail/deals", {"retailerId": 1, "text": "x", "startsOn": "2030-01-01", "endsOn": "2030-01-02"}).status == 403


def test_a_cart_is_a_persons_own(product: Product) -> None:
    first, second = available(product.customer, 2)
    path = f"/retail/cart/items/{first['id']}"
    cart = product.customer.put(path, {"quantity": 2, "substitution": "similar", "note": "Blue"}).data
    assert [(line["item"]["id"], line["quantity"], line["substitution"], line["note"]) for line in cart["lines"]] == [(first["id"], 2, "similar", "Blue")]
    assert cart["subtotalCents"] == 2 * first["priceCents"] and cart == product.customer.get("/retail/cart").data
    assert product.driver.get("/retail/cart").data["lines"] == []
    assert product.driver.put(path, {"quantity": 0}).data["lines"] == []
    assert product.customer.get("/retail/cart").data == cart
    for bad, field in (({"quantity": 100}, "quantity"), ({"quantity": -1}, "quantity"), ({"quantity": 1, "note": "x" * 201}, "note"),
                       ({"quantity": 1, "substitution": "whatever"}, "substitution")):
        refused = product.customer.put(path, bad)
        assert refused.status == 422 and field in refused.fields, refused.text
    assert product.customer.put("/retail/cart/items/999999", {"quantity": 1}).status == 404
    assert product.customer.put(f"/retail/cart/items/{second['id']}", {"quantity": 1}).status == 200
    assert product.nobody.get("/retail/cart").status == 401
    # What is ordered leaves the cart, and only that.
    ordered = product.customer.post(
        "/orders", {"bags": 1, "pickupMode": "ASAP", "address": IRVINE, "retailItems": [{"itemId": first["id"], "quantity": 2, "note": "Blue"}]})
    assert ordered.status == 201, ordered.text
    line = ordered.data["retailItems"][0]
    assert line["itemId"] == first["id"] and line["quantity"] == 2 and line["unitCents"] == first["priceCents"] and line["substitution"] == "leaveOut"
    assert [line["item"]["id"] for line in product.customer.get("/retail/cart").data["lines"]] == [second["id"]]
    assert product.customer.post(f"/orders/{ordered.data['id']}/cancel", {"reason": "Enough"}).status == 200


def test_favorites_are_a_persons_own(product: Product) -> None:
    item = available(product.customer, 1)[0]["id"]
    assert product.customer.put(f"/retail/favorites/{item}", {}).data["favorite"] is True
    assert [each["id"] for each in product.customer.get("/retail/favorites").data] == [item]
    assert product.driver.get("/retail/favorites").data == []
    assert product.driver.call("DELETE", f"/retail/favorites/{item}").status == 404
    assert product.customer.put("/retail/favorites/999999", {}).status == 404
    assert product.customer.call("DELETE", f"/retail/favorites/{item}").status == 200
    assert product.customer.call("DELETE", f"/retail/favorites/{item}").status == 404
    assert product.customer.get("/retail/purchases").data == []


def test_ratings_are_of_those_who_received_something(product: Product) -> None:
    retailer = product.customer.get("/retail/retailers").data["items"][0]["id"]
    refused = product.customer.put(f"/retail/retailers/{retailer}/rating", {"stars": 5})
    assert refused.status == 409 and refused.code == "nothing_received", refused.text
    assert product.customer.put(f"/retail/retailers/{retailer}/rating", {"stars": 6}).status == 422
