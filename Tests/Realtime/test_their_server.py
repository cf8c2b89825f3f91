"""Our client against python-socketio's server."""

import asyncio

import pytest
import socketio
from aiohttp import web

from conftest import TUMBLE_DEV


@pytest.mark.parametrize("transport", ["polling", "websocket", "upgrade"])
def test_visit(transport):
    async def run():
        server = socketio.AsyncServer(async_mode="aiohttp", always_connect=False)
        seen = asyncio.Queue()

        @server.on("connect", namespace="/chat")
        async def connect(sid, environ, auth):
            assert auth == {"token": "secret"}

        @server.on("join", namespace="/chat")
        async def join(sid, room):
            await server.enter_room(sid, room, namespace="/chat")
            return "ok"

        @server.on("echo", namespace="/chat")
        async def echo(sid, *values):
            message = {"id": 1, "text": "hello é"}
            await server.emit("message:new", message, to=sid, namespace="/chat", callback=lambda *answer: seen.put_nowait(answer))
            await server.emit("conversation:updated", {"id": 2}, room="lobby", namespace="/chat")
            return values

        app = web.Application()
        server.attach(app)
        # Theirs would wait for the poll that its client has given up.
        runner = web.AppRunner(app, shutdown_timeout=0.1)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        port = runner.addresses[0][1]
        client = await asyncio.create_subprocess_exec(
            TUMBLE_DEV, "socketio-suite", "--visit", str(port), "--transport", transport, stdout=asyncio.subprocess.PIPE)
        output, _ = await asyncio.wait_for(client.communicate(), 30)
        assert await asyncio.wait_for(seen.get(), 5) == ("seen",)
        await runner.cleanup()
        assert client.returncode == 0
        return output.decode().splitlines()

    lines = asyncio.run(run())
    assert lines[0] == 'join "ok"'
    assert lines[1] in ('echo {"text":"é","number":7} [0, 255]', 'echo {"text":"\\u00e9","number":7} [0, 255]')
    assert lines[2].startswith('message:new {"id":1,') and lines[3] == 'conversation:updated {"id":2}'
