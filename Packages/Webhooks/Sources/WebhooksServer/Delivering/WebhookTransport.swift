public import Foundation
public import HTTPTypes

/// Carries a delivery to its endpoint.
public protocol WebhookTransport: Sendable {
    /// Posts a body and waits for the head of the answer. Redirects are not followed.
    ///
    /// - Returns: the answer's status.
    /// - Throws: ``WebhookTransportError``.
    func post(_ body: Data, to url: String, fields: HTTPFields) async throws(WebhookTransportError) -> Int
}

/// Why a delivery got no answer.
public struct WebhookTransportError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What happened, for the log and for administrators.
    public let description: String

    /// Makes an error.
    public init(_ description: String) { self.description = description }
}
