import Core
import FleetAPI
import Foundation
import Persistence
import ServerCore

/// The desk that applicants and administrators have in common: applications as they are shown, and their way from state to state.
struct ApplicationDesk: Sendable {
    let rules: ApplicationRules
    let applications: ApplicationRepository
    let events: EventLog
    /// Nil where nobody's name is known.
    let names: (any DriverNames)?
    let documents = DocumentRepository()

    init(rules: ApplicationRules, seal: ApplicationSeal, events: EventLog, names: (any DriverNames)?) {
        self.rules = rules
        applications = ApplicationRepository(seal: seal)
        self.events = events
        self.names = names
    }

    /// Returns an application as it is shown.
    ///
    /// - Parameter isAdministrator: whether with internal notes and the names of those who acted, and without what is missing.
    func shown(_ record: ApplicationRecord, isAdministrator: Bool = false, at now: Date, in transaction: Transaction) throws -> DriverApplication {
        let documents = try documents.stored(of: record.id, in: transaction)
        var steps = try applications.steps(of: record.id, isAdministrator: isAdministrator, in: transaction)
        if isAdministrator, let names {
            for index in steps.indices { steps[index].personName = try steps[index].personID.flatMap { try names.name(of: $0, in: transaction) } }
        }
        let problems = record.status.isEditable && !isAdministrator ? problems(of: record, with: documents, at: now).fields : [:]
        return DriverApplication(
            id: record.id, version: record.version, status: record.status, form: record.form, documents: documents, problems: problems,
            message: record.message, submittedAt: record.submittedAt, createdAt: record.createdAt, steps: steps)
    }

    func problems(of record: ApplicationRecord, with documents: [ApplicationDocument], at now: Date) -> FieldErrors {
        rules.problems(of: record.form, with: Set(documents.map(\.kind)), today: ServiceDay.day(of: now))
    }

    /// Moves an application to another state, and publishes that it did.
    ///
    /// - Returns: the application in its new state.
    /// - Throws: `application_changed` (409) where somebody was faster.
    @discardableResult
    func move(
        _ record: ApplicationRecord, to status: ApplicationStatus, by person: Int?, words: String? = nil, terms: Int? = nil, at now: Date,
        in transaction: Transaction
    ) throws -> ApplicationRecord {
        guard try applications.move(record, to: status, by: person, words: words, terms: terms, at: now, in: transaction) else { throw Self.changed }
        let moved = ApplicationMoved(application: record.id, person: record.person, status: status)
        try events.append(
            FleetEvents.applicationMoved, moved, aggregate: FleetEvents.applicationAggregate, id: record.id,
            topics: [FleetTopics.applicant(record.person), FleetTopics.applications], in: transaction)
        return try stored(record.id, in: transaction)
    }

    func stored(_ id: Int, in transaction: Transaction) throws -> ApplicationRecord {
        guard let record = try applications.find(id, in: transaction) else { throw APIError.notFound() }
        return record
    }

    static var changed: APIError { .conflict(Strings.applicationChanged, code: "application_changed") }

    static func illegal(_ allowed: [ApplicationStatus]) -> APIError {
        .conflict(Strings.applicationIllegal, code: "illegal_transition", allowedActions: allowed.map(\.rawValue))
    }
}
