public import Core
import CoreTesting
public import Foundation
public import HTTPTypes

/// A transport connected to a server of the test suite, with a way to stop both.
public struct SuiteLine: Sendable {
    /// Starts a server that responds as directed, and returns a transport connected to it.
    public typealias Opening = @Sendable (@escaping @Sendable (SuiteRequest) -> SuiteResponse) async throws -> SuiteLine

    let transport: any HTTPTransport
    let stop: @Sendable () async throws -> Void
    private let authority: String

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - authority: the server's host and port; nil if the transport doesn't need it.
    ///   - stop: stops server and transport.
    public init(transport: any HTTPTransport, authority: String? = nil, stop: @escaping @Sendable () async throws -> Void = {}) {
        self.transport = transport
        self.authority = authority ?? "in.process"
        self.stop = stop
    }

    func request(_ method: HTTPRequest.Method, _ path: String, _ fields: HTTPFields = [:]) -> HTTPRequest {
        HTTPRequest(method: method, scheme: "http", authority: authority, path: path, headerFields: fields)
    }

    func client(_ change: (inout HTTPClientPolicy) -> Void = { _ in }) -> HTTPClient {
        var policy = HTTPClientPolicy()
        policy.deadline = .seconds(10)
        change(&policy)
        return HTTPClient(transport: transport, clock: SystemClock(), policy: policy)
    }
}

/// Counts the exchanges in progress.
public struct CountingTransport: HTTPTransport {
    private let base: any HTTPTransport
    private let counts = LockedValue((running: 0, begun: 0))

    /// Creates a transport that counts the exchanges of another.
    public init(base: any HTTPTransport) { self.base = base }

    /// The number of exchanges in progress.
    public var running: Int { counts.value.running }
    /// The number of exchanges started.
    public var begun: Int { counts.value.begun }

    /// Forwards a request.
    public func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) {
        enter()
        defer { leave() }
        return try await base.send(request, body: body)
    }

    /// Forwards a request.
    public func open(_ request: HTTPRequest, body: HTTPBody) async throws -> (HTTPResponse, HTTPBytes) {
        enter()
        defer { leave() }
        return try await base.open(request, body: body)
    }

    private func enter() { counts.withLock { $0 = ($0.running + 1, $0.begun + 1) } }
    private func leave() { counts.withLock { $0.running -= 1 } }
}
