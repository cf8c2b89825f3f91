public import Foundation
public import HTTPTypes

/// The HTTP client of the whole project, modeled on URLSession.
///
/// Each call has one deadline for everything it does, unless its policy has none; canceling the calling task closes its socket. Calls don't wait for
/// each other: they run outside the actor, on their callers' executors. The actor counts the requests in flight to each host, and keeps in line those
/// that the policy's limit holds back; without a limit a call never enters it.
///
/// ```swift
/// let client = HTTPClient(transport: transport, clock: clock, policy: .network)
/// let (data, response) = try await client.data(for: request)
/// ```
public actor HTTPClient {
    let transport: any HTTPTransport
    let policy: HTTPClientPolicy
    let interceptors: [any HTTPInterceptor]
    let clock: any Clock
    let random: any RandomSource
    let log = HTTPLog()
    let deadlines: Deadlines

    /// The requests in flight and waiting, by host, if the policy limits them.
    var hosts: [String: HostRequests] = [:]
    var lastWaiter = 0

    /// Creates a client over a transport.
    ///
    /// - Parameters:
    ///   - random: randomizes the delays between retries.
    ///   - policy: the limits of calls.
    ///   - interceptors: take part in every call, in this order.
    public init(
        transport: any HTTPTransport,
        clock: any Clock,
        // lint:allow service-default because it randomizes the delays between retries alone, and the default policy has none
        random: any RandomSource = SystemRandomSource(),
        policy: HTTPClientPolicy = HTTPClientPolicy(),
        interceptors: [any HTTPInterceptor] = []
    ) {
        self.transport = transport
        self.policy = policy
        self.interceptors = interceptors
        self.clock = clock
        self.random = random
        deadlines = Deadlines(clock: clock)
    }

    /// Creates a client with the default policy except for the deadline.
    public init(transport: any HTTPTransport, clock: any Clock, deadline: Duration) {
        var policy = HTTPClientPolicy()
        policy.deadline = deadline
        self.init(transport: transport, clock: clock, policy: policy)
    }

    /// Sends a request with a body and returns the whole response.
    ///
    /// - Parameter deadline: the time limit for this call; nil for the policy's.
    /// - Throws: ``HTTPClientError``, or `CancellationError`.
    public nonisolated func data(for request: HTTPRequest, body: Data = Data(), deadline: Duration? = nil) async throws -> (Data, HTTPResponse) {
        try await whole(request, .data(body), deadline)
    }

    /// Sends a possibly large body, such as a file, and returns the whole response.
    ///
    /// - Parameters:
    ///   - deadline: the time limit for the whole call; nil for the policy's. Large bodies need more.
    ///   - progress: called about every 64 KiB with the bytes sent so far. It starts over when the request is sent again.
    /// - Throws: ``HTTPClientError``, `CancellationError`, or any error of reading the body.
    public nonisolated func upload(
        for request: HTTPRequest, from body: HTTPBody, deadline: Duration? = nil, progress: (@Sendable (HTTPProgress) -> Void)? = nil
    ) async throws -> (Data, HTTPResponse) {
        try await whole(request, progress.map(body.reporting) ?? body, deadline)
    }

    private nonisolated func whole(_ request: HTTPRequest, _ body: HTTPBody, _ deadline: Duration?) async throws -> (Data, HTTPResponse) {
        let (limit, duration) = (policy.responseLimit, deadline ?? policy.deadline)
        return try await deadlines.run(within: duration) {
            try await self.run(request, body, within: duration) { _, bytes in try await bytes.collect(upTo: limit) }
        }
    }
}
