public import Foundation
public import HTTPTypes

/// Carries one HTTP exchange: over a socket, through URLSession, or straight into the server of the same process.
///
/// A transport follows no redirects, retries nothing and knows no deadline: ``HTTPClient`` does. What it must do is end soon, and give up its
/// socket, when the task that called it is cancelled or when the answer's bytes are dropped unread.
public protocol HTTPTransport: Sendable {
    /// Sends a request and waits for the whole answer.
    ///
    /// - Throws: ``HTTPClientError`` when no answer came, `CancellationError` when the task was cancelled.
    func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data)

    /// Sends a request whose body may be a stream, and returns as soon as the head of the answer is there. A transport that holds whole
    /// bodies in memory gets this for free.
    ///
    /// - Throws: as ``send(_:body:)``; so do the bytes.
    func open(_ request: HTTPRequest, body: HTTPBody) async throws -> (HTTPResponse, HTTPBytes)
}

extension HTTPTransport {
    /// Collects the body, sends it, and hands out the whole answer as one chunk.
    public func open(_ request: HTTPRequest, body: HTTPBody) async throws -> (HTTPResponse, HTTPBytes) {
        let (response, data) = try await send(request, body: try await body.collect())
        return (response, HTTPBytes(data))
    }
}
