import Core
import CoreTesting
import Foundation
import HTTPTypes
import NotificationsAPI
import NotificationsServer
import Persistence
import ServerCore
import Synchronization

/// Push services that a test reads, and that respond as it says.
final class FakePushNetwork: PushTransport {
    struct Request: Sendable {
        let endpoint: String
        let fields: HTTPFields
        let body: Data
    }

    private struct State {
        var requests: [Request] = []
        var responses: [String: [PushResponse]] = [:]
    }

    private let state = Mutex(State())

    var requests: [Request] { state.withLock { $0.requests } }

    /// Has the next messages to an address responded to in this way; those after them are taken.
    func respond(_ statuses: Int..., retryAfter: TimeInterval? = nil, at endpoint: String) {
        state.withLock { $0.responses[endpoint, default: []] += statuses.map { PushResponse(status: $0, retryAfter: retryAfter) } }
    }

    func allows(_ endpoint: String) -> Bool { endpoint.hasPrefix("https://push.example.net/") }

    func post(_ body: Data, to endpoint: String, fields: HTTPFields) async throws(PushTransportError) -> PushResponse {
        let response = state.withLock { state -> PushResponse in
            state.requests.append(Request(endpoint: endpoint, fields: fields, body: body))
            guard var waiting = state.responses[endpoint], !waiting.isEmpty else { return PushResponse(status: 201) }
            let first = waiting.removeFirst()
            state.responses[endpoint] = waiting
            return first
        }
        if response.status == 0 { throw PushTransportError("hung up") }
        return response
    }
}

/// Sessions by the token of a request: each person's token is one session, until a test ends it.
struct FakeSessions: NotificationSessions {
    let ended = LockedValue<Set<Int>>([])
    /// The session of the next calls; nil for one for each person.
    let current = LockedValue<Int?>(nil)

    func session(of request: ServerRequest) async throws(APIError) -> Int {
        let text = request.head.headerFields[.authorization] ?? ""
        return current.value ?? text.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 1_000_003 }
    }

    func open(_ sessions: [Int], at now: Date, in transaction: Transaction) throws -> Set<Int> { Set(sessions).subtracting(ended.value) }
}

/// Keeps what was pushed, for tests to read.
final class FakePushRecorder: PushRecorder {
    let pushes = LockedValue<[SentPush]>([])

    func record(_ push: SentPush) async { pushes.withLock { $0.append(push) } }
}
