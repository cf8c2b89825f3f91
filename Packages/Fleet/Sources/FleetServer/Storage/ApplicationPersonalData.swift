import Blobs
import Core
import FleetAPI
import Persistence
import ServerCore

/// The data of people that applications to drive hold.
struct ApplicationPersonalData: Sendable {
    let seal: ApplicationSeal
    let clock: any Clock
    let rules: ApplicationRules

    var data: PersonalData {
        PersonalData(
            "applications", of: [.customer, .driver, .admin], name: Strings.privacyApplications, purpose: Strings.privacyApplicationsPurpose,
            kept: Strings.privacyApplicationsKept(RetentionText.days(rules.documentDays)),
            tables: [
                PersonalTable(
                    "fleet_application_document", ["kind", "name", "content_type", "bytes", .left("blob"), .time("created_at")], erased: removed,
                    where: Self.ofApplicant),
                PersonalTable(
                    "fleet_application_step", ["status", "words", .time("created_at")], erased: .deleted,
                    where: { "\(sql: Self.ofApplicant($0)) AND internal = \(false)" }),
                // What administrators wrote for each other goes with the application.
                PersonalTable("fleet_application_step", [.left("words")], erased: .deleted, where: Self.ofApplicant),
                PersonalTable("fleet_application_step", [.left("actor_id")], erased: .kept, where: { "actor_id = \($0)" }),
                PersonalTable(
                    "fleet_application", of: "person_id",
                    [
                        "id", "status", "name", "phone", "area", "address", .json("vehicle"), .sealed("sealed"), "license_expires", "message",
                        "terms_version", .time("created_at"), .time("submitted_at"), .time("decided_at"),
                    ],
                    erased: .deleted
                ).opened { [seal] row in
                    seal.json(try row.get("sealed"), of: try row.get("person_id")).map { String(decoding: $0, as: UTF8.self) }
                },
            ], files: Self.files)
    }

    private var removed: PersonalTable.Erasure {
        .custom { [clock] keys, transaction in
            // Their bytes go with the next run of the job that tidies up.
            let documents = DocumentRepository()
            try documents.remove(try documents.records(keys, in: transaction), at: clock.now, in: transaction)
        }
    }

    private static func files(of person: Int, after key: Int, in transaction: Transaction) throws -> [PersonalFile] {
        try transaction.rows(
            """
            SELECT * FROM fleet_application_document WHERE (\(sql: ofApplicant(person))) AND stored_at IS NOT NULL AND id > \(key) ORDER BY id LIMIT 100
            """
        ).compactMap(DocumentRecord.init).map { record in
            PersonalFile(
                key: record.document.id, blob: record.blob.hexadecimal, area: DocumentRecord.area,
                name: "application-\(record.application)-\(record.document.id)-\(FileName.saved(record.document.name, id: record.document.id))")
        }
    }

    private static let ofApplicant: @Sendable (Int) -> SQL = { "application_id IN (SELECT id FROM fleet_application WHERE person_id = \($0))" }
}
