public import Foundation

/// A device on which a person is signed in, as they see it themselves.
public struct SignedInDevice: Codable, Sendable, Equatable, Identifiable {
    /// The session's id.
    public let id: Int
    /// A name made from the User-Agent, such as `Firefox on Linux`.
    public let name: String
    /// Whether it is the device that made the call.
    public let current: Bool
    /// The time of the sign-in.
    public let createdAt: Date
    /// The time of the last refresh. A device in use refreshes every 15 minutes.
    public let lastUsedAt: Date

    /// Creates a device.
    public init(id: Int, name: String, current: Bool, createdAt: Date, lastUsedAt: Date) {
        self.id = id
        self.name = name
        self.current = current
        self.createdAt = createdAt
        self.lastUsedAt = lastUsedAt
    }

    /// The calling device, for tests, previews and documentation.
    public static let sample = SignedInDevice(
        id: 12, name: "Firefox on Linux", current: true, createdAt: Date(timeIntervalSince1970: 1_767_268_800),
        lastUsedAt: Date(timeIntervalSince1970: 1_767_355_200))
}
