import OrdersAPI

/// The way home of the bags of canceled orders as one table, from which Docs/orders.md and the tests are made.
enum ReturnTable {
    /// One allowed step.
    struct Rule: Sendable {
        let from: BagReturn.Status
        let to: BagReturn.Status
    }

    /// All steps. Fleet's jobs make them.
    static let rules = [
        Rule(from: .waiting, to: .assigned),
        Rule(from: .assigned, to: .waiting),
        Rule(from: .assigned, to: .onTheWay),
        Rule(from: .onTheWay, to: .arrived),
        Rule(from: .arrived, to: .returned),
        Rule(from: .arrived, to: .failed),
        Rule(from: .failed, to: .waiting),
    ]

    /// Returns the parts of the way that may follow one.
    static func next(_ status: BagReturn.Status) -> [BagReturn.Status] { rules.filter { $0.from == status }.map(\.to) }
}
