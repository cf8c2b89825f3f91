import RetailAPI

/// The items that a customer has put together and not ordered yet. It outlives the server.
struct Cart: Codable, Sendable, Equatable {
    /// An item and how many of it.
    struct Line: Codable, Sendable, Equatable {
        let item: RetailItem
        /// The number of pieces, from 1 to ``Cart/mostOfOne``.
        let quantity: Int
    }

    /// The most pieces of one item.
    static let mostOfOne = 99

    /// The items, in the order in which they were added.
    private(set) var lines: [Line] = []

    /// The cart while anything is in it; nil otherwise.
    var draft: Cart? { lines.isEmpty ? nil : self }

    /// The number of pieces of all items.
    var count: Int { lines.reduce(0) { $0 + $1.quantity } }

    /// The price of everything before tax, in hundredths of the currency.
    var totalCents: Int { lines.reduce(0) { $0 + $1.item.priceCents * $1.quantity } }

    /// The ISO 4217 code of the prices.
    var currency: String { lines.first?.item.currency ?? "USD" }

    /// The number of each item, by the item's id.
    var quantities: [Int: Int] { Dictionary(lines.map { ($0.item.id, $0.quantity) }, uniquingKeysWith: { first, _ in first }) }

    /// Returns the number of an item's pieces; 0 for an item that isn't in the cart.
    func quantity(of item: Int) -> Int { lines.first { $0.item.id == item }?.quantity ?? 0 }

    /// Sets the number of an item's pieces, up to ``mostOfOne``. 0 takes the item out.
    mutating func set(_ item: RetailItem, to quantity: Int) {
        let line = Line(item: item, quantity: min(quantity, Self.mostOfOne))
        let index = lines.firstIndex { $0.item.id == item.id }
        switch (index, quantity > 0) {
        case (let index?, true): lines[index] = line
        case (let index?, false): lines.remove(at: index)
        case (nil, true): lines.append(line)
        case (nil, false): break
        }
    }
}
