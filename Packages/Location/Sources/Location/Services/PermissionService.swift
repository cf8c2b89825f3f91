/// Asks for permissions, and sends the device's data that they allow.
public protocol PermissionService: Sendable {
    /// Asks for what isn't decided yet.
    ///
    /// - Returns: The permissions afterwards; undecided where another asks, as the browser does.
    func requestPermissions() async -> Permissions
    /// Sends the data that the person has permitted; nothing without permission.
    func syncUserData() async
}

/// The service of a page in the browser.
///
/// The browser asks by itself when a button is pressed, and reports the decision to the page, so there is nothing to do here.
public struct LivePermissionService: PermissionService {
    /// Creates the service.
    public init() {}

    /// Returns undecided permissions: the page hears the decisions from the browser.
    public func requestPermissions() async -> Permissions { Permissions() }

    /// Does nothing: a page that needs the position sends it.
    public func syncUserData() async {}
}
