public import Core

extension APIError {
    /// The caller was cancelled before the answer came.
    public static var cancelled: APIError {
        APIError(status: 0, code: .cancelled, message: Strings.cancelled)
    }

    /// The deadline passed before the answer came: the server may have acted.
    public static var timedOut: APIError {
        APIError(status: 0, code: .timedOut, message: Strings.timedOut)
    }

    /// The server could not prove who it is, or led to a place that isn't allowed.
    public static var insecure: APIError {
        APIError(status: 0, code: .insecure, message: Strings.insecure)
    }

    /// The answer is longer than the client accepts.
    public static var tooLarge: APIError {
        APIError(status: 0, code: .tooLarge, message: Strings.tooLarge)
    }

    /// The input can't be laid out for the wire: a mistake in the program, found by the endpoint's round-trip test.
    public static var unencodable: APIError {
        APIError(status: 0, code: .unencodable, message: Strings.unencodable)
    }

    /// What a call that got no answer means to the program.
    public init(_ error: any Error) {
        switch error {
        case let error as APIError: self = error
        case is CancellationError: self = .cancelled
        case HTTPClientError.timedOut: self = .timedOut
        case HTTPClientError.untrusted, HTTPClientError.redirect: self = .insecure
        case HTTPClientError.tooLarge: self = .tooLarge
        case HTTPClientError.malformedAnswer: self = .undecodable
        case HTTPClientError.invalidRequest: self = .unencodable
        default: self = .offline
        }
    }
}
