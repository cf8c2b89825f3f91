import Core
import FleetAPI
import Foundation
import OrdersAPI
import Persistence
import ServerCore

/// Lets administrators look at applications to drive and decide about them.
struct DecisionHandlers: Sendable {
    let desk: ApplicationDesk
    /// Nil where nobody can be made a driver.
    let roles: (any DriverRoles)?
    private let drivers = DriverRepository()

    init(desk: ApplicationDesk, roles: (any DriverRoles)?) { (self.desk, self.roles) = (desk, roles) }

    func add(to routes: inout Routes) {
        routes.on(ApplicationEndpoints.applications, allow: .accessAlone) { query, context in
            let numbers = try query.page.checked()
            let statuses = query.status.map { [$0] } ?? ApplicationRepository.waiting
            let page = try await context.database.read { try desk.applications.page(of: statuses, numbers, in: $0) }
            await context.recordSight(.applicationsListed)
            return page
        }
        routes.on(ApplicationEndpoints.expiring, allow: .accessAlone) { _, context in
            let day = ServiceDay.day(of: context.clock.now).adding(ApplicationRules.expiryNotice).text
            let found = try await context.database.read { try desk.applications.expiring(until: day, in: $0) }
            await context.recordSight(.applicationsListed)
            return found
        }
        routes.on(ApplicationEndpoints.application, allow: .byHandler) { input, context in
            let (person, now) = (try context.person(), context.clock.now)
            let found = try await context.database.read { transaction in
                try administered(try visible(input.id, by: person, in: transaction), by: person, at: now, in: transaction)
            }
            await context.recordSight(.applicationRead(input.id, of: found.personID))
            return found
        }
        routes.on(ApplicationEndpoints.decide, allow: .byHandler) { input, context in try await decide(input, context) }
        routes.on(ApplicationEndpoints.note, allow: .byHandler) { input, context in
            let (person, now) = (try context.person(), context.clock.now)
            let text = input.text.trimmingCharacters(in: .whitespacesAndNewlines)
            return try await context.writeOnce { transaction in
                let record = try visible(input.id, by: person, in: transaction)
                var errors = FieldErrors()
                errors.requireText(text, "text", length: 1...1_000)
                try errors.throwIfAny()
                try desk.applications.addStep(to: record.id, by: person.id, status: nil, words: text, at: now, in: transaction)
                try context.record(.applicationNoted(record.id, of: record.person), in: transaction)
                return try administered(record, by: person, at: now, in: transaction)
            }
        }
    }

    private func decide(_ input: ApplicationDecision, _ context: HandlerContext) async throws -> AdministeredApplication {
        let (person, now) = (try context.person(), context.clock.now)
        let message = input.message?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        return try await context.database.write(.serializable) { transaction in
            let record = try visible(input.id, by: person, in: transaction)
            guard record.person != person.id else { throw APIError.conflict(Strings.applicationOwn, code: "own_application") }
            guard record.version == input.version else { throw ApplicationDesk.changed }
            guard record.status.administratorSteps.contains(input.status) else { throw ApplicationDesk.illegal(record.status.administratorSteps) }
            var errors = FieldErrors()
            let needsWords = input.status == .infoRequested || input.status == .declined
            errors.requireText(message, "message", length: (needsWords ? 1 : 0)...1_000)
            try errors.throwIfAny()
            if input.status == .approved { try approve(record, context, in: transaction) }
            let words = message.isEmpty ? nil : message
            let moved = try desk.move(record, to: input.status, by: person.id, words: words, at: now, in: transaction)
            try context.record(.applicationDecided(record.id, of: record.person, as: input.status), in: transaction)
            return try administered(moved, by: person, at: now, in: transaction)
        }
    }

    /// Makes an applicant a driver, with the vehicle of the application.
    private func approve(_ record: ApplicationRecord, _ context: HandlerContext, in transaction: Transaction) throws {
        guard record.form.licenseExpires >= ServiceDay.day(of: context.clock.now).text else {
            throw APIError.conflict(Strings.applicationLicenseExpired, code: "license_expired")
        }
        guard let roles else { throw APIError(status: 503, code: "roles_unavailable", message: Strings.applicationUnavailable) }
        try roles.grant(record.person, context, in: transaction)
        try drivers.keep(record.person, names?.name(of: record.person, in: transaction) ?? record.form.name, in: transaction)
        // Who drove before and lost the role drives again.
        _ = try drivers.setFormer(record.person, false, in: transaction)
        try drivers.setVehicle(record.form.vehicle, of: record.person, in: transaction)
    }

    private var names: (any DriverNames)? { desk.names }

    /// Returns an application that a person may see as an administrator; for others it isn't there.
    private func visible(_ id: Int, by person: Person, in transaction: Transaction) throws -> ApplicationRecord {
        guard person.roles.contains(.admin), let record = try desk.applications.find(id, in: transaction), record.isVisible else { throw APIError.notFound() }
        return record
    }

    private func administered(
        _ record: ApplicationRecord, by person: Person, at now: Date, in transaction: Transaction
    ) throws -> AdministeredApplication {
        AdministeredApplication(
            personID: record.person, actions: record.person == person.id ? [] : record.status.administratorSteps,
            application: try desk.shown(record, isAdministrator: true, at: now, in: transaction))
    }
}

/// The entries of the audit log about applications to drive.
extension AuditEntry {
    static let applicationsListed = AuditEntry(Action(rawValue: "applications_listed"))

    static func applicationRead(_ id: Int, of person: Int) -> AuditEntry {
        AuditEntry(Action(rawValue: "application_read"), object: "application/\(id)", account: person)
    }

    static func applicationNoted(_ id: Int, of person: Int) -> AuditEntry {
        AuditEntry(Action(rawValue: "application_noted"), object: "application/\(id)", account: person)
    }

    static func applicationDecided(_ id: Int, of person: Int, as status: ApplicationStatus) -> AuditEntry {
        AuditEntry(Action(rawValue: "application_decided"), object: "application/\(id)", account: person, detail: status.rawValue)
    }
}
