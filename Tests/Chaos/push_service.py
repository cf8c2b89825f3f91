"""A push service on the loopback, and the browsers that subscribe with it: independent parts decode what the server sends."""

import base64
import json
import threading
from collections import defaultdict
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

SECRET = b"sixteen bytes..."


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class Message:
    """What came for one browser, decoded with its keys alone."""

    fields: dict[str, str]
    content: dict


@dataclass
class Browser:
    """A subscription, whose keys nobody else has."""

    address: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def subscription(self) -> dict:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.address, "expirationTime": None, "keys": {"p256dh": text(point), "auth": text(SECRET)}}

    def decode(self, fields: dict[str, str], body: bytes) -> Message:
        return Message(fields, json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=SECRET, version="aes128gcm")))


class PushService:
    """Takes every message, unless a status waits for its address. A context manager."""

    def __init__(self):
        self.browsers: dict[str, Browser] = {}
        #: The messages that were taken, by the path of their browser.
        self.messages: dict[str, list[Message]] = defaultdict(list)
        #: The statuses of the next responses, by path, with their fields.
        self.responses: dict[str, list[tuple[int, dict[str, str]]]] = defaultdict(list)
        self.faults: list[str] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                status, fields = service.responses[self.path].pop(0) if service.responses[self.path] else (201, {})
                if status < 300:
                    try:
                        message = service.browsers[self.path].decode(dict(self.headers.items()), body)
                        service.messages[self.path].append(message)
                    except Exception as fault:
                        service.faults.append(f"{self.path}: {fault!r}")
                self.send_response(status)
                for name, value in {**fields, "Content-Length": "0"}.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *_):
                pass

        class Listener(ThreadingHTTPServer):
            # A killed server's connections end without a word.
            request_queue_size = 128

            def handle_error(self, request, client_address):
                pass

        self.server = Listener(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)

    def browser(self, path: str) -> Browser:
        return self.browsers.setdefault(path, Browser(self.url + path))

    def __enter__(self) -> "PushService":
        self.thread.start()
        return self

    def __exit__(self, *_) -> None:
        self.server.shutdown()
        self.server.server_close()
        assert not self.faults, self.faults[:3]
