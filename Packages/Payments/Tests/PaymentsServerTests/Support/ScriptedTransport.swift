import Core
import Foundation
import HTTPTypes
import Synchronization

/// A transport that returns prepared responses in turn, and keeps the requests.
final class ScriptedTransport: HTTPTransport {
    struct Sent: Sendable {
        let request: HTTPRequest
        let body: String
    }

    enum Step: Sendable {
        case respond(Int, String, HTTPFields = [:])
        case fail(HTTPClientError)
    }

    private struct State {
        var steps: [Step]
        var sent: [Sent] = []
    }

    private let state: Mutex<State>

    init(_ steps: [Step]) { state = Mutex(State(steps: steps)) }

    var sent: [Sent] { state.withLock { $0.sent } }

    func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) {
        let step: Step? = state.withLock { state in
            state.sent.append(Sent(request: request, body: String(decoding: body, as: UTF8.self)))
            return state.steps.isEmpty ? nil : state.steps.removeFirst()
        }
        switch step {
        case .respond(let status, let body, let fields): return (HTTPResponse(status: .init(code: status), headerFields: fields), Data(body.utf8))
        case .fail(let error): throw error
        case nil: throw HTTPClientError.unreachable("The test has no further response.")
        }
    }
}
