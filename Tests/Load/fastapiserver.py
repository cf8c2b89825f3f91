"""A counterpart of our server for orders: FastAPI, sqlite3 and orjson, one worker. `fastapiserver.py PORT FILE`.

It takes and returns the JSON of ours, and does for it what ours does: it checks a signed token, validates the input, prices the order, and writes the
order, its two transitions, their two events and the response that is kept for the `Idempotency-Key`, in one durable transaction.

Its functions are `async` although SQLite's calls block: with one worker that was quicker in every measure than functions in FastAPI's thread pool.
"""

import base64
import hashlib
import hmac
import secrets
import sqlite3
import sys
import time
from datetime import UTC, datetime
from typing import Annotated, Literal

import orjson
import uvicorn
from fastapi import Depends, FastAPI, Header, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, Field

SCHEMA = """
CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL, driver_id INTEGER, stage TEXT NOT NULL, status TEXT NOT NULL,
    stage_since TEXT NOT NULL, sequence INTEGER NOT NULL, version INTEGER NOT NULL, bags INTEGER NOT NULL, kilograms REAL, pickup_mode TEXT NOT NULL,
    window_start TEXT, window_end TEXT, eta_from TEXT, eta_to TEXT, address TEXT NOT NULL, service_area TEXT NOT NULL,
    preferences TEXT NOT NULL, retail_items TEXT NOT NULL, price TEXT NOT NULL, notes TEXT, created_at TEXT NOT NULL, updated_at TEXT NOT NULL) STRICT;
CREATE INDEX orders_by_customer ON orders (customer_id, id);
CREATE INDEX orders_by_status ON orders (status, id);
CREATE TABLE transitions (order_id INTEGER NOT NULL REFERENCES orders (id), sequence INTEGER NOT NULL, from_stage TEXT NOT NULL, to_stage TEXT NOT NULL,
    actor_id INTEGER, role TEXT NOT NULL, server_time TEXT NOT NULL, idempotency_key TEXT, PRIMARY KEY (order_id, sequence)) STRICT, WITHOUT ROWID;
CREATE TABLE events (id INTEGER PRIMARY KEY, aggregate TEXT NOT NULL, aggregate_id INTEGER NOT NULL, sequence INTEGER NOT NULL, kind TEXT NOT NULL,
    payload TEXT NOT NULL, topics TEXT NOT NULL, created_at TEXT NOT NULL) STRICT;
CREATE UNIQUE INDEX events_by_aggregate ON events (aggregate, aggregate_id, sequence);
CREATE TABLE idempotency (person_id INTEGER NOT NULL, key TEXT NOT NULL, fingerprint BLOB NOT NULL, response BLOB NOT NULL, created_at TEXT NOT NULL,
    PRIMARY KEY (person_id, key)) STRICT, WITHOUT ROWID;
"""

PRICES = {"version": 1, "bag": 1400, "asap": 700, "delivery": 399, "freeOver": 4000}
LABELS = {"service": "Wash and fold", "asap": "ASAP pickup", "delivery": "Delivery"}
REASONS = {None: None, "pickupWithinHour": "Picked up within the hour", "notFree": "Free over $40.00 or with shopping", "free": "Free over $40.00"}
AREAS = {"Irvine": (33.60, 33.78, -117.87, -117.68), "Santa Ana": (33.69, 33.79, -117.95, -117.83)}
SECRET = secrets.token_bytes(32)

database = sqlite3.connect(sys.argv[2], isolation_level=None, cached_statements=64)
database.execute("PRAGMA journal_mode = WAL")
database.execute("PRAGMA synchronous = FULL")
database.execute("PRAGMA foreign_keys = ON")
database.executescript(SCHEMA)


class Address(BaseModel):
    id: int | None = None
    label: str | None = None
    line1: str = Field(min_length=1, max_length=200)
    line2: str | None = Field(None, max_length=200)
    city: str = Field(min_length=1, max_length=100)
    postalCode: str = Field(min_length=1, max_length=20)
    latitude: float = Field(ge=-90, le=90)
    longitude: float = Field(ge=-180, le=180)
    instructions: str | None = Field(None, max_length=1000)


class Preferences(BaseModel):
    detergent: str = "regular"
    softener: bool = False
    temperature: str = "cold"
    folding: str = "folded"
    notes: str | None = Field(None, max_length=1000)


class CreateOrder(BaseModel):
    bags: int = Field(ge=1, le=20)
    pickupMode: Literal["ASAP"]
    address: Address
    preferences: Preferences = Preferences()
    retailItems: list[dict] = Field([], max_length=0)
    notes: str | None = Field(None, max_length=1000)


class SignIn(BaseModel):
    email: str
    password: str


class Person(BaseModel):
    id: int
    expires_at: int


class Refused(Exception):
    def __init__(self, status: int, code: str, message: str):
        self.status, self.code, self.message = status, code, message


verified: dict[bytes, Person] = {}
app = FastAPI(openapi_url=None)


