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

    /// Stores an order's tags in place of those it had. A tag of an order that is over can be used again, once its bags are home.
    ///
    /// - Throws: ``APIError`` of status 409 `tag_in_use`.
    func save(_ tags: [String], of order: Int, in transaction: Transaction) throws {
        try transaction.execute("DELETE FROM orders_bag_tag WHERE order_id = \(order)")
        if !tags.isEmpty {
            let holders = try transaction.rows(
                """
                SELECT orders_bag_tag.tag, orders_order.id, orders_order.status, orders_order.bag_return FROM orders_bag_tag
                JOIN orders_order ON orders_order.id = orders_bag_tag.order_id WHERE orders_bag_tag.tag IN \(list: tags) ORDER BY orders_bag_tag.tag
                """
            ).map(Holder.init(row:))
            if let used = holders.first(where: { !$0.isOver }) {
                throw APIError.conflict(Strings.bagTagInUse(used.tag, order: String(used.order)), code: "tag_in_use")
            }
            let over = holders.map(\.order)
            try transaction.execute("DELETE FROM orders_bag_tag WHERE tag IN \(list: tags) AND order_id IN \(list: over)")
            try transaction.insert(into: "orders_bag_tag", rows: tags.map { ["tag": $0, "order_id": order] })
        }
        try transaction.execute("UPDATE orders_order SET bag_tags = \(try JSONColumn.list(tags)) WHERE id = \(order)")
    }

    /// An order that has a tag.
    private struct Holder {
        let tag: String
        let order: Int
        /// True where the bags are at the customer's, and where there never were any.
        let isOver: Bool

        init(row: Row) throws {
            (tag, order) = (try row.get("tag"), try row.get("id"))
            let way = try row.get("bag_return", as: JSONColumn<BagReturn>?.self)?.value
            let status = try row.get("status", as: Status.self)
            isOver = status == .delivered || (status == .canceled && (way.map { $0.status == .returned } ?? true))
        }
    }
}
