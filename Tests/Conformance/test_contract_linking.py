"""The rows of linked accounts in the wire contract, by a client that knows only that page: paths, bodies, statuses, nothing of our code."""

import asyncio
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[1] / "Chaos"))
from server import Server  # noqa: E402
from test_contract import TIME, Product  # noqa: E402
from test_contract_fleet import post_text  # noqa: E402

ACCOUNT = set("id retailerId retailer kind status memberName linkedAt".split())
#: The seed's request, word for word.
SEED = '{ "retailer": "Walmart", "token": "auth_token" }'


@pytest.fixture(scope="module")
def product(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("contract"), {"PAYMENT_GATEWAY": "fake"})
    asyncio.run(server.start())
    try:
        yield Product(server.url)
    finally:
        asyncio.run(server.stop())


def linked(product: Product) -> dict[str, bool]:
    return {retailer["name"]: retailer["linked"] for retailer in product.customer.get("/retail/retailers").data["items"]}


def test_an_account_is_linked_in_the_seeds_words_listed_and_unlinked(product: Product) -> None:
    assert not any(linked(product).values())
    answer = post_text(product.customer, "/retail/link", SEED)
    assert answer.status == 201, answer.text
    account = answer.data
    assert set(account) == ACCOUNT and 0 < account["id"] < 2**53 and TIME.fullmatch(account["linkedAt"])
    assert (account["retailer"], account["kind"], account["status"]) == ("Walmart", "token", "active")
    assert "auth_token" not in answer.text and linked(product)["Walmart"]
    # Linking again replaces.
    again = post_text(product.customer, "/retail/link", SEED)
    assert again.status == 201 and again.data["id"] == account["id"]
    assert product.customer.get("/retail/links").data == [again.data]
    gone = product.customer.call("DELETE", f"/retail/links/{account['id']}")
    assert gone.status == 200, gone.text
    assert product.customer.get("/retail/links").data == [] and not linked(product)["Walmart"]
    assert product.customer.call("DELETE", f"/retail/links/{account['id']}").status == 404


def test_what_cant_be_linked_is_refused_with_the_field(product: Product) -> None:
    for bad, field in (({"retailer": "Nowhere", "token": "x"}, "retailer"), ({"retailer": "Walmart", "token": ""}, "token"),
                       ({"retailer": "Walmart"}, "token"), ({"token": "x"}, "retailer"), ({"retailer": "Walmart", "token": 4}, "token"),
                       ({"retailer": "Walmart", "token": "x" * 4_001}, "token")):
        refused = product.customer.post("/retail/link", bad)
        assert refused.status == 422 and field in refused.fields, refused.text
    assert post_text(product.customer, "/retail/link", "{").status == 400


def test_somebody_elses_link_is_found_by_nobody_else(product: Product) -> None:
    account = post_text(product.customer, "/retail/link", SEED).data
    assert product.driver.get("/retail/links").data == []
    assert product.driver.call("DELETE", f"/retail/links/{account['id']}").status == 404
    assert product.driver.post(f"/retail/links/{account['id']}/check", {}).status == 404
    assert product.customer.get("/retail/links").data == [account]
    for path in ("/retail/links", "/retail/links/options"):
        assert product.nobody.get(path).status == 401
    assert product.nobody.post("/retail/link", {"retailer": "Walmart", "token": "x"}).status == 401
    assert product.nobody.call("DELETE", f"/retail/links/{account['id']}").status == 401
    assert product.customer.call("DELETE", f"/retail/links/{account['id']}").status == 200
