public import Foundation
public import HTTPTypes

/// The one way in which a client speaks HTTP, in the form of URLSession.
///
/// Each call has one deadline for everything it does, unless its policy has none; cancelling the calling task closes its socket. Calls don't wait for each other: they run
/// beside the actor, on their callers' executors.
///
/// ```swift
/// let client = HTTPClient(transport: transport, clock: clock, policy: .network)
/// let (data, response) = try await client.data(for: request)
/// ```
public actor HTTPClient {
    nonisolated let exchange: HTTPExchange
    nonisolated let deadlines: Deadlines

    /// Creates a client over a transport.
    ///
    /// - Parameters:
    ///   - random: scatters retries.
    ///   - policy: what calls may take.
    ///   - interceptors: take part in every call, in this order.
    public init(
        transport: any HTTPTransport,
        clock: any Clock,
        // lint:allow service-default because it scatters the pauses between retries alone, and the default policy has none
        random: any RandomSource = SystemRandomSource(),
        policy: HTTPClientPolicy = HTTPClientPolicy(),
        interceptors: [any HTTPInterceptor] = []
    ) {
        exchange = HTTPExchange(
            transport: transport, policy: policy, interceptors: interceptors, limiter: policy.requestsPerHost.map(HostLimiter.init), clock: clock,
            random: random)
        deadlines = Deadlines(clock: clock)
    }

    /// Creates a client with the default policy but for the deadline.
    public init(transport: any HTTPTransport, clock: any Clock, deadline: Duration) {
        var policy = HTTPClientPolicy()
        policy.deadline = deadline
        self.init(transport: transport, clock: clock, policy: policy)
    }

    /// Sends a request with a body and waits for the whole answer.
    ///
    /// - Parameter deadline: how long this call may take in all; nil for the policy's.
    /// - Throws: ``HTTPClientError``, or `CancellationError`.
    public nonisolated func data(for request: HTTPRequest, body: Data = Data(), deadline: Duration? = nil) async throws -> (Data, HTTPResponse) {
        try await whole(request, .data(body), deadline)
    }

    /// Sends a body that may be large, a file for instance, and waits for the whole answer.
    ///
    /// - Parameters:
    ///   - deadline: how long the call may take in all; nil for the policy's. Give large bodies more.
    ///   - progress: hears how much has been sent, about every 64 KiB. It begins anew where the request is sent again.
    /// - Throws: ``HTTPClientError``, or `CancellationError`, or what reading the body throws.
    public nonisolated func upload(
        for request: HTTPRequest, from body: HTTPBody, deadline: Duration? = nil, progress: (@Sendable (HTTPProgress) -> Void)? = nil
    ) async throws -> (Data, HTTPResponse) {
        try await whole(request, progress.map(body.reporting) ?? body, deadline)
    }

    private nonisolated func whole(_ request: HTTPRequest, _ body: HTTPBody, _ deadline: Duration?) async throws -> (Data, HTTPResponse) {
        let (exchange, duration) = (exchange, deadline ?? exchange.policy.deadline)
        return try await deadlines.run(within: duration) {
            try await exchange.run(request, body, within: duration) { _, bytes in try await bytes.collect(upTo: exchange.policy.responseLimit) }
        }
    }
}
