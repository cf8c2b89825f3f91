public import Logging

/// The least severe level to log, in general and by category.
///
/// ```swift
/// let filter = try LogFilter(level: .info, categories: "http=debug,store=off")
/// filter.level(of: "http")  // debug
/// ```
public struct LogFilter: Sendable, Equatable {
    /// The error for a filter that can't be parsed.
    public struct ParseError: Error, Equatable, CustomStringConvertible {
        /// The problem and its fix.
        public let description: String
    }

    /// The level of categories without their own.
    public let level: Logger.Level
    /// The levels of individual categories; nil stands for `off`.
    public let categories: [String: Logger.Level?]

    /// Creates a filter.
    ///
    /// - Parameter categories: `category=level` pairs, separated by commas; the level `off` silences a category.
    /// - Throws: ``ParseError`` with the pair and its fix.
    public init(level: Logger.Level, categories: String = "") throws(ParseError) {
        var levels: [String: Logger.Level?] = [:]
        for pair in categories.split(separator: ",") {
            let sides = pair.split(separator: "=", omittingEmptySubsequences: false).map { $0.filter { !$0.isWhitespace } }
            guard sides.count == 2, !sides[0].isEmpty else {
                throw ParseError(description: "'\(pair)' is not a category with a level. To fix, write category=level, as in http=debug.")
            }
            let level = Logger.Level(rawValue: sides[1])
            guard level != nil || sides[1] == "off" else {
                let known = (Logger.Level.allCases.map(\.rawValue) + ["off"]).joined(separator: ", ")
                throw ParseError(description: "'\(sides[1])' is not a log level for category \(sides[0]). To fix, give one of \(known).")
            }
            levels[sides[0]] = .some(level)
        }
        self.level = level
        self.categories = levels
    }

    /// Returns the level of a category; nil if it is off. A category `http.client` inherits from `http` unless it has its own.
    public func level(of category: String) -> Logger.Level? {
        var name = Substring(category)
        while true {
            if let named = categories[String(name)] { return named }
            guard let dot = name.lastIndex(of: ".") else { return level }
            name = name[..<dot]
        }
    }
}
