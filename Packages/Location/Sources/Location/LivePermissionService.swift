/// Permissions in the browser. The browser alone asks, upon a press, and its script reports the answer to the page; so nothing is decided here.
public struct LivePermissionService: PermissionService {
    /// Creates it.
    public init() {}

    /// Nothing decided: the page hears from the browser.
    public func requestPermissions() async -> Permissions { Permissions() }

    /// Nothing: a browser's position is sent by the page that uses it.
    public func syncUserData() async {}
}
