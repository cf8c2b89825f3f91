public import Foundation

/// A device on which somebody is signed in, as the person themselves sees it.
public struct SignedInDevice: Codable, Sendable, Equatable, Identifiable {
    /// The session's id.
    public let id: Int
    /// What the device calls itself, such as `Firefox on Linux`, by its User-Agent.
    public let name: String
    /// Whether it is the device that asks.
    public let current: Bool
    /// When the person signed in.
    public let createdAt: Date
    /// When the device last got new tokens, which it does every quarter of an hour while it is used.
    public let lastUsedAt: Date

    /// Creates a device.
    public init(id: Int, name: String, current: Bool, createdAt: Date, lastUsedAt: Date) {
        self.id = id
        self.name = name
        self.current = current
        self.createdAt = createdAt
        self.lastUsedAt = lastUsedAt
    }

    /// The device that asks, for tests, previews and documentation.
    public static let sample = SignedInDevice(
        id: 12, name: "Firefox on Linux", current: true, createdAt: Date(timeIntervalSince1970: 1_767_268_800),
        lastUsedAt: Date(timeIntervalSince1970: 1_767_355_200))
}
