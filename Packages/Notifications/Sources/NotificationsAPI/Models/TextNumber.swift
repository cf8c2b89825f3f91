/// The phone to which a person's notifications are texted.
public struct TextNumber: Codable, Sendable, Hashable {
    /// The number in international form, such as `+19495550100`.
    public var number: String
    /// Whether it gets any.
    public var state: TextNumberState

    /// Creates a phone.
    public init(number: String, state: TextNumberState) {
        self.number = number
        self.state = state
    }

    /// One that is confirmed.
    public static let sample = TextNumber(number: "+19495550100", state: .on)
}

/// Whether a phone gets text messages.
public enum TextNumberState: String, Codable, Sendable, CaseIterable, Hashable {
    /// A code is on its way to it, which its owner has to enter.
    case waiting
    /// It is confirmed.
    case on
    /// Its owner replied STOP.
    case unsubscribed
    /// The network can't text it.
    case unreachable
}
