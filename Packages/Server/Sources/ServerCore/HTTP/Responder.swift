public import Core
public import Foundation
public import HTTPTypes

/// Responds to requests: the interface between the host and the application.
public protocol Responder: Sendable {
    /// Responds to a request; internal errors become responses too.
    func respond(to request: ServerRequest) async -> ServerResponse

    /// Returns the maximum size of a request's body in bytes, by its head alone, so that larger ones aren't even read.
    func bodyLimit(of head: HTTPRequest) -> Int
}

extension Responder {
    /// Returns the largest size that any request may have.
    public func bodyLimit(of head: HTTPRequest) -> Int { RequestLimits().bodyBytes }
}

/// Calls the server in the same process directly, in the caller's task.
///
/// ```swift
/// let http = HTTPClient(transport: InProcessTransport(responder: application), clock: clock, policy: .inProcess)
/// ```
public struct InProcessTransport: HTTPTransport {
    private let responder: any Responder
    private let remoteAddress: String

    /// Creates a transport to a responder.
    ///
    /// - Parameter remoteAddress: the address on whose behalf the calls are made, so that limits by address also apply to pages.
    public init(responder: any Responder, remoteAddress: String = ServerRequest.inProcess) {
        self.responder = responder
        self.remoteAddress = remoteAddress
    }

    /// Calls the responder.
    ///
    /// - Throws: `CancellationError` if the task was canceled, since the response is then that of an interrupted handler.
    public func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) {
        let response = await responder.respond(to: ServerRequest(head: request, body: body, remoteAddress: remoteAddress, isInProcess: true))
        try Task.checkCancellation()
        return (HTTPResponse(status: response.status, headerFields: response.headerFields), request.method == .head ? Data() : response.body)
    }
}

/// A response as the chain produces it.
public struct ServerResponse: Sendable {
    /// The status.
    public var status: HTTPResponse.Status
    /// The header fields.
    public var headerFields: HTTPFields
    /// The whole body.
    public var body: Data

    /// Creates a response.
    public init(status: HTTPResponse.Status = .ok, headerFields: HTTPFields = [:], body: Data = Data()) {
        self.status = status
        self.headerFields = headerFields
        self.body = body
    }

    /// Returns a response with a body of a content type.
    public static func content(_ body: Data, type: String, status: HTTPResponse.Status = .ok) -> ServerResponse {
        ServerResponse(status: status, headerFields: [.contentType: type], body: body)
    }
}
