public import Foundation
public import HTTPTypes

/// Carries one HTTP exchange: over a socket, through URLSession, or straight into the server of the same process.
public protocol HTTPTransport: Sendable {
    /// Sends a request and waits for the whole answer.
    ///
    /// - Throws: ``HTTPClientError`` when no answer came.
    func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data)
}
