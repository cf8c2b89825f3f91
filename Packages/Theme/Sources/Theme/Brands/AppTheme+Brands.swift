extension AppTheme {
    /// The themes that a configuration can choose, by brand.
    static let all: [AppTheme] = [tumble, meadow]

    /// The names of all brands, in the order of the alphabet.
    public static let brands: [String] = all.map(\.brand).sorted()

    /// The theme of a brand.
    ///
    /// ```swift
    /// let theme = try AppTheme.named(configuration.brand)
    /// ```
    ///
    /// - Throws: ``UnknownBrandError`` that names the brands there are.
    public static func named(_ brand: String) throws(UnknownBrandError) -> AppTheme {
        guard let theme = all.first(where: { $0.brand == brand }) else { throw UnknownBrandError(brand: brand) }
        return theme
    }
}

/// A brand that no theme has.
public struct UnknownBrandError: Error, Hashable, CustomStringConvertible {
    /// The name that was given.
    public let brand: String

    /// What is wrong, and the names there are.
    public var description: String {
        "There is no brand '\(brand)'. To fix, give one of \(AppTheme.brands.joined(separator: ", "))."
    }
}
