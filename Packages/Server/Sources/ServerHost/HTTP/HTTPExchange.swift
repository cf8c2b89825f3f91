import Core
import Foundation
import HTTPTypes
import HummingbirdCore
import NIOCore
import ServerCore

/// One request and its answer: collects the body up to the limit, asks the responder, writes what it says.
///
/// Its functions are `@concurrent` because Hummingbird's are: a body's iterator and a response's writer may not cross over.
struct HTTPExchange: Sendable {
    let configuration: HostConfiguration
    let responder: any ServerCore.Responder
    let socket: SocketRoute?
    let date: DateField
    /// Told when the server is about to stop: from then on clients are asked to close their connections, so that none is used as it goes.
    let readiness: Readiness?
    /// Whether the connection itself is encrypted.
    var isSecure = false
    /// Whether several requests share the connection, so that none may close it.
    var isMultiplexed = false

    /// Thrown to close a connection whose request was answered before it was read.
    struct Unread: Error {}
    /// Thrown when a connection that had become a WebSocket is over.
    struct SocketEnded: Error {}

    /// The most bytes of a refused body that are read and dropped: closing on a client that still sends would lose it the answer.
    private static let drainedBytes = 32 << 20

    @concurrent func answer(_ request: Request, writer: consuming ResponseWriter, channel: any Channel) async throws {
        let deadline = channel.eventLoop.scheduleTask(in: TimeAmount(configuration.bodyTimeout)) { channel.close(promise: nil) }
        defer { deadline.cancel() }
        var chunks = request.body.makeAsyncIterator()
        guard let body = try await body(of: request, from: &chunks, writer) else {
            try await refuse(request, unread: &chunks, writer, channel)
            throw Unread()
        }
        deadline.cancel()
        let peer = channel.remoteAddress?.ipAddress ?? "unknown"
        let client = configuration.trustedProxies.client(of: peer, request.headers)
        let serverRequest = ServerRequest(head: request.head, body: body, remoteAddress: client)
        if !isEncrypted(peer, request.headers), let answer = configuration.plainHTTP.answer(to: serverRequest) {
            try await write(answer, for: request, writer)
        } else if let socket, !isMultiplexed, request.headers[.upgrade] != nil {
            // The filter before has let through only what is taken.
            try await writer.writeInformationalHead(WebSocketConnection.switchingProtocols(for: serverRequest))
            let connection = try await WebSocketConnection.take(channel, of: socket, pingInterval: configuration.pingInterval)
            await connection.serve(by: socket, serverRequest)
            throw SocketEnded()
        } else if let socket, socket.isRefused(serverRequest) {
            try await write(envelope(.forbidden(), for: request), for: request, writer)
        } else {
            try await write(await responder.respond(to: serverRequest), for: request, writer)
        }
    }

    /// Whether the client's own connection is encrypted. A trusted proxy that doesn't say is taken to end TLS, which is what it is there for.
    func isEncrypted(_ peer: String, _ fields: HTTPFields) -> Bool {
        isSecure || (configuration.trustedProxies.isSecure(peer, fields) ?? configuration.trustedProxies.contains(peer))
    }

    /// The whole body; nil as soon as it is known to be too large.
    @concurrent private func body(
        of request: Request, from chunks: inout RequestBody.AsyncIterator, _ writer: borrowing ResponseWriter
    ) async throws -> Data? {
        let limit = configuration.maximumBodyBytes
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
        var response = envelope(RequestLimits.bodyTooLarge, for: request)
        if !isMultiplexed { response.headerFields[.connection] = "close" }
        try await write(response, for: request, writer)
        if !isMultiplexed { channel.close(mode: .output, promise: nil) }
        var drained = 0
        while drained < Self.drainedBytes, let chunk = try await chunks.next() { drained += chunk.readableBytes }
    }

    @concurrent private func write(_ response: ServerResponse, for request: Request, _ writer: consuming ResponseWriter) async throws {
        var head = HTTPResponse(status: response.status, headerFields: response.headerFields)
        head.headerFields[.date] = date.value
        if configuration.demandsHTTPS { head.headerFields[.strictTransportSecurity] = "max-age=31536000; includeSubDomains" }
        let isLast = request.headers[.connection]?.lowercased() == "close" || readiness?.isDraining == true
        if !isMultiplexed, isLast { head.headerFields[.connection] = "close" }
        if ![.noContent, .notModified].contains(response.status) { head.headerFields[.contentLength] = String(response.body.count) }
        if request.method == .head || response.body.isEmpty {
            try await writer.writeResponse(head)
        } else {
            try await writer.write(response: head, body: ResponseBody(byteBuffer: ByteBuffer(bytes: response.body)))
        }
    }

    /// An answer that the chain doesn't make, in the same form.
    private func envelope(_ error: APIError, for request: Request) -> ServerResponse {
        let body = (try? WireJSON.encoder().encode(Envelope<NoOutput>(error: error))) ?? Data()
        var response = ServerResponse.content(body, type: "application/json; charset=utf-8", status: .init(code: error.status))
        response.headerFields[.requestID] = RequestID.of(request.headers, random: SystemRandomSource())
        return response
    }
}
