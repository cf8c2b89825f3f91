import Core
import FleetAPI
import Theme

/// The entries of a driver who shops at a stop.
struct ShoppingForm: Sendable, Equatable {
    /// The outcomes of an item that a driver chooses from.
    enum Choice: String, Sendable, Codable, CaseIterable {
        case bought, substituted, missing
    }

    /// The entries for an item.
    struct Entry: Sendable, Equatable, Codable {
        var choice = Choice.bought
        /// The number of pieces that were bought.
        var quantity: Int
        /// The price of one, as typed.
        var price: String
        /// The name of what was bought in its place.
        var substitute = ""
        /// True where the customer was asked and agreed.
        var agreed = false

        /// The outcome of the item in a place of the order.
        func outcome(of line: Int) -> BoughtItem {
            guard choice != .missing else { return BoughtItem(line: line, quantity: 0) }
            let isSubstituted = choice == .substituted
            return BoughtItem(
                line: line, quantity: quantity, unitCents: DecimalEntry.value(price, digits: 2), substitute: isSubstituted ? substitute : nil,
                agreed: isSubstituted && agreed ? true : nil)
        }
    }

    /// The entries, by the item's place in the order.
    var entries: [Int: Entry] = [:]
    /// The total of the receipt, as typed.
    var receipt = ""

    /// Returns the entries for an item; all of it at the price that the customer saw, unless the driver entered something else.
    func entry(of item: ShoppingItem) -> Entry { entries[item.line] ?? Self.untouched(item) }

    /// Returns the outcome of items in the order in which they are reported; nil where there is nothing to buy.
    func outcome(of items: [ShoppingItem]) -> ShoppingOutcome? {
        guard !items.isEmpty else { return nil }
        return ShoppingOutcome(lines: items.map { entry(of: $0).outcome(of: $0.line) }, receiptCents: DecimalEntry.value(receipt, digits: 2))
    }

    /// The entries that survive a restart of the server; nil for none.
    var draft: ShoppingDraft? { entries.isEmpty && receipt.isEmpty ? nil : ShoppingDraft(entries: entries, receipt: receipt) }

    private static func untouched(_ item: ShoppingItem) -> Entry { Entry(quantity: item.quantity, price: DecimalEntry.text(item.unitCents, digits: 2)) }

    /// Takes what the driver entered for an item.
    mutating func enter(_ entry: ShoppingEntry, of item: ShoppingItem) {
        var changed = self.entry(of: item)
        switch entry {
        case .choice(let choice): changed.choice = choice
        case .quantity(let quantity): changed.quantity = quantity
        case .price(let price): changed.price = price
        case .substitute(let name): changed.substitute = name
        case .agreed(let agreed): changed.agreed = agreed
        }
        entries[item.line] = changed
    }
}

extension ShoppingForm {
    /// Shows what was entered before the server went.
    init(_ draft: ShoppingDraft?) { self.init(entries: draft?.entries ?? [:], receipt: draft?.receipt ?? "") }
}

/// An entry of a driver for an item.
enum ShoppingEntry: Sendable, Equatable {
    case choice(ShoppingForm.Choice)
    case quantity(Int)
    case price(String)
    case substitute(String)
    case agreed(Bool)
}

/// The entries of a driver who shops that outlive the server.
struct ShoppingDraft: Codable, Sendable, Equatable {
    /// The entries, by the item's place in the order.
    let entries: [Int: ShoppingForm.Entry]
    let receipt: String
}
