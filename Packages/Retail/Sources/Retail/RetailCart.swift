public import RetailAPI

/// What a customer puts together at the retailers, before it becomes a part of an order.
public struct RetailCart: Sendable, Equatable {
    /// An item and how many of it.
    public struct Line: Sendable, Equatable {
        /// The item.
        public let item: RetailItem
        /// How many; at least one.
        public let quantity: Int
    }

    /// The most of one item.
    public static let mostOfOne = 99

    /// The items, in the order in which they were added.
    public private(set) var lines: [Line] = []

    /// Creates an empty cart.
    public init() {}

    /// How many of an item are in the cart.
    public func quantity(of item: Int) -> Int { lines.first { $0.item.id == item }?.quantity ?? 0 }

    /// Puts a number of an item into the cart, in place of what was there; none takes the item out.
    public mutating func set(_ item: RetailItem, to quantity: Int) {
        let line = Line(item: item, quantity: min(quantity, Self.mostOfOne))
        let index = lines.firstIndex { $0.item.id == item.id }
        switch (index, quantity > 0) {
        case (let index?, true): lines[index] = line
        case (let index?, false): lines.remove(at: index)
        case (nil, true): lines.append(line)
        case (nil, false): break
        }
    }

    /// How many things are in the cart.
    public var count: Int { lines.reduce(0) { $0 + $1.quantity } }

    /// What they cost together, in the currency's hundredths, before tax.
    public var totalCents: Int { lines.reduce(0) { $0 + $1.item.priceCents * $1.quantity } }

    /// The ISO 4217 code of the prices.
    public var currency: String { lines.first?.item.currency ?? "USD" }

    /// The place where an order with these items is begun, such as `/customer/home/items/4x2,9x1`.
    var orderPlace: String {
        "/customer/home/items/" + lines.map { "\($0.item.id)x\($0.quantity)" }.joined(separator: ",")
    }
}
