import Core
import FleetAPI
import Foundation
import Persistence

/// Reads and writes applications to drive, and the steps that they went.
struct ApplicationRepository: Sendable {
    let seal: ApplicationSeal

    func find(_ id: Int, in transaction: Transaction) throws -> ApplicationRecord? {
        try transaction.first("SELECT * FROM fleet_application WHERE id = \(id)").map(record)
    }

    /// Returns a person's latest application.
    func latest(of person: Int, in transaction: Transaction) throws -> ApplicationRecord? {
        try transaction.first("SELECT * FROM fleet_application WHERE person_id = \(person) ORDER BY id DESC LIMIT 1").map(record)
    }

    func insert(_ form: ApplicationForm, of person: Int, at now: Date, in transaction: Transaction) throws -> Int {
        let id = try transaction.insert(
            into: "fleet_application",
            [
                "person_id": person, "status": ApplicationStatus.draft.rawValue, "name": form.name, "phone": form.phone, "area": form.area,
                "address": form.address, "vehicle": try JSONColumn(form.car), "sealed": try seal.seal(form.secrets, of: person),
                "license_expires": form.licenseExpires, "created_at": now, "updated_at": now,
            ])
        try addStep(to: id, by: person, status: .draft, words: nil, at: now, in: transaction)
        return id
    }

    /// Writes the entries of an application that its applicant may change.
    ///
    /// - Returns: whether it still could be changed.
    func save(_ form: ApplicationForm, as record: ApplicationRecord, at now: Date, in transaction: Transaction) throws -> Bool {
        try transaction.execute(
            """
            UPDATE fleet_application SET version = version + 1, name = \(form.name), phone = \(form.phone), area = \(form.area),
            address = \(form.address), vehicle = \(try JSONColumn(form.car)), sealed = \(try seal.seal(form.secrets, of: record.person)),
            license_expires = \(form.licenseExpires), updated_at = \(now) WHERE id = \(record.id) AND version = \(record.version)
            """) == 1
    }

    /// Moves an application to another state, and records the step.
    ///
    /// - Parameters:
    ///   - person: who moves it; nil for the server itself.
    ///   - words: the administrator's words to the applicant.
    /// - Returns: false where somebody changed it meanwhile.
    func move(
        _ record: ApplicationRecord, to status: ApplicationStatus, by person: Int?, words: String? = nil, terms: Int? = nil, at now: Date,
        in transaction: Transaction
    ) throws -> Bool {
        let moved = try transaction.execute(
            """
            UPDATE fleet_application SET version = version + 1, status = \(status), updated_at = \(now), message = \(words ?? record.message),
            submitted_at = \(status == .submitted ? now : record.submittedAt), decided_at = \(status.isOpen ? nil : now),
            terms_version = COALESCE(\(terms), terms_version)
            WHERE id = \(record.id) AND version = \(record.version) AND status = \(record.status)
            """)
        guard moved == 1 else { return false }
        try addStep(to: record.id, by: person, status: status, words: words, at: now, in: transaction)
        return true
    }

    /// Records a step; without a status it is an internal note.
    func addStep(
        to application: Int, by person: Int?, status: ApplicationStatus?, words: String?, at now: Date, in transaction: Transaction
    ) throws {
        try transaction.insert(
            into: "fleet_application_step",
            [
                "application_id": application, "actor_id": person, "status": status?.rawValue, "words": words, "internal": status == nil,
                "created_at": now,
            ])
    }

    /// Returns the latest steps of an application, oldest first.
    ///
    /// - Parameter isAdministrator: whether to include internal notes, and who acted.
    func steps(of application: Int, isAdministrator: Bool, in transaction: Transaction) throws -> [ApplicationStep] {
        let shown: SQL = isAdministrator ? "" : " AND internal = \(false)"
        return try transaction.rows(
            "SELECT * FROM fleet_application_step WHERE application_id = \(application)\(sql: shown) ORDER BY id DESC LIMIT 200"
        ).reversed().map { row in
            ApplicationStep(
                id: try row.get("id"), status: try row.get("status", as: String?.self).flatMap(ApplicationStatus.init), text: try row.get("words"),
                isInternal: try row.get("internal"), personID: isAdministrator ? try row.get("actor_id", as: Int?.self) : nil,
                time: try row.get("created_at"))
        }
    }

    private func record(_ row: Row) throws -> ApplicationRecord { try ApplicationRecord(row, seal: seal) }
}

// The lists of administrators, and what is no longer needed.
extension ApplicationRepository {
    /// The states in which an application waits for administrators.
    static let waiting: [ApplicationStatus] = [.submitted, .inReview]

    /// Returns the number of applications that wait for administrators.
    static func waitingCount(in transaction: Transaction) throws -> Int {
        try transaction.value(Int.self, "SELECT COUNT(*) FROM fleet_application WHERE status IN \(list: waiting)")
    }

    /// Returns applications that were submitted once, the first to be submitted first.
    func page(of statuses: [ApplicationStatus], _ numbers: PageNumbers, in transaction: Transaction) throws -> Page<ApplicationSummary> {
        let condition: SQL = "status IN \(list: statuses) AND submitted_at IS NOT NULL"
        let total = try transaction.value(Int.self, "SELECT COUNT(*) FROM fleet_application WHERE \(sql: condition)")
        let items = try transaction.rows(
            "SELECT * FROM fleet_application WHERE \(sql: condition) ORDER BY submitted_at, id LIMIT \(numbers.limit) OFFSET \(numbers.offset)"
        ).map { try record($0).summary }
        return numbers.page(of: items, total: total)
    }

    /// Returns the latest approved applications of drivers whose license is valid until a day at most, the first to expire first.
    func expiring(until day: String, in transaction: Transaction) throws -> [ApplicationSummary] {
        try transaction.rows(
            """
            SELECT application.* FROM fleet_application AS application
            JOIN fleet_driver AS driver ON driver.person_id = application.person_id AND driver.is_former = \(false)
            WHERE application.status = \(ApplicationStatus.approved) AND application.license_expires <= \(day) AND application.license_expires <> ''
            AND NOT EXISTS (SELECT later.id FROM fleet_application AS later WHERE later.person_id = application.person_id
            AND later.status = \(ApplicationStatus.approved) AND later.id > application.id)
            ORDER BY application.license_expires, application.id LIMIT 100
            """
        ).map { try record($0).summary }
    }

    /// Returns applications that wait for their applicant and weren't touched since a time.
    func abandoned(before time: Date, in transaction: Transaction) throws -> [ApplicationRecord] {
        try transaction.rows(
            """
            SELECT * FROM fleet_application WHERE status IN \(list: [ApplicationStatus.draft, .infoRequested]) AND updated_at < \(time)
            ORDER BY id LIMIT 100
            """
        ).map(record)
    }

    /// Returns the applications that were declined or withdrawn before a time and still hold what is sensitive.
    func outdated(before time: Date, in transaction: Transaction) throws -> [Int] {
        try transaction.values(
            Int.self,
            """
            SELECT id FROM fleet_application WHERE status IN \(list: [ApplicationStatus.declined, .withdrawn]) AND updated_at < \(time)
            AND sealed <> '' ORDER BY id LIMIT 100
            """)
    }

    /// Removes what is sealed in applications, and the license's last day.
    func removeSecrets(of applications: [Int], in transaction: Transaction) throws {
        guard !applications.isEmpty else { return }
        try transaction.execute("UPDATE fleet_application SET sealed = '', license_expires = '' WHERE id IN \(list: applications)")
    }
}
