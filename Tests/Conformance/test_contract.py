"""Every row of orders, payments and locations in the wire contract, by a client that knows only that page: paths, bodies, statuses, nothing of our code."""

import asyncio
import hashlib
import hmac
import json
import re
import sys
import time
import urllib.error
import urllib.request
import uuid
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[1] / "Chaos"))
from server import PASSWORD, Server  # noqa: E402

IRVINE = {"label": "Home", "line1": "100 Spectrum Center Dr", "line2": None, "city": "Irvine", "postalCode": "92618", "latitude": 33.6506,
          "longitude": -117.7436, "instructions": None}
REFUSED = [(34.05, -118.24), (32.72, -117.16), (33.343, -118.328), (0, 0), (-117.7436, 33.6506)]
ORDER = set("id customerId driverId status stage sequence version bags pickupMode window eta etaRange address serviceArea preferences retailItems price "
            "notes allowedActions createdAt updatedAt".split())
PRICE = set("currency lines subtotalCents taxCents tipCents totalCents priceBookVersion".split())
LINE = set("kind label quantity unitCents totalCents reason".split())
TRANSITION = set("sequence from to actorId role deviceTime serverTime latitude longitude reason note proofIds".split())
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z")
#: The status of each stage; what isn't named is in progress, and so is an ASAP order from accepted on.
STATUS = {"placed": "scheduled", "accepted": "scheduled", "pickupAssigned": "scheduled", "delivered": "delivered", "completed": "delivered",
          "rejected": "canceled", "canceled": "canceled"}
#: Stripe as the provider, which nobody calls.
STRIPE = {"PAYMENT_GATEWAY": "stripe", "STRIPE_SECRET_KEY": "sk_test_12345", "STRIPE_PUBLISHABLE_KEY": "pk_test_12345",
          "STRIPE_WEBHOOK_SECRET": "whsec_12345", "STRIPE_API_URL": "http://127.0.0.1:9"}


class Answer:
    """A response of the API, whose envelope is checked."""

    def __init__(self, status: int, headers, body: bytes):
        self.status, self.headers = status, headers
        document = json.loads(body)
        assert {"success", "data", "error"} <= document.keys(), document
        assert document["success"] == (status < 400), (status, document)
        assert headers["X-Request-Id"]
        if status >= 400:
            assert document["data"] is None and document["error"] and re.fullmatch(r"[a-z_]+", document["code"]), document
        self.data, self.code, self.fields = document["data"], document.get("code"), document.get("fields") or {}
        self.actions, self.text = document.get("allowedActions"), f"{status} {document}"


