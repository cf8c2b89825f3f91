import NIOCore

/// A reference to a session from other event loops.
struct SessionReference: Sendable {
    let eventLoop: any EventLoop
    let payloadLimit: PayloadLimit
    private let session: NIOLoopBound<EngineSession>

    init(_ session: EngineSession) {
        eventLoop = session.eventLoop
        payloadLimit = session.payloadLimit
        self.session = NIOLoopBound(session, eventLoop: session.eventLoop)
    }

    /// Runs work on the session's event loop, at once if this is it.
    func perform(_ work: @escaping @Sendable (EngineSession) -> Void) {
        if eventLoop.inEventLoop {
            work(session.value)
        } else {
            eventLoop.execute { work(session.value) }
        }
    }

    /// The session, if this is its event loop.
    var local: EngineSession? { eventLoop.inEventLoop ? session.value : nil }
}
