public import Core
import Foundation
public import OrdersAPI

/// The state machine of orders: which transitions there are, who may make them, and what they ask for. Values in, values out.
public enum StageMachine {
    static let rules: [StageRule] =
        [
            StageRule(.draft, .placed, [.customer]),
            StageRule(.placed, .accepted, [.system, .dispatcher]),
            StageRule(.placed, .rejected, [.system, .dispatcher], [.reason]),
            StageRule(.accepted, .pickupAssigned, [.driver, .dispatcher, .system], [.driver], isAssignment: true),
            StageRule(.pickupAssigned, .accepted, [.driver, .dispatcher, .system], isAssignment: true),
            StageRule(.pickupAssigned, .enRoutePickup, [.driver]),
            StageRule(.enRoutePickup, .accepted, [.driver, .dispatcher, .system], isAssignment: true),
            StageRule(.enRoutePickup, .arrivedPickup, [.driver]),
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
            StageRule(.deliveryFailed, .returning, [.driver, .dispatcher]),
            StageRule(.returning, .atFacility, [.driver, .dispatcher], [.bagsIfCounted]),
            StageRule(.delivered, .completed, [.system]),
        ] + cancellations

    /// Before the bags are picked up everyone may cancel; afterwards, while they are ours, the dispatcher alone.
    private static let cancellations =
        [Stage.placed, .accepted, .pickupAssigned, .enRoutePickup, .arrivedPickup, .pickupFailed]
        .map { StageRule($0, .canceled, [.customer, .dispatcher, .system], [.reason]) }
        + [Stage.pickedUp, .atFacility, .weighed, .processing, .ready].map { StageRule($0, .canceled, [.dispatcher], [.reason]) }

    private static let rulesByStage = Dictionary(grouping: rules, by: \.from)

    /// The stages to which a role may move an order.
    public static func next(from stage: Stage, as role: ActorRole) -> [Stage] {
        (rulesByStage[stage] ?? []).filter { $0.roles.contains(role) }.map(\.to)
    }

    /// The stages for which somebody in one of these roles may ask directly: those that Fleet decides by jobs are left out.
    static func actions(from stage: Stage, as roles: Set<ActorRole>) -> [Stage] {
        (rulesByStage[stage] ?? []).filter { !$0.isAssignment && !$0.roles.isDisjoint(with: roles) }.map(\.to)
    }

    /// The role of several in which a transition may be made.
    static func role(from: Stage, to: Stage, of roles: Set<ActorRole>) -> ActorRole? {
        guard let rule = rulesByStage[from]?.first(where: { $0.to == to && !$0.isAssignment }) else { return nil }
        return ActorRole.allCases.first { roles.contains($0) && rule.roles.contains($0) }
    }

    /// Checks a transition.
    ///
    /// - Throws: ``APIError``: 409 `illegal_transition` with what is allowed instead; 422 with the evidence that is missing.
    public static func check(_ order: Order, to: Stage, as role: ActorRole, _ details: MoveDetails) throws(APIError) {
        guard let rule = rulesByStage[order.stage]?.first(where: { $0.to == to && $0.roles.contains(role) }) else {
            throw illegal(from: order.stage, to: to, allowed: next(from: order.stage, as: role))
        }
        var errors = FieldErrors()
        for evidence in rule.guards { check(evidence, order, details, &errors) }
        if let note = details.note { errors.requireText(note, "notes", length: 0...1000) }
        try errors.throwIfAny()
    }

    static func illegal(from: Stage, to: Stage?, allowed: [Stage]) -> APIError {
        .conflict(Strings.illegal(from: from, to: to), code: "illegal_transition", allowedActions: allowed.map(\.rawValue))
    }

    private static func check(_ evidence: StageRule.Guard, _ order: Order, _ details: MoveDetails, _ errors: inout FieldErrors) {
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
