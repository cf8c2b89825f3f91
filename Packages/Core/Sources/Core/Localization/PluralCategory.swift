/// The plural form that a number requires, by the Unicode CLDR's plural rules (https://cldr.unicode.org).
public enum PluralCategory: String, Sendable, CaseIterable {
    /// For example `1 bag`.
    case one
    /// For example Polish `2 worki`.
    case few
    /// For example Polish `5 worków`.
    case many
    /// The form that every language has.
    case other
}

extension Language {
    /// Returns the plural form for a whole number.
    ///
    /// None of the three languages has a separate form for fractions; they use ``PluralCategory/other``.
    public func pluralCategory(of count: Int) -> PluralCategory {
        let count = count.magnitude
        switch self {
        case .english: return count == 1 ? .one : .other
        case .spanish: return count == 1 ? .one : count != 0 && count.isMultiple(of: 1_000_000) ? .many : .other
        case .polish: return count == 1 ? .one : Self.takesPolishFew(count) ? .few : .many
        }
    }

    private static func takesPolishFew(_ count: UInt) -> Bool {
        (2...4).contains(count % 10) && !(12...14).contains(count % 100)
    }
}
