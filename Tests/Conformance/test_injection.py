"""SQL in every string field of every endpoint, on both engines: it changes nothing, shows nothing, and is at most stored as the text that it is."""

import asyncio
import itertools
import json
import sqlite3
import subprocess
import sys
from pathlib import Path
from urllib.parse import quote

import aiohttp
import pytest

sys.path.append(str(Path(__file__).resolve().parents[1] / "Chaos"))
from server import PASSWORD, Server  # noqa: E402
from postgres import PostgresCluster, program  # noqa: E402

#: Each ends a text and goes on as SQL: in quotes, in a number, in a pattern, in a list, as JSON, for one engine or the other.
INJECTIONS = [
    "' OR '1'='1",
    "'; DROP TABLE orders_order; --",
    "1; DELETE FROM auth_account WHERE 1=1; --",
    "') UNION SELECT cookie_hash, sealed_tokens, 1, 1 FROM live_browser_session --",
    "\\'; UPDATE auth_account SET name = 'owned'; --",
    "%' OR name LIKE '%",
    "' || (SELECT pg_sleep(120)) || '",
    "$$; TRUNCATE chat_message; $$",
    "1) OR (1=1",
    "{\"a\": \"'; DROP TABLE auth_account; --\"}",
]
PEOPLE = [None, "customer", "driver", "dispatcher"]
SECRET = "what nobody else may read"
ADDRESS = {"label": "Home", "line1": "1 Main St", "city": "Irvine", "postalCode": "92618", "latitude": 33.65, "longitude": -117.74}
ORDER = {"bags": 1, "pickupMode": "ASAP", "address": ADDRESS}
#: What would end the session that asks, and with it the test.
LEFT_OUT = {("/auth/logout", "post"), ("/auth/password/change", "post"), ("/auth/sessions", "delete"), ("/auth/deletion", "post")}


class Description:
    """The API as it describes itself: requests that fit, and where their texts are."""

    def __init__(self, document: dict):
        self.document = document

    def requests(self):
        for path, methods in self.document["paths"].items():
            for method, operation in methods.items():
                if method in ("get", "post", "put", "patch", "delete") and (path, method) not in LEFT_OUT:
                    yield path, method, operation

    def resolve(self, schema: dict) -> dict:
        while "$ref" in schema:
            schema = self.document["components"]["schemas"][schema["$ref"].rsplit("/", 1)[-1]]
        for alternative in schema.get("anyOf", schema.get("oneOf", [])):
            if alternative.get("type") != "null":
                return self.resolve(alternative)
        return schema

    def sample(self, schema: dict, depth: int = 0):
        """A value that fits, with every optional member."""
        schema = self.resolve(schema)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return schema["enum"][0]
        kinds = schema.get("type", "object")
        kind = next((kind for kind in kinds if kind != "null"), "null") if isinstance(kinds, list) else kinds
        match kind:
            case "object":
                if depth > 6:
                    return {}
                return {name: self.sample(member, depth + 1) for name, member in schema.get("properties", {}).items()}
            case "array":
                return [self.sample(schema.get("items", {}), depth + 1)] if depth <= 6 else []
            case "integer" | "number":
                return max(1, schema.get("minimum", 1)) if schema.get("maximum", 1) >= 1 else schema["maximum"]
            case "boolean":
                return True
            case "string":
                return {"date-time": "2026-03-01T10:00:00.000Z", "email": "someone@tumble.example"}.get(schema.get("format"), "text")
        return None


def with_text(value, text: str):
    """Each copy of a value in which one text is another one."""
    if isinstance(value, str):
        yield text
    elif isinstance(value, dict):
        for name, member in value.items():
            for changed in with_text(member, text):
                yield {**value, name: changed}
    elif isinstance(value, list):
        for index, member in enumerate(value):
            for changed in with_text(member, text):
                yield [*value[:index], changed, *value[index + 1 :]]


class SQLite:
    def __init__(self, server: Server, _):
        self.file = server.data / "tumble.sqlite"

    def rows(self, statement: str) -> list:
        with sqlite3.connect(self.file) as database:
            return [list(row) for row in database.execute(statement)]

    def schema(self) -> list:
        return self.rows("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name")


class PostgreSQL:
    def __init__(self, _, cluster):
        self.cluster = cluster

    def rows(self, statement: str) -> list:
        command = [program("psql"), "--no-psqlrc", "--tuples-only", "--csv", "--command", statement, self.cluster.url]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()

    def schema(self) -> list:
        columns = "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2"
        return [*self.rows(columns), *self.rows("SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1, 2")]


