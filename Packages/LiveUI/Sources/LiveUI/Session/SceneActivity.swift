/// Whether somebody can see a tab's page: a browser is connected and doesn't hide it. A parked tab counts as hidden.
struct SceneActivity {
    /// Whether a browser has the tab's socket.
    var isConnected = false
    /// Whether the browser shows another tab, or nothing.
    var isHidden = false
    private var reported = false

    /// Returns the activity for the app; nil if it hasn't changed since the last call.
    mutating func change() -> Bool? {
        let isActive = isConnected && !isHidden
        guard isActive != reported else { return nil }
        reported = isActive
        return isActive
    }
}
