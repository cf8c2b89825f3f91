import Core
import Foundation
import OrdersAPI
import Persistence

/// A search among orders: for a number, a bag's tag, or words of the address or of the items.
struct OrderSearch: Sendable {
    /// The words of an order's address and items, as they are stored beside it, in small letters and without accents.
    static func text(of order: Order) -> String {
        let address = order.address
        var words: [String?] = [address.line1, address.line2, address.city, address.postalCode, address.label, order.serviceArea]
        for item in order.retailItems { words += [item.name, item.retailer] }
        return folded(words.compactMap { $0 }.joined(separator: " "))
    }

    private let text: String

    /// Creates a search; nil where there is nothing to look for.
    init?(_ text: String?) {
        let folded = Self.folded((text ?? "").trimmingCharacters(in: .whitespacesAndNewlines))
        guard !folded.isEmpty else { return nil }
        self.text = folded
    }

    /// The condition on `orders_order`. Customers' and drivers' own orders are few; of everybody's, those under way are looked through, and numbers and tags
    /// are found by their indexes. With # before it, a number is nothing but an order's.
    func condition(in scope: OrderScope) -> SQL {
        if let number, text.hasPrefix("#") { return "id = \(number)" }
        guard case .all = scope else {
            let words: SQL = "search_text LIKE \(pattern) ESCAPE '!'"
            return number.map { "(id = \($0) OR \(sql: words))" } ?? words
        }
        let open: SQL = """
            SELECT id FROM orders_order WHERE status IN \(list: [Status.scheduled, .inProgress]) AND search_text LIKE \(pattern) ESCAPE '!'
            UNION SELECT order_id FROM orders_bag_tag WHERE tag = \(BagTags.normalized(text))
            """
        return number.map { "id IN (\(sql: open) UNION SELECT id FROM orders_order WHERE id = \($0))" } ?? "id IN (\(sql: open))"
    }

    /// The number that is looked for, as in 12 or #12.
    private var number: Int? { Int(text.hasPrefix("#") ? String(text.dropFirst()) : text).flatMap { $0 > 0 ? $0 : nil } }

    private var pattern: String { "%" + text.flatMap { "%_!".contains($0) ? "!\($0)" : "\($0)" } + "%" }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).replacing("ł", with: "l")
    }
}
