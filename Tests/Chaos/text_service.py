"""A service with Twilio's API for text messages on the loopback, written from Twilio's documentation alone."""

import base64
import json
import re
import threading
import uuid
from collections import defaultdict
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs

ACCOUNT, TOKEN, SENDER = "AC" + "0123456789abcdef" * 2, "the token of a test", "+15005550006"
#: The longest text that Twilio takes, and what it calls one without a text, a recipient that is none, and a wrong secret.
LONGEST, TOO_LONG, NO_TEXT, NO_NUMBER, NO_ENTRY = 1600, 21617, 21602, 21211, 20003


@dataclass
class Text:
    """What came for one phone."""

    sender: str
    body: str


class TextService:
    """Takes every message, unless a status waits for its number. A context manager."""

    def __init__(self):
        #: The messages that were taken, by number.
        self.texts: dict[str, list[Text]] = defaultdict(list)
        #: The next responses by number: status, code and fields.
        self.responses: dict[str, list[tuple[int, int, dict[str, str]]]] = defaultdict(list)
        self.faults: list[str] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                status, code, fields = service.take(self.path, self.headers, body)
                content = {"sid": "SM" + uuid.uuid4().hex, "status": "queued"} if status == 201 else {"code": code, "message": "No.", "status": status}
                text = json.dumps(content).encode()
                self.send_response(status)
                for name, value in {**fields, "Content-Type": "application/json", "Content-Length": str(len(text))}.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(text)

            def log_message(self, *_):
                pass

        class Listener(ThreadingHTTPServer):
            daemon_threads = True
            request_queue_size = 128

            # A killed server's connections end without a word.
            def handle_error(self, request, client_address):
                pass

        self.server = Listener(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        #: What the product is told, to send by this service.
        self.settings = {"TWILIO_URL": self.url, "TWILIO_ACCOUNT_SID": ACCOUNT, "TWILIO_AUTH_TOKEN": TOKEN, "TWILIO_FROM": SENDER}
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)

    def take(self, path: str, headers, body: bytes) -> tuple[int, int, dict[str, str]]:
        if path != f"/2010-04-01/Accounts/{ACCOUNT}/Messages.json":
            self.faults.append(f"{path} is no path of the API")
            return 404, 20404, {}
        if headers["Authorization"] != "Basic " + base64.b64encode(f"{ACCOUNT}:{TOKEN}".encode()).decode():
            return 401, NO_ENTRY, {}
        try:
            assert headers["Content-Type"] == "application/x-www-form-urlencoded", headers["Content-Type"]
            form = {name: values[0] for name, values in parse_qs(body.decode(), strict_parsing=True, errors="strict").items()}
            assert form.keys() == {"To", "From", "Body"}, form.keys()
        except Exception as fault:
            self.faults.append(repr(fault))
            return 400, 20001, {}
        if not re.fullmatch(r"\+[1-9]\d{7,14}", form["To"]):
            return 400, NO_NUMBER, {}
        if not form["Body"] or len(form["Body"]) > LONGEST:
            return 400, TOO_LONG if form["Body"] else NO_TEXT, {}
        if self.responses[form["To"]]:
            return self.responses[form["To"]].pop(0)
        self.texts[form["To"]].append(Text(form["From"], form["Body"]))
        return 201, 0, {}

    def code(self, number: str) -> str:
        """The code in the last message to a phone."""
        return re.search(r"\b\d{6}\b", self.texts[number][-1].body).group()

    def __enter__(self) -> "TextService":
        self.thread.start()
        return self

    def __exit__(self, *_) -> None:
        self.server.shutdown()
        self.server.server_close()
        assert not self.faults, self.faults[:3]
