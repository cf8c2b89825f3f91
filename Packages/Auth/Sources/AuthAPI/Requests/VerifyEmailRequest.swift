/// The token that confirms an address.
public struct VerifyEmailRequest: Codable, Sendable, Equatable, CustomStringConvertible {
    /// The token of the mail's link.
    public let token: String

    /// Creates a request.
    public init(token: String) { self.token = token }

    /// The kind of request alone: what it holds stays out of logs.
    public var description: String { "VerifyEmailRequest" }

    /// A request for tests and documentation.
    public static let sample = VerifyEmailRequest(token: "sample-verification-token")
}
