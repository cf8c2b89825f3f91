public import Core
public import Foundation

/// The wish of an administrator to see the product as a person does.
public struct ViewRequest: Codable, Sendable, Equatable {
    /// The most characters of a reason.
    public static let longestReason = 200

    /// The person's account.
    public let id: Int
    /// The reason, which the person reads.
    public let reason: String

    /// Creates a request.
    public init(id: Int, reason: String) {
        self.id = id
        self.reason = reason
    }

    /// A request, for tests and documentation.
    public static let sample = ViewRequest(id: 7, reason: "Asked on the phone why the total differs.")
}

extension ViewRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["reason": longestReason]
}

/// The token of a viewing.
public struct ViewResponse: Codable, Sendable, Equatable {
    /// The number of the viewing.
    public let id: Int
    /// The token for calls as the person. It can't be renewed.
    public let accessToken: String
    /// The time at which the viewing ends.
    public let expiresAt: Date

    /// Creates a response.
    public init(id: Int, accessToken: String, expiresAt: Date) {
        self.id = id
        self.accessToken = accessToken
        self.expiresAt = expiresAt
    }

    /// A response, for tests and documentation.
    public static let sample = ViewResponse(id: 3, accessToken: "eyJhbGciOiJFUzI1NiJ9.e30.c2ln", expiresAt: Date(timeIntervalSince1970: 1_767_269_700))
}
