import Core
import Persistence
import ServerCore

/// The data of people that Chat holds. A conversation of an erased person is emptied on both sides, since what the other one wrote is about them as well.
struct ChatPersonalData: Sendable {
    /// The time for which messages are kept; zero for as long as there is the account.
    let retention: Duration

    var all: [PersonalData] {
        let days = retention > .zero ? RetentionText.days(Int(retention / .seconds(24 * 3600))) : nil
        return [
            PersonalData(
                "chat", name: Strings.privacyChat, purpose: Strings.privacyChatPurpose,
                kept: days.map(Strings.privacyChatKeptDays) ?? Strings.privacyChatKept, tables: Self.tables)
        ]
    }

    private static let tables = [
        PersonalTable(
            "chat_message", ["conversation_id", "sender_id", "text", "kind", .time("created_at"), .left("client_id")], erased: .deleted,
            where: { person in
                "conversation_id IN (SELECT conversation_id FROM chat_participant WHERE person_id = \(person) AND joined = \(false))"
            }),
        // Those of a dispatcher who had joined others' conversations.
        PersonalTable("chat_message", of: "sender_id", ["conversation_id", "text", .time("created_at")], erased: .deleted),
        PersonalTable("chat_participant", of: "person_id", ["conversation_id", .flag("muted"), .flag("joined")], erased: .kept),
        PersonalTable("chat_block", ["blocker_id", "blocked_id", .time("created_at")], erased: .deleted, where: { "blocker_id = \($0)" }),
        PersonalTable("chat_block", [.left("blocker_id"), .left("blocked_id")], erased: .deleted, where: { "blocked_id = \($0)" }),
        PersonalTable(
            "chat_report", ["reporter_id", "reported_id", "reason", "note", "message_text", .time("created_at")], erased: unwritten,
            where: { "reporter_id = \($0)" }),
        // What others reported isn't the reported person's to read.
        PersonalTable("chat_report", [.left("reported_id"), .left("note"), .left("message_text")], erased: unwritten, where: { "reported_id = \($0)" }),
        PersonalTable("chat_presence", of: "person_id", [.time("seen_at")], erased: .deleted),
    ]

    private static let unwritten = PersonalTable.Erasure.replaced(["note": .null, "message_text": .null])
}
