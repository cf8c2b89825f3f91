import Core
import Foundation
import Persistence

/// A search among tickets: for a number, or for words of the subject, the description or the messages, of which the last may be a beginning.
struct TicketSearch: Sendable, Equatable {
    /// The most tickets that a search finds, the newest, so that a word in every ticket is found as quickly as a rare one.
    static let most = 500
    /// The most words that are looked for. Those that follow are left out.
    private static let mostWords = 8

    private let words: [String]
    /// The number of a ticket; nil where the text isn't one.
    private let number: Int?
    /// Whether internal notes are searched too.
    private let withInternal: Bool

    /// Creates a search; nil for an empty text, which looks for nothing.
    init?(_ text: String?, withInternal: Bool) {
        let text = (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return nil }
        let isNumber = text.hasPrefix("#")
        words = isNumber ? [] : Array(SearchWords.words(of: text).prefix(Self.mostWords))
        number = Int(isNumber ? String(text.dropFirst()) : text).flatMap { $0 > 0 ? $0 : nil }
        self.withInternal = withInternal
    }

    /// Whether the last word may go on. A single letter would have to be merged from thousands of words.
    private var endsOpen: Bool { words.last.map { $0.count > 1 } ?? false }

    /// Returns a query for the numbers of the tickets that are found, as `ticket_id`.
    ///
    /// - Parameter requester: the person whose tickets are searched; nil for everybody's.
    func query(requester: Int?, on dialect: Dialect) -> SQL {
        let numbered: SQL = "SELECT id AS ticket_id FROM support_ticket WHERE id = \(number ?? 0)"
        guard !words.isEmpty else { return numbered }
        let worded: SQL = dialect == .sqlite ? onSQLite(requester) : onPostgres(requester)
        return number == nil ? worded : "SELECT ticket_id FROM (\(sql: worded)) AS worded UNION \(sql: numbered)"
    }

    private func onSQLite(_ requester: Int?) -> SQL {
        let terms = words.map { "\"\($0)\"" }.joined(separator: " AND ") + (endsOpen ? "*" : "")
        let columns = withInternal ? "{shown internal}" : "{shown}"
        let match = (requester.map { "requester : \"\($0)\" AND " } ?? "") + "\(columns) : (\(terms))"
        return """
            SELECT rowid AS ticket_id FROM support_search WHERE support_search MATCH \(match) ORDER BY rowid DESC LIMIT \(Self.most)
            """
    }

    private func onPostgres(_ requester: Int?) -> SQL {
        // Only requesters' searches look at the weights, which the index doesn't hold.
        let weight = withInternal ? "" : "A"
        let last = words.count - 1
        let terms = words.enumerated().map { index, word in
            let marks = weight + (index == last && endsOpen ? "*" : "")
            return marks.isEmpty ? "'\(word)'" : "'\(word)':\(marks)"
        }.joined(separator: " & ")
        guard let requester else {
            return """
                SELECT ticket_id FROM support_search WHERE words @@ \(terms)::text::tsquery ORDER BY ticket_id DESC LIMIT \(Self.most)
                """
        }
        // A person has few tickets. Without a query of their own, the words' tickets would be read first, which may be all.
        return """
            SELECT ticket_id FROM (
                SELECT support_search.ticket_id, words FROM support_search JOIN support_ticket ON support_ticket.id = support_search.ticket_id
                WHERE requester_id = \(requester) ORDER BY support_ticket.id DESC LIMIT \(Self.most)
            ) AS own WHERE words @@ \(terms)::text::tsquery
            """
    }
}

/// Keeps the words of tickets for ``TicketSearch``.
struct TicketWords: Sendable {
    /// The size from which on further messages of a ticket aren't searched, far above that of any conversation.
    private static let most = 131_072

    func insert(_ ticket: Int, requester: Int, _ text: String, in transaction: Transaction) throws {
        let words = SearchWords.words(of: text).joined(separator: " ")
        switch transaction.dialect {
        case .sqlite:
            try transaction.perform(
                "INSERT INTO support_search (rowid, requester, shown, internal) VALUES (\(ticket), \(String(requester)), \(words), '')")
        case .postgres:
            try transaction.perform("INSERT INTO support_search (ticket_id, words) VALUES (\(ticket), setweight(to_tsvector('simple', \(words)), 'A'))")
        }
    }

    /// Adds the words of another ticket.
    func copy(from ticket: Int, to other: Int, in transaction: Transaction) throws {
        switch transaction.dialect {
        case .sqlite:
            guard let row = try transaction.first("SELECT shown, internal FROM support_search WHERE rowid = \(ticket)") else { return }
            let (shown, notes) = (" " + (try row.get("shown", as: String.self)), " " + (try row.get("internal", as: String.self)))
            try transaction.perform("UPDATE support_search SET shown = shown || \(shown), internal = internal || \(notes) WHERE rowid = \(other)")
        case .postgres:
            try transaction.perform(
                """
                UPDATE support_search SET words = support_search.words || other.words FROM support_search AS other
                WHERE support_search.ticket_id = \(other) AND other.ticket_id = \(ticket)
                """)
        }
    }

    /// Adds the words of a message.
    func add(_ text: String, to ticket: Int, isInternal: Bool, in transaction: Transaction) throws {
        let words = " " + SearchWords.words(of: text).joined(separator: " ")
        switch (transaction.dialect, isInternal) {
        case (.sqlite, false):
            try transaction.perform("UPDATE support_search SET shown = shown || \(words) WHERE rowid = \(ticket) AND LENGTH(shown) < \(Self.most)")
        case (.sqlite, true):
            try transaction.perform("UPDATE support_search SET internal = internal || \(words) WHERE rowid = \(ticket) AND LENGTH(internal) < \(Self.most)")
        case (.postgres, _):
            let weight: SQL = isInternal ? "'B'" : "'A'"
            try transaction.perform(
                """
                UPDATE support_search SET words = words || setweight(to_tsvector('simple', \(words)), \(sql: weight))
                WHERE ticket_id = \(ticket) AND pg_column_size(words) < \(Self.most)
                """)
        }
    }
}
