import LiveUI
import NIOCore
import NIOWebSocket

/// A WebSocket of a real connection.
struct WebSocketConnection: LiveSocket {
    let inbox: LiveInbox
    let channel: any Channel

    func send(_ message: [UInt8]) {
        channel.writeAndFlush(ByteBuffer(bytes: message), promise: nil)
    }

    func close(_ code: LiveCloseCode) {
        // The handler closes with the code, and only once.
        channel.triggerUserOutboundEvent(WebSocketErrorCode(codeNumber: Int(code.rawValue)), promise: nil)
    }
}
