import Core
import CoreTesting
import Foundation
import HTTPTypes

/// A transport that answers as a closure says, and keeps what it was sent.
struct FakeTransport: HTTPTransport {
    let requests = LockedValue<[HTTPRequest]>([])
    let response: @Sendable (HTTPRequest, Data) async throws -> (HTTPResponse, Data)

    init(_ response: @escaping @Sendable (HTTPRequest, Data) async throws -> (HTTPResponse, Data)) { self.response = response }

    func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) {
        requests.withLock { $0.append(request) }
        return try await response(request, body)
    }

    /// Answers one after the other.
    static func script(_ answers: [Result<HTTPResponse, HTTPClientError>]) -> FakeTransport {
        let remaining = LockedValue(answers)
        return FakeTransport { _, _ in (try remaining.withLock { $0.removeFirst() }.get(), Data("body".utf8)) }
    }

    /// Never answers.
    static func silent(started: Gate = Gate()) -> FakeTransport {
        FakeTransport { _, _ in
            started.open()
            await Gate().wait()
            throw CancellationError()
        }
    }
}

let sampleRequest = HTTPRequest(method: .get, scheme: "https", authority: "api.example.com", path: "/me")
