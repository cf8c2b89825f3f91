"""A proxy that carries bytes as a slow network does."""

import socket
import threading
import time


class SlowNetwork:
    """Forwards connections to a port: what the server sends passes at a number of bytes a second, after a delay."""

    def __init__(self, port: int, bytes_a_second: int, delay: float):
        self.target, self.rate, self.delay = port, bytes_a_second, delay
        self.received = 0
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        self.listener.close()

    def _accept(self) -> None:
        while True:
            try:
                browser, _ = self.listener.accept()
            except OSError:
                return
            server = socket.create_connection(("127.0.0.1", self.target))
            # A small window makes the server feel the slowness instead of filling buffers.
            server.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8192)
            threading.Thread(target=self._carry, args=(browser, server, None), daemon=True).start()
            threading.Thread(target=self._carry, args=(server, browser, self.rate), daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket, rate: int | None) -> None:
        try:
            while data := source.recv(2048):
                if rate:
                    self.received += len(data)
                    time.sleep(self.delay / 8 + len(data) / rate)
                sink.sendall(data)
        except OSError:
            pass
        finally:
            for end in (source, sink):
                try:
                    end.shutdown(socket.SHUT_RDWR)
                except OSError:
                    pass
