public import Core
import CoreTesting
public import Foundation
public import HTTPTypes

/// A transport into a server of the suite's, and how to end both.
public struct SuiteLine: Sendable {
    /// Makes a server that answers as it is told, and a transport into it.
    public typealias Opening = @Sendable (@escaping @Sendable (SuiteRequest) -> SuiteAnswer) async throws -> SuiteLine

    let transport: any HTTPTransport
    let stop: @Sendable () async throws -> Void
    private let authority: String

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - authority: where the server listens; nil where that says nothing to the transport.
    ///   - stop: ends server and transport.
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

/// Counts the exchanges that are under way.
public struct CountingTransport: HTTPTransport {
    private let base: any HTTPTransport
    private let counts = LockedValue((running: 0, begun: 0))

    /// Counts what goes through a transport.
    public init(base: any HTTPTransport) { self.base = base }

    /// How many exchanges are under way.
    public var running: Int { counts.value.running }
    /// How many exchanges have begun.
    public var begun: Int { counts.value.begun }

    /// Passes a request on.
    public func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) {
        enter()
        defer { leave() }
        return try await base.send(request, body: body)
    }

    /// Passes a request on.
    public func open(_ request: HTTPRequest, body: HTTPBody) async throws -> (HTTPResponse, HTTPBytes) {
        enter()
        defer { leave() }
        return try await base.open(request, body: body)
    }

    private func enter() { counts.withLock { $0 = ($0.running + 1, $0.begun + 1) } }
    private func leave() { counts.withLock { $0.running -= 1 } }
}
