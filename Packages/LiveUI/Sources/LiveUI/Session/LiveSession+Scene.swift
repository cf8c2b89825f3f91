import ServerCore

extension LiveSession {
    /// Sets or removes the browser's socket, and notifies the app if that makes a difference.
    func setSocket(_ socket: (any TextSocket)?, isHidden: Bool = false) {
        self.socket = socket
        if scene.isConnected != (socket != nil) { root.connectionChanged(isConnected: socket != nil) }
        scene.isConnected = socket != nil
        setHidden(isHidden)
    }

    /// Records whether the browser hides the page, and notifies the app if that makes a difference.
    func setHidden(_ isHidden: Bool) {
        scene.isHidden = isHidden
        isStale = true
        if let isActive = scene.change() { root.sceneChanged(isActive: isActive) }
    }
}
