"""python-socketio's clients against the product: a person signs in, another writes, and the first hears of it."""

import asyncio
import json
import queue
import socket
import subprocess
import urllib.error
import urllib.request

import pytest
import socketio

from conftest import TUMBLE_DEV

PASSWORD = "tumble-demo"


class Product:
    def __init__(self, folder):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        command = [TUMBLE_DEV, "serve", "--port", str(self.port), "--data", str(folder / "data"), "--set", "PAYMENT_GATEWAY=none",
                   "--set", "DEMO_HISTORY=NO", "--no-demo-traffic"]
        self.log = open(folder / "log.txt", "w")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True)
        # The first line tells that it serves.
        assert self.process.stdout.readline()
        self.customer, self.customer_id = self.sign_in("customer@tumble.example")
        self.dispatcher, self.dispatcher_id = self.sign_in("dispatcher@tumble.example")
        self.conversation = self.call("POST", f"/chat/conversations/with/{self.customer_id}", self.dispatcher)["id"]

    def call(self, method, path, token=None, body=None):
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        request = urllib.request.Request(f"{self.url}/api/v1{path}", method=method, headers=headers, data=json.dumps(body or {}).encode())
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["data"]
        except urllib.error.HTTPError as error:
            raise AssertionError(f"{method} {path}: {error.status} {error.read().decode()}") from error

    def sign_in(self, email):
        answer = self.call("POST", "/auth/login", body={"email": email, "password": PASSWORD})
        return answer["accessToken"], answer["user"]["id"]

    def write(self, text):
        return self.call("POST", f"/chat/conversations/{self.conversation}/messages", self.dispatcher, {"type": "TEXT", "text": text})

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=30)
        self.log.close()


@pytest.fixture(scope="module")
def product(tmp_path_factory):
    product = Product(tmp_path_factory.mktemp("product"))
    yield product
    product.stop()


TRANSPORTS = [["polling"], ["websocket"], ["polling", "websocket"]]


@pytest.mark.parametrize("transports", TRANSPORTS, ids="-".join)
def test_a_sync_client_hears_of_messages(product, transports):
    client, told = socketio.Client(reconnection=False), queue.Queue()
    client.on("*", lambda event, *values: told.put((event, *values)), namespace="/chat")
    client.connect(product.url, namespaces=["/chat"], auth={"token": product.customer}, transports=transports, wait_timeout=30)
    message = product.write(f"sync over {transports}")
    # Their client runs each handler in a thread of its own.
    heard = dict(told.get(timeout=30) for _ in range(2))
    new, update = heard["message:new"], heard["conversation:updated"]
    assert (new["id"], new["text"]) == (message["id"], f"sync over {transports}")
    assert (update["id"], update["lastMessage"]["id"]) == (product.conversation, message["id"])
    assert update["unreadCount"] >= 1
    client.disconnect()


@pytest.mark.parametrize("transports", TRANSPORTS, ids="-".join)
def test_an_async_client_hears_of_messages_and_typing(product, transports):
    async def run():
        client, told = socketio.AsyncClient(reconnection=False), asyncio.Queue()
        client.on("*", lambda event, *values: told.put_nowait((event, *values)), namespace="/chat")
        await client.connect(product.url, namespaces=["/chat"], auth={"token": product.customer}, transports=transports, wait_timeout=30)
        topic = f"conversations/{product.conversation}"
        assert await client.call("subscribe", topic, namespace="/chat", timeout=30) == {"ok": True}
        message = await asyncio.to_thread(product.write, "async")
        heard = dict([await asyncio.wait_for(told.get(), 30) for _ in range(2)])
        assert heard.keys() == {"message:new", "conversation:updated"}
        assert heard["message:new"]["id"] == message["id"]
        typing = {"conversationId": product.conversation}
        assert await client.call("typing", typing, namespace="/chat", timeout=30) == {"ok": True}
        assert await asyncio.wait_for(told.get(), 30) == ("typing", {**typing, "userId": product.customer_id})
        await client.disconnect()

    asyncio.run(run())


def test_orders_are_told_in_their_namespace(product):
    client, told = socketio.Client(reconnection=False), queue.Queue()
    client.on("order:updated", told.put, namespace="/orders")
    client.connect(product.url, namespaces=["/orders"], auth={"token": product.customer}, transports=["websocket"], wait_timeout=30)
    order = product.call("POST", "/orders", product.customer, {"bags": 1, "pickupMode": "ASAP"})
    first = told.get(timeout=30)
    assert (first["id"], first["stage"], first["sequence"]) == (order["id"], "placed", 1)
    client.disconnect()


@pytest.mark.parametrize("namespace", ["/chat", "/orders", "/fleet", "/changes"])
def test_without_a_token_every_namespace_is_refused(product, namespace):
    client, refused = socketio.Client(reconnection=False), queue.Queue()
    client.on("connect_error", refused.put, namespace=namespace)
    with pytest.raises(socketio.exceptions.ConnectionError):
        client.connect(product.url, namespaces=[namespace], transports=["websocket"], wait_timeout=30)
    assert refused.get(timeout=30) == {"message": "unauthorized", "data": {"code": 401, "reason": "unauthorized"}}


def test_a_topic_of_somebody_else_is_refused(product):
    client = socketio.Client(reconnection=False)
    client.connect(product.url, namespaces=["/changes"], auth={"token": product.customer}, transports=["websocket"], wait_timeout=30)
    answer = client.call("subscribe", f"people/{product.dispatcher_id}/conversations", namespace="/changes", timeout=30)
    assert (answer["ok"], answer["code"]) == (False, "forbidden")
    client.disconnect()
