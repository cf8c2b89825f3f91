public import UI

/// An amount of money, in digits of one width.
public struct MoneyText: View {
    private let cents: Int
    private let currency: String

    /// Makes the text of an amount in cents.
    public init(cents: Int, currency: String = "USD") {
        self.cents = cents
        self.currency = currency
    }

    /// The amount.
    public var body: some View {
        Text(MoneyFormat.format(cents: cents, currency: currency)).monospacedDigit()
    }
}
