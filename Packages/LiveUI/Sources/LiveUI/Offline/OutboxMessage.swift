/// A browser's post with its offline actions, in order.
struct OutboxMessage: Codable, Sendable {
    /// An offline press.
    struct Entry: Codable, Sendable {
        /// The idempotency key, created at the press and the same for every attempt.
        let key: String
        /// The name of the intent.
        let intent: String
        /// The id of the person who pressed.
        let person: Int
        /// The fields of the form.
        let fields: [String: String]
        /// The time of the press, by the device's clock.
        let deviceTime: String
    }

    let entries: [Entry]
}

/// The results. Entries without one were not tried, because an earlier entry got no response.
struct OutboxResponse: Codable, Sendable {
    /// The result of an entry.
    struct Result: Codable, Sendable {
        let key: String
        /// 200 if it was performed, now or before; otherwise the error's status.
        let status: Int
        var code: String?
        var message: String?
        var fields: [String: String]?
    }

    /// The id of the signed-in person.
    let person: Int
    let results: [Result]
}
