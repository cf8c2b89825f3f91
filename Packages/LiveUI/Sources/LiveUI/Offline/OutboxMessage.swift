/// What a browser posts: what was done in it without a network, in order.
struct OutboxMessage: Codable, Sendable {
    /// One press.
    struct Entry: Codable, Sendable {
        /// Made at the press; the same for every attempt.
        let key: String
        /// The name of the intent.
        let intent: String
        /// Who pressed.
        let person: Int
        /// What was entered.
        let fields: [String: String]
        /// When it was pressed, by the device.
        let deviceTime: String
    }

    let entries: [Entry]
}

/// What became of them. Entries without a result were not tried: an answer to one before them is missing.
struct OutboxAnswer: Codable, Sendable {
    /// What became of one press.
    struct Result: Codable, Sendable {
        let key: String
        /// 200 where it was done, now or before; else the error's status.
        let status: Int
        var code: String?
        var message: String?
        var fields: [String: String]?
    }

    /// Who is signed in.
    let person: Int
    let results: [Result]
}
