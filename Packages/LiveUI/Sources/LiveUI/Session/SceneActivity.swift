/// Whether somebody can see a tab's page: a browser is connected, and doesn't hide it. A parked tab is as a hidden one.
struct SceneActivity {
    /// Whether a browser has the tab's socket.
    var isConnected = false
    /// Whether the browser shows another tab, or nothing.
    var isHidden = false
    private var told = false

    /// What the app is to be told; nil where that hasn't changed since the last time.
    mutating func news() -> Bool? {
        let isActive = isConnected && !isHidden
        guard isActive != told else { return nil }
        told = isActive
        return isActive
    }
}
