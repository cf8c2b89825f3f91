public import Persistence

/// What Fleet needs of the orders inside its own transaction.
public protocol OrderStages: Sendable {
    /// Moves an order.
    ///
    /// - Throws: `illegal_transition` (409) when the order's state machine doesn't allow it; the caller's transaction must then fail too.
    func move(_ move: StageMove, in transaction: Transaction) throws
}
