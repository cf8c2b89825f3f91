/// Permissions in the browser: the browser asks by itself at the moment of use, so nothing is permitted beforehand and nothing is sent.
/// A customer types the address instead; a driver's app asks when the driver goes online.
public struct LivePermissionService: PermissionService {
    /// Creates it.
    public init() {}

    /// Nothing yet.
    public func requestPermissions() async -> Permissions { Permissions(location: false, notifications: false) }

    /// Does nothing without permission.
    public func syncUserData() async {}
}
