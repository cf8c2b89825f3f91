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
        /// A whole number.
        case integer(Int)
        /// A number.
        case number(Double)
        /// Yes or no.
        case boolean(Bool)
        /// One word out of a fixed list, such as a case's name.
        case word(String)
    }

    /// The name, `feature.what`, in lower case.
    public let name: String
    /// What describes it, by name.
    public let properties: [String: Value]

    /// Creates an event.
    public init(_ name: String, _ properties: [String: Value] = [:]) {
        self.name = name
        self.properties = properties
    }
}

extension AnalyticsEvent.Value: Codable, CustomStringConvertible {
    /// As it stands in a log.
    public var description: String {
        switch self {
        case .integer(let number): "\(number)"
        case .number(let number): "\(number)"
        case .boolean(let flag): "\(flag)"
        case .word(let word): word
        }
    }

    /// Reads the JSON value: a whole number, a number, true or false, a text.
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

    /// Writes the JSON value.
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
