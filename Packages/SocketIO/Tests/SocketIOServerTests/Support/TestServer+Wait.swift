import CoreTesting
import NIOCore
import Testing

@testable import SocketIOEngine

extension TestServer {
    /// Waits until a session is in a state. Each look is a turn of its event loop.
    func wait(_ sid: String, until isReached: @escaping @Sendable (EngineSession) -> Bool) async throws {
        let reference = try #require(engine.session(sid))
        try await eventually {
            await withCheckedContinuation { continuation in
                reference.eventLoop.execute { reference.perform { continuation.resume(returning: isReached($0)) } }
            }
        }
    }

    func waitForPoll(_ sid: String) async throws {
        try await wait(sid) { $0.polling.waiting != nil }
    }

    /// Waits until a session is forgotten.
    func waitForEnd(_ sid: String) async throws {
        try await eventually { engine.session(sid) == nil }
    }
}
