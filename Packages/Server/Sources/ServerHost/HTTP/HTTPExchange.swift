import Core
import Foundation
import HTTPTypes
import HummingbirdCore
import NIOCore
import ServerCore

/// A request and its response: collects the body up to the limit, calls the responder, and writes the response.
///
/// Its functions are `@concurrent` because Hummingbird's are: a body's iterator and a response's writer can't cross isolation.
struct HTTPExchange: Sendable {
    let configuration: HostConfiguration
    let responder: any ServerCore.Responder
    let socket: SocketRoute?
    let limiter: ConnectionLimiter
    let date: DateField
    /// Checked when the server is about to stop: clients are then asked to close their connections, so that none is in use at the end.
    let readiness: Readiness?
    /// Whether the connection itself is encrypted.
    var isSecure = false
    /// Whether several requests share the connection, so that no single one may close it.
    var isMultiplexed = false

    /// Thrown to close a connection whose request got a response before it was read.
    struct Unread: Error {}
    /// Thrown when a connection that became a WebSocket has ended.
    struct SocketEnded: Error {}

    /// The most bytes of a refused body to read and discard: closing while the client still sends would lose it the response.
    private static let drainedBytes = 32 << 20

    @concurrent func respond(to request: Request, writer: consuming ResponseWriter, channel: any Channel) async throws {
        var chunks = request.body.makeAsyncIterator()
        guard let body = try await body(of: request, from: &chunks, writer) else {
            try await refuse(request, unread: &chunks, writer, channel)
            throw Unread()
        }
        let peer = channel.remoteAddress?.ipAddress ?? "unknown"
        let client = configuration.trustedProxies.client(of: peer, request.headers)
        let serverRequest = ServerRequest(head: request.head, body: body, remoteAddress: client)
        if let early = early(serverRequest, from: peer) {
            try await write(early, for: request, writer)
        } else if let socket, !isMultiplexed, request.headers[.upgrade] != nil {
            // The preceding filter lets only accepted upgrades through.
            guard let place = limiter.openSocket(from: client) else {
                try await write(envelope(RequestLimits.tooManyRequests(retryAfter: 60), for: request.head), for: request, writer)
                throw SocketEnded()
            }
            defer { place.end() }
            try await writer.writeInformationalHead(WebSocketConnection.switchingProtocols(for: serverRequest))
            let connection = try await WebSocketConnection.take(channel, of: socket, pingInterval: configuration.pingInterval)
            await connection.serve(by: socket, serverRequest)
            throw SocketEnded()
        } else {
            try await write(await response(to: serverRequest), for: request, writer)
        }
    }

    /// Returns the response to a request that came whole.
    @concurrent func response(to request: WholeRequest) async -> WholeResponse {
        let head = request.head
        let client = configuration.trustedProxies.client(of: request.peer, head.headerFields)
        let serverRequest = ServerRequest(head: head, body: request.body.map { Data($0.readableBytesView) } ?? Data(), remoteAddress: client)
        let response = if let early = early(serverRequest, from: request.peer) { early } else { await response(to: serverRequest) }
        let body = head.method == .head || response.body.isEmpty ? nil : ByteBuffer(bytes: response.body)
        return WholeResponse(head: self.head(of: response, to: head), body: body, isLast: head.headerFields[.connection]?.lowercased() == "close")
    }

    /// Returns the response to a request that nobody else sees: by a name that isn't allowed, or without encryption. Nil for others.
    private func early(_ request: ServerRequest, from peer: String) -> ServerResponse? {
        if let error = configuration.names.refusal(of: request) { return envelope(error, for: request.head) }
        return isEncrypted(peer, request.head.headerFields) ? nil : configuration.plainHTTP.response(to: request)
    }

    private func response(to request: ServerRequest) async -> ServerResponse {
        if let socket, socket.isRefused(request) { return envelope(.forbidden(), for: request.head) }
        return await responder.respond(to: request)
    }

    /// Returns whether the client's own connection is encrypted. A trusted proxy that doesn't say is assumed to terminate TLS.
    func isEncrypted(_ peer: String, _ fields: HTTPFields) -> Bool {
        isSecure || (configuration.trustedProxies.isSecure(peer, fields) ?? configuration.trustedProxies.contains(peer))
    }

    /// Returns whether there may be more than the head. In HTTP/2 the head doesn't say so.
    private func mayHaveBody(_ request: Request) -> Bool {
        isMultiplexed || request.headers[.transferEncoding] != nil || request.headers[.contentLength].map { $0 != "0" } ?? false
    }

    /// Returns the whole body; nil as soon as it is known to be too large.
    @concurrent private func body(
        of request: Request, from chunks: inout RequestBody.AsyncIterator, _ writer: borrowing ResponseWriter
    ) async throws -> Data? {
        let limit = min(configuration.maximumBodyBytes, mayHaveBody(request) ? responder.bodyLimit(of: request.head) : 0)
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit { return nil }
        if request.headers[.expect]?.lowercased() == "100-continue" {
            try await writer.writeInformationalHead(HTTPResponse(status: .continue))
        }
        var body = Data()
        while let chunk = try await chunks.next() {
            guard body.count + chunk.readableBytes <= limit else { return nil }
            body.append(contentsOf: chunk.readableBytesView)
        }
        return body
    }

    @concurrent private func refuse(
        _ request: Request, unread chunks: inout RequestBody.AsyncIterator, _ writer: consuming ResponseWriter, _ channel: any Channel
    ) async throws {
        var response = envelope(RequestLimits.bodyTooLarge, for: request.head)
        if !isMultiplexed { response.headerFields[.connection] = "close" }
        try await write(response, for: request, writer)
        if !isMultiplexed { channel.close(mode: .output, promise: nil) }
        var drained = 0
        while drained < Self.drainedBytes, let chunk = try await chunks.next() { drained += chunk.readableBytes }
    }

    @concurrent private func write(_ response: ServerResponse, for request: Request, _ writer: consuming ResponseWriter) async throws {
        let head = head(of: response, to: request.head)
        if request.method == .head || response.body.isEmpty {
            try await writer.writeResponse(head)
        } else {
            try await writer.write(response: head, body: ResponseBody(byteBuffer: ByteBuffer(bytes: response.body)))
        }
    }

    private func head(of response: ServerResponse, to request: HTTPRequest) -> HTTPResponse {
        var head = HTTPResponse(status: response.status, headerFields: response.headerFields)
        head.headerFields[.date] = date.value
        if configuration.demandsHTTPS { head.headerFields[.strictTransportSecurity] = "max-age=31536000; includeSubDomains" }
        let isLast = request.headerFields[.connection]?.lowercased() == "close" || readiness?.isDraining == true
        if !isMultiplexed, isLast { head.headerFields[.connection] = "close" }
        if ![.noContent, .notModified].contains(response.status) { head.headerFields[.contentLength] = String(response.body.count) }
        return head
    }

    /// Returns a response that doesn't come from the chain, in the same form.
    private func envelope(_ error: APIError, for request: HTTPRequest) -> ServerResponse {
        let body = (try? WireJSON.encoder().encode(Envelope<NoOutput>(error: error))) ?? Data()
        var response = ServerResponse.content(body, type: "application/json; charset=utf-8", status: .init(code: error.status))
        response.headerFields[.requestID] = RequestID.of(request.headerFields, random: SystemRandomSource())
        return response
    }
}
