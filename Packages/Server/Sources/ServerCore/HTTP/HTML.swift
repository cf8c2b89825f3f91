/// A piece of a page that is written by hand. Values that are put into it are escaped, so that text can't become markup; other pieces stay as they are.
///
/// ```swift
/// let greeting: HTML = "<p>Hello, \(person.name)</p>"
/// ```
public struct HTML: Sendable, Equatable, ExpressibleByStringInterpolation {
    /// The markup.
    public private(set) var text: String

    /// Creates a piece of markup that stands in the source.
    public init(stringLiteral value: String) { text = value }

    /// Creates a piece of markup with values.
    public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    /// Markup with values, while it is put together.
    public struct Interpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        /// Begins a piece.
        public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity + 32 * interpolationCount) }

        /// Adds markup.
        public mutating func appendLiteral(_ literal: String) { text += literal }

        /// Adds text, escaped.
        public mutating func appendInterpolation(_ value: String) { HTML.append(value, to: &text) }

        /// Adds a number.
        public mutating func appendInterpolation(_ value: Int) { text += String(value) }

        /// Adds a piece.
        public mutating func appendInterpolation(_ piece: HTML) { text += piece.text }

        /// Adds a piece if there is one.
        public mutating func appendInterpolation(_ piece: HTML?) { text += piece?.text ?? "" }

        /// Adds pieces one after the other.
        public mutating func appendInterpolation(_ pieces: [HTML]) { for piece in pieces { text += piece.text } }
    }

    private static func append(_ value: String, to text: inout String) {
        for character in value.unicodeScalars {
            switch character {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            default: text.unicodeScalars.append(character)
            }
        }
    }
}
