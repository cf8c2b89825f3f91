"""Every row of drivers and dispatchers in the wire contract, by a client that knows only that page: paths, bodies, statuses, nothing of our code."""

import asyncio
import csv
import io
import re
import sys
import urllib.error
import urllib.request
import uuid
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[1] / "Chaos"))
from server import Server  # noqa: E402
from test_contract import IRVINE, TIME, Answer, Client, Product, eventually  # noqa: E402

JOB = set("id orderId kind status payCents boostCents currency distanceMeters durationSeconds bags expiresAt stops route".split())
STOP = set("id kind orderId address latitude longitude window status".split())
SUMMARY = set("activeOrders activeTrips unassignedOrders onlineDrivers lateOrders completedToday".split())
PAGE = {"items", "page", "limit", "total"}


@pytest.fixture(scope="module")
def product(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("contract"), {"PAYMENT_GATEWAY": "fake"})
    asyncio.run(server.start())
    try:
        yield Product(server.url)
    finally:
        asyncio.run(server.stop())


def expect_job(job: dict) -> None:
    assert JOB <= job.keys(), JOB - job.keys()
    assert job["kind"] in ("pickup", "delivery", "trip", "return") and job["currency"] == "USD"
    assert 0 < job["id"] < 2**53 and 0 <= job["boostCents"] <= job["payCents"] and isinstance(job["payCents"], int)
    assert job["expiresAt"] is None or TIME.fullmatch(job["expiresAt"])
    assert job["stops"] and all(STOP <= stop.keys() for stop in job["stops"])
    assert all(len(point) == 2 and -180 <= point[0] <= -110 and 30 <= point[1] <= 40 for point in job["route"]), "Longitude first."


def offer(driver: Client, order: int) -> dict:
    def find():
        return next((job for job in driver.get("/drivers/jobs").data["items"] if job["orderId"] == order), None)

    return eventually(find)


def offered(product: Product) -> dict:
    """An offer to the driver, who is free."""
    assert product.driver.put("/drivers/status", {"online": True}).status == 200
    return offer(product.driver, product.order()["id"])


def report(driver: Client, job: dict, *steps: tuple[int, str, int | None]) -> Answer:
    for stop, status, bags in steps:
        answer = driver.put(f"/drivers/stops/{job['stops'][stop]['id']}", {"status": status, "bags": bags})
        assert answer.status == 200, answer.text
        expect_job(answer.data)
    return answer


FETCH = ((0, "enRoute", None), (0, "arrived", None), (0, "done", 2))
BRING = ((1, "arrived", None), (1, "done", 2))


