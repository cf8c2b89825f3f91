public import Core
import HTTPTypes
import NIOCore
import SocketIOCodec
import Synchronization

/// The server side of Engine.IO 4: sessions over polling and WebSocket.
///
/// It has no port. ``EngineListener`` provides one; in another HTTP server, ``EngineUpgradeHandler`` and ``EnginePollingHandler`` in a
/// connection's pipeline handle the engine's requests and pass on all others.
///
/// ```swift
/// let echo = EngineServer(configuration: EngineConfiguration(), random: SystemRandomSource()) { session in Echo(session) }
/// ```
public final class EngineServer: Sendable {
    /// The engine's configuration.
    public let configuration: EngineConfiguration
    private let random: any RandomSource
    private let makeHandler: @Sendable (EngineSession) -> any EngineSessionHandler
    private let state = Mutex(State())

    private struct State {
        var sessions: [String: SessionReference] = [:]
        var loops: [ObjectIdentifier: NIOLoopBound<EngineLoop>] = [:]
        var isStopped = false
    }

    /// Creates an engine.
    ///
    /// - Parameter handler: creates the handler of a new session's messages, on the session's event loop.
    public init(configuration: EngineConfiguration, random: any RandomSource, handler: @escaping @Sendable (EngineSession) -> any EngineSessionHandler) {
        self.configuration = configuration
        self.random = random
        makeHandler = handler
    }

    /// The number of sessions.
    public var sessionCount: Int { state.withLock { $0.sessions.count } }

    /// Ends all sessions with the reason `server shutting down`, and refuses new ones.
    public func stop() {
        let sessions = state.withLock { state in
            state.isStopped = true
            return Array(state.sessions.values)
        }
        for session in sessions { session.perform { $0.close(.shuttingDown) } }
    }

    func takes(_ target: String) -> Bool { target.hasPrefix(configuration.path) }

    func session(_ sid: String) -> SessionReference? { state.withLock { $0.sessions[sid] } }

    /// Checks a request without a session.
    func check(_ request: EngineRequest, isUpgrade: Bool) throws(EngineRefusal) {
        guard request.method == .get else { throw .badHandshakeMethod }
        if request.parameter("transport") == "websocket", !isUpgrade { throw .badRequest }
        guard !state.withLock({ $0.isStopped || $0.sessions.count >= configuration.maximumSessions }), configuration.allows(request) else { throw .forbidden }
        guard request.parameter("EIO") == "4" else { throw .unsupportedVersion }
    }

    /// Counts a session that is about to be opened.
    ///
    /// - Returns: called at the session's end.
    func reserve(_ request: EngineRequest) throws(EngineRefusal) -> @Sendable () -> Void {
        guard let ended = configuration.reserve(request) else { throw .forbidden }
        return ended
    }

    /// Opens a session on the current event loop.
    func open(
        _ request: EngineRequest, on eventLoop: any EventLoop, webSocket: WebSocketHandler? = nil, ended: @escaping @Sendable () -> Void
    ) -> EngineSession {
        let loop = self.loop(eventLoop)
        let id = sessionID()
        let session = EngineSession(id: id, request: request, loop: loop, server: self, ended: ended)
        state.withLock { $0.sessions[id] = SessionReference(session) }
        session.open(webSocket, makeHandler)
        return session
    }

    func forget(_ sid: String) {
        _ = state.withLock { $0.sessions.removeValue(forKey: sid) }
    }

    private func loop(_ eventLoop: any EventLoop) -> EngineLoop {
        state.withLock { state in
            let key = ObjectIdentifier(eventLoop)
            if let loop = state.loops[key] { return loop }
            let loop = NIOLoopBound(EngineLoop(eventLoop, configuration), eventLoop: eventLoop)
            state.loops[key] = loop
            return loop
        }.value
    }

    private func sessionID() -> String { random.socketID() }
}

extension RandomSource {
    /// Returns an id of 120 random bits, which can't be guessed or derived from another.
    package func socketID() -> String {
        let alphabet = StaticString("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        let bytes = bytes(15)
        return String(unsafeUninitializedCapacity: 20) { text in
            for place in 0..<20 {
                // Four characters of six bits encode three bytes.
                let first = place / 4 * 3
                let word = Int(bytes[first]) << 16 | Int(bytes[first + 1]) << 8 | Int(bytes[first + 2])
                text[place] = alphabet.utf8Start[word >> (18 - place % 4 * 6) & 63]
            }
            return 20
        }
    }
}
