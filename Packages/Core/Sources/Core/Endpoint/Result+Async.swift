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

    /// Creates the outcome of a call that runs in a child task, for work that lives as long as a screen.
    ///
    /// A task keeps the memory of its deepest call until it ends, 10 kB or more for a call through client and server.
    public init(inChildTask call: @escaping @Sendable () async throws(APIError) -> Success) async {
        async let outcome = Self(of: call)
        self = await outcome
    }
}
