public import Core
public import Foundation
public import HTTPTypes

/// Answers requests: the one thing that a host mounts.
public protocol Responder: Sendable {
    /// Answers a request; whatever goes wrong inside becomes an answer too.
    func respond(to request: ServerRequest) async -> ServerResponse
}

/// Carries calls straight into the server of the same process, in the caller's own task.
///
/// ```swift
/// let http = HTTPClient(transport: InProcessTransport(responder: application), clock: clock, policy: .inProcess)
/// ```
public struct InProcessTransport: HTTPTransport {
    private let responder: any Responder
    private let remoteAddress: String

    /// Creates a transport into a responder.
    ///
    /// - Parameter remoteAddress: the address of whoever the calls are made for, so that limits by address hold for pages too.
    public init(responder: any Responder, remoteAddress: String = ServerRequest.inProcess) {
        self.responder = responder
        self.remoteAddress = remoteAddress
    }

    /// Calls the responder.
    ///
    /// - Throws: `CancellationError` when the task was cancelled: the answer is then that of a handler that gave up.
    public func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) {
        let response = await responder.respond(to: ServerRequest(head: request, body: body, remoteAddress: remoteAddress, isInProcess: true))
        try Task.checkCancellation()
        return (HTTPResponse(status: response.status, headerFields: response.headerFields), request.method == .head ? Data() : response.body)
    }
}
