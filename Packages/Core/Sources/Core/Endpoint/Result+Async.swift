extension Result where Success: Sendable, Failure == APIError {
    /// Creates the outcome of a call, to carry in an action.
    ///
    /// ```swift
    /// send(.loaded(await Result { () async throws(APIError) in try await orders.list() }))
    /// ```
    public init(of call: () async throws(APIError) -> Success) async {
        do {
            self = .success(try await call())
        } catch {
            self = .failure(error)
        }
    }
}
