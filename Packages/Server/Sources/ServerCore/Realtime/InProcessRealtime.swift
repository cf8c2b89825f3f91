public import Core
import Logging
public import Networking

/// Realtime for a session in the server's own process: subscribes on the hub as the person whose access token the session holds.
public struct InProcessRealtime: Realtime {
    private let hub: RealtimeHub
    private let authenticator: any Authenticator
    private let session: AuthSession
    private let gate: RealtimeGate?

    /// Creates an instance for one session.
    ///
    /// - Parameter gate: holds changes back while nobody looks at the session's page.
    public init(hub: RealtimeHub, authenticator: any Authenticator, session: AuthSession, gate: RealtimeGate? = nil) {
        self.hub = hub
        self.gate = gate
        self.authenticator = authenticator
        self.session = session
    }

    /// Subscribes to a topic; the stream is empty if the person may not subscribe to it.
    public func subscribe(_ topic: Topic) async -> AsyncStream<Change> {
        do {
            // Runs in a child task, since a task keeps the memory of its deepest call for as long as it lives.
            async let changes = hub.subscribe(topic, as: person(), through: gate)
            return try await changes
        } catch {
            createLog(category: "realtime").warning("subscription refused", metadata: ["topic": "\(topic)", "cause": "\(error)"])
            return AsyncStream { $0.finish() }
        }
    }

    private func person() async throws -> Person {
        guard let tokens = await session.tokens() else { throw APIError.unauthorized() }
        do {
            return try await authenticator.authenticate(tokens.accessToken)
        } catch  where error.status == 401 {
            return try await authenticator.authenticate(session.refresh(replacing: tokens.accessToken))
        }
    }
}
