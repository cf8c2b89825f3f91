public import Core
public import Foundation
public import HTTPTypes
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends HTTP with Foundation's URLSession. Cookies and caches are off, and redirects aren't followed.
///
/// The package's README lists what Foundation on Linux lacks.
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
    ///   - stallTimeout: the longest time without data. The deadline of the whole call is ``/Core/HTTPClient``'s.
    ///   - connectionsPerHost: the most connections to keep per host.
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

    // The session retains its delegate and connections until it is invalidated.
    deinit { session.invalidateAndCancel() }

    /// Sends a request and returns the whole response.
    ///
    /// - Throws: ``/Core/HTTPClientError``, or `CancellationError`.
    public func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) {
        let (response, bytes) = try await open(request, body: .data(body))
        return (response, try await bytes.collect())
    }

    /// Sends a request and returns once the response's head has arrived. A streamed body is collected in memory first.
    ///
    /// - Throws: ``/Core/HTTPClientError``, `CancellationError`, or any error of the body's stream.
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
        else { throw HTTPClientError.invalidRequest("The request has no host. To fix, give APIClient a base URL.") }
        var outgoing = URLRequest(url: url)
        outgoing.httpMethod = request.method.rawValue
        for field in request.headerFields { outgoing.addValue(field.value, forHTTPHeaderField: field.name.rawName) }
        if !body.isEmpty { outgoing.httpBody = body }
        return outgoing
    }
}
