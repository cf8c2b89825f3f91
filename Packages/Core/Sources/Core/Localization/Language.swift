public import Foundation

/// A language that the product speaks.
public enum Language: String, Codable, Sendable, CaseIterable {
    /// English, the language of the catalogs' keys.
    case english = "en"
    /// Spanish.
    case spanish = "es"
    /// Polish.
    case polish = "pl"

    /// The language of the work under way: of the page that renders, of the request that is answered. Tasks inherit it.
    @TaskLocal public static var current = Language.english

    /// The language of an IETF tag such as `pl-PL`; nil for one that the product doesn't speak.
    public init?(tag: some StringProtocol) {
        self.init(rawValue: tag.prefix { $0 != "-" && $0 != "_" }.lowercased())
    }

    /// The locale for dates and numbers.
    public var locale: Locale {
        switch self {
        case .english: Self.englishLocale
        case .spanish: Self.spanishLocale
        case .polish: Self.polishLocale
        }
    }

    // Making a locale takes longer than most of what it is used for.
    private static let englishLocale = Locale(identifier: "en_US")
    private static let spanishLocale = Locale(identifier: "es_US")
    private static let polishLocale = Locale(identifier: "pl_PL")
}
