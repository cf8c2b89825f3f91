/// A person's decision about one use of the device.
public enum Permission: String, Codable, Sendable, Equatable, CaseIterable {
    /// The person hasn't decided.
    case undecided
    /// The app may use it.
    case granted
    /// The app may not use it.
    case denied
    /// The device can't do it, or the page isn't encrypted, so there is nothing to decide.
    case unavailable

    /// Whether asking again couldn't get the app more than it has.
    public var isSettled: Bool { self == .granted || self == .unavailable }
}

/// The uses of the device that a person permits.
public struct Permissions: Sendable, Equatable {
    /// Knowing the device's location.
    public var location: Permission
    /// Showing notifications.
    public var notifications: Permission

    /// Creates permissions.
    public init(location: Permission = .undecided, notifications: Permission = .undecided) {
        self.location = location
        self.notifications = notifications
    }

    /// Takes over the decisions of newer permissions; what is undecided there stays as it is.
    public mutating func merge(_ newer: Permissions) {
        if newer.location != .undecided { location = newer.location }
        if newer.notifications != .undecided { notifications = newer.notifications }
    }
}
