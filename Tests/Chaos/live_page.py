"""A browser's tab without the browser: a live page over its WebSocket, which comes back when the connection is lost."""

import asyncio
import html
import json
import re
import time

import aiohttp


def browsers_session() -> aiohttp.ClientSession:
    """As browsers do, a socket gets a connection of its own, never one that a page came by."""
    return aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0, force_close=True))


class Browser:
    """A cookie that tabs share, at an address. Its session is one of `browsers_session()`."""

    def __init__(self, session: aiohttp.ClientSession, url: str):
        self.session = session
        self.url = url
        self.cookie = ""

    @property
    def headers(self) -> dict[str, str]:
        return {"Origin": self.url, "Sec-Fetch-Site": "same-origin", **({"Cookie": self.cookie} if self.cookie else {})}

    def keep(self, answer: aiohttp.ClientResponse) -> None:
        if value := answer.headers.get("Set-Cookie"):
            self.cookie = value.split(";")[0]

    async def sign_in(self, email: str, password: str) -> None:
        """Fills in the form of the sign-in page, and fetches the cookie of a person who is signed in."""
        tab = Tab(self, "/")
        await tab.open()
        await tab.type("auth.email", email)
        await tab.type("auth.password", password)
        await tab.press("auth.submit")
        while tab.claim is None:
            await tab.receive()
        body = json.dumps({"session": tab.session, "claim": tab.claim})
        async with self.session.post(f"{self.url}/live/cookie", data=body, headers=self.headers) as answer:
            assert answer.status == 204, await answer.text()
            self.keep(answer)
        await tab.close()


class Tab:
    """A page. `parts` is what came of it, the newest first; `texts` is told each."""

    def __init__(self, browser: Browser, path: str, on_text=lambda text: None):
        self.browser = browser
        self.path = path
        self.on_text = on_text
        self.session = ""
        self.claim: str | None = None
        self.render = self.sequence = self.acknowledged = self.unconfirmed = 0
        self.parts: list[str] = []
        self.socket: aiohttp.ClientWebSocketResponse | None = None

    async def open(self) -> None:
        """Asks for the page, and opens its socket."""
        async with self.browser.session.get(f"{self.browser.url}{self.path}", headers=self.browser.headers) as answer:
            page = await answer.text()
            assert answer.status == 200, f"{answer.status}: {page[:300]}"
            self.browser.keep(answer)
        self.session = attribute("data-session", page) or ""
        self.render = int(attribute("data-render", page) or 0)
        self.take_part(page)
        await self.connect()

    async def connect(self) -> None:
        """Opens the socket, greets, and waits for the answer."""
        url = self.browser.url.replace("http", "ws", 1) + "/live/socket"
        self.socket = await self.browser.session.ws_connect(url, headers=self.browser.headers, max_msg_size=0)
        self.sequence = self.acknowledged = self.unconfirmed = 0
        await self.send(kind="hello", id=self.session, path=self.path)
        await self.receive()

    async def close(self) -> None:
        if self.socket:
            await self.socket.close()

    async def receive(self) -> None:
        """Takes one message.

        Raises ConnectionError where the connection is lost.
        """
        message = await self.socket.receive()
        if message.type is not aiohttp.WSMsgType.TEXT:
            raise ConnectionError(f"{message.type.name} {message.data}")
        said = json.loads(message.data)
        self.render = said["render"]
        self.acknowledged = said.get("acknowledged", self.acknowledged)
        self.session = said.get("session") or self.session
        self.claim = said.get("claim") or self.claim
        for fragment in said.get("fragments", []):
            if fragment["id"] == "ui-root":
                self.parts.clear()
            self.take_part(fragment["html"])
        self.unconfirmed += len(message.data)
        if self.unconfirmed >= 4096:
            self.unconfirmed = 0
            await self.send(kind="shown")

    async def stay(self) -> None:
        """Takes messages until cancelled, and comes back after each loss as the page's script does."""
        attempts = 0
        while True:
            try:
                if self.socket is None:
                    await self.connect()
                    self.returned(time.monotonic())
                while True:
                    attempts = 0
                    await self.receive()
            except (aiohttp.ClientError, ConnectionError, asyncio.TimeoutError) as error:
                attempts += 1
                self.lost(error)
                self.socket = None
                await asyncio.sleep(min(5, 0.2 * 2 ** min(attempts, 6)) * 0.75)

    def returned(self, at: float) -> None:
        """Is told when the page has its socket again."""

    def lost(self, error: Exception) -> None:
        """Is told when it lost it."""

    async def type(self, control: str, text: str) -> None:
        await self.wait_for(control)
        await self.send(kind="text", id=self.attribute_of(control, "data-input"), text=text)
        sent = self.sequence
        while self.acknowledged < sent:
            await self.receive()

    async def press(self, control: str) -> None:
        await self.wait_for(control)
        await self.send(kind="press", id=self.attribute_of(control, "data-press"))

    async def wait_for(self, control: str) -> None:
        while not any(f'data-testid="{control}"' in part for part in self.parts):
            await self.receive()

    async def send(self, **message) -> None:
        self.sequence += 1
        await self.socket.send_str(json.dumps({**message, "sequence": self.sequence, "render": self.render}))

    def take_part(self, part: str) -> None:
        self.parts.insert(0, part)
        del self.parts[64:]
        self.on_text(html.unescape(part))

    def attribute_of(self, control: str, name: str) -> str | None:
        """An attribute of the start tag with a test id."""
        for part in self.parts:
            found = part.find(f'data-testid="{control}"')
            if found >= 0:
                return attribute(name, part[part.rfind("<", 0, found) : part.find(">", found)])
        return None


def attribute(name: str, text: str) -> str | None:
    found = re.search(f'{name}="([^"]*)"', text)
    return html.unescape(found[1]) if found else None
