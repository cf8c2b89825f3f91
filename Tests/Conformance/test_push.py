"""Pushed notifications, as other people's code reads them: http-ece decodes them with the browser's keys (RFC 8188 and 8291), py-vapid checks the signature."""

import asyncio
import base64
import json
import sys
import time
from pathlib import Path

import pytest
from py_vapid import Vapid02

sys.path.append(str(Path(__file__).resolve().parents[1] / "Chaos"))
from push_service import PushService  # noqa: E402
from server import Server  # noqa: E402
from test_contract import Client, Product, eventually  # noqa: E402

PATH = "/notifications/subscriptions"


@pytest.fixture(scope="module")
def service():
    with PushService() as service:
        yield service


@pytest.fixture(scope="module")
def product(service, tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("push"), {"PUSH_PRIVATE_ADDRESSES": "YES", "PUSH_CONTACT": "mailto:ops@tumble.example"})
    asyncio.run(server.start())
    try:
        product = Product(server.url)
        product.data = server.data
        kinds = [{"kind": "order.accepted", "channels": ["inApp", "push"]}]
        assert product.customer.put("/notifications/preferences", {"kinds": kinds}).status == 200
        subscribe(Client(server.url, "customer"), service, "/witness")
        yield product
    finally:
        asyncio.run(server.stop())


def subscribe(client: Client, service: PushService, path: str) -> dict:
    answer = client.post(PATH, service.browser(path).subscription())
    assert answer.status == 200 and answer.data.keys() == {"id", "renewal"}, answer.text
    return answer.data


def after(product: Product, service: PushService) -> None:
    """Returns when what was due is sent: another browser of the same person has two later notifications."""
    for _ in range(2):
        order = product.order()["id"]
        eventually(lambda: arrived(service, "/witness", order))


def arrived(service: PushService, path: str, order: int) -> list:
    link = f"/customer/activity/{order}"
    return [message for message in list(service.messages[path]) if message.content["link"] == link]


def test_the_product_offers_push(product):
    offered = product.customer.get("/notifications/preferences").data
    assert "push" in offered["channels"] and len(offered["pushKey"]) == 87
    assert oct((product.data / "push-key.pem").stat().st_mode)[-3:] == "600"


def test_a_browser_gets_what_it_subscribed_for(product, service):
    subscribe(product.customer, service, "/casey")
    order = product.order()["id"]
    message = eventually(lambda: arrived(service, "/casey", order))[0]
    assert message.content.keys() == {"id", "title", "body", "link", "tag", "language"} and str(order) in message.content["title"]
    item = next(item for item in product.customer.get("/notifications").data["items"] if item["id"] == message.content["id"])
    assert (item["title"], item["link"]) == (message.content["title"], message.content["link"])
    fields = {name.lower(): value for name, value in message.fields.items()}
    assert fields["content-encoding"] == "aes128gcm" and 0 < int(fields["ttl"]) <= 24 * 3600 and fields["urgency"] == "normal"
    assert len(fields["topic"]) <= 32 and "cookie" not in fields
    assert Vapid02.verify(fields["authorization"])
    token = dict(part.split("=", 1) for part in fields["authorization"].removeprefix("vapid ").split(","))
    assert token["k"] == product.customer.get("/notifications/preferences").data["pushKey"]
    claims = json_of(token["t"].split(".")[1])
    assert claims["aud"] == service.url and claims["sub"] == "mailto:ops@tumble.example" and 0 < claims["exp"] - time.time() <= 24 * 3600
    after(product, service)
    assert len(arrived(service, "/casey", order)) == 1


def json_of(part: str) -> dict:
    return json.loads(base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)))


def test_what_fails_is_sent_again_and_what_is_gone_is_forgotten(product, service):
    subscribe(product.customer, service, "/slow")
    service.responses["/slow"] = [(429, {"Retry-After": "1"})]
    order = product.order()["id"]
    eventually(lambda: not service.responses["/slow"])
    after(product, service)
    # Half a minute is the shortest pause, whatever the service says.
    assert not arrived(service, "/slow", order)
    service.responses["/slow"] = [(410, {})]
    order = product.order()["id"]
    eventually(lambda: not service.responses["/slow"])
    order = product.order()["id"]
    after(product, service)
    assert not arrived(service, "/slow", order)


def test_a_worker_renews_a_subscription_and_signing_out_ends_it(product, service):
    customer = Client(product.url, "customer")
    receipt = subscribe(customer, service, "/before")
    renewed = product.nobody.post(f"{PATH}/renew", {**service.browser("/after").subscription(), "renewal": receipt["renewal"]})
    assert renewed.status == 200, renewed.text
    order = product.order()["id"]
    eventually(lambda: arrived(service, "/after", order))
    assert not arrived(service, "/before", order)
    assert customer.post("/auth/logout", {}).status == 200
    again = product.nobody.post(f"{PATH}/renew", {**service.browser("/before").subscription(), "renewal": renewed.data["renewal"]})
    assert again.status == 404, again.text
    order = product.order()["id"]
    after(product, service)
    assert not arrived(service, "/after", order)


def test_ending_and_refusals(product, service):
    customer = Client(product.url, "customer")
    subscribe(customer, service, "/ended")
    for _ in range(2):
        answer = customer.call("DELETE", PATH)
        assert answer.status == 200 and answer.data is None, answer.text
    order = product.order()["id"]
    after(product, service)
    assert not arrived(service, "/ended", order)
    good = service.browser("/refused").subscription()
    for bad, field in (
        ({**good, "endpoint": "ftp://example.org/"}, "endpoint"), ({**good, "endpoint": "x" * 1001}, "endpoint"),
        ({**good, "keys": {"p256dh": "AAAA", "auth": good["keys"]["auth"]}}, "keys"), ({**good, "key": "AAAA"}, "key"),
    ):
        answer = customer.post(PATH, bad)
        assert answer.status == 422 and field in answer.fields, answer.text
    assert customer.post(PATH, {}).status in (400, 422)
    assert product.nobody.post(PATH, good).status == 401 and product.nobody.call("DELETE", PATH).status == 401
    forged = product.nobody.post(f"{PATH}/renew", {**good, "renewal": "x"})
    assert forged.status == 400 and forged.code == "invalid_token", forged.text


def test_private_addresses_are_refused_unless_a_test_allows_them(tmp_path, service):
    server = Server(tmp_path)
    asyncio.run(server.start())
    try:
        customer = Client(server.url, "customer")
        for address in (service.url, "https://127.0.0.1/x", "https://10.0.0.1/x", "https://[::1]/x", "https://169.254.169.254/latest", "http://example.org/"):
            answer = customer.post(PATH, {**service.browser("/private").subscription(), "endpoint": address})
            assert answer.status == 422 and "endpoint" in answer.fields, answer.text
    finally:
        asyncio.run(server.stop())
