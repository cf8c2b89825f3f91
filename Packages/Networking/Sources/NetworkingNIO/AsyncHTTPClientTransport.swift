import AsyncHTTPClient
public import Core
public import Foundation
public import HTTPTypes
import NIOCore
import NIOFoundationCompat
import NIOHTTP1

/// Carries HTTP over sockets with AsyncHTTPClient: connections are pooled, redirects are not followed.
///
/// ```swift
/// let transport = AsyncHTTPClientTransport()
/// let http = Core.HTTPClient(transport: transport, clock: clock)
/// // at the end of the process:
/// try await transport.shutdown()
/// ```
public struct AsyncHTTPClientTransport: HTTPTransport {
    private let client: AsyncHTTPClient.HTTPClient
    private let responseLimit: Int

    /// Creates a transport on the process's shared event loops.
    ///
    /// - Parameters:
    ///   - connectTimeout: how long making a connection may take. The whole call's deadline is ``Core/HTTPClient``'s.
    ///   - responseLimit: the longest answer that is accepted, in bytes.
    public init(connectTimeout: Duration = .seconds(10), responseLimit: Int = 10 * 1024 * 1024) {
        var configuration = AsyncHTTPClient.HTTPClient.Configuration()
        // A redirect would carry the bearer token to a place that the configuration doesn't name.
        configuration.redirectConfiguration = .disallow
        configuration.timeout.connect = TimeAmount(connectTimeout)
        client = AsyncHTTPClient.HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        self.responseLimit = responseLimit
    }

    /// Closes the connections. To be called once, after the last request; later requests are ``Core/HTTPClientError/unreachable(_:)``.
    public func shutdown() async throws {
        try await client.shutdown()
    }

    /// Sends a request and waits for the whole answer.
    ///
    /// - Throws: ``Core/HTTPClientError``, or `CancellationError`.
    public func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) {
        do {
            let response = try await client.execute(try outgoing(request, body: body), deadline: .distantFuture)
            var buffer = try await response.body.collect(upTo: responseLimit)
            let data = buffer.readData(length: buffer.readableBytes) ?? Data()
            return (incoming(response), data)
        } catch {
            throw Self.translated(error)
        }
    }

    private func outgoing(_ request: HTTPRequest, body: Data) throws -> HTTPClientRequest {
        guard let scheme = request.scheme, let authority = request.authority else {
            throw Core.HTTPClientError.unreachable("The request names no server. To fix, give APIClient a base URL.")
        }
        var outgoing = HTTPClientRequest(url: "\(scheme)://\(authority)\(request.path ?? "/")")
        outgoing.method = HTTPMethod(rawValue: request.method.rawValue)
        for field in request.headerFields {
            outgoing.headers.add(name: field.name.rawName, value: field.value)
        }
        if !body.isEmpty { outgoing.body = .bytes(ByteBuffer(data: body)) }
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

    private static func translated(_ error: any Error) -> any Error {
        switch error {
        case is CancellationError, is Core.HTTPClientError:
            return error
        case let error as AsyncHTTPClient.HTTPClientError where error == .cancelled:
            return CancellationError()
        case let error as AsyncHTTPClient.HTTPClientError where timeouts.contains(error):
            return Core.HTTPClientError.timedOut
        case let error as AsyncHTTPClient.HTTPClientError:
            return Core.HTTPClientError.unreachable(error.shortDescription)
        case is NIOTooManyBytesError:
            return Core.HTTPClientError.unreachable("The answer is longer than the transport's limit.")
        default:
            return Core.HTTPClientError.unreachable("\(error)")
        }
    }

    private static let timeouts: [AsyncHTTPClient.HTTPClientError] = [.connectTimeout, .readTimeout, .writeTimeout, .deadlineExceeded, .tlsHandshakeTimeout]
}
