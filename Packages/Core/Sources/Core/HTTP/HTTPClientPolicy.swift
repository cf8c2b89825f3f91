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
