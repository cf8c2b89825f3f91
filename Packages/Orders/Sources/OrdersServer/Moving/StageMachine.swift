import Core
import Foundation
import OrdersAPI

/// One allowed transition: from where, to where, by whom, with what evidence.
struct StageRule: Sendable {
    /// A piece of evidence that a transition needs.
    enum Evidence: Sendable {
        /// A driver, who becomes the order's.
        case driver
        /// The number of bags; one that differs from the order's needs a note.
        case bags
        /// The number of bags where it was counted; one that differs from the order's needs a note.
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
    let evidence: [Evidence]
    /// Whether Fleet decides it by offers and jobs, so that nobody can ask for it directly.
    let isAssignment: Bool

    init(_ from: Stage, _ to: Stage, _ roles: Set<ActorRole>, _ evidence: [Evidence] = [], isAssignment: Bool = false) {
        self.from = from
        self.to = to
        self.roles = roles
        self.evidence = evidence
        self.isAssignment = isAssignment
    }
}

/// The state machine of orders: the transitions, who may make them, and the evidence that they need. It reads and writes nothing.
enum StageMachine {
    private static let rules: [StageRule] =
        [
            StageRule(.draft, .placed, [.customer]),
            StageRule(.placed, .accepted, [.system, .dispatcher]),
            StageRule(.placed, .rejected, [.system, .dispatcher], [.reason]),
            StageRule(.accepted, .pickupAssigned, [.driver, .dispatcher, .system], [.driver], isAssignment: true),
            StageRule(.pickupAssigned, .accepted, [.driver, .dispatcher, .system], isAssignment: true),
            StageRule(.pickupAssigned, .enRoutePickup, [.driver]),
            StageRule(.enRoutePickup, .accepted, [.driver, .dispatcher, .system], isAssignment: true),
            StageRule(.enRoutePickup, .arrivedPickup, [.driver]),
            // Fleet takes the leg from a driver who lost the role. Bags that they have must come back to the plant.
            StageRule(.arrivedPickup, .accepted, [.system], isAssignment: true),
            StageRule(.outForDelivery, .returning, [.system], isAssignment: true),
            StageRule(.arrivedDropoff, .returning, [.system], isAssignment: true),
            StageRule(.arrivedPickup, .pickedUp, [.driver], [.bags]),
            StageRule(.arrivedPickup, .pickupFailed, [.driver], [.failureReason]),
            StageRule(.pickupFailed, .accepted, [.customer, .dispatcher]),
            StageRule(.pickedUp, .atFacility, [.driver, .dispatcher], [.bagsIfCounted]),
            StageRule(.atFacility, .weighed, [.dispatcher], [.kilograms]),
            StageRule(.weighed, .processing, [.dispatcher]),
            StageRule(.processing, .ready, [.dispatcher]),
            StageRule(.ready, .deliveryAssigned, [.driver, .dispatcher, .system], [.driver], isAssignment: true),
            StageRule(.deliveryAssigned, .ready, [.driver, .dispatcher, .system], isAssignment: true),
            StageRule(.deliveryAssigned, .outForDelivery, [.driver]),
            StageRule(.outForDelivery, .arrivedDropoff, [.driver]),
            StageRule(.arrivedDropoff, .delivered, [.driver], [.bagsIfCounted]),
            StageRule(.arrivedDropoff, .deliveryFailed, [.driver], [.failureReason]),
            StageRule(.deliveryFailed, .returning, [.driver, .dispatcher, .system]),
            StageRule(.returning, .atFacility, [.driver, .dispatcher], [.bagsIfCounted]),
            StageRule(.delivered, .completed, [.system]),
        ] + cancellations

    /// Before the pickup everyone may cancel. Afterwards only the dispatcher may, and only while the laundry is at hand.
    private static let cancellations =
        [Stage.placed, .accepted, .pickupAssigned, .enRoutePickup, .arrivedPickup, .pickupFailed]
        .map { StageRule($0, .canceled, [.customer, .dispatcher, .system], [.reason]) }
        + [Stage.pickedUp, .atFacility, .weighed, .processing, .ready].map { StageRule($0, .canceled, [.dispatcher], [.reason]) }

    private static let rulesByStage = Dictionary(grouping: rules, by: \.from)

    /// Returns the stages to which a role may move an order, assignments included.
    static func next(from stage: Stage, as role: ActorRole) -> [Stage] {
        (rulesByStage[stage] ?? []).filter { $0.roles.contains(role) }.map(\.to)
    }

    /// Returns the stages that somebody with these roles may ask for directly, which leaves out Fleet's assignments.
    static func actions(from stage: Stage, as roles: Set<ActorRole>) -> [Stage] {
        (rulesByStage[stage] ?? []).filter { !$0.isAssignment && !$0.roles.isDisjoint(with: roles) }.map(\.to)
    }

    /// Returns the one of several roles in which a transition may be asked for; nil where none may.
    static func role(from: Stage, to: Stage, of roles: Set<ActorRole>) -> ActorRole? {
        guard let rule = rulesByStage[from]?.first(where: { $0.to == to && !$0.isAssignment }) else { return nil }
        return ActorRole.allCases.first { roles.contains($0) && rule.roles.contains($0) }
    }

    /// Checks a transition with its evidence.
    ///
    /// - Throws: ``APIError``: 409 `illegal_transition` with what is allowed instead; 422 with the fields of missing evidence.
    static func check(_ order: Order, to: Stage, as role: ActorRole, _ details: TransitionDetails) throws(APIError) {
        guard let rule = rulesByStage[order.stage]?.first(where: { $0.to == to && $0.roles.contains(role) }) else {
            throw illegal(from: order.stage, to: to, allowed: next(from: order.stage, as: role))
        }
        var errors = FieldErrors()
        for evidence in rule.evidence { check(evidence, order, details, &errors) }
        if let note = details.note { errors.requireText(note, "notes", length: 0...1000) }
        try errors.throwIfAny()
    }

    /// Makes the error of a transition that isn't allowed; `to` is nil where a status named none.
    static func illegal(from: Stage, to: Stage?, allowed: [Stage]) -> APIError {
        .conflict(Strings.illegal(from: from, to: to), code: "illegal_transition", allowedActions: allowed.map(\.rawValue))
    }

    private static func check(_ evidence: StageRule.Evidence, _ order: Order, _ details: TransitionDetails, _ errors: inout FieldErrors) {
        let note = details.note ?? ""
        switch evidence {
        case .driver:
            errors.require(details.driverID != nil, "driverId", Strings.needed)
        case .bags, .bagsIfCounted:
            if evidence == .bags { errors.require(details.bags != nil, "bags", Strings.countBags) }
            guard let bags = details.bags else { return }
            guard (1...40).contains(bags) else { return errors.require(false, "bags", Strings.bagsCounted) }
            if bags != order.bags { errors.requireText(note, "notes", length: 1...1000) }
        case .kilograms:
            let kilograms = details.kilograms ?? 0
            errors.require(kilograms.isFinite && kilograms >= 0.1 && kilograms <= 500, "kilograms", Strings.kilograms)
        case .reason:
            errors.requireText(details.reason ?? "", "reason", length: 1...500)
        case .failureReason:
            let reason = details.reason.flatMap(FailureReason.init)
            errors.require(reason != nil, "reason", Strings.failureReason)
            if reason == .other { errors.requireText(note, "notes", length: 1...1000) }
        }
    }
}
