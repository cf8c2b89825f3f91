public import HTTPTypes

/// Takes part in every call of a client: changes requests before they are sent, and may ask for another attempt.
///
/// ```swift
/// struct TraceInterceptor: HTTPInterceptor {
///     func adapt(_ request: HTTPRequest) async throws -> HTTPRequest {
///         var request = request
///         request.headerFields[.trace] = Trace.current
///         return request
///     }
/// }
/// ```
public protocol HTTPInterceptor: Sendable {
    /// The request as it should be sent. Called before each attempt, with the request as the caller made it.
    ///
    /// - Throws: whatever should end the call.
    func adapt(_ request: HTTPRequest) async throws -> HTTPRequest

    /// Whether to try once more at once, because something was put right that explains the outcome.
    ///
    /// - Parameters:
    ///   - request: as it was sent.
    ///   - outcome: the head of the answer, or why there is none.
    ///   - attempt: 1 after the first.
    func shouldRetry(_ request: HTTPRequest, after outcome: Result<HTTPResponse, HTTPClientError>, attempt: Int) async -> Bool
}

extension HTTPInterceptor {
    /// Leaves requests as they are.
    public func adapt(_ request: HTTPRequest) async throws -> HTTPRequest { request }

    /// Asks for nothing.
    public func shouldRetry(_ request: HTTPRequest, after outcome: Result<HTTPResponse, HTTPClientError>, attempt: Int) async -> Bool { false }
}
