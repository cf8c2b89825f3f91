import LiveUI
import NIOCore
import NIOWebSocket

/// A WebSocket of a real connection.
struct WebSocketConnection: LiveSocket {
    let messages: AsyncStream<String>
    private let outbound: NIOAsyncChannelOutboundWriter<[UInt8]>
    private let channel: any Channel

    init(queue: MessageQueue, outbound: NIOAsyncChannelOutboundWriter<[UInt8]>, channel: any Channel) {
        messages = AsyncStream { await queue.next() }
        self.outbound = outbound
        self.channel = channel
    }

    func send(_ message: [UInt8]) async throws {
        try await outbound.write(message)
    }

    func close(_ code: LiveCloseCode) async {
        // The handler closes with the code, and only once.
        try? await channel.triggerUserOutboundEvent(WebSocketErrorCode(codeNumber: Int(code.rawValue))).get()
        try? await channel.close().get()
    }
}
