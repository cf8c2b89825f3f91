extension Effect {
    /// Makes one call and sends its outcome. Replaces a running call with the same id.
    ///
    /// ```swift
    /// case .appeared:
    ///     state.orders.beginLoading()
    ///     return .load(id: "orders") { [service] () throws(APIError) in try await service.orders() } send: { .ordersLoaded($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - call: makes the call.
    ///   - send: converts the outcome into an action.
    public static func load<Value: Sendable>(
        id: EffectID, _ call: @escaping @Sendable () async throws(APIError) -> Value,
        send action: @escaping @Sendable (Result<Value, APIError>) -> Action
    ) -> Effect {
        .run(id: id) { send in send(action(await Result(of: call))) }
    }
}
