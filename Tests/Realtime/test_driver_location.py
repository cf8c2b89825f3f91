"""Who hears where a driver is: the customer whom the driver is on the way to, and nobody else's customer; nothing before and nothing after."""

import queue
import time
from datetime import datetime, timezone

import pytest
import socketio

from test_product import Product

ADDRESS = {"line1": "100 Spectrum Center Dr", "city": "Irvine", "postalCode": "92618", "latitude": 33.6506, "longitude": -117.7436}
PLACE = {"latitude": 33.668, "longitude": -117.764, "heading": 140.0}


@pytest.fixture(scope="module")
def product(tmp_path_factory):
    product = Product(tmp_path_factory.mktemp("location"))
    yield product
    product.stop()


class Listener:
    """Somebody in `/orders`, who notes what they are told."""

    def __init__(self, product, token):
        self.told = queue.Queue()
        self.client = socketio.Client(reconnection=False)
        self.client.on("*", lambda event, *values: self.told.put((event, *values)), namespace="/orders")
        self.client.connect(product.url, namespaces=["/orders"], auth={"token": token}, transports=["websocket"], wait_timeout=30)

    def forget(self):
        while not self.told.empty():
            self.told.get()

    def places(self, order):
        """The places that were told before the order's notes were changed."""
        places = []
        while True:
            event, value = self.told.get(timeout=30)
            if event == "driver:location":
                places.append(value)
            # Changes of notes have no stage.
            elif value["id"] == order and value.get("stage") is None:
                return places


class Round:
    """A driver who fetches an order."""

    def __init__(self, product):
        self.product = product
        self.driver, self.driver_id = product.sign_in("driver@tumble.example")
        product.call("PUT", "/drivers/status", self.driver, {"online": True})
        self.order = product.call("POST", "/orders", product.customer, {"bags": 1, "pickupMode": "ASAP"})["id"]
        self.job = self.accepted()

    def accepted(self):
        for _ in range(300):
            for job in self.product.call("GET", "/drivers/jobs", self.driver)["items"]:
                if job["orderId"] == self.order:
                    return self.product.call("POST", "/drivers/jobs", self.driver, {"jobId": job["id"], "accepted": True})
            time.sleep(0.1)
        raise AssertionError("no offer came")

    def step(self, status, **more):
        self.product.call("PUT", f"/drivers/stops/{self.job['stops'][0]['id']}", self.driver, {"status": status, **more})

    def report(self):
        position = {**PLACE, "time": datetime.now(timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z")}
        assert self.product.call("POST", "/drivers/location", self.driver, {"positions": [position]})["latest"]["time"] == position["time"]
        return position["time"]


def test_the_customer_follows_the_driver_and_nobody_elses_does(product):
    stranger = product.call("POST", "/auth/register", body={"name": "Sid", "email": "sid@tumble.example", "password": "a stranger's words"})
    fetching = Round(product)
    other = product.call("POST", "/orders", stranger["accessToken"], {"bags": 1, "pickupMode": "ASAP", "address": ADDRESS})["id"]
    tokens = {"customer": product.customer, "driver": fetching.driver, "dispatcher": product.dispatcher, "stranger": stranger["accessToken"]}
    listeners = {name: Listener(product, token) for name, token in tokens.items()}

    def heard():
        """What each has heard of a report, by when the next change of an order of theirs has come."""
        for listener in listeners.values():
            listener.forget()
        fetching.report()
        for order in (fetching.order, other):
            product.call("PUT", f"/orders/{order}", product.dispatcher, {"notes": "Ring twice."})
        return {name: listener.places(other if name == "stranger" else fetching.order) for name, listener in listeners.items()}

    assert all(places == [] for places in heard().values())
    fetching.step("enRoute")
    told = heard()
    assert told["stranger"] == []
    for name in ("customer", "driver", "dispatcher"):
        place = told[name][0]
        assert (place["orderId"], place["driverId"]) == (fetching.order, fetching.driver_id)
        assert {key: place[key] for key in PLACE} == PLACE and place["speed"] is None
    tracking = product.call("GET", f"/orders/{fetching.order}/tracking", product.customer)
    assert tracking["stage"] == "enRoutePickup" and tracking["position"]["latitude"] == PLACE["latitude"]
    fetching.step("arrived")
    assert len(heard()["customer"]) == 1
    fetching.step("done", bags=1)
    assert all(places == [] for places in heard().values())
    assert product.call("GET", f"/orders/{fetching.order}/tracking", product.customer)["position"] is None
    for listener in listeners.values():
        listener.client.disconnect()
