public import NIOCore
public import SocketIOCodec

/// A client's session over any transport. It belongs to the event loop on which it was opened and must be used only there.
public final class EngineSession {
    enum Transport {
        case polling
        case webSocket(WebSocketLink)
    }

    enum State {
        case open
        /// The layer above was notified; the next poll reports the end.
        case leaving
        case closed
    }

    /// The session's id.
    public let id: String
    /// The request that opened it.
    public let request: EngineRequest
    let loop: EngineLoop
    let server: EngineServer
    let payloadLimit: PayloadLimit
    private let ended: @Sendable () -> Void
    private var handler: (any EngineSessionHandler)?
    private var heartbeat: DeadlineQueue.Entry?
    private var isUnflushed = false
    private var awaitsPong = false
    var state = State.open
    var transport = Transport.polling
    var polling = PollingState()
    var probe: Probe?

    init(id: String, request: EngineRequest, loop: EngineLoop, server: EngineServer, ended: @escaping @Sendable () -> Void) {
        self.id = id
        self.request = request
        self.loop = loop
        self.server = server
        payloadLimit = PayloadLimit(server.configuration)
        self.ended = ended
    }

    /// The session's event loop.
    public var eventLoop: any EventLoop { loop.eventLoop }

    /// Whether a message would leave at once; otherwise volatile messages are dropped.
    public var isReady: Bool {
        guard state == .open else { return false }
        return switch transport {
        case .polling: polling.waiting != nil
        case .webSocket(let link): link.isReady
        }
    }

    /// Allows the client messages of the full size, once the layer above knows who it is.
    public func admit() { payloadLimit.raise() }

    /// Sends a packet, together with all others of this turn of the event loop.
    public func send(_ packet: EncodedPacket) {
        guard state == .open else { return }
        if case .webSocket(let link) = transport {
            link.write(packet.frame)
        } else {
            polling.queue.append(packet)
            polling.queuedBytes += packet.payloadLength + 1
            if polling.queuedBytes > server.configuration.sendBuffer { return close(.transportError) }
        }
        flushLater()
    }

    /// Sends a message directly followed by its attachments.
    public func send(_ message: EncodedMessage) {
        send(message.text)
        for attachment in message.attachments { send(attachment) }
    }

    func open(_ webSocket: WebSocketHandler?, _ makeHandler: (EngineSession) -> any EngineSessionHandler) {
        let configuration = server.configuration
        if let webSocket { transport = .webSocket(WebSocketLink(local: webSocket)) }
        let upgrades = webSocket == nil && configuration.allowsUpgrades ? ["websocket"] : []
        send(
            EngineHandshake(
                sid: id, upgrades: upgrades, pingInterval: configuration.pingInterval.milliseconds, pingTimeout: configuration.pingTimeout.milliseconds,
                maxPayload: configuration.maximumPayload
            ).packet)
        let entry = DeadlineQueue.Entry { [self] entry in heartbeatIsDue(entry) }
        heartbeat = entry
        loop.pings.add(entry)
        handler = makeHandler(self)
    }

    func flushLater() {
        guard !isUnflushed else { return }
        isUnflushed = true
        loop.flushLater(self)
    }

    func flush() {
        isUnflushed = false
        switch transport {
        case .webSocket(let link): link.flush()
        case .polling: respondToPoll()
        }
    }

    /// Handles a ping or pong of the WebSocket protocol itself.
    func receivedControlFrame() { handler?.receivedControlFrame() }

    /// Handles a packet from the session's transport.
    func received(_ packet: EnginePacket) {
        guard state == .open else { return }
        switch packet {
        case .message(let text): handler?.received(text: text)
        case .binary(let bytes): handler?.received(binary: bytes)
        case .pong(let data) where data.readableBytes == 0:
            awaitsPong = false
            if let heartbeat { loop.pings.add(heartbeat) }
        case .ping: close(.transportError)
        case .close: close(.transportClose)
        case .pong, .open, .upgrade, .noop: break
        }
    }

    /// Ends the session after everything sent before. The handler receives the reason.
    public func close(_ reason: EngineCloseReason = .forcedClose) {
        guard state == .open else { return }
        state = .leaving
        heartbeat?.cancel()
        heartbeat = nil
        endProbe()
        let handler = handler
        self.handler = nil
        switch transport {
        case .webSocket(let link):
            link.close(reason.webSocketCode)
            end()
        case .polling: leavePolling(reason)
        }
        handler?.closed(reason)
    }

    /// Removes the session.
    func end() {
        guard state != .closed else { return }
        state = .closed
        polling.farewell?.cancel()
        polling = PollingState()
        server.forget(id)
        ended()
    }

    /// Alternates between pinging, an interval after each pong, and waiting for the response.
    private func heartbeatIsDue(_ entry: DeadlineQueue.Entry) {
        if awaitsPong {
            close(.pingTimeout)
        } else {
            awaitsPong = true
            send(.ping)
            loop.pongs.add(entry)
        }
    }
}
