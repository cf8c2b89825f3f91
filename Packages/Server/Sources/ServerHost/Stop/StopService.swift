import Core
import Logging
import ServerCore
import ServiceLifecycle
import SocketIOEngine
import UnixSignals

/// Waits for the stop signal, marks the server as not ready, gives load balancers time to notice, and accepts clients that have just connected
/// before the server actually stops.
struct StopService: Service {
    let signals: [UnixSignal]
    let readiness: Readiness?
    let listeners: Listeners
    let drainTime: Duration
    let clock: any Core.Clock
    let log: Logger

    func run() async throws {
        if signals.isEmpty { try? await gracefulShutdown() }
        for await signal in await UnixSignalsSequence(trapping: signals).cancelOnGracefulShutdown() {
            log.info("stopping", metadata: ["signal": "\(signal)"])
            readiness?.drain()
            // A shutdown from elsewhere ends the wait.
            if drainTime > .zero { await cancelWhenGracefulShutdown { try? await clock.sleep(for: drainTime) } }
            break
        }
        readiness?.drain()
        await listeners.refuseHandshakes()
    }
}

/// Disconnects Socket.IO's clients when the server stops, since polling clients would delay it.
struct EngineStopService: Service {
    let engines: [EngineServer]

    func run() async throws {
        try? await gracefulShutdown()
        for engine in engines { engine.stop() }
    }
}
