/// What may be given for a setting.
public enum SettingKind: Sendable, Equatable {
    /// Any text.
    case text
    /// The path of a file or folder.
    case path
    /// A whole number in a range.
    case number(ClosedRange<Int>)
    /// `YES` or `NO`.
    case flag
    /// One of some words.
    case choice([String])
    /// A form of its own, in words that complete "give ...", such as `an address with its scheme and host`.
    case other(String)

    /// What to give, as an error says it.
    var wanted: String {
        switch self {
        case .text: "a text"
        case .path: "a path"
        case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
        case .flag: "YES or NO"
        case .choice(let words): "one of \(words.joined(separator: ", "))"
        case .other(let words): words
        }
    }
}

extension SettingDeclaration {
    /// What may be given, in a few words: `0 to 365 days`, `YES or NO`, `pretty, json`.
    public var range: String {
        switch kind {
        case .text: "text"
        case .path: "path"
        case .number(let range): "\(range.lowerBound) to \(range.upperBound)" + (unit.map { " \($0)" } ?? "")
        case .flag: "YES or NO"
        case .choice(let words): words.joined(separator: ", ")
        case .other(let words): words
        }
    }
}

/// The text of a setting where none is given, by build.
public struct SettingDefaults: Sendable, Equatable {
    /// The development build's.
    public let development: String
    /// The production build's.
    public let production: String

    /// Creates defaults.
    ///
    /// - Parameter development: nil for the same as in production.
    public init(_ production: String, development: String? = nil) {
        self.production = production
        self.development = development ?? production
    }

    /// The default of a build.
    public subscript(_ build: BuildConfiguration) -> String {
        switch build {
        case .development: development
        case .production: production
        }
    }
}
