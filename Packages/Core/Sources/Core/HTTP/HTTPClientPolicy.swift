/// What a client allows its calls.
public struct HTTPClientPolicy: Sendable {
    /// How long a call may take in all: waiting for its turn, retries, redirects and reading included. For ``HTTPClient/bytes(for:body:deadline:)``
    /// how long the head, and then each next chunk, may take. Nil for as long as it takes: the call then runs in its caller's own task, and a caller
    /// that is cancelled goes on when the transport has noticed, rather than at once.
    public var deadline: Duration? = .seconds(30)
    /// The longest answer that is held in memory, in bytes.
    public var responseLimit = 10 * 1024 * 1024
    /// When failed requests are sent again.
    public var retry = HTTPRetryPolicy.never
    /// Where redirects may lead.
    public var redirects = HTTPRedirectPolicy.none
    /// How many requests to one host may be under way; others wait for their turn. Nil for any number.
    public var requestsPerHost: Int?

    /// One attempt of at most 30 seconds, no redirects, answers of up to 10 MiB.
    public init() {}

    /// What suits a server in the same process: one attempt without a deadline. No connection can hang, and a task of its own for each call, which a
    /// deadline needs, would cost more than the call.
    public static var inProcess: HTTPClientPolicy {
        var policy = HTTPClientPolicy()
        policy.deadline = nil
        return policy
    }

    /// What suits a server across a network: three attempts, redirects within the origin, at most 64 requests to a host at a time.
    public static var network: HTTPClientPolicy {
        var policy = HTTPClientPolicy()
        policy.retry = .standard
        policy.redirects = .sameOrigin()
        policy.requestsPerHost = 64
        return policy
    }
}
