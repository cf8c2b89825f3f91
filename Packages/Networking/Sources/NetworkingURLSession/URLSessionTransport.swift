public import Core
public import Foundation
public import HTTPTypes
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Carries HTTP with Foundation's URLSession, Apple's own client: cookies and caches are off, redirects are not followed.
///
/// What Foundation on Linux lacks is in the package's README.
///
/// ```swift
/// let transport = URLSessionTransport()
/// let http = HTTPClient(transport: transport, clock: clock, policy: .network)
/// ```
public final class URLSessionTransport: HTTPTransport {
    private let session: URLSession
    private let delegate: SessionDelegate

    /// Creates a transport with a session of its own.
    ///
    /// - Parameters:
    ///   - stallTimeout: how long a connection may be silent. The whole call's deadline is ``/Core/HTTPClient``'s.
    ///   - connectionsPerHost: how many connections to one host are kept at most.
    public init(stallTimeout: Duration = .seconds(60), connectionsPerHost: Int = 8) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpShouldSetCookies = false
        configuration.httpCookieAcceptPolicy = .never
        configuration.httpCookieStorage = nil
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpMaximumConnectionsPerHost = connectionsPerHost
        configuration.timeoutIntervalForRequest = stallTimeout / .seconds(1)
        delegate = SessionDelegate()
        session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    }

    // The session keeps its delegate and its connections until it is told to end.
    deinit { session.invalidateAndCancel() }

    /// Sends a request and waits for the whole answer.
    ///
    /// - Throws: ``/Core/HTTPClientError``, or `CancellationError`.
    public func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) {
        let (response, bytes) = try await open(request, body: .data(body))
        return (response, try await bytes.collect())
    }

    /// Sends a request and returns when the head of the answer is there. A body that is a stream is collected in memory first.
    ///
    /// - Throws: ``/Core/HTTPClientError``, or `CancellationError`, or what the body's stream throws.
    public func open(_ request: HTTPRequest, body: HTTPBody) async throws -> (HTTPResponse, HTTPBytes) {
        let outgoing = try await outgoing(request, body: try await body.collect())
        let task = session.dataTask(with: outgoing)
        let exchange = URLSessionExchange(task: task)
        delegate.add(exchange)
        let response = try await withTaskCancellationHandler {
            try await exchange.start()
        } onCancel: {
            delegate.cancel(exchange)
        }
        return (response, HTTPBytes(exchange.bytes))
    }

    private func outgoing(_ request: HTTPRequest, body: Data) async throws -> URLRequest {
        guard let scheme = request.scheme, let authority = request.authority, let url = URL(string: "\(scheme)://\(authority)\(request.path ?? "/")")
        else { throw HTTPClientError.invalidRequest("The request names no server. To fix, give APIClient a base URL.") }
        var outgoing = URLRequest(url: url)
        outgoing.httpMethod = request.method.rawValue
        for field in request.headerFields { outgoing.addValue(field.value, forHTTPHeaderField: field.name.rawName) }
        if !body.isEmpty { outgoing.httpBody = body }
        return outgoing
    }
}
