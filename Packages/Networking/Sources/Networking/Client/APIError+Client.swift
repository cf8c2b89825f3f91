public import Core

extension APIError {
    /// The caller was canceled before the response arrived.
    public static var canceled: APIError {
        APIError(status: 0, code: .canceled, message: Strings.cancelled)
    }

    /// The deadline passed before the response arrived: the server may have acted.
    public static var timedOut: APIError {
        APIError(status: 0, code: .timedOut, message: Strings.timedOut)
    }

    /// The server's identity couldn't be verified, or it redirected to a place that isn't allowed.
    public static var insecure: APIError {
        APIError(status: 0, code: .insecure, message: Strings.insecure)
    }

    /// The response is longer than the client accepts.
    public static var tooLarge: APIError {
        APIError(status: 0, code: .tooLarge, message: Strings.tooLarge)
    }

    /// The input can't be encoded: a programming error, found by the endpoint's round-trip test.
    public static var unencodable: APIError {
        APIError(status: 0, code: .unencodable, message: Strings.unencodable)
    }

    /// Converts the error of a call without a response.
    public init(_ error: any Error) {
        switch error {
        case let error as APIError: self = error
        case is CancellationError: self = .canceled
        case HTTPClientError.timedOut: self = .timedOut
        case HTTPClientError.untrusted, HTTPClientError.redirect: self = .insecure
        case HTTPClientError.tooLarge: self = .tooLarge
        case HTTPClientError.malformedResponse: self = .undecodable
        case HTTPClientError.invalidRequest: self = .unencodable
        default: self = .offline
        }
    }
}
