import Core
import Foundation
public import UI

/// Amounts of money as text, in US dollars unless told, written as the language of the work under way does.
public enum MoneyFormat {
    private struct Amount: Hashable {
        let cents: Int
        let currency: String
    }

    private static let cache = FormatCache<Amount>()

    /// An amount such as `$14.00`.
    ///
    /// - Parameters:
    ///   - cents: the amount in the currency's hundredths.
    ///   - currency: the ISO 4217 code.
    public static func format(cents: Int, currency: String = "USD") -> String {
        cache.text(Amount(cents: cents, currency: currency)) {
            // An exponent, not a division, which takes longer than writing the number.
            Decimal(sign: cents < 0 ? .minus : .plus, exponent: -2, significand: Decimal(cents.magnitude)).formatted(
                .currency(code: currency).locale(Language.current.locale))
        }
    }
}

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