@pytest.fixture(params=["sqlite", "postgres"])
def engine(request, tmp_path):
    """A server, and the way into its database beside it."""
    if request.param == "sqlite":
        server = Server(tmp_path)
        yield server, SQLite(server, None)
        return
    with PostgresCluster() as cluster:
        server = Server(tmp_path, {"DATABASE_URL": cluster.url})
        yield server, PostgreSQL(server, cluster)


def test_sql_in_a_text_is_a_text(engine):
    server, database = engine

    async def story():
        await server.start()
        try:
            async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
                await attack(session)
        finally:
            await server.stop()

    async def send(session, method, path, token=None, **more):
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        async with session.request(method, f"{server.url}{path}", headers=headers, timeout=aiohttp.ClientTimeout(total=90), **more) as answer:
            return answer.status, await answer.text()

    async def sign_in(session, email):
        status, text = await send(session, "POST", "/api/v1/auth/login", json={"email": email, "password": PASSWORD})
        assert status == 200, text
        return json.loads(text)["data"]["accessToken"]

    async def bystander(session) -> int:
        """Somebody who has data of their own and takes no part."""
        body = {"name": SECRET, "email": "bystander@tumble.example", "password": "correct horse battery"}
        status, text = await send(session, "POST", "/api/v1/auth/register", json=body)
        assert status == 201, text
        answer = json.loads(text)["data"]
        status, text = await send(session, "POST", "/api/v1/orders", answer["accessToken"], json={**ORDER, "notes": SECRET})
        assert status == 201, text
        return answer["user"]["id"]

    def kept(person: int) -> list:
        return [
            database.rows(f"SELECT id, name, email FROM auth_account WHERE id = {person}"),
            database.rows(f"SELECT id, customer_id, stage, notes, version FROM orders_order WHERE customer_id = {person}"),
        ]

    async def attack(session):
        tokens = {name: name and await sign_in(session, f"{name}@tumble.example") for name in PEOPLE}
        # The requests name things by the number 1: that one is the customer's, whose order a dispatcher may cancel.
        status, text = await send(session, "POST", "/api/v1/orders", tokens["customer"], json=ORDER)
        assert status == 201, text
        person = await bystander(session)
        description = Description(json.loads((await send(session, "GET", "/openapi.json"))[1]))
        schema, rows = database.schema(), kept(person)
        assert schema and all(rows)
        asked, endpoints = 0, 0
        injections, others = itertools.cycle(INJECTIONS), itertools.cycle(PEOPLE)
        for path, method, operation in description.requests():
            endpoints += 1
            people = [whom(operation), next(others)]
            calls = list(itertools.product(variants(description, path, operation, injections), people))
            for start in range(0, len(calls), 32):
                answers = await asyncio.gather(*(
                    send(session, method.upper(), f"/api/v1{where}", tokens[name], **more) for (where, more), name in calls[start : start + 32]))
                for (_, name), (status, text) in zip(calls[start : start + 32], answers):
                    asked += 1
                    assert status < 500, f"{method} {path} as {name}: {status} {text}"
                    assert name == "dispatcher" or SECRET not in text, f"{method} {path} shows {name} what is another person's: {text}"
        assert endpoints > 40 and asked > 700, (endpoints, asked)
        assert database.schema() == schema, "the schema was changed"
        assert kept(person) == rows, "another person's rows were changed"
        print(json.dumps({"endpoints": endpoints, "requests": asked}))

    asyncio.run(story())


def whom(operation: dict) -> str:
    """Somebody who may ask: the others are refused before a text is looked at."""
    roles = operation.get("x-roles") or ["customer"]
    return next((role for role in roles if role in PEOPLE), "dispatcher")


def variants(description: Description, path: str, operation: dict, injections):
    """Requests of an endpoint, in each of which one text is SQL: of the path, the query, a header's key, the body."""
    parameters = operation.get("parameters", [])
    samples = {(one["in"], one["name"]): description.sample(one["schema"]) for one in parameters}
    body_schema = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    body = description.sample(body_schema) if body_schema else None

    def request(values: dict, content):
        where, query = path, {}
        for (place, name), value in values.items():
            if place == "path":
                where = where.replace("{" + name + "}", quote(str(value), safe=""))
            elif place == "query":
                query[name] = str(value)
        more = {"params": query}
        if content is not None:
            more["json"] = content
        return where, more

    for key in samples:
        if key[0] == "header":
            continue
        for text in itertools.islice(injections, 3):
            yield request({**samples, key: text}, body)
    if body is None:
        return
    for content in with_text(body, next(injections)):
        yield request(samples, content)
    for text in itertools.islice(injections, 2):
        for content in with_text(body, text):
            yield request(samples, content)
