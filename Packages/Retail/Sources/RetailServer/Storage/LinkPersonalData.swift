import Core
import Persistence
import ServerCore

/// The data of people that linked accounts hold. Tokens are never exported; with the account they are revoked at the retailers.
struct LinkPersonalData: Sendable {
    let store: LinkStore
    let clock: any Clock

    var all: [PersonalData] {
        [
            PersonalData(
                "linked accounts", name: Strings.privacyLinks, purpose: Strings.privacyLinksPurpose, kept: Strings.privacyLinksKept,
                tables: [
                    PersonalTable(
                        "retail_authorization", of: "person_id",
                        [.time("created_at"), .left("state_hash"), .left("verifier"), .left("redirect"), .left("ticket_hash"), .left("response")],
                        erased: .deleted),
                    PersonalTable(
                        "retail_link", of: "person_id", ["retailer_id", "status", "member_name", .time("linked_at"), .left("sealed")], erased: removed),
                ])
        ]
    }

    private var removed: PersonalTable.Erasure {
        .custom { [store, clock] keys, transaction in
            let now = clock.now
            let ids = keys.compactMap { Int(sqlValue: $0) }
            for link in try LinkRepository().records(ids, in: transaction) { try store.remove(link, at: now, in: transaction) }
        }
    }
}
