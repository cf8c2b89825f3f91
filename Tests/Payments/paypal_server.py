"""PayPal's API for tests: orders, payments, saved methods and webhooks, written from the reference that PayPal publishes (developer.paypal.com/api).

It keeps its state in memory, returns the first response to each PayPal-Request-Id again, and disturbs calls when a test asks for it. Prints
`Listening on port N` and serves until it is ended, on the loopback interface only.
"""

import argparse
import asyncio
import base64
import hashlib
import hmac
import itertools
import json
from datetime import UTC, datetime, timedelta
from decimal import Decimal

from aiohttp import web

CLIENT, SECRET, WEBHOOK = "client", "secret", "WH1"
# What a saved account does, by the behavior that a test chose when it approved it.
DECLINES = {"declined": "INSTRUMENT_DECLINED", "expired": "CARD_EXPIRED", "poor": "INSUFFICIENT_FUNDS"}


class Refusal(Exception):
    def __init__(self, status: int, name: str, issue: str = ""):
        self.status, self.name, self.issue = status, name, issue


def unprocessable(issue: str) -> Refusal:
    return Refusal(422, "UNPROCESSABLE_ENTITY", issue)


def time_text(moment: datetime) -> str:
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


def money(text: str) -> Decimal:
    return Decimal(text)


