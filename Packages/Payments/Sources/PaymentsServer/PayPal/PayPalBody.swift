/// The body of a request to PayPal.
enum PayPalBody: Encodable, Sendable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    case text(String)
    case flag(Bool)
    case list([PayPalBody])
    case object([String: PayPalBody])

    init(stringLiteral value: String) { self = .text(value) }
    init(booleanLiteral value: Bool) { self = .flag(value) }
    init(arrayLiteral elements: PayPalBody...) { self = .list(elements) }
    init(dictionaryLiteral elements: (String, PayPalBody)...) { self = .object(Dictionary(elements) { first, _ in first }) }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text): try text.encode(to: encoder)
        case .flag(let flag): try flag.encode(to: encoder)
        case .list(let list): try list.encode(to: encoder)
        case .object(let object): try object.encode(to: encoder)
        }
    }
}
