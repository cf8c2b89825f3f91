import Foundation

/// The outcomes of test cards, by the numbers that Stripe made well known.
// lint:allow debug-only because release builds of tumble-dev take payments, too; tumble refuses the setting.
enum FakeCard: String, Sendable, CaseIterable {
    /// Everything works.
    case works = "ok"
    /// It can't even be saved.
    case declined
    /// It can be saved, and is declined when an amount is held.
    case declinedLater
    /// There isn't enough money when an amount is held.
    case insufficientFunds
    /// The customer has to confirm each hold.
    case needsConfirmation
    /// It can't be saved because it has expired.
    case expired
    /// The hold ends before it can be taken.
    case holdEnds

    /// Reads a number with or without spaces; nil for one that no card has.
    init?(number: String) {
        let digits = number.filter { $0 != " " }
        guard digits.count >= 12, digits.allSatisfy(\.isNumber), Self.isValid(digits) else { return nil }
        self = Self.numbers.first { $0.number.filter { $0 != " " } == digits }?.card ?? .works
    }

    /// The numbers with outcomes of their own; every other valid one works as the first.
    static let numbers: [(number: String, card: FakeCard)] = [
        ("4242 4242 4242 4242", .works), ("4000 0000 0000 0002", .declined), ("4000 0000 0000 0069", .expired), ("4000 0000 0000 0341", .declinedLater),
        ("4000 0000 0000 9995", .insufficientFunds), ("4000 0027 6000 3184", .needsConfirmation), ("4000 0000 0000 1117", .holdEnds),
    ]

    /// The card's network by a number's first digit.
    static func brand(of number: String) -> String {
        switch number.first {
        case "3": "amex"
        case "5": "mastercard"
        default: "visa"
        }
    }

    /// Checks the last digit (Luhn; H. P. Luhn, US patent 2,950,048, 1960).
    private static func isValid(_ digits: String) -> Bool {
        let sum = digits.reversed().compactMap(\.wholeNumberValue).enumerated().reduce(0) { sum, digit in
            let doubled = digit.offset.isMultiple(of: 2) ? digit.element : digit.element * 2
            return sum + (doubled > 9 ? doubled - 9 : doubled)
        }
        return sum.isMultiple(of: 10)
    }
}
