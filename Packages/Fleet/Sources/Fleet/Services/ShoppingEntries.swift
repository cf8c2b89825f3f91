import FleetAPI
import OrdersAPI
import Theme

/// The entries of a driver who shops as the browser keeps them: fields named like `price.3`, with the item's place in the order.
struct ShoppingEntries: Decodable, Sendable {
    /// The most items of an order.
    private static let mostItems = 50
    private static let parts = ["outcome", "quantity", "price", "substitute", "agreed"]

    /// The names of the fields.
    static let fields = Set(["receipt"] + parts.flatMap { part in (0..<mostItems).map { "\(part).\($0)" } })

    /// The outcome; nil where there is nothing to buy.
    let outcome: ShoppingOutcome?

    private struct Field: CodingKey {
        let stringValue: String
        let intValue: Int? = nil

        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Field.self)
        func text(_ name: String) throws -> String? { try container.decodeIfPresent(String.self, forKey: Field(name)) }
        let lines = try (0..<Self.mostItems).compactMap { line -> BoughtItem? in
            guard let choice = try text("outcome.\(line)").flatMap(ShoppingForm.Choice.init) else { return nil }
            let entry = ShoppingForm.Entry(
                choice: choice, quantity: try text("quantity.\(line)").flatMap(Int.init) ?? 0, price: try text("price.\(line)") ?? "",
                substitute: try text("substitute.\(line)") ?? "", agreed: try text("agreed.\(line)") != nil)
            return entry.outcome(of: line)
        }
        let receipt = try text("receipt").flatMap { DecimalEntry.value($0, digits: 2) }
        outcome = lines.isEmpty ? nil : ShoppingOutcome(lines: lines, receiptCents: receipt)
    }
}
