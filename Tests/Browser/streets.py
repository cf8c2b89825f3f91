"""A small OSRM server, as https://project-osrm.org/docs/v5.24.0/api/ describes it: streets lead east or west first, then north or south, at 10 m/s."""

import json
import math
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


def meters(a: tuple[float, float], b: tuple[float, float]) -> float:
    """The length of the way from one place to another, given by longitude and latitude."""
    east = (b[0] - a[0]) * math.cos(math.radians(a[1]))
    return 111_195 * (abs(east) + abs(b[1] - a[1]))


def encoded(line: list[tuple[float, float]]) -> str:
    """A line in the encoded polyline format."""
    text, last = "", (0, 0)
    for longitude, latitude in line:
        point = (round(latitude * 1e5), round(longitude * 1e5))
        for number in (point[0] - last[0], point[1] - last[1]):
            value = ~(number << 1) if number < 0 else number << 1
            while value >= 0x20:
                text += chr((0x20 | value & 0x1F) + 63)
                value >>= 5
            text += chr(value + 63)
        last = point
    return text


class Answers(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        path, _, query = self.path.partition("?")
        _, service, version, profile, text = path.split("/")
        places = [tuple(float(part) for part in place.split(",")) for place in text.split(";")]
        self.server.asked.append(service)
        if (version, profile) != ("v1", "driving") or len(places) < 2:
            return self.answer(400, {"code": "InvalidUrl", "message": "URL string malformed."})
        if service == "table":
            return self.answer(200, {"code": "Ok", "durations": [[meters(a, b) / 10 for b in places] for a in places]})
        corners = [point for a, b in zip(places, places[1:]) for point in (a, (b[0], a[1]))] + [places[-1]]
        assert "geometries=polyline" in query
        length = sum(meters(a, b) for a, b in zip(places, places[1:]))
        route = {"geometry": encoded(corners), "distance": length, "duration": length / 10, "legs": []}
        return self.answer(200, {"code": "Ok", "routes": [route], "waypoints": []})

    def answer(self, status: int, body: dict) -> None:
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(json.dumps(body).encode())

    def log_message(self, *arguments) -> None:
        pass


@contextmanager
def streets():
    """Runs the server; yields its address and the services that it was asked for."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
    server.asked = []
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}", server.asked
    finally:
        server.shutdown()
        thread.join()
