"""Stripe's API for tests: localstripe, an independent stateful server, behind a proxy that behaves as Stripe's network does, and as bad networks do.

Prints `Listening on port N` and serves until it is ended. Both servers listen on the loopback interface only.
"""

import argparse
import asyncio

from aiohttp import ClientSession, web
from localstripe import resources
from localstripe.server import app as localstripe
from stripe_proxy import StripeProxy


def listening_port(runner: web.AppRunner) -> int:
    return runner.addresses[0][1]


async def listen(app: web.Application, port: int) -> web.AppRunner:
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    return runner


async def serve(port: int) -> None:
    # localstripe would write all it has to a file in /tmp after each call.
    resources.Store.dump_to_disk = lambda store: None
    behind = await listen(localstripe, 0)
    async with ClientSession() as session:
        proxy = StripeProxy(session, f"http://127.0.0.1:{listening_port(behind)}")
        front = await listen(proxy.app(), port)
        print(f"Listening on port {listening_port(front)}", flush=True)
        await asyncio.Event().wait()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="the port; 0 for one that is free")
    asyncio.run(serve(parser.parse_args().port))
