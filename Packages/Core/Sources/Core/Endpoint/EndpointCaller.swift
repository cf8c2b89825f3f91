public import Foundation

/// Calls endpoints on somebody's behalf; the API client is one.
public protocol EndpointCaller: Sendable {
    /// Calls an endpoint and waits for its output.
    ///
    /// - Parameters:
    ///   - idempotencyKey: the same for every attempt at one deed, so that it is done once.
    ///   - deviceTime: when the person acted; nil for now.
    /// - Throws: the API's error, or one of status 0 where no answer came.
    func call<Input, Output>(
        _ endpoint: Endpoint<Input, Output>, _ input: Input, idempotencyKey: String?, deviceTime: Date?
    ) async throws(APIError) -> Output
}
