"""The proxy between us and localstripe: adds what Stripe publishes and localstripe leaves out, and disturbs calls when a test asks for it."""

import asyncio
import json
import re
from dataclasses import dataclass, field

from aiohttp import ClientSession, web

# Header fields that belong to one connection.
OF_CONNECTION = {"connection", "content-encoding", "content-length", "date", "host", "keep-alive", "server", "transfer-encoding"}


@dataclass
class Kept:
    """The first call with a key, and its response once there is one."""

    request: tuple[str, str, bytes]
    response: tuple[int, bytes] | None = None


@dataclass
class Fault:
    """A disturbance of the next calls whose path contains a text and that have a key, if one is named."""

    path: str
    # before: cut before the call arrives. after: cut when it has been done. twice: the call arrives twice. delay: the response comes late.
    # status: the response has a status of its own and the call doesn't arrive.
    kind: str
    key: str = ""
    times: int = 1
    seconds: float = 0
    status: int = 503
    headers: dict[str, str] = field(default_factory=dict)

    def strikes(self, request: web.Request) -> bool:
        return self.times > 0 and self.path in request.path and self.key in ("", request.headers.get("Idempotency-Key"))


class StripeProxy:
    """Forwards calls to localstripe."""

    def __init__(self, session: ClientSession, target: str):
        self.session, self.target = session, target
        self.kept: dict[str, Kept] = {}
        self.faults: list[Fault] = []
        self.calls: list[dict] = []
        # What was taken of each payment; localstripe doesn't say.
        self.received: dict[str, int] = {}

    def app(self) -> web.Application:
        app = web.Application()
        app.router.add_post("/_faults", self._disturb)
        app.router.add_get("/_calls", self._list_calls)
        app.router.add_route("*", "/{path:.*}", self._handle)
        return app

    async def _disturb(self, request: web.Request) -> web.Response:
        self.faults.append(Fault(**await request.json()))
        return web.Response()

    async def _list_calls(self, _: web.Request) -> web.Response:
        return web.json_response(self.calls)

    async def _handle(self, request: web.Request) -> web.StreamResponse:
        fault = next((fault for fault in self.faults if fault.strikes(request)), None)
        if fault:
            fault.times -= 1
        body = await request.read()
        if fault and fault.kind == "before":
            return self._cut(request)
        if fault and fault.kind == "status":
            return web.json_response({"error": {"type": "api_error"}}, status=fault.status, headers=fault.headers)
        status, content, kind = await self._once(request, body)
        if fault and fault.kind == "twice":
            status, content, kind = await self._once(request, body)
        if fault and fault.kind == "after":
            return self._cut(request)
        if fault and fault.kind == "delay":
            await asyncio.sleep(fault.seconds)
        headers = {"Content-Type": kind}
        if origin := request.headers.get("Origin"):
            headers |= {
                "Access-Control-Allow-Origin": origin, "Access-Control-Allow-Headers": "Content-Type, Accept",
                "Access-Control-Allow-Methods": "GET, POST, OPTIONS, DELETE",
            }
        return web.Response(status=status, body=content, headers=headers)

    @staticmethod
    def _cut(request: web.Request) -> web.Response:
        if request.transport:
            request.transport.abort()
        return web.Response()

    async def _once(self, request: web.Request, body: bytes) -> tuple[int, bytes, str]:
        """Returns the first response to a key again, as https://docs.stripe.com/api/idempotent_requests says."""
        key = request.headers.get("Idempotency-Key")
        self.calls.append({"method": request.method, "path": request.path, "key": key})
        if request.method != "POST" or not key:
            return await self._forward(request, body)
        described = (request.method, request.path, body)
        kept = self.kept.get(key)
        if kept is None:
            kept = self.kept[key] = Kept(described)
            status, content, kind = await self._forward(request, body)
            # Neither a wrong key nor an invalid request is kept.
            if status in (400, 401):
                del self.kept[key]
            else:
                kept.response = (status, content)
            return status, content, kind
        if kept.request != described:
            return self._error(400, "idempotency_error", "idempotency_key_reused")
        if kept.response is None:
            return self._error(409, "idempotency_error", "idempotency_key_in_use")
        return *kept.response, "application/json"

    @staticmethod
    def _error(status: int, kind: str, code: str) -> tuple[int, bytes, str]:
        return status, json.dumps({"error": {"type": kind, "code": code}}).encode(), "application/json"

    async def _forward(self, request: web.Request, body: bytes) -> tuple[int, bytes, str]:
        if request.path == "/v1/payment_intents/search":
            return await self._search(request)
        headers = {name: value for name, value in request.headers.items() if name.lower() not in OF_CONNECTION}
        async with self.session.request(request.method, self.target + request.path_qs, headers=headers, data=body) as response:
            status, content, kind = response.status, await response.read(), response.content_type
        if kind != "application/json" or status != 200:
            return status, content, kind
        return status, json.dumps(self._completed(json.loads(content), request.path, body)).encode(), kind

    async def _search(self, request: web.Request) -> tuple[int, bytes, str]:
        """Searches by one field of the metadata among all payments, since localstripe has no search."""
        asked = re.fullmatch(r"metadata\['(\w+)'\]:'([^'\\]*)'", request.query.get("query", ""))
        if not asked:
            return self._error(400, "invalid_request_error", "parameter_invalid")
        headers = {"Authorization": request.headers.get("Authorization", "")}
        async with self.session.get(f"{self.target}/v1/payment_intents?limit=100000", headers=headers) as response:
            content = await response.json()
        if response.status != 200:
            return response.status, json.dumps(content).encode(), "application/json"
        found = [self._completed(item, "", b"") for item in content["data"] if item["metadata"].get(asked[1]) == asked[2]]
        return 200, json.dumps({"object": "search_result", "data": found, "has_more": False}).encode(), "application/json"

    def _completed(self, content: dict, path: str, body: bytes) -> dict:
        """Adds the amounts that Stripe publishes with a payment."""
        if content.get("object") != "payment_intent":
            return content
        taken = re.search(rb"amount_to_capture=(\d+)", body) if path.endswith("/capture") else None
        if content["status"] == "succeeded":
            self.received.setdefault(content["id"], int(taken[1]) if taken else content["amount"])
        content["amount_received"] = self.received.get(content["id"], 0)
        content["amount_capturable"] = content["amount"] if content["status"] == "requires_capture" else 0
        return content
