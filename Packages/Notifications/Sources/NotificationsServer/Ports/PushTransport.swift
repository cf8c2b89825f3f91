public import Foundation
public import HTTPTypes

/// Carries encrypted notifications to the push services of browsers.
///
/// Browsers name the addresses, so it refuses those that only the server's own network reaches, also where a name leads to one.
public protocol PushTransport: Sendable {
    /// Returns whether an address may be called, as far as its text tells.
    func allows(_ endpoint: String) -> Bool
    /// Posts a message and waits for the head of the response. Redirects aren't followed.
    ///
    /// - Throws: ``PushTransportError`` where no response came.
    func post(_ body: Data, to endpoint: String, fields: HTTPFields) async throws(PushTransportError) -> PushResponse
}

/// The head of a push service's response.
public struct PushResponse: Sendable, Equatable {
    /// The status.
    public let status: Int
    /// The seconds after which the service wants to be asked again; nil where it doesn't say.
    public let retryAfter: TimeInterval?

    /// Creates a response.
    public init(status: Int, retryAfter: TimeInterval? = nil) {
        self.status = status
        self.retryAfter = retryAfter
    }
}

/// The reason why a push service gave no response.
public struct PushTransportError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The problem, for the log.
    public let description: String

    /// Creates an error.
    public init(_ description: String) { self.description = description }
}
