import Core
import Foundation
import Persistence
import PersistenceTesting
import Testing

@testable import SupportServer

struct SearchMigrationTests {
    @Test func `tickets of before are found by their words and by those of their messages`() async throws {
        let database = try await TestDatabase(.chosen, plugins: [("support", Array(SupportMigrations.all.prefix(1)))])
        let now = Date(timeIntervalSince1970: 0)
        let id = try await database.write { transaction in
            let id = try transaction.insert(
                into: "support_ticket",
                [
                    "requester_id": 7, "requester_role": "customer", "subject": "Żółta KOSZULA", "description": "It's torn, again.",
                    "category": "damage", "priority": "high", "status": "open", "rank": 1, "created_at": now, "updated_at": now,
                ])
            for (text, isInternal, notice) in [("Łódź?", false, nil), ("A difficult one", true, nil), ("11", true, "assigned")] as [(String, Bool, String?)] {
                try transaction.insert(
                    into: "support_message",
                    [
                        "ticket_id": id, "sender_id": 7, "sender_role": "customer", "from_staff": false, "internal": isInternal, "notice": notice,
                        "text": text, "created_at": now,
                    ])
            }
            return id
        }
        try await Migrator(database).migrate(plugins: [("support", SupportMigrations.all)])
        let cases: [(String, Bool, Bool)] = [
            ("zolta", true, true), ("koszula torn", true, true), ("lodz", true, true), ("difficult", true, false), ("11", false, false),
        ]
        for (text, byStaff, byRequester) in cases {
            for (isStaff, expected) in [(true, byStaff), (false, byRequester)] {
                let filter = TicketFilter(requester: isStaff ? nil : 7, search: TicketSearch(text, withInternal: isStaff))
                let found = try await database.read { try TicketRepository().list(filter, after: nil, limit: 9, in: $0).map(\.id) }
                #expect(found == (expected ? [id] : []), "\(text), staff: \(isStaff)")
            }
        }
    }
}
