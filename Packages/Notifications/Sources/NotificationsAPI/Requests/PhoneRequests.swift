public import Core

/// Asks for a code by text message, which confirms a phone.
public struct PhoneRequest: Codable, Sendable, Hashable {
    /// The number as the person writes it: with a plus sign and the country, or ten digits in the United States.
    public var number: String

    /// Creates a request.
    public init(number: String) { self.number = number }
}

extension PhoneRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["number": 40]
}

/// Confirms the phone to which a code was texted.
public struct PhoneConfirmation: Codable, Sendable, Hashable {
    /// The six digits.
    public var code: String

    /// Creates a confirmation.
    public init(code: String) { self.code = code }
}

extension PhoneConfirmation: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["code": 16]
}