class Client:
    """Somebody who has read the contract. Only the example's password isn't from that page."""

    def __init__(self, url: str, name: str | None = None, password: str = PASSWORD):
        self.base = f"{url}/api/v1"
        self.token, self.id = None, None
        if name:
            session = self.post("/auth/login", {"email": f"{name}@tumble.example", "password": password}).data
            self.token, self.id = session["accessToken"], session["user"]["id"]

    def call(self, method: str, path: str, body=None, **headers) -> Answer:
        fields = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.token:
            fields["Authorization"] = f"Bearer {self.token}"
        data = None
        if body is not None:
            data, fields["Content-Type"] = json.dumps(body).encode(), "application/json"
        request = urllib.request.Request(self.base + path, data, fields, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                return Answer(response.status, response.headers, response.read())
        except urllib.error.HTTPError as error:
            return Answer(error.code, error.headers, error.read())

    def get(self, path: str, **headers) -> Answer:
        return self.call("GET", path, **headers)

    def post(self, path: str, body=None, **headers) -> Answer:
        return self.call("POST", path, body, **headers)

    def put(self, path: str, body, **headers) -> Answer:
        return self.call("PUT", path, body, **headers)


class Product:
    def __init__(self, url: str):
        self.url = url
        self.nobody = Client(url)
        self.customer, self.driver, self.dispatcher = (Client(url, name) for name in ("customer", "driver", "dispatcher"))

    def order(self, **more) -> dict:
        answer = self.customer.post("/orders", {"bags": 2, "pickupMode": "ASAP", "address": IRVINE, **more})
        assert answer.status == 201, answer.text
        return answer.data

    def pick_up(self, order: int) -> None:
        """The driver accepts the offered job and takes the bags to the plant."""
        assert self.driver.put("/drivers/status", {"online": True}).status == 200
        job = eventually(lambda: next((job for job in self.driver.get("/drivers/jobs").data["items"] if job["orderId"] == order), None))
        accepted = self.driver.post("/drivers/jobs", {"jobId": job["id"], "accepted": True})
        assert accepted.status == 200, accepted.text
        for stop, status, bags in ((0, "enRoute", None), (0, "arrived", None), (0, "done", 2), (1, "arrived", None), (1, "done", 2)):
            answer = self.driver.put(f"/drivers/stops/{accepted.data['stops'][stop]['id']}", {"status": status, "bags": bags})
            assert answer.status == 200, answer.text

    def wash(self, order: int) -> None:
        for body in ({"stage": "weighed", "kilograms": 8.4}, {"stage": "processing"}, {"stage": "ready"}):
            assert self.dispatcher.put(f"/orders/{order}", body).status == 200

    def bring_back(self, order: int) -> None:
        job = eventually(lambda: next((job for job in self.driver.get("/drivers/jobs").data["items"] if job["orderId"] == order), None))
        accepted = self.driver.post("/drivers/jobs", {"jobId": job["id"], "accepted": True}).data
        for stop, status, bags in ((0, "done", 2), (1, "enRoute", None), (1, "arrived", None), (1, "done", 2)):
            answer = self.driver.put(f"/drivers/stops/{accepted['stops'][stop]['id']}", {"status": status, "bags": bags})
            assert answer.status == 200, answer.text


def eventually(find, seconds: float = 20):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if found := find():
            return found
        time.sleep(0.1)
    raise AssertionError("It didn't come.")


def expect_price(price: dict) -> None:
    assert PRICE <= price.keys() and price["lines"] and all(LINE <= line.keys() for line in price["lines"]), price
    assert price["totalCents"] == price["subtotalCents"] + price["taxCents"] + price["tipCents"]
    assert all(line["totalCents"] == round(line["quantity"] * line["unitCents"]) for line in price["lines"] if line["kind"] == "asap")


def expect_order(order: dict) -> None:
    assert ORDER <= order.keys(), ORDER - order.keys()
    assert 0 < order["id"] < 2**53 and TIME.fullmatch(order["createdAt"]) and TIME.fullmatch(order["updatedAt"])
    assert order["eta"] is None or order["etaRange"]["to"] == order["eta"]
    is_under_way = order["pickupMode"] == "ASAP" and order["stage"] in ("accepted", "pickupAssigned")
    assert order["status"] == ("inProgress" if is_under_way else STATUS.get(order["stage"], "inProgress")), order
    expect_price(order["price"])


@pytest.fixture(scope="module")
def product(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("contract"), {"PAYMENT_GATEWAY": "fake"})
    asyncio.run(server.start())
    try:
        yield Product(server.url)
    finally:
        asyncio.run(server.stop())


def test_service_areas(product: Product) -> None:
    areas = product.nobody.get("/service-areas")
    assert areas.status == 200 and isinstance(areas.data, list) and "Irvine" in str(areas.data)
    served = product.nobody.get("/service-areas/check?lat=33.6506&lon=-117.7436")
    assert served.status == 200 and served.data["served"] is True
    for latitude, longitude in REFUSED:
        answer = product.nobody.get(f"/service-areas/check?lat={latitude}&lon={longitude}")
        assert answer.status == 422 or answer.data["served"] is False, answer.text
        order = product.customer.post("/orders", {"bags": 1, "pickupMode": "ASAP", "address": IRVINE | {"latitude": latitude, "longitude": longitude}})
        assert order.status == 422, order.text
    assert product.nobody.get("/service-areas/check?lat=here&lon=1").status == 422


def test_quote(product: Product) -> None:
    quote = product.customer.post("/orders/quote", {"bags": 2, "pickupMode": "ASAP", "address": IRVINE})
    assert quote.status == 200 and (PRICE | {"id", "expiresAt", "eta", "etaRange"}) <= quote.data.keys(), quote.text
    expect_price(quote.data)
    assert product.nobody.post("/orders/quote", {"bags": 2, "pickupMode": "ASAP", "address": IRVINE}).status in (200, 401)
    order = product.order(quoteId=quote.data["id"])
    assert order["price"]["totalCents"] == quote.data["totalCents"]
    again = product.customer.post("/orders", {"bags": 2, "pickupMode": "ASAP", "address": IRVINE, "quoteId": quote.data["id"]})
    assert again.status == 409, again.text


def test_placing(product: Product) -> None:
    key = str(uuid.uuid4())
    body = {"bags": 3, "pickupMode": "ASAP", "address": IRVINE, "unknown": "is ignored"}
    first = product.customer.post("/orders", body, Idempotency_Key=key)
    assert first.status == 201
    expect_order(first.data)
    assert product.customer.post("/orders", body, Idempotency_Key=key).data["id"] == first.data["id"]
    assert product.customer.post("/orders", body | {"bags": 4}, Idempotency_Key=key).status == 409
    assert product.nobody.post("/orders", body).status == 401
    for bad, field in (({"bags": 0}, "bags"), ({"bags": 21}, "bags"), ({"bags": "many"}, "bags"), ({"pickupMode": "later"}, "pickupMode")):
        answer = product.customer.post("/orders", body | bad)
        assert answer.status == 422 and field in answer.fields, answer.text
    assert product.customer.post("/orders", {"bags": 1, "pickupMode": "scheduled", "address": IRVINE}).status == 422
    start = (datetime.now(UTC) + timedelta(days=2)).replace(hour=19, minute=0, second=0, microsecond=0)
    window = {"start": start.strftime("%Y-%m-%dT%H:%M:%SZ"), "end": (start + timedelta(hours=2)).strftime("%Y-%m-%dT%H:%M:%SZ")}
    scheduled = product.order(pickupMode="scheduled", window=window)
    expect_order(scheduled)
    assert scheduled["status"] == "scheduled"


def test_reading(product: Product) -> None:
    mine = [product.order()["id"] for _ in range(3)]
    page = product.customer.get("/orders?page=1&limit=2").data
    assert {"items", "page", "limit", "total"} <= page.keys() and page["limit"] == 2 and len(page["items"]) == 2 and page["total"] >= 3
    assert [order["id"] for order in page["items"]] == mine[:0:-1]
    older = product.customer.get(f"/orders?before={mine[1]}&limit=1").data["items"]
    assert [order["id"] for order in older] == [mine[0]]
    assert all(order["status"] == "inProgress" for order in product.customer.get("/orders?status=inProgress").data["items"])
    assert product.customer.get("/orders?limit=101").status == 422
    detail = product.customer.get(f"/orders/{mine[0]}")
    expect_order(detail.data)
    assert product.customer.get("/orders/999999").status == 404 and product.customer.get("/orders/none").status == 404
    assert product.nobody.get(f"/orders/{mine[0]}").status == 401
    timeline = product.customer.get(f"/orders/{mine[0]}/timeline").data["items"]
    assert all(TRANSITION <= step.keys() for step in timeline) and [step["sequence"] for step in timeline] == list(range(1, len(timeline) + 1))
    tracking = product.customer.get(f"/orders/{mine[0]}/tracking")
    assert tracking.status == 200 and tracking.data["stage"] == detail.data["stage"]


def test_conditional_reading(product: Product) -> None:
    order = product.order()["id"]
    tag = product.customer.get(f"/orders/{order}").headers["ETag"]
    request = urllib.request.Request(
        f"{product.customer.base}/orders/{order}", headers={"Authorization": f"Bearer {product.customer.token}", "If-None-Match": tag})
    with pytest.raises(urllib.error.HTTPError) as error:
        urllib.request.urlopen(request)
    assert error.value.code == 304


def test_moving(product: Product) -> None:
    order = product.order()
    path = f"/orders/{order['id']}"
    assert product.customer.put(path, {"notes": "Ring twice"}).data["notes"] == "Ring twice"
    illegal = product.dispatcher.put(path, {"stage": "delivered"})
    assert illegal.status == 409 and illegal.code == "illegal_transition" and "canceled" in illegal.actions, illegal.text
    assert product.customer.put(path, {"status": "delivered"}).status == 409
    assert product.customer.put(path, {"notes": "again", "version": 1}).status == 409
    assert product.customer.put(path, {}).status == 422
    assert product.nobody.put(path, {"notes": "mine"}).status == 401


def test_an_orders_life(product: Product) -> None:
    order = product.order()["id"]
    tip = product.customer.post(f"/orders/{order}/tip", {"tipCents": 500})
    assert tip.status == 200 and tip.data["price"]["tipCents"] == 500, tip.text
    for step in (product.pick_up, product.wash, product.bring_back):
        expect_order(product.customer.get(f"/orders/{order}").data)
        step(order)
    done = product.customer.get(f"/orders/{order}").data
    expect_order(done)
    assert (done["stage"], done["status"]) == ("delivered", "delivered")
    for step in product.customer.get(f"/orders/{order}/timeline").data["items"]:
        assert TIME.fullmatch(step["serverTime"]) and step["role"] in ("customer", "driver", "dispatcher", "system")
    assert product.customer.post(f"/orders/{order}/rating", {"driver": 5, "wash": 4}).status == 200
    assert product.driver.post(f"/orders/{order}/tip", {"tipCents": 500}).status in (403, 404, 409)
    assert product.customer.post(f"/orders/{order}/cancel", {"reason": "Too late"}).status == 409
    again = product.customer.post(f"/orders/{order}/reorder", {})
    assert again.status == 201 and again.data["id"] != order


def test_canceling(product: Product) -> None:
    order = product.order()["id"]
    assert product.customer.post(f"/orders/{order}/cancel", {"reason": ""}).status == 422
    key = str(uuid.uuid4())
    for _ in range(2):
        answer = product.customer.post(f"/orders/{order}/cancel", {"reason": "Changed my mind"}, Idempotency_Key=key)
        assert answer.status == 200 and answer.data["status"] == STATUS[answer.data["stage"]] == "canceled", answer.text
    assert product.customer.post(f"/orders/{order}/cancel", {"reason": "Again"}).status == 409
    last = product.customer.get(f"/orders/{order}/timeline").data["items"][-1]
    assert (last["role"], last["reason"]) == ("customer", "Changed my mind")


def test_public_tracking(product: Product) -> None:
    order = product.order()["id"]
    link = product.customer.post(f"/orders/{order}/link")
    assert link.status == 201
    public = product.nobody.get(f"/track/{link.data['token']}")
    assert public.status == 200
    for secret in (IRVINE["line1"], "customerId"):
        assert secret not in json.dumps(public.data)
    assert product.nobody.get("/track/" + "0" * len(link.data["token"])).status == 404


def test_payments(product: Product) -> None:
    order = product.order()["id"]
    total = product.customer.get(f"/orders/{order}").data["price"]["totalCents"]
    paid = product.customer.post("/payments/process", {"amount": total / 100, "orderId": order})
    assert paid.status == 201 and paid.data["orderId"] == order, paid.text
    payment = paid.data["id"]
    assert product.customer.get(f"/payments/{payment}").data["id"] == payment
    assert product.driver.get(f"/payments/{payment}").status in (403, 404)
    assert product.nobody.get(f"/payments/{payment}").status == 401
    assert product.customer.get("/payments/999999").status == 404
    assert product.customer.post(f"/payments/{payment}/refund", {"amount": 1.00, "reason": "Please"}).status == 403
    early = product.dispatcher.post(f"/payments/{payment}/refund", {"amount": 1.00, "reason": "Nothing was taken yet"})
    assert early.status == 409, early.text
    assert product.customer.post("/payments/process", {"amount": 7.00, "orderId": 999999}).status == 404
    assert product.customer.post("/payments/process", {"amount": 7.00}).status == 422


def test_refund(product: Product) -> None:
    order = product.order()["id"]
    product.pick_up(order)
    product.wash(order)

    def captured():
        payments = product.dispatcher.get(f"/payments?orderId={order}").data
        return next((payment for payment in payments if payment["status"] == "captured"), None)

    payment = eventually(captured)
    key = str(uuid.uuid4())
    for _ in range(2):
        refund = product.dispatcher.post(f"/payments/{payment['id']}/refund", {"amount": 7.00, "reason": "A stain stayed"}, Idempotency_Key=key)
        assert refund.status in (200, 201), refund.text
    final = eventually(lambda: next((p for p in [product.customer.get(f"/payments/{payment['id']}").data] if p["status"] == "partiallyRefunded"), None))
    assert final["refundedCents"] == 700
    too_much = product.dispatcher.post(f"/payments/{payment['id']}/refund", {"amount": 100_000.00, "reason": "All of it"})
    assert too_much.status in (409, 422), too_much.text


def test_webhooks_are_signed(tmp_path) -> None:
    server = Server(tmp_path, STRIPE)
    asyncio.run(server.start())
    try:
        nobody, path = Client(server.url), "/payments/webhooks/stripe"
        # Of no payment, so that the server has nothing to ask Stripe.
        event = {"id": "evt_1", "type": "customer.created", "data": {"object": {"id": "cus_1", "object": "customer"}}}
        now = str(int(time.time()))

        def signed(secret: str) -> str:
            proof = hmac.new(secret.encode(), f"{now}.{json.dumps(event)}".encode(), hashlib.sha256).hexdigest()
            return f"t={now},v1={proof}"

        assert nobody.post(path, event, Stripe_Signature=signed(STRIPE["STRIPE_WEBHOOK_SECRET"])).status == 200
        for fields in ({}, {"Stripe_Signature": "t=1,v1=00"}, {"Stripe_Signature": signed("whsec_other")}):
            forged = nobody.post(path, event, **fields)
            assert (forged.status, forged.code) == (400, "signature_invalid"), forged.text
    finally:
        asyncio.run(server.stop())
