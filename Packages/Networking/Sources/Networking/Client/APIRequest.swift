public import Core
public import Foundation
import HTTPTypes

/// A call of an endpoint, laid out for the wire: it can be kept and sent later.
public struct APIRequest: Codable, Sendable, Equatable {
    /// The HTTP method.
    public let method: String
    /// The path below the API's base, with the query.
    public let path: String
    /// The JSON body, if any.
    public let body: Data?
    /// Whether a session authorises it.
    public let needsSession: Bool
    /// The same for every attempt at one deed.
    public let idempotencyKey: String?
    /// When the person acted.
    public let deviceTime: Date?

    /// Lays a call out.
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

    /// The same call under another key.
    func keyed(_ key: String) -> APIRequest {
        APIRequest(copy: self, idempotencyKey: key)
    }

    private init(copy: APIRequest, idempotencyKey: String) {
        (method, path, body, needsSession) = (copy.method, copy.path, copy.body, copy.needsSession)
        (deviceTime, self.idempotencyKey) = (copy.deviceTime, idempotencyKey)
    }
}
