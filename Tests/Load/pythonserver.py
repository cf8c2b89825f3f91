"""What `tumble-dev socketio-suite --load` serves, by python-socketio on aiohttp: `pythonserver.py PORT`."""

import sys

import engineio.payload
import socketio
from aiohttp import web

engineio.payload.Payload.max_decode_packets = 10_000
server = socketio.AsyncServer(async_mode="aiohttp", always_connect=False, ping_interval=25, ping_timeout=20, http_compression=False)


@server.on("connect", namespace="/chat")
async def connect(sid, environ, auth):
    if not (auth or {}).get("token"):
        raise socketio.exceptions.ConnectionRefusedError("unauthorized", {"code": 401})


@server.on("join", namespace="/chat")
async def join(sid, room):
    await server.enter_room(sid, room, namespace="/chat")
    return "ok"


@server.on("msg", namespace="/chat")
async def msg(sid, room, message):
    await server.emit("msg", message, room=room, namespace="/chat")


@server.on("echo", namespace="/chat")
async def echo(sid, message):
    return message


application = web.Application()
server.attach(application)
web.run_app(application, host="127.0.0.1", port=int(sys.argv[1]), print=None)
