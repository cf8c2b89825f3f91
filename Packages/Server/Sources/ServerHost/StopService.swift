import Core
import Logging
import ServerCore
import ServiceLifecycle
import UnixSignals

/// Waits for the signal to stop, says that the server isn't ready any more, and lets balancers notice before the server stops in earnest.
struct StopService: Service {
    let signals: [UnixSignal]
    let readiness: Readiness?
    let drainTime: Duration
    let clock: any Core.Clock
    let log: Logger

    func run() async throws {
        for await signal in await UnixSignalsSequence(trapping: signals).cancelOnGracefulShutdown() {
            log.info("stopping", metadata: ["signal": "\(signal)"])
            readiness?.drain()
            // A shutdown from elsewhere ends the wait.
            if drainTime > .zero { await cancelWhenGracefulShutdown { try? await clock.sleep(for: drainTime) } }
            return
        }
    }
}
