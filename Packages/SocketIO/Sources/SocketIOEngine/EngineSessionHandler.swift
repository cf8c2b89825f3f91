public import NIOCore

/// What is done with the messages of one session. Everything is called on the session's event loop.
public protocol EngineSessionHandler: AnyObject {
    /// A message of text arrived.
    func received(text: ByteBuffer)
    /// A message of bytes arrived.
    func received(binary: ByteBuffer)
    /// The session is over; nothing follows.
    func closed(_ reason: EngineCloseReason)
}
