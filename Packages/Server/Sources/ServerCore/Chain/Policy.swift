/// The people who may call an endpoint with a given input, for checks of ownership that the endpoint's access can't express.
///
/// ```swift
/// routes.on(OrdersEndpoints.detail, allow: .when { input, context in try await orders.canSee(input.id, context) }) { ... }
/// ```
public struct Policy<Input: Sendable>: Sendable {
    let check: @Sendable (Input, HandlerContext) async throws -> Void
    /// Whether it checks ownership.
    let checksOwnership: Bool

    /// Relies on the endpoint's access alone: the handler touches only the caller's own data, or data open to everyone.
    public static var accessAlone: Policy { Policy(check: { _, _ in }, checksOwnership: false) }

    /// Allows the call if the closure returns; otherwise throws its error (404 for data that the caller may not even see).
    public static func when(_ check: @escaping @Sendable (Input, HandlerContext) async throws -> Void) -> Policy {
        Policy(check: check, checksOwnership: true)
    }
}
