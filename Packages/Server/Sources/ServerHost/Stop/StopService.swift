import Core
import Logging
import ServerCore
import ServiceLifecycle
import UnixSignals

/// Waits for the signal to stop, says that the server isn't ready any more, lets balancers notice, and lets those who have just connected in before
/// the server stops in earnest.
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
