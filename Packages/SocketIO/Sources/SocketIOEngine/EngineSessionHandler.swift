public import NIOCore

/// Handles the messages of a session. All methods are called on the session's event loop.
public protocol EngineSessionHandler: AnyObject {
    /// Called for a text message.
    func received(text: ByteBuffer)
    /// Called for a binary message.
    func received(binary: ByteBuffer)
    /// Called for a ping or pong of the WebSocket protocol, so that they can be counted.
    func receivedControlFrame()
    /// Called when the session has ended; nothing follows.
    func closed(_ reason: EngineCloseReason)
}

extension EngineSessionHandler {
    /// Does nothing.
    public func receivedControlFrame() {}
}
