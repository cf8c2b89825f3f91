public import Core

/// A key that an administrator makes.
public struct NewAPIKey: Codable, Sendable, Equatable {
    /// The most days for which a key holds.
    public static let longestDays = 365

    /// The name, by which its maker knows it.
    public let name: String
    /// The parts of the API that it may call, at least one, such as `orders:read`.
    public let scopes: [String]
    /// The days for which it holds, 1 to 365.
    public let days: Int

    /// Creates a request.
    public init(name: String, scopes: [String], days: Int) {
        self.name = name
        self.scopes = scopes
        self.days = days
    }

    /// A key for reports, for tests and documentation.
    public static let sample = NewAPIKey(name: "Monthly report", scopes: ["orders:read", "payments:read"], days: 90)
}

extension NewAPIKey: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["name": 80, "scopes": 60]
}
