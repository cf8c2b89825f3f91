import Core
import Foundation
import NotificationsAPI
import Persistence

/// The SQL of the phones to which notifications are texted, and of the codes that confirm them.
struct PhoneRepository: Sendable {
    /// A phone that was confirmed.
    struct Stored: RowDecodable, Sendable {
        let number: String
        /// ``/NotificationsAPI/TextNumberState/on``, or why it is texted nothing more.
        let state: TextNumberState

        var isOn: Bool { state == .on }

        init(row: Row) throws {
            number = try row.get("number")
            state = TextNumberState(rawValue: try row.get("state")) ?? .unreachable
        }
    }

    /// A code that may still be entered.
    struct StoredCode: RowDecodable, Sendable {
        let id: Int
        let number: String
        let hash: String

        init(row: Row) throws {
            id = try row.get("id")
            number = try row.get("number")
            hash = try row.get("code_hash")
        }
    }

    /// Returns a person's phone, as they see it: one that waits for its code, or else the one that was confirmed.
    func shown(_ person: Int, at now: Date, in transaction: Transaction) throws -> TextNumber? {
        if let code = try liveCode(of: person, at: now, in: transaction) { return TextNumber(number: code.number, state: .waiting) }
        return try find(person, in: transaction).map { TextNumber(number: $0.number, state: $0.state) }
    }

    /// Returns a person's confirmed phone, which may be one that is texted nothing more.
    func find(_ person: Int, in transaction: Transaction) throws -> Stored? {
        try transaction.first(Stored.self, "SELECT * FROM notifications_phone WHERE person_id = \(person)")
    }

    /// Returns those of these people who have a phone that gets text messages.
    static func owners(among people: [Int], in transaction: Transaction) throws -> Set<Int> {
        guard !people.isEmpty else { return [] }
        let on = TextNumberState.on.rawValue
        return Set(try transaction.values(Int.self, "SELECT person_id FROM notifications_phone WHERE state = \(on) AND person_id IN \(list: people)"))
    }

    /// Has a phone texted nothing more. One that the person has changed meanwhile isn't affected.
    func stop(_ number: String, of person: Int, _ state: TextNumberState, at now: Date, in transaction: Transaction) throws {
        try transaction.execute(
            """
            UPDATE notifications_phone SET state = \(state.rawValue), changed_at = \(now)
            WHERE person_id = \(person) AND number = \(number)
            """)
    }

    /// Removes a person's phone and the codes on their way. The codes still count, so that removing lifts no limit.
    func remove(_ person: Int, at now: Date, in transaction: Transaction) throws {
        try transaction.execute("DELETE FROM notifications_phone WHERE person_id = \(person)")
        try transaction.execute("UPDATE notifications_phone_code SET expires_at = \(now) WHERE person_id = \(person) AND expires_at > \(now)")
    }

    /// Stores a code in the place of those before, which don't work any more.
    ///
    /// - Returns: its id.
    func addCode(_ hash: String, to number: String, of person: Int, at now: Date, until end: Date, in transaction: Transaction) throws -> Int {
        try transaction.execute("UPDATE notifications_phone_code SET expires_at = \(now) WHERE person_id = \(person) AND expires_at > \(now)")
        return try transaction.insert(
            into: "notifications_phone_code",
            ["person_id": person, "number": number, "code_hash": hash, "created_at": now, "expires_at": end])
    }

    /// Ends a code.
    func expire(_ code: Int, at now: Date, in transaction: Transaction) throws {
        try transaction.execute("UPDATE notifications_phone_code SET expires_at = \(now) WHERE id = \(code)")
    }

    /// Returns the times of the codes to a phone and of a person since a time, oldest first.
    func codeTimes(
        to number: String, or person: Int, after time: Date, in transaction: Transaction
    ) throws -> (number: [Date], person: [Date]) {
        let query: SQL = "SELECT created_at FROM notifications_phone_code WHERE created_at > \(time)"
        return (
            try transaction.values(Date.self, "\(sql: query) AND number = \(number) ORDER BY created_at"),
            try transaction.values(Date.self, "\(sql: query) AND person_id = \(person) ORDER BY created_at")
        )
    }

    /// Returns the newest code of a person that still works.
    func liveCode(of person: Int, at now: Date, in transaction: Transaction) throws -> StoredCode? {
        try transaction.first(
            StoredCode.self,
            """
            SELECT * FROM notifications_phone_code WHERE person_id = \(person) AND expires_at > \(now) AND guesses < \(PhoneCodes.guesses)
            ORDER BY id DESC LIMIT 1
            """)
    }

    /// Counts an entry of a code.
    ///
    /// - Returns: false where there were too many.
    func countGuess(_ code: StoredCode, in transaction: Transaction) throws -> Bool {
        try transaction.execute(
            "UPDATE notifications_phone_code SET guesses = guesses + 1 WHERE id = \(code.id) AND guesses < \(PhoneCodes.guesses)") == 1
    }

    /// Makes the phone of a code the person's.
    func confirm(_ code: StoredCode, of person: Int, at now: Date, in transaction: Transaction) throws {
        try expire(code.id, at: now, in: transaction)
        try transaction.execute(
            """
            INSERT INTO notifications_phone (person_id, number, state, changed_at)
            VALUES (\(person), \(code.number), \(TextNumberState.on.rawValue), \(now))
            ON CONFLICT (person_id) DO UPDATE SET number = excluded.number, state = excluded.state, changed_at = excluded.changed_at
            """)
    }
}
