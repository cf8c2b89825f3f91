import Core
import Foundation
import HTTPTypes

/// Calls retailers' servers: one attempt within ten seconds, no redirects, short responses.
struct ConnectorClient: Sendable {
    private static let deadline = Duration.seconds(10)
    private static let longestResponse = 256 * 1024

    let allowsPlainHTTP: Bool
    // lint:allow network-call because retailers' servers are others than ours, which only this type calls
    private let http: HTTPClient

    init(network: ConnectorNetwork, clock: any Clock) {
        allowsPlainHTTP = network.allowsPlainHTTP
        var policy = HTTPClientPolicy()
        policy.deadline = Self.deadline
        policy.responseLimit = Self.longestResponse
        policy.requestsPerHost = 16
        // lint:allow network-call because retailers' servers are others than ours, which only this type calls
        http = HTTPClient(transport: network.transport, clock: clock, policy: policy)
    }

    /// Returns whether an address may be called at all.
    func allows(_ address: String) -> Bool { ConnectorAddress(address, allowsPlainHTTP: allowsPlainHTTP) != nil }

    /// A response: its status and its body.
    struct Reply: Sendable {
        let status: Int
        let body: Data
    }

    /// Reads an address, with a token or without.
    func get(_ address: String, token: String? = nil) async throws(ConnectorError) -> Reply {
        try await send(.get, address, authorization: token.map { "Bearer \($0)" }, body: Data())
    }

    /// Posts a form.
    func post(_ form: FormText, to address: String, authorization: String?) async throws(ConnectorError) -> Reply {
        try await send(.post, address, authorization: authorization, body: Data(form.encoded.utf8))
    }

    private func send(_ method: HTTPRequest.Method, _ address: String, authorization: String?, body: Data) async throws(ConnectorError) -> Reply {
        guard let place = ConnectorAddress(address, allowsPlainHTTP: allowsPlainHTTP) else { throw .unavailable }
        var request = HTTPRequest(method: method, scheme: place.scheme, authority: place.authority, path: place.target)
        request.headerFields[.accept] = "application/json"
        request.headerFields[.authorization] = authorization
        if method == .post { request.headerFields[.contentType] = "application/x-www-form-urlencoded" }
        do {
            let (data, response) = try await http.data(for: request, body: body)
            return Reply(status: response.status.code, body: data)
        } catch {
            throw .unavailable
        }
    }
}