async def person(authorization: Annotated[str, Header()] = "") -> Person:
    """Returns the person of a token. A token that was verified before is found by its hash, as in our server."""
    token = authorization.removeprefix("Bearer ").encode()
    digest = hashlib.sha256(token).digest()
    known = verified.get(digest)
    if known is None:
        body, _, signature = token.rpartition(b".")
        if not hmac.compare_digest(sign(body), signature):
            raise Refused(401, "unauthorized", "Sign in.")
        claims = orjson.loads(base64.urlsafe_b64decode(body))
        known = verified[digest] = Person(id=claims["sub"], expires_at=claims["exp"])
    if known.expires_at < time.time():
        raise Refused(401, "token_expired", "Sign in again.")
    return known


def sign(body: bytes) -> bytes:
    return base64.urlsafe_b64encode(hmac.digest(SECRET, body, "sha256"))


def envelope(data, request: Request, status: int = 200) -> Response:
    """Returns the response; for a GET with its ETag, or as 304 if the client has it."""
    return send(orjson.dumps({"data": data, "error": None, "success": True}), request, status)


def send(body: bytes, request: Request, status: int = 200) -> Response:
    headers = {"X-Request-Id": secrets.token_hex(8), "X-Content-Type-Options": "nosniff", "Cache-Control": "no-store"}
    if request.method == "GET":
        tag = f'"{hashlib.blake2b(body, digest_size=8).hexdigest()}"'
        headers |= {"ETag": tag, "Cache-Control": "private, no-cache", "Vary": "Authorization, Accept-Language"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
    return Response(body, status, headers, media_type="application/json; charset=utf-8")


@app.exception_handler(Refused)
async def refused(request: Request, error: Refused) -> Response:
    body = {"success": False, "data": None, "error": error.message, "code": error.code}
    return Response(orjson.dumps(body), error.status, media_type="application/json; charset=utf-8")


@app.exception_handler(RequestValidationError)
async def invalid(request: Request, error: RequestValidationError) -> Response:
    fields = {".".join(map(str, each["loc"][1:])): each["msg"] for each in error.errors()}
    body = {"success": False, "data": None, "error": "Check the marked fields.", "code": "validation_failed", "fields": fields}
    return Response(orjson.dumps(body), 422, media_type="application/json; charset=utf-8")


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")[:-6] + "Z"


def worded(price: dict) -> dict:
    """Returns a stored price with its labels and reasons in words."""
    for line in price["lines"]:
        line["label"], line["reason"] = LABELS[line["kind"]], REASONS[line["reason"]]
    return price


def shown(row: tuple) -> dict:
    """Returns an order as its customer sees it. What is stored as it is sent isn't parsed."""
    (id, customer, driver, stage, status, _, sequence, version, bags, kilograms, mode, start, end, eta_from, eta_to, address, area, preferences, items,
     price, notes, created, updated) = row  # fmt: skip
    return {
        "address": orjson.Fragment(address), "allowedActions": ["canceled"] if stage in ("placed", "accepted") else [], "bags": bags,
        "cancellationFeeCents": 0, "createdAt": created, "customerId": customer, "driverId": driver, "eta": eta_to,
        "etaRange": None if eta_from is None else {"from": eta_from, "to": eta_to}, "id": id, "kilograms": kilograms, "notes": notes,
        "pickupMode": mode, "preferences": orjson.Fragment(preferences), "price": worded(orjson.loads(price)), "retailItems": orjson.Fragment(items),
        "sequence": sequence, "serviceArea": area, "stage": stage, "status": status, "updatedAt": updated, "version": version,
        "window": None if start is None else {"start": start, "end": end},
    }  # fmt: skip


def priced(bags: int) -> dict:
    def line(kind: str, quantity: int, cents: int, reason: str | None) -> dict:
        return {"kind": kind, "label": "", "quantity": quantity, "unitCents": cents, "totalCents": quantity * cents, "reason": reason}

    service = line("service", bags, PRICES["bag"], None)
    is_free = service["totalCents"] > PRICES["freeOver"]
    delivery = line("delivery", 1, 0 if is_free else PRICES["delivery"], "free" if is_free else "notFree")
    lines = [service, line("asap", 1, PRICES["asap"], "pickupWithinHour"), delivery]
    total = sum(each["totalCents"] for each in lines)
    return {"currency": "USD", "lines": lines, "priceBookVersion": PRICES["version"], "subtotalCents": total, "taxCents": 0, "tipCents": 0,
            "totalCents": total}  # fmt: skip


@app.post("/api/v1/auth/login")
async def login(input: SignIn, request: Request) -> Response:
    body = base64.urlsafe_b64encode(orjson.dumps({"sub": 1, "email": input.email, "roles": ["customer"], "exp": int(time.time()) + 86_400}))
    return envelope({"accessToken": (body + b"." + sign(body)).decode()}, request)


@app.post("/api/v1/orders")
async def create(
    input: CreateOrder, request: Request, caller: Annotated[Person, Depends(person)], idempotency_key: Annotated[str | None, Header()] = None
) -> Response:
    fingerprint = hashlib.sha256(b"POST /orders " + await request.body()).digest()
    database.execute("BEGIN IMMEDIATE")
    try:
        kept = database.execute("SELECT fingerprint, response FROM idempotency WHERE person_id = ? AND key = ?", (caller.id, idempotency_key)).fetchone()
        if kept is None:
            body = place(input, caller, idempotency_key, fingerprint)
        elif kept[0] == fingerprint:
            body = kept[1]
        else:
            raise Refused(409, "idempotency_key_reused", "This key was used for another request.")
        database.execute("COMMIT")
    except BaseException:
        database.execute("ROLLBACK")
        raise
    return send(body, request, 201)


def place(input: CreateOrder, caller: Person, key: str | None, fingerprint: bytes) -> bytes:
    """Writes an order with all that belongs to it, and returns the response."""
    address, seconds = input.address, time.time()
    now = moment(seconds)
    area = next((name for name, box in AREAS.items() if box[0] <= address.latitude <= box[1] and box[2] <= address.longitude <= box[3]), None)
    if area is None:
        raise Refused(422, "not_served", "We don't serve this address yet.")
    columns = (
        caller.id, None, "accepted", "inProgress", now, 2, 2, input.bags, None, input.pickupMode, None, None, now, moment(seconds + 3600),
        orjson.dumps(address.model_dump()).decode(), area, orjson.dumps(input.preferences.model_dump()).decode(),
        orjson.dumps(input.retailItems).decode(), orjson.dumps(priced(input.bags)).decode(), input.notes, now, now,
    )  # fmt: skip
    order = database.execute(INSERT_ORDER, columns).lastrowid
    steps = ((1, "draft", "placed", caller.id, "customer", key), (2, "placed", "accepted", None, "system", None))
    database.executemany(
        "INSERT INTO transitions VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [(order, sequence, start, end, actor, role, now, used) for sequence, start, end, actor, role, used in steps],
    )
    line = ", ".join((address.line1, address.city, address.postalCode))
    base = {"addressLine": line, "area": area, "bags": input.bags, "customer": caller.id, "occurredAt": now, "order": order,
            "pickup": {"latitude": address.latitude, "longitude": address.longitude}, "pickupMode": input.pickupMode, "retailLines": 0}  # fmt: skip
    topics = f"orders/{order} customers/{caller.id}/orders dispatch/orders"
    events = [base | {"from": start, "role": role, "sequence": sequence, "to": end} for sequence, start, end, _, role, _ in steps]
    database.executemany(
        "INSERT INTO events (aggregate, aggregate_id, sequence, kind, payload, topics, created_at) VALUES ('order', ?, ?, 'order.moved', ?, ?, ?)",
        [(order, event["sequence"], orjson.dumps(event).decode(), topics, now) for event in events],
    )
    body = orjson.dumps({"data": shown((order, *columns)), "error": None, "success": True})
    if key is not None:
        database.execute("INSERT INTO idempotency VALUES (?, ?, ?, ?, ?)", (caller.id, key, fingerprint, body, now))
    return body


COLUMNS = (
    "customer_id, driver_id, stage, status, stage_since, sequence, version, bags, kilograms, pickup_mode, window_start, window_end, eta_from, eta_to, "
    "address, service_area, preferences, retail_items, price, notes, created_at, updated_at"
)
INSERT_ORDER = f"INSERT INTO orders ({COLUMNS}) VALUES ({', '.join('?' * 22)})"


@app.get("/api/v1/orders")
async def list_orders(
    request: Request,
    caller: Annotated[Person, Depends(person)],
    page: Annotated[int, Query(ge=1)] = 1,
    limit: Annotated[int, Query(ge=1, le=100)] = 20,
) -> Response:
    rows = database.execute(
        "SELECT * FROM orders WHERE customer_id = ? ORDER BY id DESC LIMIT ? OFFSET ?", (caller.id, limit, (page - 1) * limit)
    ).fetchall()
    total = database.execute("SELECT COUNT(*) FROM orders WHERE customer_id = ?", (caller.id,)).fetchone()[0]
    return envelope({"items": [shown(row) for row in rows], "limit": limit, "page": page, "total": total}, request)


@app.get("/api/v1/orders/{id}")
async def detail(id: int, request: Request, caller: Annotated[Person, Depends(person)]) -> Response:
    row = database.execute("SELECT * FROM orders WHERE id = ?", (id,)).fetchone()
    if row is None or row[1] != caller.id:
        raise Refused(404, "not_found", "There is nothing here.")
    return envelope(shown(row), request)


@app.get("/health")
async def health() -> Response:
    return Response(b'{"status":"ok"}', media_type="application/json")


if __name__ == "__main__":
    uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), loop="uvloop", http="httptools", log_level="warning", access_log=False)
