/// What a person lets the app use of the device.
public struct Permissions: Sendable, Equatable {
    /// Whether the app may know where the device is.
    public var location: Bool
    /// Whether the app may notify.
    public var notifications: Bool

    /// Creates permissions.
    public init(location: Bool, notifications: Bool) {
        self.location = location
        self.notifications = notifications
    }
}

/// Asks for permissions, and brings what the device knows to the server.
public protocol PermissionService: Sendable {
    /// Asks for what isn't decided yet.
    ///
    /// - Returns: what is permitted afterwards.
    func requestPermissions() async -> Permissions
    /// Sends what the device knows and the person permitted. Without permission nothing is sent.
    func syncUserData() async
}
