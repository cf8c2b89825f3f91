import NIOCore

/// The state shared by the sessions of an event loop: their deadlines, and those with something to send.
final class EngineLoop {
    let eventLoop: any EventLoop
    let pings: DeadlineQueue
    let pongs: DeadlineQueue
    let upgrades: DeadlineQueue
    let farewells: DeadlineQueue
    private var unflushed: [EngineSession] = []
    private var flushing: [EngineSession] = []

    init(_ eventLoop: any EventLoop, _ configuration: EngineConfiguration) {
        self.eventLoop = eventLoop
        pings = DeadlineQueue(configuration.pingInterval, on: eventLoop)
        pongs = DeadlineQueue(configuration.pingTimeout, on: eventLoop)
        upgrades = DeadlineQueue(configuration.upgradeTimeout, on: eventLoop)
        farewells = DeadlineQueue(configuration.farewellTimeout, on: eventLoop)
    }

    /// Sends a session's packets after this turn's reads, so that everything added until then leaves in one write.
    func flushLater(_ session: EngineSession) {
        unflushed.append(session)
        if unflushed.count == 1 { eventLoop.assumeIsolated().execute { self.flush() } }
    }

    private func flush() {
        swap(&unflushed, &flushing)
        for session in flushing { session.flush() }
        flushing.removeAll(keepingCapacity: true)
    }
}
