import Core
import FleetAPI
import Foundation
import Persistence
import ServerCore

/// Lets people apply to drive.
struct ApplyingHandlers: Sendable {
    let desk: ApplicationDesk
    let flags: FeatureFlags?

    func add(to routes: inout Routes) {
        routes.on(ApplicationEndpoints.overview, allow: .accessAlone) { _, context in
            let (person, now) = (try context.person(), context.clock.now)
            return try await context.database.read { try overview(of: person, at: now, in: $0) }
        }
        routes.on(ApplicationEndpoints.save, allow: .accessAlone) { input, context in
            let (person, now, form) = (try context.person(), context.clock.now, input.trimmed)
            // Two tabs may begin one at the same time.
            return try await context.database.write(.serializable) { transaction in
                let record = try editable(of: person, form, at: now, in: transaction)
                return try desk.shown(record, at: now, in: transaction)
            }
        }
        routes.on(ApplicationEndpoints.submit, allow: .accessAlone) { input, context in try await submit(input, context) }
        routes.on(ApplicationEndpoints.withdraw, allow: .accessAlone) { input, context in
            let (person, now) = (try context.person(), context.clock.now)
            return try await context.database.write(.serializable) { transaction in
                let record = try latest(of: person, version: input.version, in: transaction)
                guard record.status.applicantSteps.contains(.withdrawn) else { throw ApplicationDesk.illegal(record.status.applicantSteps) }
                let moved = try desk.move(record, to: .withdrawn, by: person.id, at: now, in: transaction)
                return try desk.shown(moved, at: now, in: transaction)
            }
        }
    }

    private func overview(of person: Person, at now: Date, in transaction: Transaction) throws -> ApplicationOverview {
        let record = try desk.applications.latest(of: person.id, in: transaction)
        return ApplicationOverview(
            isOpen: isOpen(for: person), minimumAge: desk.rules.minimumAge, termsVersion: ApplicationRules.termsVersion,
            mayApplyAt: desk.rules.mayApplyAgain(after: record, at: now), documentDays: desk.rules.documentDays,
            application: try record.map { try desk.shown($0, at: now, in: transaction) })
    }

    private func isOpen(for person: Person) -> Bool {
        flags?.isOn(FleetFlags.applications, for: person) ?? FleetFlags.applications.isOn
    }

    /// Writes the entries of a person's application, or begins one.
    private func editable(of person: Person, _ form: ApplicationForm, at now: Date, in transaction: Transaction) throws -> ApplicationRecord {
        guard !person.roles.contains(.driver) else { throw APIError.conflict(Strings.applyDrives, code: "drives_already") }
        let latest = try desk.applications.latest(of: person.id, in: transaction)
        if let latest, latest.status.isOpen {
            guard latest.status.isEditable else { throw Self.notEditable }
            guard try desk.applications.save(form, as: latest, at: now, in: transaction) else { throw ApplicationDesk.changed }
            return try desk.stored(latest.id, in: transaction)
        }
        guard isOpen(for: person) else { throw APIError.conflict(Strings.applyClosed, code: "applications_closed") }
        guard desk.rules.mayApplyAgain(after: latest, at: now) == nil else {
            throw APIError.conflict(Strings.applyTooSoon, code: "applied_recently")
        }
        return try desk.stored(try desk.applications.insert(form, of: person.id, at: now, in: transaction), in: transaction)
    }

    private func submit(_ input: ApplicationSubmission, _ context: HandlerContext) async throws -> DriverApplication {
        let (person, now) = (try context.person(), context.clock.now)
        return try await context.database.write(.serializable) { transaction in
            guard !person.roles.contains(.driver) else { throw APIError.conflict(Strings.applyDrives, code: "drives_already") }
            let record = try latest(of: person, version: input.version, in: transaction)
            guard record.status.applicantSteps.contains(.submitted) else { throw ApplicationDesk.illegal(record.status.applicantSteps) }
            guard input.termsVersion == ApplicationRules.termsVersion else {
                throw APIError.invalid(["termsVersion": Strings.applyTerms], code: "terms_changed")
            }
            try desk.problems(of: record, with: try desk.documents.stored(of: record.id, in: transaction), at: now).throwIfAny()
            try ConsentLog.record(.driving, version: input.termsVersion, isGiven: true, by: person.id, at: now, in: transaction)
            let moved = try desk.move(record, to: .submitted, by: person.id, terms: input.termsVersion, at: now, in: transaction)
            return try desk.shown(moved, at: now, in: transaction)
        }
    }

    /// Returns a person's application in the version that they see.
    private func latest(of person: Person, version: Int, in transaction: Transaction) throws -> ApplicationRecord {
        guard let record = try desk.applications.latest(of: person.id, in: transaction) else { throw APIError.notFound() }
        guard record.version == version else { throw ApplicationDesk.changed }
        return record
    }

    static var notEditable: APIError { .conflict(Strings.applyNotEditable, code: "not_editable") }
}
