"""python-socketio's clients, sync and async, by both transports, against our server."""

import asyncio
import queue

import pytest
import socketio

TRANSPORTS = [["polling"], ["websocket"], ["polling", "websocket"]]


@pytest.mark.parametrize("transports", TRANSPORTS)
def test_events_and_answers(conformance, transports):
    client = socketio.Client()
    events = queue.Queue()
    client.on("auth", lambda auth: events.put(("auth", auth)))
    client.on("message-back", lambda *values: events.put(("back", values)))
    client.connect(f"http://127.0.0.1:{conformance}", auth={"token": "x"}, transports=transports)
    assert events.get(timeout=5) == ("auth", {"token": "x"})
    sent = ({"a": [1, 0.1, True, None, "é€😀"]}, b"\x00\xff", [b"in", {"deep": b"side"}], 2**53)
    for number in range(100):
        client.emit("message", (number, *sent))
    for number in range(100):
        assert events.get(timeout=5) == ("back", (number, *sent))
    assert tuple(client.call("message-with-ack", sent, timeout=5)) == sent
    # Several pings long.
    client.sleep(1)
    assert client.connected
    client.disconnect()


@pytest.mark.parametrize("transports", TRANSPORTS)
def test_events_and_answers_async(conformance, transports):
    async def run():
        client = socketio.AsyncClient()
        events = asyncio.Queue()
        client.on("auth", lambda auth: events.put_nowait(("auth", auth)))
        client.on("message-back", lambda *values: events.put_nowait(("back", values)))
        await client.connect(f"http://127.0.0.1:{conformance}", transports=transports)
        assert await asyncio.wait_for(events.get(), 5) == ("auth", {})
        for number in range(100):
            await client.emit("message", (number, b"bytes"))
        for number in range(100):
            assert await asyncio.wait_for(events.get(), 5) == ("back", (number, b"bytes"))
        assert await client.call("message-with-ack", "x", timeout=5) == "x"
        await client.disconnect()

    asyncio.run(run())


def test_namespaces(conformance):
    client = socketio.Client()
    events = queue.Queue()
    for namespace in ("/", "/custom"):
        client.on("auth", lambda auth, namespace=namespace: events.put((namespace, auth)), namespace=namespace)
    client.connect(f"http://127.0.0.1:{conformance}", namespaces=["/", "/custom"], auth={"a": 1}, wait_timeout=5)
    assert sorted(events.get(timeout=5)[0] for _ in range(2)) == ["/", "/custom"]
    assert client.get_sid("/") != client.get_sid("/custom")
    client.disconnect()


@pytest.mark.parametrize("namespace, refusal", [
    ("/forbidden", {"message": "not authorized", "data": {"code": 403}}), ("/nothing", {"message": "Invalid namespace"}),
])
def test_refusals(conformance, namespace, refusal):
    client = socketio.Client(reconnection=False)
    refusals = queue.Queue()
    client.on("connect_error", refusals.put, namespace=namespace)
    with pytest.raises(socketio.exceptions.ConnectionError):
        client.connect(f"http://127.0.0.1:{conformance}", namespaces=[namespace], wait_timeout=5)
    assert refusals.get(timeout=5) == refusal
    client.disconnect()


def test_room(load):
    """Two clients in a room of `/chat`, one by polling and one by WebSocket, get each message once and in order."""
    clients, inboxes = [], []
    for transports in (["polling"], ["websocket"]):
        client, inbox = socketio.Client(), queue.Queue()
        client.on("msg", inbox.put, namespace="/chat")
        client.connect(f"http://127.0.0.1:{load}", namespaces=["/chat"], auth={"token": "secret"}, transports=transports)
        assert client.call("join", "lobby", namespace="/chat", timeout=5) == "ok"
        clients.append(client)
        inboxes.append(inbox)
    for number in range(200):
        clients[number % 2].call("echo", {}, namespace="/chat", timeout=5)
        clients[number % 2].emit("msg", ("lobby", {"id": number}), namespace="/chat")
        for inbox in inboxes:
            assert inbox.get(timeout=5) == {"id": number}
    for client in clients:
        client.disconnect()


def test_unauthorized(load):
    client = socketio.Client(reconnection=False)
    refusals = queue.Queue()
    client.on("connect_error", refusals.put, namespace="/chat")
    with pytest.raises(socketio.exceptions.ConnectionError):
        client.connect(f"http://127.0.0.1:{load}", namespaces=["/chat"], wait_timeout=5)
    assert refusals.get(timeout=5) == {"message": "unauthorized", "data": {"code": 401}}
