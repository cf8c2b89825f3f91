import LiveUI
import NIOCore

/// A WebSocket of a real connection.
struct WebSocketConnection: LiveSocket {
    let messages: AsyncStream<String>
    private let outbound: NIOAsyncChannelOutboundWriter<String>
    private let channel: any Channel

    init(queue: MessageQueue, outbound: NIOAsyncChannelOutboundWriter<String>, channel: any Channel) {
        messages = AsyncStream { await queue.next() }
        self.outbound = outbound
        self.channel = channel
    }

    func send(_ text: String) async throws {
        try await outbound.write(text)
    }

    func close() async {
        try? await channel.close().get()
    }
}
