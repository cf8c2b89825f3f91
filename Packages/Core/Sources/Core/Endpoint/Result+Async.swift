extension Result where Success: Sendable, Failure == APIError {
    /// The outcome of a call, as the payload of an action.
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

    /// The outcome of a call made by a child task, for work that lives as long as a screen.
    ///
    /// A task keeps the memory that its deepest call needed until it ends, which for a call through client and server is 10 kB and more.
    public init(inChildTask call: @escaping @Sendable () async throws(APIError) -> Success) async {
        async let outcome = Self(of: call)
        self = await outcome
    }
}
