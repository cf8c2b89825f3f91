public import Foundation

/// A language that the product supports.
public enum Language: String, Codable, Sendable, CaseIterable {
    /// English, the language of the catalogs' keys.
    case english = "en"
    /// Spanish.
    case spanish = "es"
    /// Polish.
    case polish = "pl"

    /// The language of the current task: of the page being rendered or the request being handled. Child tasks inherit it.
    @TaskLocal public static var current = Language.english

    /// Creates the language of an IETF tag such as `pl-PL`; nil for an unsupported one.
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

    // Creating a locale takes longer than most uses of it.
    private static let englishLocale = Locale(identifier: "en_US")
    private static let spanishLocale = Locale(identifier: "es_US")
    private static let polishLocale = Locale(identifier: "pl_PL")
}
