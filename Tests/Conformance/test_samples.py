"""Runs the curl samples of the pages for developers, as somebody pastes them: by a shell, with a key in the environment."""

import html.parser
import json
import os
import re
import subprocess
import urllib.request

import pytest
from test_openapi import ADMIN_PASSWORD, ROOT, free_port

ADMIN = "admin@tumble.example"


class Samples(html.parser.HTMLParser):
    """The samples of a page, by the ids of their endpoints, and the pages of groups."""

    def __init__(self):
        super().__init__()
        self.samples: dict[str, str] = {}
        self.groups: set[str] = set()
        self.operation = ""
        self.reads = False

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        if given.get("data-testid") == "developers.operation":
            self.operation = given["id"]
        if tag == "a" and re.fullmatch(r"/developers/\w+", given.get("href", "")):
            self.groups.add(given["href"])
        self.reads = tag == "code" and given.get("data-kind") == "sample"

    def handle_endtag(self, tag):
        self.reads = False

    def handle_data(self, data):
        if self.reads:
            self.samples[self.operation] = self.samples.get(self.operation, "") + data


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory):
    """A development server with demo people, whose pages name its own address."""
    folder = tmp_path_factory.mktemp("samples")
    port = free_port()
    executable = os.environ.get("TUMBLE_DEV", str(ROOT / ".build/debug/tumble-dev"))
    for arguments in (["migrate"], ["admin", "create", ADMIN]):
        subprocess.run([executable, *arguments, "--data", str(folder / "data")], cwd=ROOT, input=f"{ADMIN_PASSWORD}\n", text=True, check=True, capture_output=True)
    command = [executable, "serve", "--port", str(port), "--data", str(folder / "data"), "--set", f"PUBLIC_URL=http://127.0.0.1:{port}",
               "--set", "RATE_LIMIT_FACTOR=0", "--set", "PAYMENT_GATEWAY=none", "--set", "DEMO_HISTORY=NO", "--no-demo-traffic"]
    with open(folder / "server.log", "w") as log:
        process = subprocess.Popen(command, cwd=ROOT, text=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log)
        try:
            assert any("serves" in line for line in process.stdout), (folder / "server.log").read_text()[-2000:]
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(timeout=20)


def call(url: str, body: dict | None = None, token: str = ""):
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(url, json.dumps(body).encode() if body is not None else None, headers)
    with urllib.request.urlopen(request, timeout=20) as response:
        return json.load(response)["data"]


@pytest.fixture(scope="module")
def samples(server) -> dict[str, str]:
    def read(path: str, samples: Samples) -> Samples:
        with urllib.request.urlopen(server + path, timeout=20) as response:
            samples.feed(response.read().decode())
        return samples

    found = Samples()
    for group in read("/developers", Samples()).groups:
        read(group, found)
    return found.samples


@pytest.fixture(scope="module")
def keys(server) -> dict[str, str]:
    """A token of an administrator, and a key of theirs with all scopes."""
    token = call(f"{server}/api/v1/auth/login", {"email": ADMIN, "password": ADMIN_PASSWORD})["accessToken"]
    scopes = call(f"{server}/api/v1/administration/key-scopes", token=token)
    key = call(f"{server}/api/v1/administration/keys", {"name": "Samples", "scopes": scopes, "days": 1}, token)
    return {"TUMBLE_TOKEN": token, "TUMBLE_KEY": key["secret"]}


def paste(sample: str, keys: dict[str, str], folder) -> tuple[int, str]:
    """The status and the body that a sample gets, and that curl understood all of it."""
    quiet = "curl() { command curl --silent --show-error --max-time 20 --write-out '\\n%{http_code}' \"$@\"; }\n"
    done = subprocess.run(["bash", "-c", quiet + sample], cwd=folder, env={**os.environ, **keys}, capture_output=True, text=True, errors="replace", timeout=60)
    assert done.returncode == 0, f"{sample}\n{done.stderr}"
    body, _, status = done.stdout.rpartition("\n")
    return int(status), body


def test_every_endpoint_has_a_sample(server, samples):
    with urllib.request.urlopen(f"{server}/openapi.json", timeout=20) as response:
        paths = json.load(response)["paths"]
    assert samples.keys() == {operation["operationId"] for path in paths.values() for operation in path.values()}
    assert all(server in sample for sample in samples.values())


def test_samples_that_read_are_understood(samples, keys, tmp_path):
    """What they name, such as order 1, need not be there, and some are for other roles; but nothing is malformed, or without a right key."""
    outcomes = {name: paste(sample, keys, tmp_path) for name, sample in samples.items() if name.startswith("get")}
    assert len(outcomes) > 60
    for name, (status, _) in outcomes.items():
        # What is about the caller's session wants its token.
        if status == 401:
            outcomes[name] = paste(samples[name], {**keys, "TUMBLE_KEY": keys["TUMBLE_TOKEN"]}, tmp_path)
    # Texts that are looked up, such as a postal code, are only examples.
    odd = {name: outcome for name, outcome in outcomes.items() if outcome[0] not in (200, 403, 404, 409, 422)}
    assert not odd, odd
    assert sum(status == 200 for status, _ in outcomes.values()) > 30


@pytest.mark.parametrize("name", ["getHealth", "getAdministrationStatus", "getAdministrationKeys", "getUsers", "getServiceAreas", "getDispatchDashboard"])
def test_a_sample_gets_the_declared_status(samples, keys, tmp_path, name):
    status, body = paste(samples[name], keys, tmp_path)
    assert status == 200, body
    assert json.loads(body)["success"] is True


def test_a_sample_with_a_body_is_taken(server, samples, tmp_path):
    token = call(f"{server}/api/v1/auth/login", {"email": "customer@tumble.example", "password": "tumble-demo"})["accessToken"]
    for name, declared in (("postOrdersQuote", 200), ("postSupportTickets", 201)):
        status, body = paste(samples[name], {"TUMBLE_KEY": token, "TUMBLE_TOKEN": token}, tmp_path)
        assert status == declared, f"{samples[name]}\n{body}"


def test_a_key_without_the_scope_is_refused(samples, keys, tmp_path):
    status, body = paste(samples["getAdministrationStatus"], {**keys, "TUMBLE_KEY": "tumble_wrong"}, tmp_path)
    assert status == 401, body
