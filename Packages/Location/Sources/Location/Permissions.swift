/// What a person lets the app use of the device.
public struct Permissions: Sendable, Equatable {
    /// Whether the app may know where the device is.
    public var location: Permission
    /// Whether the app may notify.
    public var notifications: Permission

    /// Creates permissions.
    public init(location: Permission = .undecided, notifications: Permission = .undecided) {
        self.location = location
        self.notifications = notifications
    }

    /// Takes what was decided since.
    public mutating func merge(_ newer: Permissions) {
        if newer.location != .undecided { location = newer.location }
        if newer.notifications != .undecided { notifications = newer.notifications }
    }
}
