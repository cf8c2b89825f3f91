public import Foundation
public import HTTPTypes

/// Carries a delivery to its endpoint.
public protocol WebhookTransport: Sendable {
    /// Posts a body and waits for the head of the response. Redirects are not followed.
    ///
    /// - Returns: the status of the response.
    /// - Throws: ``WebhookTransportError``.
    func post(_ body: Data, to url: String, fields: HTTPFields) async throws(WebhookTransportError) -> Int
}

/// The reason why a delivery got no response.
public struct WebhookTransportError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The problem, for the log and for administrators.
    public let description: String

    /// Creates an error.
    public init(_ description: String) { self.description = description }
}

/// The head of a response.
public struct WebhookResponse: Sendable, Equatable {
    /// The status.
    public let status: Int
    /// The header fields.
    public let fields: HTTPFields
}
