import Core

/// How far the confirmation of an address with a mailed link is.
///
/// It takes a press: what opens links before people do, such as a mail scanner, would otherwise use them up.
public struct EmailConfirmation: Sendable, Equatable {
    /// The link's token.
    public let token: String
    /// Whether the server is being asked.
    public var isBusy = false
    /// Whether the address is confirmed.
    public var isDone = false
    /// Whether the link can't be used: it isn't whole, was used, or is too old.
    public var isSpent: Bool
    /// What went wrong.
    public var message: String?

    /// Creates the confirmation of a link.
    public init(token: String) {
        self.token = token
        isSpent = token.isEmpty
    }

    /// Takes the server's answer.
    mutating func finish(_ error: APIError?) {
        isBusy = false
        isDone = error == nil
        isSpent = error?.isInvalidToken ?? false
        message = isSpent ? nil : error?.message
    }
}
