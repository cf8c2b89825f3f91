/// Who may call an endpoint for this input: ownership, where the endpoint's access alone doesn't decide.
///
/// ```swift
/// routes.on(OrdersEndpoints.detail, allow: .when { input, context in try await orders.canSee(input.id, context) }) { ... }
/// ```
public struct Policy<Input: Sendable>: Sendable {
    let check: @Sendable (Input, HandlerContext) async throws -> Void
    /// Whether it asks whose a thing is.
    let checksOwnership: Bool

    /// The endpoint's access is all that is asked: the handler only touches what is the caller's own, or everyone's.
    public static var accessAlone: Policy { Policy(check: { _, _ in }, checksOwnership: false) }

    /// Passes when the closure returns, refuses with what it throws (404 for what the caller may not even see).
    public static func when(_ check: @escaping @Sendable (Input, HandlerContext) async throws -> Void) -> Policy {
        Policy(check: check, checksOwnership: true)
    }
}
