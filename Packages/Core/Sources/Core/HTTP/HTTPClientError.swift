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
