"""The API as a client uses it that gives up only when it has an answer."""

import asyncio
import json
import time
from collections.abc import Callable

import aiohttp

from server import PASSWORD

#: Seconds after which a request that still has no answer is a defect, not a lost connection.
PATIENCE = 90


class Unanswered(AssertionError):
    """A request had no answer for much longer than a restart takes."""


class API:
    """One person's client. `address` is asked before each attempt, so that a client may move to another node."""

    def __init__(self, session: aiohttp.ClientSession, address: Callable[[], str]):
        self.session = session
        self.address = address
        self.token = ""
        #: What came instead of an answer: when the attempt began and ended, and the status, or the name of the error.
        self.failures: list[tuple[float, float, str]] = []

    async def sign_in(self, email: str) -> dict:
        answer = await self.call("POST", "/auth/login", {"email": email, "password": PASSWORD})
        self.token = answer["accessToken"]
        return answer["user"]

    async def call(self, method: str, path: str, body: dict | None = None, key: str | None = None) -> dict:
        """Sends a request again and again, under the same key, until it is answered with a success.

        Lost connections and answers of status 503 are what a killed process brings; every other answer is a failure of the test.
        """
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        if key:
            headers["Idempotency-Key"] = key
        start, pause = time.monotonic(), 0.02
        while time.monotonic() - start < PATIENCE:
            begun = time.monotonic()
            try:
                timeout = aiohttp.ClientTimeout(total=20)
                url = f"{self.address()}/api/v1{path}"
                async with self.session.request(method, url, json=body, headers=headers, timeout=timeout) as answer:
                    content = await answer.text()
                    if answer.status < 300:
                        return json.loads(content)["data"]
                    assert answer.status in (502, 503), f"{method} {path}: {answer.status} {content}"
                    self.note(begun, str(answer.status))
            except (aiohttp.ClientError, asyncio.TimeoutError) as error:
                self.note(begun, type(error).__name__)
            await asyncio.sleep(pause)
            pause = min(pause * 2, 0.5)
        raise Unanswered(f"{method} {path} after {PATIENCE} s: {self.failures}")

    def note(self, begun: float, failure: str) -> None:
        self.failures.append((begun, time.monotonic(), failure))

    async def all_orders(self) -> list[dict]:
        """Every order that the person may see, page by page."""
        orders, page = [], 1
        while True:
            answer = await self.call("GET", f"/orders?limit=100&page={page}")
            orders += answer["items"]
            if len(orders) >= answer["total"]:
                return orders
            page += 1

    async def all_messages(self, conversation: int) -> list[dict]:
        """Every message of a conversation, the oldest first, by cursor."""
        messages: list[dict] = []
        while True:
            after = messages[-1]["id"] if messages else 0
            answer = await self.call("GET", f"/chat/conversations/{conversation}/messages?after={after}&limit=100")
            messages += answer["items"]
            if not answer["items"]:
                return messages
