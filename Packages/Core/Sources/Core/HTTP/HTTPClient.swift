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

/// The limits, retries and redirects of a client's calls.
public struct HTTPClientPolicy: Sendable {
    /// The time limit of a call, including queueing, retries, redirects and reading; for ``HTTPClient/bytes(for:body:deadline:)``, of the head and
    /// then of
    /// each chunk. With nil there is no limit: the call runs in its caller's task, and a canceled caller continues only once the transport has
    /// noticed.
    public var deadline: Duration? = .seconds(30)
    /// The longest response held in memory, in bytes.
    public var responseLimit = 10 * 1024 * 1024
    /// The policy for repeating failed requests.
    public var retry = HTTPRetryPolicy.never
    /// The redirects to follow.
    public var redirects = HTTPRedirectPolicy.none
    /// The most concurrent requests to one host; further ones wait in line. Nil for no limit.
    public var requestsPerHost: Int?

    /// Creates a policy of one attempt within 30 seconds, no redirects, and responses of up to 10 MiB.
    public init() {}

    /// The policy for a server in the same process: one attempt without a deadline. No connection can hang, and the task that a deadline needs would
    /// cost more than the call.
    public static var inProcess: HTTPClientPolicy {
        var policy = HTTPClientPolicy()
        policy.deadline = nil
        return policy
    }

    /// The policy for a server across a network: three attempts, redirects within the origin, at most 64 concurrent requests to a host.
    public static var network: HTTPClientPolicy {
        var policy = HTTPClientPolicy()
        policy.retry = .standard
        policy.redirects = .sameOrigin()
        policy.requestsPerHost = 64
        return policy
    }
}

/// The failure of an HTTP call without a usable response. The texts are for logs and may name hosts, never tokens or bodies.
public enum HTTPClientError: Error, Sendable, Equatable {
    /// No connection could be made: nothing was sent.
    case unreachable(String)
    /// The connection broke before the response was complete: the server may have acted.
    case connectionLost(String)
    /// The deadline passed.
    case timedOut
    /// The server's certificate isn't valid, or the secure connection failed otherwise.
    case untrusted(String)
    /// The response violates HTTP: broken chunks, a wrong length, a head that is too long.
    case malformedResponse(String)
    /// The response is longer than the client accepts.
    case tooLarge(limit: Int)
    /// A redirect loops, goes too far, or leads where the policy forbids.
    case redirect(String)
    /// The request can't be sent as it is: a programming error.
    case invalidRequest(String)

    /// Whether the cause may pass by itself, so that a retry makes sense.
    public var isTransient: Bool {
        switch self {
        case .unreachable, .connectionLost: true
        case .timedOut, .untrusted, .malformedResponse, .tooLarge, .redirect, .invalidRequest: false
        }
    }
}
