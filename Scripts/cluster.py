#!/usr/bin/env python3
"""Runs Tumble in several processes on this machine: PostgreSQL, three nodes, and nginx as their load balancer. Ctrl-C stops everything.

    Scripts/cluster.py              on http://127.0.0.1:8080, with demo people
    Scripts/cluster.py --port 9000

What it starts listens on loopback only and keeps its data in a temporary folder, which is removed afterward.
"""

import argparse
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

sys.dont_write_bytecode = True
import postgres  # noqa: E402
from postgres import free_port  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent
TUMBLE_DEV = os.environ.get("TUMBLE_DEV") or str(Path(os.environ.get("SCRATCH") or ROOT / ".build") / "debug/tumble-dev")


class Node:
    """A process of the cluster, which can be killed and restarted."""

    def __init__(self, name: str, folder: Path, settings: dict[str, str]):
        self.name = name
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.settings = settings
        self.process: subprocess.Popen | None = None

    @property
    def log(self) -> Path:
        return self.folder / f"{self.name}.log"

    def start(self) -> None:
        """Starts the node, and returns when it serves."""
        command = [TUMBLE_DEV, "serve", "--port", str(self.port), "--data", str(self.folder / self.name)]
        # Tests make what they look at.
        settings = {"DEMO_HISTORY": "NO", "DEMO_TRAFFIC": "NO", **self.settings}
        command += [word for key, value in settings.items() for word in ("--set", f"{key}={value}")]
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log, start_new_session=True)
        if not self.process.stdout.readline():
            sys.exit(f"{self.name} doesn't start:\n{self.log.read_text(errors='replace')[-3000:]}")
        # Discards further output, since a full pipe would stop the process.
        threading.Thread(target=self.process.stdout.read, daemon=True).start()

    def kill(self) -> None:
        """Kills the process, like a power failure."""
        self.process.kill()
        self.process.wait()

    def drain(self) -> None:
        """Asks the node to leave, and returns when it has ended."""
        self.process.terminate()
        self.process.wait(60)

    def stop(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()


class Cluster:
    """PostgreSQL, nodes and a load balancer, as a context manager. `url` is the address to open."""

    def __init__(self, port: int | None = None, nodes: int = 3, settings: dict[str, str] | None = None, roles: list[str] | None = None):
        self.folder = Path(tempfile.mkdtemp(prefix="tumble-cluster-", dir="/tmp"))
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.postgres = postgres.PostgresCluster(durable=True)
        self.settings = settings or {}
        self.roles = roles or ["api,web,worker"] * nodes
        self.nodes: list[Node] = []
        self.balancer: subprocess.Popen | None = None

    def __enter__(self) -> "Cluster":
        try:
            self.postgres.__enter__()
            # The first node creates the keys that all of them share.
            keys = {"SIGNING_KEY_FILE": "node1/signing-key.pem", "SEALING_KEY_FILE": "node1/sealing-key", "PUSH_KEY_FILE": "node1/push-key.pem"}
            for number, roles in enumerate(self.roles, start=1):
                shared = {key: str(self.folder / file) for key, file in keys.items()} if number > 1 else {}
                settings = {
                    "DATABASE_URL": self.postgres.url, "PUBLIC_URL": self.url, "TRUSTED_PROXIES": "127.0.0.1", "ROLES": roles,
                    "MAIL_FOLDER": str(self.folder / "mail"), **shared, **self.settings,
                }
                self.nodes.append(Node(f"node{number}", self.folder, settings))
                self.nodes[-1].start()
            self.start_balancer()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_) -> None:
        if self.balancer:
            self.balancer.terminate()
            self.balancer.wait()
        for node in self.nodes:
            node.stop()
        self.postgres.__exit__()
        shutil.rmtree(self.folder, ignore_errors=True)

    def start_balancer(self) -> None:
        program = shutil.which("nginx") or "/usr/sbin/nginx"
        if not Path(program).exists():
            sys.exit("There is no nginx. To fix, install it: Scripts/install-packages nginx-light")
        file = self.folder / "nginx.conf"
        file.write_text(balancer_configuration(self.folder, self.port, [node.port for node in self.nodes]))
        with open(self.folder / "nginx.log", "ab") as log:
            self.balancer = subprocess.Popen(
                [program, "-e", "stderr", "-p", self.folder, "-c", file], stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)
        for _ in range(200):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            try:
                self.balancer.wait(0.05)
            except subprocess.TimeoutExpired:
                continue
            break
        sys.exit(f"nginx doesn't start:\n{(self.folder / 'nginx.log').read_text(errors='replace')}")


def balancer_configuration(folder: Path, port: int, nodes: list[int]) -> str:
    """Keeps a browser on one node while that node lives, and spreads everything else.

    No connection to a node is kept for further requests: one that closes as a request comes would lose it.
    """
    user = "user root;" if os.getuid() == 0 else ""
    servers = "\n".join(f"        server 127.0.0.1:{node} max_fails=0;" for node in nodes)
    return f"""
{user}
daemon off;
pid {folder}/nginx.pid;
worker_processes 1;
error_log stderr warn;
events {{ worker_connections 8192; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    map $cookie_tumble_session $place {{ "" $request_id; default $cookie_tumble_session; }}
    # The polls of a Socket.IO client must all reach the node that knows it; one WebSocket may go anywhere.
    map "$arg_transport:$arg_sid" $realtime_place {{ "websocket:" $request_id; default $remote_addr; }}
    map $http_upgrade $connection_field {{ "" ""; default upgrade; }}
    upstream tumble {{
        hash $place consistent;
{servers}
    }}
    upstream tumble_realtime {{
        hash $realtime_place consistent;
{servers}
    }}
    server {{
        listen 127.0.0.1:{port} backlog=4096;
        client_max_body_size 16m;
        proxy_http_version 1.1;
        proxy_set_header Host $http_host;
        proxy_set_header Upgrade $http_upgrade;
        proxy_set_header Connection $connection_field;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_buffering off;
        proxy_connect_timeout 2s;
        proxy_read_timeout 3600s;
        location / {{ proxy_pass http://tumble; }}
        location /socket.io/ {{ proxy_pass http://tumble_realtime; }}
    }}
}}
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--port", type=int, default=8080)
    parser.add_argument("--nodes", type=int, default=3)
    options = parser.parse_args()
    with Cluster(options.port, options.nodes, {"DEMO_HISTORY": "YES", "DEMO_TRAFFIC": "YES"}) as cluster:
        print(f"Tumble is served on {cluster.url} by", ", ".join(f"{node.name} ({node.url}, process {node.process.pid})" for node in cluster.nodes))
        print(f"PostgreSQL: {cluster.postgres.url}\nLogs: {cluster.folder}\nCtrl-C stops everything.", flush=True)
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        try:
            signal.pause()
        except KeyboardInterrupt:
            return 0


if __name__ == "__main__":
    sys.exit(main())
