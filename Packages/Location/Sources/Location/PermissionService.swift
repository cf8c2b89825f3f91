/// Asks for permissions, and brings what the device knows to the server.
public protocol PermissionService: Sendable {
    /// Asks for what isn't decided yet.
    ///
    /// - Returns: what is permitted afterwards; undecided where somebody else asks, as the browser does.
    func requestPermissions() async -> Permissions
    /// Sends what the device knows and the person permitted. Without permission nothing is sent.
    func syncUserData() async
}
