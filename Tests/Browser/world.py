"""A server full enough that every screen has something to show, filled through the API."""

import json
import sqlite3
import time
import urllib.error
import urllib.request
import uuid
from contextlib import closing
from pathlib import Path

from people import address

IRVINE = {"line1": "100 Spectrum Center Dr", "city": "Irvine", "postalCode": "92618", "latitude": 33.6506, "longitude": -117.7436}
NEWPORT = {"line1": "1 Fashion Island Dr", "city": "Newport Beach", "postalCode": "92660", "latitude": 33.6155, "longitude": -117.8757}

#: What somebody enters who applies to drive.
APPLICATION = {"name": "Casey Customer", "birthday": "1991-04-30", "phone": "+1 949 555 0142", "area": "Irvine", "address": "12 Orchard Lane, Irvine",
               "make": "Ford", "model": "Transit", "color": "White", "plate": "7ABC123", "bags": 8, "licenseNumber": "D1234567",
               "licenseExpires": "2039-04-30"}
#: A document without pages.
DOCUMENT = b"%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"


class Account:
    """One of the demo people at the API."""

    def __init__(self, url: str, name: str):
        self.url, self.name = f"{url}/api/v1", name
        self.sign_in()

    def sign_in(self) -> None:
        self.token = None
        session = self.call("POST", "/auth/login", {"email": address(self.name), "password": "tumble-demo"})
        self.token, self.id = session["accessToken"], session["user"]["id"]

    def call(self, method: str, path: str, body=None):
        headers = {"Content-Type": "application/json", "Idempotency-Key": str(uuid.uuid4())}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["data"]
        except urllib.error.HTTPError as error:
            text = error.read().decode()
            # A file's tests may take longer than a token lasts.
            if error.code == 401 and self.token and "token_expired" in text:
                self.sign_in()
                return self.call(method, path, body)
            raise AssertionError(f"{method} {path}: {error.code} {text}") from error

    def upload(self, path: str, data: bytes, content_type: str):
        """Sends a file, which is the body of the request."""
        headers = {"Content-Type": content_type, "Authorization": f"Bearer {self.token}"}
        with urllib.request.urlopen(urllib.request.Request(self.url + path, data, headers, method="POST"), timeout=60) as answer:
            return json.load(answer)["data"]


def eventually(what: str, find):
    """Asks until there is an answer, as a client that polls does."""
    end = time.monotonic() + 10
    while time.monotonic() < end:
        if found := find():
            return found
        time.sleep(0.05)
    raise AssertionError(f"{what} did not come")


