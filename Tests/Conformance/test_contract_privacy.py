"""The rows of personal data in the wire contract, by a client that knows only that page: paths, bodies, statuses, nothing of our code."""

import asyncio
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[1] / "Chaos"))
from server import Server  # noqa: E402
from test_contract import TIME, Client, Product  # noqa: E402

PASSWORD = "a long enough passphrase"
KIND = {"id", "name", "purpose", "retention"}


@pytest.fixture(scope="module")
def product(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("contract"), {"PAYMENT_GATEWAY": "none"})
    asyncio.run(server.start())
    try:
        yield Product(server.url)
    finally:
        asyncio.run(server.stop())


def newcomer(product: Product, name: str) -> Client:
    client = Client(product.url)
    made = client.post("/auth/register", {"name": "Robin Rivera", "email": f"{name}@example.org", "password": PASSWORD})
    assert made.status == 201 and made.data["user"]["deletionAt"] is None, made.text
    client.token, client.id = made.data["accessToken"], made.data["user"]["id"]
    return client


def sign_in(product: Product, name: str) -> Client:
    client = Client(product.url)
    client.token = client.post("/auth/login", {"email": f"{name}@example.org", "password": PASSWORD}).data["accessToken"]
    return client


def test_what_is_kept_is_listed_in_the_readers_language(product: Product) -> None:
    person = newcomer(product, "reader")
    overview = person.get("/auth/privacy").data
    assert overview.keys() == {"kinds", "consents", "viewings"} and overview["consents"] == overview["viewings"] == []
    assert all(kind.keys() == KIND and all(kind.values()) for kind in overview["kinds"])
    names = {kind["id"] for kind in overview["kinds"]}
    assert {"account", "orders", "chat", "support", "payments"} <= names and "driving" not in names
    assert "driving" in {kind["id"] for kind in product.driver.get("/auth/privacy").data["kinds"]}
    polish = {kind["id"]: kind["name"] for kind in person.get("/auth/privacy", Accept_Language="pl").data["kinds"]}
    assert polish["orders"] == "Zamówienia"
    assert product.nobody.get("/auth/privacy").status == 401


def test_each_choice_about_a_consent_is_listed(product: Product) -> None:
    person = newcomer(product, "chooser")
    for given in (True, True, False):
        assert person.put("/analytics/consent", {"given": given}).status == 200
    consents = person.get("/auth/privacy").data["consents"]
    assert [(entry["purpose"], entry["version"], entry["given"]) for entry in consents] == [("analytics", 1, False), ("analytics", 1, True)]
    assert all(TIME.fullmatch(entry["time"]) for entry in consents)


def test_an_account_is_given_up_and_kept(product: Product) -> None:
    person = newcomer(product, "leaver")
    assert person.get("/auth/deletion").data == {"dueAt": None, "graceDays": 14, "refusals": []}
    asked = person.post("/auth/deletion")
    assert asked.status == 202 and TIME.fullmatch(asked.data["dueAt"]) and asked.data["graceDays"] == 14, asked.text
    # The session has ended everywhere.
    assert person.get("/auth/me").status == 401
    back = sign_in(product, "leaver")
    assert back.get("/auth/me").data["deletionAt"] == asked.data["dueAt"]
    for _ in range(2):
        kept = back.call("DELETE", "/auth/deletion")
        assert kept.status == 200 and kept.data["dueAt"] is None, kept.text
    assert back.get("/auth/me").data["deletionAt"] is None
    for method in ("GET", "POST", "DELETE"):
        assert product.nobody.call(method, "/auth/deletion").status == 401


def test_an_order_under_way_speaks_against_it(product: Product) -> None:
    person = newcomer(product, "orderer")
    address = {"line1": "100 Spectrum Center Dr", "city": "Irvine", "postalCode": "92618", "latitude": 33.6506, "longitude": -117.7436}
    order = person.post("/orders", {"bags": 1, "pickupMode": "ASAP", "address": address})
    assert order.status == 201, order.text
    refused = person.post("/auth/deletion")
    assert (refused.status, refused.code) == (409, "deletion_refused"), refused.text
    assert len(person.get("/auth/deletion").data["refusals"]) == 1
    assert person.post(f"/orders/{order.data['id']}/cancel", {"reason": "changed my mind"}).status == 200
    assert person.post("/auth/deletion").status == 202
