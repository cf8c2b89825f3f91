public import Core
public import Foundation
import HTTPTypes

/// A call of an endpoint, encoded for the wire, which can be stored and sent later.
public struct APIRequest: Codable, Sendable, Equatable {
    /// The HTTP method.
    public let method: String
    /// The path relative to the API's base, with the query.
    public let path: String
    /// The JSON body, if any.
    public let body: Data?
    /// Whether it needs an access token.
    public let needsSession: Bool
    /// The same for every attempt at an operation.
    public let idempotencyKey: String?
    /// The time at which the person acted.
    public let deviceTime: Date?

    /// Encodes a call.
    ///
    /// - Throws: `APIError.unencodable`.
    public init<Input, Output>(
        _ endpoint: Endpoint<Input, Output>, _ input: Input, idempotencyKey: String? = nil, deviceTime: Date? = nil
    ) throws(APIError) {
        guard let encoded = try? endpoint.encode(input) else { throw .unencodable }
        method = endpoint.method.rawValue
        path = encoded.path
        body = encoded.body
        needsSession = endpoint.access != .everyone
        self.idempotencyKey = idempotencyKey
        self.deviceTime = deviceTime
    }

    /// Prepares a call for somebody else's request for a file.
    init(relaying path: String, file: Data?) {
        (method, self.path, body, needsSession) = (file == nil ? "GET" : "POST", path, file, true)
        (idempotencyKey, deviceTime) = (nil, nil)
    }

    /// Returns the same call with a file as its body.
    func carrying(_ file: Data) -> APIRequest { APIRequest(copy: self, body: file, idempotencyKey: idempotencyKey) }

    /// Returns the same call with another idempotency key.
    func keyed(_ key: String) -> APIRequest {
        APIRequest(copy: self, body: body, idempotencyKey: key)
    }

    private init(copy: APIRequest, body: Data?, idempotencyKey: String?) {
        (method, path, self.body, needsSession) = (copy.method, copy.path, body, copy.needsSession)
        (deviceTime, self.idempotencyKey) = (copy.deviceTime, idempotencyKey)
    }
}