class World:
    """Three orders: one delivered, one with its driver on the way and messages, one that waits."""

    #: A note with each visit of the driver; None for none.
    note: str | None = None
    #: The administrator's draft of prices, once there is one.
    draft: int | None = None

    def __init__(self, url: str):
        self.sign_in(url)
        self.driver.call("PUT", "/drivers/vehicle", {"model": "Ford Transit", "color": "White", "plate": "7ABC123"})
        self.retailer = self.customer.call("GET", "/retail/retailers")["items"][0]["id"]
        self.delivered = self.order(IRVINE)
        self.deliver(self.delivered)
        #: The driver's newest finished job.
        self.finished = self.driver.call("GET", "/drivers/trips?limit=1")["items"][0]["job"]["id"]
        self.current = self.order(IRVINE)
        job = self.accept(self.current)
        self.trip = job["id"]
        self.report(job["stops"][0], "enRoute")
        self.waiting = self.order(NEWPORT)
        weekly = {"bags": 2, "weekday": "friday", "start": "08:00", "end": "10:00", "address": IRVINE}
        self.recurring = self.customer.call("POST", "/orders/recurring", weekly)["id"]
        self.customer.call("POST", "/auth/register", {"name": "Nia Newcomer", "email": address("newcomer"), "password": "tumble-demo"})
        self.newcomer = Account(url, "newcomer")
        self.conversation = self.customer.call("POST", f"/chat/conversations/with/{self.driver.id}")["id"]
        self.say(self.customer, "Hi! The gate code is 1234, and the bags stand behind the blue door next to the lift.")
        self.say(self.driver, "Thanks, two minutes.")
        ticket = {"subject": "One sock is missing", "description": "It's gray, and it went with the order of Monday.", "category": "damage"}
        self.ticket = self.customer.call("POST", "/support/tickets", {**ticket, "orderId": self.delivered})["id"]
        self.dispatcher.call("POST", f"/support/tickets/{self.ticket}/messages", {"text": "The plant looks for it.", "internal": True})
        self.dispatcher.call("POST", f"/support/tickets/{self.ticket}/messages", {"text": "We're looking for it."})
        self.customer.call("POST", "/support/tickets", {"subject": "Can I change my pickup window?", "description": "I'm away on Friday."})

    def appoint(self, server) -> None:
        """Makes Sam an administrator, who changes prices and makes a code."""
        server.admin("roles", address("sam"), "dispatcher", "admin")
        self.administrator = Account(server.url, "sam")
        self.draft = self.administrator.call("POST", "/prices/drafts", {})["id"]
        self.administrator.call("POST", "/promotions/codes", {"code": "SPRING", "terms": {"percent": 20, "firstOrderOnly": True, "minimumCents": 0}})

    @classmethod
    def empty(cls, url: str) -> "World":
        """The people alone, with no orders."""
        world = cls.__new__(cls)
        world.sign_in(url)
        return world

    def sign_in(self, url: str) -> None:
        self.customer, self.driver, self.dispatcher = (Account(url, name) for name in ("customer", "driver", "dispatcher"))
        self.driver.call("PUT", "/drivers/status", {"online": True})

    def apply(self) -> int:
        """Has the customer apply to drive; the number of the application."""
        self.customer.call("PUT", "/drivers/application", APPLICATION)
        for kind in ("licenseFront", "licenseBack", "insurance", "vehicle"):
            self.customer.upload(f"/drivers/application/documents/{kind}?name={kind}.pdf", DOCUMENT, "application/pdf")
        version = self.customer.call("GET", "/drivers/application")["application"]["version"]
        return self.customer.call("POST", "/drivers/application/submit", {"version": version, "termsVersion": 1})["id"]

    def order(self, address) -> int:
        return self.customer.call("POST", "/orders", {"bags": 2, "pickupMode": "ASAP", "address": address})["id"]

    def nameless(self, language: str, data: Path) -> str:
        """An account as one without a name is found in an old database; its address, with the password of all demo people."""
        email = address(f"nameless-{language}")
        self.customer.call("POST", "/auth/register", {"name": "?", "email": email, "password": "tumble-demo", "language": language})
        with closing(sqlite3.connect(data / "tumble.sqlite", timeout=10)) as database, database:
            assert database.execute("UPDATE auth_account SET name = '' WHERE email = ?", (email,)).rowcount == 1
        return email

    def reads(self, person: str, language: str) -> None:
        """Sets the language of a demo person."""
        account = getattr(self, person)
        account.call("PUT", f"/users/{account.id}/profile", {"language": language})

    def say(self, who: Account, text: str) -> None:
        who.call("POST", f"/chat/conversations/{self.conversation}/messages", {"type": "TEXT", "text": text, "clientId": str(uuid.uuid4())})

    def accept(self, order: int):
        def offer():
            jobs = self.driver.call("GET", "/drivers/jobs")["items"]
            return next((job for job in jobs if job["orderId"] == order and job["status"] == "offered"), None)

        job = eventually(f"An offer of order {order}", offer)
        return self.driver.call("POST", "/drivers/jobs", {"jobId": job["id"], "accepted": True})

    def report(self, stop, status: str, bags=None) -> None:
        self.driver.call("PUT", f"/drivers/stops/{stop['id']}", {"status": status, "bags": bags, "note": self.note})

    def deliver(self, order: int) -> None:
        self.bring(order)
        self.wash(order)
        self.bring_back(order)

    def wash(self, order: int) -> None:
        for body in ({"stage": "atFacility", "bags": 2}, {"stage": "weighed", "kilograms": 12.5}, {"stage": "processing"}, {"stage": "ready"}):
            self.dispatcher.call("PUT", f"/orders/{order}", body)

    def bring_back(self, order: int) -> None:
        job = self.accept(order)
        plant, door = job["stops"]
        for stop, status, bags in ((plant, "arrived", None), (plant, "done", 2), (door, "arrived", None), (door, "done", 2)):
            self.report(stop, status, bags)

    def bring(self, order: int) -> None:
        """Has an order picked up and brought to the plant."""
        door, plant = self.accept(order)["stops"]
        for stop, status, bags in ((door, "enRoute", None), (door, "arrived", None), (door, "done", 2), (plant, "arrived", None)):
            self.report(stop, status, bags)
