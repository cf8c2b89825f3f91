/// Why an HTTP call got no usable answer. The texts are for logs and may name hosts, never tokens or bodies.
public enum HTTPClientError: Error, Sendable, Equatable {
    /// No connection could be made: nothing was sent.
    case unreachable(String)
    /// The connection broke before the answer was whole: the server may have acted.
    case connectionLost(String)
    /// The deadline passed.
    case timedOut
    /// The certificate is not the server's, or the secure connection failed otherwise.
    case untrusted(String)
    /// The answer isn't HTTP as the standard has it: broken chunks, a wrong length, a head that is too long.
    case malformedAnswer(String)
    /// The answer is longer than the client accepts.
    case tooLarge(limit: Int)
    /// A redirect leads in a circle, too far, or to where the policy forbids.
    case redirect(String)
    /// The request can't be sent as it stands: a mistake in the program.
    case invalidRequest(String)

    /// Whether the cause may pass by itself, so that trying again makes sense.
    public var isTransient: Bool {
        switch self {
        case .unreachable, .connectionLost: true
        case .timedOut, .untrusted, .malformedAnswer, .tooLarge, .redirect, .invalidRequest: false
        }
    }
}
