import NIOCore
import SocketIOCodec
import SocketIOEngine

/// Returns each message unchanged.
final class EchoHandler: EngineSessionHandler {
    private unowned let session: EngineSession

    init(_ session: EngineSession) {
        self.session = session
    }

    func received(text: ByteBuffer) {
        session.send(EncodedPacket(message: text))
    }

    func received(binary: ByteBuffer) {
        session.send(EncodedPacket(binary: binary))
    }

    func closed(_ reason: EngineCloseReason) {}
}
