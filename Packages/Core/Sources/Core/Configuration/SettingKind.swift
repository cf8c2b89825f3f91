/// The kind of values that a setting accepts.
public enum SettingKind: Sendable, Equatable {
    /// Any text.
    case text
    /// The path of a file or folder.
    case path
    /// A whole number in a range.
    case number(ClosedRange<Int>)
    /// `YES` or `NO`.
    case flag
    /// One of a list of words.
    case choice([String])
    /// Another format, in words that complete "give ...", such as `an address with its scheme and host`.
    case other(String)

    /// The accepted words, of a kind that has only a few; empty for others.
    public var choices: [String] {
        switch self {
        case .flag: ["YES", "NO"]
        case .choice(let words): words
        case .text, .path, .number, .other: []
        }
    }

    /// The accepted values, as error messages name them.
    var expectation: String {
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
    /// The accepted values in a few words: `0 to 365 days`, `YES or NO`, `pretty, json`.
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

/// The text of a setting when none is given, by build.
public struct SettingDefaults: Sendable, Equatable {
    /// The default of the development build.
    public let development: String
    /// The default of the production build.
    public let production: String

    /// Creates defaults.
    ///
    /// - Parameter development: nil to use the production default.
    public init(_ production: String, development: String? = nil) {
        self.production = production
        self.development = development ?? production
    }

    /// Returns the default of a build.
    public subscript(_ build: BuildConfiguration) -> String {
        switch build {
        case .development: development
        case .production: production
        }
    }
}
