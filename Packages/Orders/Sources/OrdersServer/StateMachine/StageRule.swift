import OrdersAPI

/// One allowed transition: from where, to where, by whom, with what evidence.
struct StageRule: Sendable {
    /// What a transition asks for beside the role.
    enum Guard: Sendable {
        /// A driver, who becomes the order's.
        case driver
        /// The number of bags; one that differs from the order's needs a note.
        case bags
        /// The number of bags, where it was counted; one that differs needs a note.
        case bagsIfCounted
        /// The weight.
        case kilograms
        /// A reason in words.
        case reason
        /// A ``FailureReason``; `other` needs a note.
        case failureReason
    }

    let from: Stage
    let to: Stage
    let roles: Set<ActorRole>
    let guards: [Guard]
    /// Whether Fleet decides it, by offers and jobs: it can't be asked for directly.
    let isAssignment: Bool

    init(_ from: Stage, _ to: Stage, _ roles: Set<ActorRole>, _ guards: [Guard] = [], isAssignment: Bool = false) {
        self.from = from
        self.to = to
        self.roles = roles
        self.guards = guards
        self.isAssignment = isAssignment
    }
}
