import Core
import OrdersAPI
import Persistence

/// The tags on an order's bags, each of which leads to one order under way.
struct BagTags: Sendable {
    /// Returns a tag as it is stored: in capitals, without spaces.
    static func normalized(_ tag: String) -> String { tag.filter { !$0.isWhitespace }.uppercased() }

    /// Checks tags.
    ///
    /// - Throws: ``APIError`` of status 422.
    static func checked(_ tags: [String]) throws(APIError) -> [String] {
        let normalized = tags.map(normalized)
        let areTags = normalized.allSatisfy { tag in
            (1...20).contains(tag.utf8.count) && tag.utf8.allSatisfy { (48...57).contains($0) || (65...90).contains($0) || $0 == 45 }
        }
        guard areTags, normalized.count <= 40, Set(normalized).count == normalized.count else { throw .invalid(["bagTags": Strings.bagTagsWrong]) }
        return normalized
    }

    /// Stores an order's tags in place of those it had. A tag of an order that is over can be used again.
    ///
    /// - Throws: ``APIError`` of status 409 `tag_in_use`.
    func save(_ tags: [String], of order: Int, in transaction: Transaction) throws {
        try transaction.execute("DELETE FROM orders_bag_tag WHERE order_id = \(order)")
        if !tags.isEmpty {
            let over = [Status.delivered, .canceled]
            try transaction.execute(
                """
                DELETE FROM orders_bag_tag WHERE tag IN \(list: tags)
                AND order_id IN (SELECT id FROM orders_order WHERE id = orders_bag_tag.order_id AND status IN \(list: over))
                """)
            let used = try transaction.first("SELECT tag, order_id FROM orders_bag_tag WHERE tag IN \(list: tags) ORDER BY tag LIMIT 1")
            if let used {
                throw APIError.conflict(Strings.bagTagInUse(try used.get("tag"), order: String(try used.get("order_id", as: Int.self))), code: "tag_in_use")
            }
            try transaction.insert(into: "orders_bag_tag", rows: tags.map { ["tag": $0, "order_id": order] })
        }
        try transaction.execute("UPDATE orders_order SET bag_tags = \(try JSONColumn.list(tags)) WHERE id = \(order)")
    }
}
