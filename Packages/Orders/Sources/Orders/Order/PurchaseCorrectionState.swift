import OrdersAPI
import Theme

/// A dispatcher's correction of what was bought for an order.
struct PurchaseCorrectionState: Sendable, Equatable {
    /// The entries for a line.
    struct Entry: Sendable, Equatable, Codable {
        var quantity: Int
        var price: String
        var substitute: String
    }

    /// The entries that were changed, by the line's place in the order.
    var entries: [Int: Entry] = [:]
    /// True while it is being sent.
    var isSending = false
    /// The reason why it was refused.
    var message: String?

    /// Returns the entries for a line: what is stored, unless the dispatcher entered something else.
    func entry(_ line: Int, of order: Order) -> Entry { entries[line] ?? Self.stored(order.retailItems[line]) }

    static func stored(_ item: RetailLine) -> Entry {
        Entry(
            quantity: item.chargedQuantity, price: DecimalEntry.text(item.paidUnitCents ?? item.unitCents, digits: 2), substitute: item.substitute ?? "")
    }

    /// Returns the outcomes of the lines that were changed.
    func lines(of order: Order) -> [ShoppedLine] {
        entries.keys.sorted().compactMap { line in
            guard order.retailItems.indices.contains(line), let entry = entries[line] else { return nil }
            let isBought = entry.quantity > 0
            return ShoppedLine(
                line: line, quantity: entry.quantity, unitCents: isBought ? DecimalEntry.value(entry.price, digits: 2) : nil,
                substitute: isBought && !entry.substitute.isEmpty ? entry.substitute : nil, agreed: entry.substitute.isEmpty ? nil : true)
        }
    }
}
