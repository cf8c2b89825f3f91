public import Foundation

/// Calls endpoints as a particular person; the API client is one implementation.
public protocol EndpointCaller: Sendable {
    /// Calls an endpoint and returns its output.
    ///
    /// - Parameters:
    ///   - idempotencyKey: the same for every attempt at an operation, so that it runs once.
    ///   - deviceTime: the time at which the person acted; nil for now.
    /// - Throws: the API's error, or one with status 0 if no response arrived.
    func call<Input, Output>(
        _ endpoint: Endpoint<Input, Output>, _ input: Input, idempotencyKey: String?, deviceTime: Date?
    ) async throws(APIError) -> Output
}
