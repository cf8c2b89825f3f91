package import AsyncHTTPClient
package import Foundation
import NIOCore
import NIOFoundationCompat
import NIOHTTP1

/// A client that knows the contract and nothing of ours: paths, JSON, and the envelope, which it checks in every answer.
package struct WireClient: Sendable {
    private let http: HTTPClient
    private let base: String
    private let token: String?

    package init(http: HTTPClient, base: String, token: String? = nil) {
        self.http = http
        self.base = base
        self.token = token
    }

    /// The same client, signed in.
    package func signedIn(_ token: String?) -> WireClient { WireClient(http: http, base: base, token: token) }

    package func get(_ path: String) async throws -> Answer { try await send("GET", path) }

    /// Posts; the key makes it safe to repeat.
    package func post(_ path: String, _ body: JSON = [:], key: String? = nil) async throws -> Answer {
        try await send("POST", path, JSONEncoder().encode(body), key.map { ["Idempotency-Key": $0] } ?? [:])
    }

    package func put(_ path: String, _ body: JSON) async throws -> Answer { try await send("PUT", path, JSONEncoder().encode(body)) }

    /// Sends bytes as they are.
    ///
    /// - Parameter path: below the API's base.
    /// - Throws: ``ContractViolation`` when the answer isn't the envelope.
    package func send(_ method: String, _ path: String, _ body: Data? = nil, _ headers: [String: String] = [:]) async throws -> Answer {
        var request = HTTPClientRequest(url: "\(base)/api/v1\(path)")
        request.method = HTTPMethod(rawValue: method)
        for (name, value) in headers { request.headers.replaceOrAdd(name: name, value: value) }
        if let token { request.headers.replaceOrAdd(name: "Authorization", value: "Bearer \(token)") }
        if let body {
            request.headers.add(name: "Content-Type", value: "application/json")
            request.body = .bytes(ByteBuffer(bytes: body))
        }
        let response = try await http.execute(request, timeout: .seconds(120))
        let bytes = try await response.body.collect(upTo: 32 << 20)
        let fields = response.headers.map { ($0.name.lowercased(), $0.value) }
        let answer = Answer(
            status: Int(response.status.code), headers: Dictionary(fields) { first, _ in first }, body: Data(buffer: bytes))
        guard answer.faults.isEmpty else { throw ContractViolation(request: "\(method) \(path)", answer: answer) }
        return answer
    }
}
