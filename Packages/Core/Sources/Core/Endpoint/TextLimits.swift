/// A type whose texts have maximum lengths, declared beside its properties. The API's description shows them, and the server checks them before anything
/// else of an input.
///
/// ```swift
/// extension CancelOrder: TextLimited {
///     public static let textLimits = ["reason": 500]
/// }
/// ```
public protocol TextLimited {
    /// The maximum numbers of Unicode scalars, by the keys of texts, and of lists and maps of texts for each of their elements.
    static var textLimits: [String: Int] { get }
}

/// The maximum lengths of the texts in an input.
public struct TextLimits: Sendable, Equatable {
    let root: TextLimit
    /// The least limit of all.
    let least: Int

    /// Creates limits.
    public init(_ root: TextLimit) {
        self.root = root
        least = root.least
    }

    /// No limits.
    public static let none = TextLimits(.none)
}

/// The maximum length of a text in an input, or those of the texts in it.
public indirect enum TextLimit: Sendable, Equatable {
    /// No text, or one without a limit.
    case none
    /// A text of at most so many Unicode scalars.
    case text(Int)
    /// The elements of a list, or the values of a map.
    case elements(TextLimit)
    /// The members of an object.
    case members([String: TextLimit])

    /// The least limit of all.
    var least: Int {
        switch self {
        case .none: .max
        case .text(let limit): limit
        case .elements(let limits): limits.least
        case .members(let members): members.values.lazy.map(\.least).min() ?? .max
        }
    }

    /// Returns the limit of the text at a place; nil for none.
    func limit(at path: ArraySlice<any CodingKey>) -> Int? {
        switch self {
        case .none: return nil
        case .text(let limit): return limit
        case .elements(let limits): return path.isEmpty ? nil : limits.limit(at: path.dropFirst())
        case .members(let members):
            guard let key = path.first else { return nil }
            return members[key.stringValue]?.limit(at: path.dropFirst())
        }
    }
}

/// The texts of an input that are longer than allowed.
struct TextsTooLong: Error {
    /// The maximum lengths, by the place of the text, such as `address.label`.
    let limits: [String: Int]

    /// The error for people.
    var apiError: APIError { .invalid(limits.mapValues { Strings.validationAtMostCharacters($0) }) }
}

extension [any CodingKey] {
    /// The place as people write it, such as `items.0.note`.
    var place: String { map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".") }
}

extension JSONDocument {
    /// Checks the lengths of texts.
    ///
    /// - Throws: ``TextsTooLong``.
    func check(_ limits: TextLimits) throws {
        guard limits.least < .max else { return }
        var found: [String: Int] = [:]
        // A text has no more scalars than bytes, so most need no second look.
        for index in 0..<max(1, Int(tokens[0].next)) where tokens[index].kind == .string && Int(tokens[index].count) > limits.least {
            let path = path(index)
            guard let limit = limits.root.limit(at: path[...]), Int(tokens[index].count) > limit, let text = try? string(tokens[index]) else { continue }
            if text.unicodeScalars.count > limit { found[path.place] = limit }
        }
        guard found.isEmpty else { throw TextsTooLong(limits: found) }
    }
}
