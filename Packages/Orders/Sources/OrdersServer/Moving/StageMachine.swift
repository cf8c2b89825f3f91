import Core
import Foundation
import OrdersAPI

/// Answers what ``StageTable`` allows, and checks evidence. It reads and writes nothing.
enum StageMachine {
    private static let rulesByStage = Dictionary(grouping: StageTable.rules, by: \.from)

    private static func rules(for order: Order) -> [StageRule] { (rulesByStage[order.stage] ?? []).filter { $0.applies(to: order) } }

    /// Returns the stages to which a role may move an order, assignments included.
    static func next(for order: Order, as role: ActorRole) -> [Stage] { rules(for: order).filter { $0.roles.contains(role) }.map(\.to) }

    /// Returns the stages that somebody with these roles may ask for directly, which leaves out Fleet's assignments.
    static func actions(for order: Order, as roles: Set<ActorRole>) -> [Stage] {
        rules(for: order).filter { !$0.isAssignment && !$0.roles.isDisjoint(with: roles) }.map(\.to)
    }

    /// Returns the one of several roles in which a transition may be asked for; nil where none may.
    static func role(for order: Order, to: Stage, of roles: Set<ActorRole>) -> ActorRole? {
        guard let rule = rules(for: order).first(where: { $0.to == to && !$0.isAssignment }) else { return nil }
        return ActorRole.allCases.first { roles.contains($0) && rule.roles.contains($0) }
    }

    /// Checks a transition with its evidence.
    ///
    /// - Throws: ``APIError``: 409 `illegal_transition` with what is allowed instead; 422 with the fields of missing evidence.
    static func check(
        _ order: Order, to: Stage, as role: ActorRole, _ details: TransitionDetails, proofs: ProofPolicy = .none
    ) throws(APIError) {
        guard let rule = rules(for: order).first(where: { $0.to == to && $0.roles.contains(role) }) else {
            throw illegal(from: order.stage, to: to, allowed: next(for: order, as: role))
        }
        var errors = FieldErrors()
        for evidence in rule.evidence where evidence != .proof { check(evidence, order, details, &errors) }
        if rule.evidence.contains(.proof) { checkProof(proofs.kinds(to: to, of: order), order, details, &errors) }
        if let note = details.note { errors.requireText(note, "notes", length: 0...1000) }
        try errors.throwIfAny()
    }

    /// Makes the error of a transition that isn't allowed; `to` is nil where a status named none.
    static func illegal(from: Stage, to: Stage?, allowed: [Stage]) -> APIError {
        .conflict(Strings.illegal(from: from, to: to), code: "illegal_transition", allowedActions: allowed.map(\.rawValue))
    }

    /// Returns the way in which a transition is proved: the strongest of those that came with it; nil for none.
    static func proof(_ order: Order, _ details: TransitionDetails) -> ProofKind? {
        if let entered = details.pin, let pin = order.pin, PIN.isEqual(entered, pin) { return .pin }
        if !details.proofIDs.isEmpty { return .photo }
        return (details.note ?? "").allSatisfy(\.isWhitespace) ? nil : .note
    }

    /// Checks that one of the proofs that are needed is there, and that a PIN is right.
    ///
    /// - Throws: ``APIError`` of status 422.
    static func checkProof(_ needed: [ProofKind], _ order: Order, _ details: TransitionDetails) throws(APIError) {
        var errors = FieldErrors()
        checkProof(needed, order, details, &errors)
        if let note = details.note { errors.requireText(note, "notes", length: 0...1000) }
        try errors.throwIfAny()
    }

    private static func checkProof(_ needed: [ProofKind], _ order: Order, _ details: TransitionDetails, _ errors: inout FieldErrors) {
        if let entered = details.pin, let pin = order.pin { errors.require(PIN.isEqual(entered, pin), "pin", Strings.wrongPIN) }
        guard !needed.isEmpty else { return }
        let given: [(ProofKind, Bool)] = [
            (.pin, details.pin != nil), (.photo, !details.proofIDs.isEmpty), (.note, !(details.note ?? "").allSatisfy(\.isWhitespace)),
        ]
        let isProved = given.contains { $0.1 && needed.contains($0.0) }
        errors.require(isProved, "proof", Strings.proofNeeded(Strings.list(needed)))
    }

    private static func check(_ evidence: StageRule.Evidence, _ order: Order, _ details: TransitionDetails, _ errors: inout FieldErrors) {
        let note = details.note ?? ""
        switch evidence {
        // Needs the policy too.
        case .proof: break
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
