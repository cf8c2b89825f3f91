public import HTTPTypes

/// Takes part in every call of a client: changes requests before they are sent and may ask for another attempt.
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
    /// Returns the request to send. Called before each attempt with the caller's original request.
    ///
    /// - Throws: any error that should end the call.
    func adapt(_ request: HTTPRequest) async throws -> HTTPRequest

    /// Returns whether to retry at once, because the cause of the outcome has been fixed.
    ///
    /// - Parameters:
    ///   - request: the request as sent.
    ///   - outcome: the head of the response, or the error.
    ///   - attempt: 1 after the first.
    func shouldRetry(_ request: HTTPRequest, after outcome: Result<HTTPResponse, HTTPClientError>, attempt: Int) async -> Bool
}

extension HTTPInterceptor {
    /// Returns the request unchanged.
    public func adapt(_ request: HTTPRequest) async throws -> HTTPRequest { request }

    /// Returns false.
    public func shouldRetry(_ request: HTTPRequest, after outcome: Result<HTTPResponse, HTTPClientError>, attempt: Int) async -> Bool { false }
}
