/// Something that happened in a feature, worth counting. Each feature declares its own, beside its models.
///
/// Properties describe the event, never the person: no names, addresses, places or texts that somebody typed.
///
/// ```swift
/// extension AnalyticsEvent {
///     public static func orderPlaced(bags: Int) -> AnalyticsEvent {
///         AnalyticsEvent("orders.placed", ["bags": .integer(bags)])
///     }
/// }
/// ```
public struct AnalyticsEvent: Codable, Sendable, Hashable {
    /// One property of an event.
    public enum Value: Sendable, Hashable {
        /// An integer.
        case integer(Int)
        /// A floating-point number.
        case number(Double)
        /// A Boolean.
        case boolean(Bool)
        /// One word out of a fixed list, such as a case's name.
        case word(String)
    }

    /// The name in the form `feature.event`, in lower case, such as `orders.placed`.
    public let name: String
    /// The properties by name.
    public let properties: [String: Value]

    /// Creates an event.
    public init(_ name: String, _ properties: [String: Value] = [:]) {
        self.name = name
        self.properties = properties
    }
}

extension AnalyticsEvent.Value: Codable, CustomStringConvertible {
    /// The form written to the log.
    public var description: String {
        switch self {
        case .integer(let number): "\(number)"
        case .number(let number): "\(number)"
        case .boolean(let flag): "\(flag)"
        case .word(let word): word
        }
    }

    /// Decodes an integer, a number, a Boolean or a string.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            self = .boolean(flag)
        } else if let number = try? container.decode(Int.self) {
            self = .integer(number)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else {
            self = .word(try container.decode(String.self))
        }
    }

    /// Encodes the value as plain JSON.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .integer(let number): try container.encode(number)
        case .number(let number): try container.encode(number)
        case .boolean(let flag): try container.encode(flag)
        case .word(let word): try container.encode(word)
        }
    }
}
