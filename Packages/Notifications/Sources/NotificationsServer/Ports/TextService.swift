public import Foundation

/// Sends text messages to phones.
public protocol TextService: Sendable {
    /// Hands a message over to the network.
    ///
    /// - Throws: ``TextError`` where it wasn't taken, or where nobody knows.
    func send(_ message: TextMessage) async throws(TextError)
}

/// A text message.
public struct TextMessage: Sendable, Equatable {
    /// The phone's number in international form, such as `+19495550100`.
    public let number: String
    /// The text that its owner reads.
    public let text: String

    /// Creates a message.
    public init(number: String, text: String) {
        self.number = number
        self.text = text
    }
}

/// The reason why a text message wasn't sent.
public struct TextError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The consequence of a failure.
    public enum Kind: Sendable, Equatable {
        /// The phone's owner replied STOP.
        case unsubscribed
        /// The number doesn't exist, or can't get text messages.
        case unreachable
        /// This message is refused whenever it is sent.
        case refused
        /// A later attempt may succeed, after some seconds where the service says how many.
        case unavailable(retryAfter: TimeInterval?)
    }

    /// The consequence.
    public let kind: Kind
    /// The problem, for the log, without number and text.
    public let description: String

    /// Creates an error.
    public init(_ kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description
    }
}
