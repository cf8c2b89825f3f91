import ServerCore

extension LiveSession {
    /// Takes a browser's socket, or notes that there is none any more, and tells the app where that makes a difference.
    func setSocket(_ socket: (any TextSocket)?, isHidden: Bool = false) {
        self.socket = socket
        if scene.isConnected != (socket != nil) { root.connectionChanged(isConnected: socket != nil) }
        scene.isConnected = socket != nil
        setHidden(isHidden)
    }

    /// Notes whether the browser hides the page, and tells the app where that makes a difference.
    func setHidden(_ isHidden: Bool) {
        scene.isHidden = isHidden
        isStale = true
        if let isActive = scene.news() { root.sceneChanged(isActive: isActive) }
    }
}