def post_text(client: Client, path: str, text: str) -> Answer:
    """Sends a body word for word."""
    fields = {"Content-Type": "application/json", "Authorization": f"Bearer {client.token}"}
    request = urllib.request.Request(client.base + path, text.encode(), fields, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            return Answer(response.status, response.headers, response.read())
    except urllib.error.HTTPError as error:
        return Answer(error.code, error.headers, error.read())


def test_jobs_are_offered_and_accepted_in_the_seeds_words(product: Product) -> None:
    job = offered(product)
    expect_job(job)
    assert job["status"] == "offered" and TIME.fullmatch(job["expiresAt"])
    page = product.driver.get("/drivers/jobs?page=1&limit=20").data
    assert PAGE <= page.keys() and page["total"] >= 1
    assert product.driver.get("/drivers/jobs?limit=101").status == 422
    # Nobody sees where a customer lives before the job is theirs.
    assert IRVINE["line1"] not in str(page)
    accepted = post_text(product.driver, "/drivers/jobs", '{ "jobId": 123, "accepted": true }'.replace("123", str(job["id"])))
    assert accepted.status == 200, accepted.text
    expect_job(accepted.data)
    assert accepted.data["status"] == "accepted" and accepted.data["expiresAt"] is None and IRVINE["line1"] in str(accepted.data)
    report(product.driver, accepted.data, *FETCH, *BRING)
    # Word for word, of a job that doesn't exist, and what isn't an answer.
    assert post_text(product.driver, "/drivers/jobs", '{ "jobId": 123456789, "accepted": true }').status == 404
    for bad, field in (({"accepted": True}, "jobId"), ({"jobId": job["id"]}, "accepted"), ({"jobId": "three", "accepted": True}, "jobId")):
        answer = product.driver.post("/drivers/jobs", bad)
        assert answer.status == 422 and field in answer.fields, answer.text
    assert post_text(product.driver, "/drivers/jobs", "{").status == 400
    for client, status in ((product.nobody, 401), (product.customer, 403), (product.dispatcher, 403)):
        assert client.get("/drivers/jobs").status == status
        assert client.post("/drivers/jobs", {"jobId": job["id"], "accepted": True}).status == status


def test_declining_costs_nothing_and_a_repeated_answer_is_replayed(product: Product) -> None:
    job = offered(product)
    key = str(uuid.uuid4())
    for _ in range(2):
        declined = product.driver.post("/drivers/jobs", {"jobId": job["id"], "accepted": False}, Idempotency_Key=key)
        assert declined.status == 200 and declined.data["status"] == "declined", declined.text
    assert product.driver.post("/drivers/jobs", {"jobId": job["id"], "accepted": True}, Idempotency_Key=key).status == 409
    assert job["id"] not in [each["id"] for each in product.driver.get("/drivers/jobs").data["items"]]
    assert product.driver.get("/drivers/status").data["online"] is True
    assert product.customer.post(f"/orders/{job['orderId']}/cancel", {"reason": "Enough"}).status == 200


def test_the_slower_of_two_drivers_loses(product: Product) -> None:
    slower = Client(product.url, "driver2")
    assert slower.put("/drivers/status", {"online": True}).status == 200
    job = offered(product)
    assert offer(slower, job["orderId"])["id"] == job["id"]
    assert product.driver.post("/drivers/jobs", {"jobId": job["id"], "accepted": True}).status == 200
    lost = slower.post("/drivers/jobs", {"jobId": job["id"], "accepted": True})
    assert lost.status == 409 and lost.code == "job_taken", lost.text
    stop = job["stops"][0]["id"]
    assert slower.put(f"/drivers/stops/{stop}", {"status": "enRoute"}).status == 404
    assert slower.put("/drivers/status", {"online": False}).status == 200
    report(product.driver, job, *FETCH, *BRING)


def test_stops(product: Product) -> None:
    job = offered(product)
    accepted = product.driver.post("/drivers/jobs", {"jobId": job["id"], "accepted": True}).data
    path = f"/drivers/stops/{accepted['stops'][0]['id']}"
    early = product.driver.put(path, {"status": "done", "bags": 2})
    assert early.status == 409 and early.code == "illegal_transition" and early.actions == ["enRoute"], early.text
    report(product.driver, accepted, FETCH[0], FETCH[0], FETCH[1])
    uncounted = product.driver.put(path, {"status": "done"})
    assert uncounted.status == 422 and "bags" in uncounted.fields, uncounted.text
    unsaid = product.driver.put(path, {"status": "failed"})
    assert unsaid.status == 422 and "reason" in unsaid.fields, unsaid.text
    assert product.driver.put("/drivers/stops/999999", {"status": "enRoute"}).status == 404
    assert product.nobody.put(path, {"status": "enRoute"}).status == 401 and product.customer.put(path, {"status": "enRoute"}).status == 403
    answer = report(product.driver, accepted, FETCH[2], *BRING)
    assert answer.data["status"] == "finished"


def test_positions_come_in_batches_with_device_times(product: Product) -> None:
    job = offered(product)
    accepted = product.driver.post("/drivers/jobs", {"jobId": job["id"], "accepted": True}).data
    report(product.driver, accepted, FETCH[0])
    now = datetime.now(UTC)

    def position(seconds: float, latitude: float) -> dict:
        return {"latitude": latitude, "longitude": -117.8, "time": (now - timedelta(seconds=seconds)).strftime("%Y-%m-%dT%H:%M:%S.%f")[:-3] + "Z"}

    assert product.driver.post("/drivers/location", {"positions": [position(-0.2, 33.7), position(0, 33.69), position(0, 33.69)]}).status == 200
    late = product.driver.post("/drivers/location", {"positions": [position(0, 33.1)]})
    assert late.status == 200 and late.data["latest"]["latitude"] == 33.7, late.text
    tracked = product.customer.get(f"/orders/{job['orderId']}/tracking").data["position"]
    assert tracked["latitude"] == 33.7 and TIME.fullmatch(tracked["time"])
    future = product.driver.post("/drivers/location", {"positions": [position(-3600, 33.7)]})
    assert future.status in (200, 422), future.text
    wrong = product.driver.post("/drivers/location", {"positions": [position(0, 33.7) | {"latitude": 91}]})
    assert wrong.status == 422 and "positions.0.latitude" in wrong.fields, wrong.text
    assert product.driver.post("/drivers/location", {"positions": []}).status == 422
    assert product.customer.post("/drivers/location", {"positions": [position(0, 33.7)]}).status == 403
    report(product.driver, accepted, *FETCH[1:], *BRING)


def test_status(product: Product) -> None:
    for online in (True, True, False):
        answer = product.driver.put("/drivers/status", {"online": online})
        assert answer.status == 200 and answer.data["online"] is online, answer.text
        assert product.driver.get("/drivers/status").data == answer.data
    assert product.driver.put("/drivers/status", {"online": "yes"}).status == 422
    assert product.customer.put("/drivers/status", {"online": True}).status == 403


def test_earnings_trips_and_metrics(product: Product) -> None:
    job = offered(product)
    accepted = product.driver.post("/drivers/jobs", {"jobId": job["id"], "accepted": True}).data
    report(product.driver, accepted, *FETCH, *BRING)
    trips = product.driver.get("/drivers/trips?limit=1").data
    trip = trips["items"][0]
    expect_job(trip["job"])
    assert trip["job"]["id"] == job["id"] and TIME.fullmatch(trip["acceptedAt"]) and TIME.fullmatch(trip["finishedAt"])
    assert trip["baseCents"] + trip["distanceCents"] + trip["job"]["boostCents"] == trip["job"]["payCents"] == job["payCents"]
    assert {"onTime", "failureReason"} <= trip.keys() and product.driver.get(f"/drivers/trips/{job['id']}").data == trip
    older = product.driver.get(f"/drivers/trips?before={trips['next']}&limit=100").data if trips["next"] else {"items": []}
    assert job["id"] not in [each["job"]["id"] for each in older["items"]]
    assert product.driver.get("/drivers/trips?limit=0").status == 422 and product.driver.get("/drivers/trips/999999").status == 404

    def earned() -> list[dict]:
        return [part for part in product.driver.get("/drivers/earnings").data["items"] if part["jobId"] == job["id"]]

    parts = eventually(earned)
    assert sum(part["amountCents"] for part in parts) == job["payCents"] and {"base", "distance"} <= {part["kind"] for part in parts}
    for period, count in (("day", 28), ("week", 12), ("month", 12)):
        totals = product.driver.get(f"/drivers/earnings/summary?period={period}").data["totals"]
        assert len(totals) == count and totals[0]["totalCents"] >= job["payCents"] and totals[0]["jobs"] >= 1
        assert all(each["totalCents"] == sum(each[f"{kind}Cents"] for kind in ("base", "distance", "boost", "tip", "fee")) for each in totals)
        table = product.driver.get(f"/drivers/earnings/export?period={period}").data
        assert re.fullmatch(r"earnings-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv", table["filename"])
        lines = list(csv.DictReader(io.StringIO(table["csv"])))
        assert sum(round(float(line["amount"]) * 100) for line in lines) == sum(each["totalCents"] for each in totals)
    assert product.driver.get("/drivers/earnings/summary?period=year").status == 422
    assert product.driver.get("/drivers/payouts").data == {"items": [], "next": None}

    metrics = product.driver.get("/drivers/metrics").data
    assert metrics["finishedJobs"] >= 1 and metrics["rating"] is None and TIME.fullmatch(metrics["since"])
    assert metrics["onTimeShare"] is None or 0 <= metrics["onTimeShare"] <= 1
    for path in ("/drivers/trips", "/drivers/metrics", "/drivers/earnings", "/drivers/earnings/summary", "/drivers/earnings/export", "/drivers/payouts"):
        for client, status in ((product.nobody, 401), (product.customer, 403), (product.dispatcher, 403)):
            assert client.get(path).status == status, path


def test_the_dashboard_counts(product: Product) -> None:
    before = product.dispatcher.get("/dispatch/dashboard")
    assert before.status == 200 and SUMMARY <= before.data.keys() and all(isinstance(before.data[key], int) for key in SUMMARY)
    order = product.order()["id"]
    eventually(lambda: product.dispatcher.get("/dispatch/dashboard").data["activeOrders"] == before.data["activeOrders"] + 1)
    assert product.customer.post(f"/orders/{order}/cancel", {"reason": "Enough"}).status == 200
    for client, status in ((product.nobody, 401), (product.customer, 403), (product.driver, 403)):
        assert client.get("/dispatch/dashboard").status == status


def test_dispatchers_assign_and_see_drivers_and_trips(product: Product) -> None:
    assert product.driver.put("/drivers/status", {"online": True}).status == 200
    order = product.order()["id"]
    drivers = product.dispatcher.get("/dispatch/drivers?limit=100").data
    assert PAGE <= drivers.keys() and product.driver.id in [driver["id"] for driver in drivers["items"]]
    eventually(lambda: order in [trip["orderId"] for trip in product.dispatcher.get("/dispatch/trips?limit=100").data["items"]])
    path = f"/dispatch/orders/{order}/assign"
    assert product.dispatcher.post(path, {}).status == 422 and product.dispatcher.post(path, {"driverId": 999999}).status == 404
    assert product.customer.post(path, {"driverId": product.driver.id}).status == 403
    key = str(uuid.uuid4())
    for _ in range(2):
        assigned = product.dispatcher.post(path, {"driverId": product.driver.id}, Idempotency_Key=key)
        assert assigned.status == 200, assigned.text
        expect_job(assigned.data)
    trip = next(trip for trip in product.dispatcher.get("/dispatch/trips?limit=100").data["items"] if trip["orderId"] == order)
    assert trip["driverId"] == product.driver.id and trip["status"] == "accepted"
    assert product.customer.get(f"/orders/{order}").data["driverId"] == product.driver.id
    again = product.dispatcher.post(path, {"driverId": product.driver.id})
    assert again.status == 200 and again.data["id"] == assigned.data["id"], again.text
    report(product.driver, assigned.data, *FETCH, *BRING)
    for client, status in ((product.nobody, 401), (product.customer, 403), (product.driver, 403)):
        assert client.get("/dispatch/drivers").status == status and client.get("/dispatch/trips").status == status


def test_orders_are_matched_with_reasons_and_assigned_at_once(product: Product) -> None:
    assert product.driver.put("/drivers/status", {"online": True}).status == 200
    order = product.order()["id"]
    eventually(lambda: order in [trip["orderId"] for trip in product.dispatcher.get("/dispatch/trips?limit=100").data["items"]])
    matched = product.dispatcher.post("/dispatch/match", {"orderIds": [order], "apply": False})
    assert matched.status == 200, matched.text
    result = matched.data["results"][0]
    assert result["orderId"] == order and result["reasons"] and all({"code", "value"} <= reason.keys() for reason in result["reasons"])
    assert product.customer.get(f"/orders/{order}").data["driverId"] is None, "Nothing is assigned unless it is asked for."
    unknown = {"orderId": 999999, "driverId": product.driver.id}
    assigned = product.dispatcher.post("/dispatch/assignments", {"assignments": [{"orderId": order, "driverId": product.driver.id}, unknown]})
    assert assigned.status == 200, assigned.text
    first, second = assigned.data["results"]
    assert (first["orderId"], first["driverId"], first["error"]) == (order, product.driver.id, None)
    assert second["orderId"] == 999999 and second["driverId"] is None and second["error"] and second["message"]
    board = product.dispatcher.get("/dispatch/board").data
    assert board["isComplete"] is True and order in [card["orderId"] for card in board["cards"]] and board["removed"] == []
    assert product.dispatcher.get(f"/dispatch/board?since={board['version']}").status == 200
    for client, status in ((product.nobody, 401), (product.customer, 403), (product.driver, 403)):
        assert client.get("/dispatch/board").status == status
        assert client.post("/dispatch/match", {"orderIds": [order], "apply": True}).status == status
        assert client.post("/dispatch/assignments", {"assignments": []}).status == status
    job = product.driver.get("/drivers/jobs").data["items"][0]
    report(product.driver, job, *FETCH, *BRING)
