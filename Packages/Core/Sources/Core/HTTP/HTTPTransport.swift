public import Foundation
public import HTTPTypes

/// Carries one HTTP exchange: over a socket, through URLSession, or straight to the server in the same process.
///
/// A transport doesn't follow redirects, retry, or apply deadlines: ``HTTPClient`` does. It must end soon and close its
/// socket when the calling task is canceled or the response's bytes are dropped unread.
public protocol HTTPTransport: Sendable {
    /// Sends a request and returns the whole response.
    ///
    /// - Throws: ``HTTPClientError`` if no response arrived, `CancellationError` if the task was canceled.
    func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data)

    /// Sends a request whose body may be a stream, and returns as soon as the response's head has arrived. Transports that hold whole
    /// bodies in memory get a default implementation.
    ///
    /// - Throws: as ``send(_:body:)``; so do the bytes.
    func open(_ request: HTTPRequest, body: HTTPBody) async throws -> (HTTPResponse, HTTPBytes)
}

extension HTTPTransport {
    /// Collects the body, sends it, and returns the whole response as one chunk.
    public func open(_ request: HTTPRequest, body: HTTPBody) async throws -> (HTTPResponse, HTTPBytes) {
        let (response, data) = try await send(request, body: try await body.collect())
        return (response, HTTPBytes(data))
    }
}
