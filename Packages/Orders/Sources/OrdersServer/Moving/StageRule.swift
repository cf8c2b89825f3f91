import OrdersAPI

/// One allowed transition: from where, to where, by whom, under what conditions, with what evidence.
struct StageRule: Sendable {
    /// A piece of evidence that a transition needs.
    enum Evidence: String, Sendable, CaseIterable {
        /// A driver, who becomes the order's.
        case driver
        /// The number of bags; one that differs from the order's needs a note.
        case bags
        /// The number of bags where it was counted; one that differs from the order's needs a note.
        case bagsIfCounted
        /// A PIN, a photo or a note, as ``ProofPolicy`` asks.
        case proof
        /// The weight.
        case kilograms
        /// A reason in words.
        case reason
        /// A ``FailureReason``; `other` needs a note.
        case failureReason
    }

    /// A condition on the order itself.
    enum Guard: String, Sendable, CaseIterable {
        /// The payment is authorized, see ``OrderPayments``.
        case paymentAuthorized
        /// The payment is captured, see ``OrderPayments``.
        case paymentCaptured
        /// The laundry was washed before: it comes back from a delivery that failed.
        case washed
        /// The laundry wasn't washed yet.
        case unwashed
        /// The weighing didn't raise the price by more than a fifth, or the customer accepted that.
        case priceAccepted

        /// Returns whether an order meets the condition, as far as that can be told from the order alone.
        func holds(for order: Order) -> Bool {
            switch self {
            // Asked of the payment's own record, in the transaction that moves the order.
            case .paymentAuthorized, .paymentCaptured: true
            // Laundry is weighed once, right before it is washed.
            case .washed: order.isWeighed
            case .unwashed: !order.isWeighed
            case .priceAccepted: order.priceApproval.map { $0.decision == .approved } ?? true
            }
        }
    }

    let from: Stage
    let to: Stage
    let roles: Set<ActorRole>
    let guards: [Guard]
    let evidence: [Evidence]
    /// Whether Fleet decides it by offers and jobs, so that nobody can ask for it directly.
    let isAssignment: Bool

    init(
        _ from: Stage, _ to: Stage, _ roles: Set<ActorRole>, _ evidence: [Evidence] = [], if guards: [Guard] = [], isAssignment: Bool = false
    ) {
        self.from = from
        self.to = to
        self.roles = roles
        self.guards = guards
        self.evidence = evidence
        self.isAssignment = isAssignment
    }

    /// Returns whether the rule lets an order go from where it is.
    func applies(to order: Order) -> Bool { order.stage == from && guards.allSatisfy { $0.holds(for: order) } }
}

extension Stage {
    /// True where a transition to this stage may be proved, as ``ProofPolicy`` says.
    var takesProof: Bool { self == .pickedUp || self == .delivered }
}
