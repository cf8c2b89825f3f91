"""Asks every endpoint that /openapi.json describes, with inputs made from the description, whether the server answers as described.

    TUMBLE_DEV=.build/debug/tumble-dev python3 -m pytest Tests/Conformance
"""

import itertools
import json
import os
import socket
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    ignored_auth,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

ROOT = Path(__file__).resolve().parents[2]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    ignored_auth,
    unsupported_method,
]
PEOPLE = ("customer", "driver", "dispatcher", "admin")
ADMIN_PASSWORD = "eleven purple kettles"

#: Inputs an endpoint and person; CONFORMANCE=2000, say, for a long run.
EXAMPLES = int(os.environ.get("CONFORMANCE", "25"))
#: Inputs for people whom an endpoint isn't for. The short form asks less of them.
EXAMPLES_OF_OTHERS = EXAMPLES if "CONFORMANCE" in os.environ else 4
#: Seconds within which an endpoint answers. A wrong password is held for up to 5, and its hash gives way to whatever else a busy machine has to do.
TIMEOUT = 20

#: Addresses of clients, from the range that is reserved for tests of networks.
NETWORKS = (f"198.{18 + (number >> 16) % 2}.{number >> 8 & 255}.{number & 255}" for number in itertools.count())


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory):
    """A development server with demo people and without limits on rates: its address. Each test has its own, since an administrator disables people."""
    folder = tmp_path_factory.mktemp("conformance")
    port = free_port()
    executable = os.environ.get("TUMBLE_DEV", str(ROOT / ".build/debug/tumble-dev"))
    command = [executable, "serve", "--port", str(port), "--data", str(folder / "data"), "--set", "RATE_LIMIT_FACTOR=0",
               "--set", "PAYMENT_GATEWAY=none", "--set", "DEMO_HISTORY=NO", "--no-demo-traffic",
               "--set", "TRUSTED_PROXIES=127.0.0.1/32"]
    made = [["migrate"], ["admin", "create", "admin@tumble.example"]]
    for arguments in made:
        subprocess.run([executable, *arguments, "--data", str(folder / "data")], cwd=ROOT, input=f"{ADMIN_PASSWORD}\n", text=True, check=True, capture_output=True)
    with open(folder / "server.log", "w") as log:
        process = subprocess.Popen(command, cwd=ROOT, text=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log)
        for line in process.stdout:
            if "serves" in line:
                break
        else:
            pytest.fail(f"The server did not start: {(folder / 'server.log').read_text()[-2000:]}")
        yield f"http://127.0.0.1:{port}"
        process.terminate()
        process.wait(timeout=20)


#: By server and person: the token, and when it was made. Signing in is slow on purpose.
tokens: dict[tuple[str, str], tuple[str, float]] = {}
#: Seconds for which a sign-in counts as a fresh proof of who it is, with time to spare.
FRESH = 300


def token(server: str, person: str) -> str:
    """A token that holds and whose sign-in was a moment ago: what was asked before may have ended the session."""
    held, made = tokens.get((server, person), ("", 0.0))
    if not held or time.monotonic() - made > FRESH or not holds(server, held):
        held, made = sign_in(server, person), time.monotonic()
        tokens[server, person] = held, made
    return held


def holds(server: str, token: str) -> bool:
    request = urllib.request.Request(f"{server}/api/v1/auth/me", headers={"Authorization": f"Bearer {token}"})
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status == 200
    except urllib.error.HTTPError:
        return False


def sign_in(server: str, person: str) -> str:
    password = ADMIN_PASSWORD if person == "admin" else "tumble-demo"
    body = json.dumps({"email": f"{person}@tumble.example", "password": password}).encode()
    request = urllib.request.Request(f"{server}/api/v1/auth/login", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["data"]["accessToken"]


def examples_for(person: str, operation) -> int:
    """How many inputs an endpoint gets from a person: most from the first of the roles that it is for."""
    roles = operation.definition.raw.get("x-roles") or PEOPLE
    return EXAMPLES if person == next((role for role in PEOPLE if role in roles), None) else EXAMPLES_OF_OTHERS


def faults_of(operation, authorization: str, examples: int) -> str:
    """What is wrong with an endpoint's answers, to inputs made from its description; empty where nothing is."""

    @given(case=operation.as_strategy(generation_mode=GenerationMode.POSITIVE))
    @settings(max_examples=examples, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    def ask(case):
        # Each call has a network of its own, of which nothing is guessed often.
        headers = {"Authorization": authorization, "X-Forwarded-For": next(NETWORKS)}
        case.call_and_validate(headers=headers, checks=CHECKS, timeout=TIMEOUT)

    try:
        ask()
    except BaseException as fault:  # Groups of failures aren't plain exceptions.
        if isinstance(fault, KeyboardInterrupt):
            raise
        causes = "\n".join(str(cause) for cause in getattr(fault, "exceptions", ()))
        return f"{operation.method.upper()} {operation.path}\n{fault}\n{causes}"
    return ""


@pytest.mark.parametrize("person", PEOPLE)
def test_every_endpoint_answers_as_described(server, person):
    api = schemathesis.openapi.from_url(f"{server}/openapi.json")
    faults, count = [], 0
    for operation in (found.ok() for found in api.get_all_operations()):
        # What signs the asker out is left to the end-to-end tests.
        if operation.path.endswith("/auth/logout") or (operation.path.endswith("/auth/deletion") and operation.method == "post"):
            continue
        count += 1
        faults.append(faults_of(operation, f"Bearer {token(server, person)}", examples_for(person, operation)))
    assert count > 40
    assert not any(faults), "\n\n".join(fault for fault in faults if fault)


def test_description_names_what_a_client_needs(server):
    """A few of the addresses that any client calls."""
    with urllib.request.urlopen(f"{server}/openapi.json") as answer:
        document = json.load(answer)
    assert document["openapi"].startswith("3.1")
    for path in ("/auth/login", "/auth/me", "/orders", "/orders/{id}", "/health"):
        assert path in document["paths"], path
