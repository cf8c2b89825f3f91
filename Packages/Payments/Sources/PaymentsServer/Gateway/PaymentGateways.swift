/// The payment providers that are set up: the one that takes new payments, and those that go on with payments from before the setting was changed.
struct PaymentGateways: Sendable {
    /// The provider of new payments; nil where orders are taken without payment.
    let present: (any PaymentGateway)?
    /// All of them, by their names.
    private let named: [String: any PaymentGateway]

    init(present: (any PaymentGateway)?, others: [any PaymentGateway] = []) {
        self.present = present
        let all = others + (present.map { [$0] } ?? [])
        named = Dictionary(all.map { ($0.name, $0) }) { _, last in last }
    }

    /// Returns the provider of a name; nil where it isn't set up.
    subscript(name: String) -> (any PaymentGateway)? { named[name] }

    /// The providers, in the order of their names.
    var all: [any PaymentGateway] { named.sorted { $0.key < $1.key }.map(\.value) }
}
