import AsyncHTTPClient
public import Core
public import Foundation
public import HTTPTypes
import NIOCore
import NIOFoundationCompat
import NIOHTTP1
import NIOSSL

/// Sends HTTP over sockets with AsyncHTTPClient. Connections are pooled; redirects aren't followed, and nothing is retried.
///
/// ```swift
/// let transport = AsyncHTTPClientTransport()
/// let http = Core.HTTPClient(transport: transport, clock: clock, policy: .network)
/// // at the end of the process:
/// try await transport.shutdown()
/// ```
public struct AsyncHTTPClientTransport: HTTPTransport {
    private let client: AsyncHTTPClient.HTTPClient

    /// Creates a transport on the process's shared event loops.
    ///
    /// - Parameters:
    ///   - connectTimeout: the time limit for connecting. The deadline of the whole call is ``/Core/HTTPClient``'s.
    ///   - connectionsPerHost: the most HTTP/1.1 connections to keep per host.
    ///   - authorities: a PEM file with trusted certificate authorities; nil for the system's.
    ///   - addresses: the internet addresses to connect to, by the names of hosts; other names are looked up.
    public init(connectTimeout: Duration = .seconds(10), connectionsPerHost: Int = 8, authorities: String? = nil, addresses: [String: String] = [:]) {
        var configuration = AsyncHTTPClient.HTTPClient.Configuration()
        // A redirect would carry the bearer token to a place that isn't configured, so the client above decides.
        configuration.redirectConfiguration = .disallow
        configuration.dnsOverride = addresses
        configuration.timeout.connect = TimeAmount(connectTimeout)
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = connectionsPerHost
        // Otherwise a refused connection would be retried until the connect timeout.
        configuration.connectionPool.retryConnectionEstablishment = false
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.trustRoots = authorities.map { .file($0) } ?? .default
        configuration.tlsConfiguration = tls
        client = AsyncHTTPClient.HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }

    /// Closes the connections. Call it once, after the last request; later requests throw ``/Core/HTTPClientError/unreachable(_:)``.
    public func shutdown() async throws {
        try await client.shutdown()
    }

    /// Sends a request and returns the whole response.
    ///
    /// - Throws: ``/Core/HTTPClientError``, or `CancellationError`.
    public func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) {
        let (response, bytes) = try await open(request, body: .data(body))
        return (response, try await bytes.collect())
    }

    /// Sends a request and returns once the response's head has arrived.
    ///
    /// - Throws: ``/Core/HTTPClientError``, `CancellationError`, or any error of the body's stream.
    public func open(_ request: HTTPRequest, body: HTTPBody) async throws -> (HTTPResponse, HTTPBytes) {
        let outgoing = try outgoing(request, body: body)
        do {
            let response = try await client.execute(outgoing, deadline: .distantFuture)
            return (incoming(response), HTTPBytes(ResponseBytes(body: response.body)))
        } catch {
            throw TransportFailure.translated(error)
        }
    }

    private func outgoing(_ request: HTTPRequest, body: HTTPBody) throws -> HTTPClientRequest {
        guard let scheme = request.scheme, let authority = request.authority else {
            throw Core.HTTPClientError.invalidRequest("The request has no host. To fix, give APIClient a base URL.")
        }
        var outgoing = HTTPClientRequest(url: "\(scheme)://\(authority)\(request.path ?? "/")")
        outgoing.method = HTTPMethod(rawValue: request.method.rawValue)
        for field in request.headerFields {
            outgoing.headers.add(name: field.name.rawName, value: field.value)
        }
        switch body.content {
        case .data(let data):
            if !data.isEmpty { outgoing.body = .bytes(ByteBuffer(data: data)) }
        case .chunks(let chunks):
            outgoing.body = .stream(RequestBuffers(bytes: HTTPBytes(chunks)), length: body.length.map { .known(Int64($0)) } ?? .unknown)
        }
        return outgoing
    }

    private func incoming(_ response: HTTPClientResponse) -> HTTPResponse {
        var fields = HTTPFields()
        for (name, value) in response.headers {
            guard let name = HTTPField.Name(name) else { continue }
            fields.append(HTTPField(name: name, value: value))
        }
        let status = HTTPResponse.Status(code: Int(response.status.code), reasonPhrase: response.status.reasonPhrase)
        return HTTPResponse(status: status, headerFields: fields)
    }
}

/// A response's bytes, with Foundation's types and Core's errors.
private struct ResponseBytes: AsyncSequence, Sendable {
    let body: HTTPClientResponse.Body

    struct AsyncIterator: AsyncIteratorProtocol {
        var base: HTTPClientResponse.Body.AsyncIterator

        mutating func next() async throws -> Data? { try await next(isolation: nil) }

        mutating func next(isolation actor: isolated (any Actor)?) async throws -> Data? {
            do {
                return try await base.next(isolation: actor).map { Data(buffer: $0) }
            } catch {
                throw TransportFailure.translated(error)
            }
        }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: body.makeAsyncIterator()) }
}

/// A request's bytes, with NIO's types.
private struct RequestBuffers: AsyncSequence, Sendable {
    let bytes: HTTPBytes

    struct AsyncIterator: AsyncIteratorProtocol {
        var base: HTTPBytes.AsyncIterator

        mutating func next() async throws -> ByteBuffer? {
            try await base.next().map { ByteBuffer(data: $0) }
        }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: bytes.makeAsyncIterator()) }
}