class PayPal:
    def __init__(self) -> None:
        self.numbers = itertools.count(1)
        self.orders: dict[str, dict] = {}
        self.setups: dict[str, dict] = {}
        self.methods: dict[str, dict] = {}
        self.behaviors: dict[str, str] = {}
        self.invoices: set[str] = set()
        self.kept: dict[str, tuple[int, dict]] = {}
        self.faults: list[dict] = []
        self.calls: list[str] = []
        self.token = "A1"
        self.origin = ""

    def id(self, prefix: str) -> str:
        return f"{prefix}{next(self.numbers):012d}"

    def app(self) -> web.Application:
        app = web.Application()
        app.router.add_route("*", "/{path:.*}", self.handle)
        return app

    async def handle(self, request: web.Request) -> web.StreamResponse:
        body = await request.read()
        if request.path.startswith("/_") or request.path in ("/approve-setup", "/approve-order"):
            return self.control(request, json.loads(body) if body.startswith(b"{") else {})
        self.calls.append(request.path)
        fault = next((fault for fault in self.faults if fault["times"] > 0 and fault["path"] in request.path), None)
        if fault:
            fault["times"] -= 1
        kind = fault["kind"] if fault else ""
        if kind == "before":
            return self.cut(request)
        if kind == "401":
            self.token = self.id("A")
        if kind == "500":
            return web.json_response({"name": "INTERNAL_SERVER_ERROR"}, status=500)
        status, content = self.once(request, body)
        if kind == "twice":
            status, content = self.once(request, body)
        if kind == "after":
            return self.cut(request)
        return web.Response(status=status) if content is None else web.json_response(content, status=status)

    @staticmethod
    def cut(request: web.Request) -> web.Response:
        if request.transport:
            request.transport.abort()
        return web.Response()

    def once(self, request: web.Request, body: bytes) -> tuple[int, dict | None]:
        """Returns the first response to a PayPal-Request-Id again."""
        key = request.headers.get("PayPal-Request-Id")
        if key and request.method == "POST" and key in self.kept:
            status, content = self.kept[key]
            return status, content
        try:
            status, content = self.respond(request, body)
        except Refusal as refusal:
            details = [{"issue": refusal.issue}] if refusal.issue else []
            return refusal.status, {"name": refusal.name, "details": details, "debug_id": self.id("D")}
        if key and request.method == "POST":
            self.kept[key] = (status, json.loads(json.dumps(content)) if content is not None else None)
        return status, content

    def respond(self, request: web.Request, body: bytes) -> tuple[int, dict | None]:
        path, method = request.path.strip("/").split("/"), request.method
        if request.path == "/v1/oauth2/token":
            expected = base64.b64encode(f"{CLIENT}:{SECRET}".encode()).decode()
            if request.headers.get("Authorization") != f"Basic {expected}" or body != b"grant_type=client_credentials":
                raise Refusal(401, "invalid_client")
            return 200, {"access_token": self.token, "token_type": "Bearer", "expires_in": 32_400}
        if request.headers.get("Authorization") != f"Bearer {self.token}":
            raise Refusal(401, "AUTHENTICATION_FAILURE")
        content = json.loads(body) if body else {}
        match [method, *path]:
            case ["POST", "v3", "vault", "setup-tokens"]: return 201, self.begin_setup(content)
            case ["GET", "v3", "vault", "setup-tokens", name]: return 200, self.find(self.setups, name)
            case ["POST", "v3", "vault", "payment-tokens"]: return 201, self.save(content["payment_source"]["token"]["id"])
            case ["DELETE", "v3", "vault", "payment-tokens", name]:
                self.find(self.methods, name)
                del self.methods[name]
                return 204, None
            case ["POST", "v2", "checkout", "orders"]: return 201, self.create(content, request.headers.get("PayPal-Request-Id"))
            case ["GET", "v2", "checkout", "orders", name]: return 200, self.find(self.orders, name)
            case ["POST", "v2", "checkout", "orders", name, "authorize"]: return 201, self.authorize(self.find(self.orders, name))
            case ["POST", "v2", "payments", "authorizations", name, "capture"]: return 201, self.capture(name, content)
            case ["POST", "v2", "payments", "authorizations", name, "void"]: return self.void(name)
            case ["POST", "v2", "payments", "captures", name, "refund"]: return 201, self.refund(name, content)
            case ["GET", "v2", "payments", "captures", name]:
                order, _ = self.part("captures", name)
                return 200, {"id": name, "supplementary_data": {"related_ids": {"order_id": order["id"]}}}
            case ["POST", "v1", "notifications", "verify-webhook-signature"]: return 200, self.verify(content, body)
        raise Refusal(404, "RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID")

    @staticmethod
    def find(things: dict[str, dict], name: str) -> dict:
        if name not in things:
            raise Refusal(404, "RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID")
        return things[name]

    # Saved methods

    def begin_setup(self, content: dict) -> dict:
        name = self.id("S")
        self.setups[name] = {
            "id": name, "status": "PAYER_ACTION_REQUIRED", "customer": content["customer"] | {"id": self.id("C")},
            "links": [{"rel": "approve", "href": f"{self.origin}/approve-setup?token={name}"}],
        }
        return self.setups[name]

    def save(self, setup: str) -> dict:
        found = self.find(self.setups, setup)
        if found["status"] != "APPROVED":
            raise unprocessable("PAYER_ACTION_REQUIRED")
        name = self.id("M")
        self.methods[name] = {
            "id": name, "customer": found["customer"], "payment_source": {"paypal": {"email_address": "payer@example.org"}},
        }
        self.behaviors[name] = self.behaviors[setup]
        return self.methods[name]

    # Orders

    def create(self, content: dict, key: str | None) -> dict:
        unit, source = content["purchase_units"][0], content["payment_source"]["paypal"]
        assert content["intent"] == "AUTHORIZE" and key, "calls with a saved method need a key"
        if source["vault_id"] not in self.methods:
            raise unprocessable("TOKEN_NOT_FOUND")
        behavior = self.behaviors[source["vault_id"]]
        if behavior in DECLINES:
            raise unprocessable(DECLINES[behavior])
        if unit["invoice_id"] in self.invoices:
            raise unprocessable("DUPLICATE_INVOICE_ID")
        name = self.id("O")
        order = {"id": name, "status": "CREATED", "intent": "AUTHORIZE", "purchase_units": [unit | {"payments": {}}], "links": []}
        self.orders[name] = order
        if behavior == "confirms":
            order["status"] = "PAYER_ACTION_REQUIRED"
            order["links"] = [{"rel": "payer-action", "href": f"{self.origin}/approve-order?token={name}"}]
        return order

    def authorize(self, order: dict) -> dict:
        if order["status"] == "PAYER_ACTION_REQUIRED":
            raise unprocessable("ORDER_NOT_APPROVED")
        unit = order["purchase_units"][0]
        if unit["payments"].get("authorizations"):
            raise unprocessable("ORDER_ALREADY_AUTHORIZED")
        self.invoices.add(unit["invoice_id"])
        order["status"] = "COMPLETED"
        unit["payments"]["authorizations"] = [
            {"id": self.id("A"), "status": "CREATED", "amount": unit["amount"], "expiration_time": time_text(datetime.now(UTC) + timedelta(days=29))}
        ]
        return order

    def part(self, kind: str, name: str) -> tuple[dict, dict]:
        for order in self.orders.values():
            for part in order["purchase_units"][0]["payments"].get(kind, []):
                if part["id"] == name:
                    return order, part
        raise Refusal(404, "RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID")

    # Payments

    def capture(self, name: str, content: dict) -> dict:
        order, authorization = self.part("authorizations", name)
        issue = {
            "VOIDED": "AUTHORIZATION_VOIDED", "CAPTURED": "AUTHORIZATION_ALREADY_CAPTURED", "PARTIALLY_CAPTURED": "AUTHORIZATION_ALREADY_CAPTURED",
            "EXPIRED": "AUTHORIZATION_EXPIRED",
        }.get(authorization["status"])
        if issue:
            raise unprocessable(issue)
        # PayPal takes up to 115 % of what it holds.
        if money(content["amount"]["value"]) > money(authorization["amount"]["value"]) * Decimal("1.15"):
            raise unprocessable("MAX_CAPTURE_AMOUNT_EXCEEDED")
        assert content["final_capture"] is True
        authorization["status"] = "CAPTURED"
        capture = {"id": self.id("K"), "status": "COMPLETED", "amount": content["amount"]}
        order["purchase_units"][0]["payments"]["captures"] = [capture]
        return capture

    def void(self, name: str) -> tuple[int, dict | None]:
        _, authorization = self.part("authorizations", name)
        if authorization["status"] == "CAPTURED":
            raise unprocessable("PREVIOUSLY_CAPTURED")
        if authorization["status"] == "VOIDED":
            raise unprocessable("PREVIOUSLY_VOIDED")
        authorization["status"] = "VOIDED"
        return 200, authorization

    def refund(self, name: str, content: dict) -> dict:
        order, capture = self.part("captures", name)
        refunds = order["purchase_units"][0]["payments"].setdefault("refunds", [])
        given = sum((money(refund["amount"]["value"]) for refund in refunds), Decimal(0))
        rest = money(capture["amount"]["value"]) - given - money(content["amount"]["value"])
        if rest < 0:
            raise unprocessable("CAPTURE_FULLY_REFUNDED" if capture["status"] == "REFUNDED" else "REFUND_AMOUNT_EXCEEDED")
        capture["status"] = "PARTIALLY_REFUNDED" if rest else "REFUNDED"
        refund = {"id": self.id("R"), "status": "COMPLETED", "amount": content["amount"]}
        refunds.append(refund)
        return refund

    # Webhooks

    def signature(self, transmission: str, time: str, event: bytes) -> str:
        return hmac.new(b"only PayPal knows", f"{transmission}|{time}|{WEBHOOK}|".encode() + event, hashlib.sha256).hexdigest()

    def verify(self, content: dict, body: bytes) -> dict:
        # The signature covers the notice byte by byte, which is what comes after its name.
        event = body.split(b',"webhook_event":', 1)[1][:-1]
        expected = self.signature(content["transmission_id"], content["transmission_time"], event)
        proven = content["webhook_id"] == WEBHOOK and hmac.compare_digest(content["transmission_sig"], expected)
        return {"verification_status": "SUCCESS" if proven else "FAILURE"}

    def notice(self, name: str, kind: str) -> dict:
        order = self.find(self.orders, name)
        payments = order["purchase_units"][0]["payments"]
        if kind == "PAYMENT.CAPTURE.REFUNDED":
            resource = payments["refunds"][-1] | {
                "links": [{"rel": "up", "href": f"{self.origin}/v2/payments/captures/{payments['captures'][0]['id']}"}]
            }
        else:
            resource = {"id": self.id("X"), "supplementary_data": {"related_ids": {"order_id": name}}}
        event = json.dumps({"id": self.id("WH-"), "event_type": kind, "resource": resource}, indent=1)
        transmission, time = self.id("T-"), time_text(datetime.now(UTC))
        return {"body": event, "headers": {
            "Paypal-Auth-Algo": "SHA256withRSA", "Paypal-Cert-Url": f"{self.origin}/cert", "Paypal-Transmission-Id": transmission,
            "Paypal-Transmission-Time": time, "Paypal-Transmission-Sig": self.signature(transmission, time, event.encode()),
        }}

    # What tests and customers do

    def control(self, request: web.Request, content: dict) -> web.Response:
        match request.path.strip("/").split("/"):
            case ["_faults"]: self.faults.append(content)
            case ["_calls"]: return web.json_response(self.calls)
            case ["_expire", name]: self.orders[name]["purchase_units"][0]["payments"]["authorizations"][0]["status"] = "EXPIRED"
            case ["_notice", name]: return web.json_response(self.notice(name, request.query["type"]))
            case ["approve-setup"]:
                name = request.query["token"]
                self.setups[name]["status"], self.behaviors[name] = "APPROVED", request.query.get("behavior", "works")
            case ["approve-order"]:
                order = self.orders[request.query["token"]]
                order["status"], order["links"] = "APPROVED", []
        return web.Response()


async def serve(port: int) -> None:
    paypal = PayPal()
    runner = web.AppRunner(paypal.app())
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    paypal.origin = f"http://127.0.0.1:{runner.addresses[0][1]}"
    print(f"Listening on port {runner.addresses[0][1]}", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="the port; 0 for one that is free")
    asyncio.run(serve(parser.parse_args().port))
