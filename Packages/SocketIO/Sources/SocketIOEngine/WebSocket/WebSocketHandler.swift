import NIOCore
import SocketIOCodec

/// The only handler of a WebSocket connection besides TLS: parses frames directly from the read buffer, and sends frames that were encoded once
/// for all recipients.
final class WebSocketHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private enum Target {
        case none
        case local(EngineSession)
        case remote(SessionReference)
    }

    /// The time limit for the peer's response to a closing frame.
    private static let closingTimeout = TimeAmount.seconds(2)

    private let server: EngineServer
    private let switchingProtocols: ByteBuffer
    private var request: EngineRequest?
    /// Called at the end of a session that the connection opens.
    private let ended: @Sendable () -> Void
    private var parser: WebSocketParser
    private var context: ChannelHandlerContext?
    private var target = Target.none
    /// The frames of this turn, which leave together.
    private var frames: [ByteBuffer] = []
    private var frameBytes = 0
    /// The way past NIO; nil if TLS is in between.
    private var socket: DirectSocket?
    /// The writes that NIO hasn't finished: until then nothing may go past them.
    private var queuedWrites = 0
    /// The data of the newest ping, which waits for those writes: a client that doesn't read gets no more than one response.
    private var waitingPong: ByteBuffer?
    private var isClosing = false
    private var closing: Scheduled<Void>?

    init(server: EngineServer, request: EngineRequest, key: String, ended: @escaping @Sendable () -> Void) {
        self.server = server
        self.ended = ended
        self.request = request
        parser = WebSocketParser(maximumBytes: server.configuration.maximumPayload, expectsMask: true)
        switchingProtocols = ByteBuffer(
            string: "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: "
                + WebSocketHandshake.accept(key: key) + "\r\n\r\n")
    }

    private var maximumBytes: Int {
        switch target {
        case .local(let session): session.payloadLimit.bytes
        case .remote(let session): session.payloadLimit.bytes
        case .none: server.configuration.maximumPayload
        }
    }

    /// Whether nothing but this turn's writes is waiting for the client.
    var isReady: Bool { context != nil && !isClosing && queuedWrites == 0 }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        let limit = server.configuration.sendBuffer
        try? context.channel.syncOptions?.setOption(.recvAllocator, value: AdaptiveRecvByteBufferAllocator(minimum: 256, initial: 512, maximum: 65_536))
        try? context.channel.syncOptions?.setOption(.writeBufferWaterMark, value: .init(low: limit, high: limit))
        write(switchingProtocols)
        guard let request else { return }
        self.request = nil
        // A response to an earlier request may still be under way in NIO.
        if !request.isSecure, (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) == 0 {
            socket = DirectSocket(context.pipeline.syncOperations)
        }
        if let sid = request.parameter("sid") {
            join(sid, context)
        } else {
            target = .local(server.open(request, on: context.eventLoop, webSocket: self, ended: ended))
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        end(.transportClose)
    }

    func channelInactive(context: ChannelHandlerContext) {
        end(.transportClose)
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isClosing else { return }
        parser.maximumBytes = maximumBytes
        guard let code = parser.feed(unwrapInboundIn(data), take) else { return }
        fail(code)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case is ChannelShouldQuiesceEvent: notify { $0.close(.shuttingDown) }
        case ChannelEvent.inputClosed: context.close(promise: nil)
        default: break
        }
        context.fireUserInboundEventTriggered(event)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    /// Writes a frame, which leaves with the next ``flush()``.
    func write(_ frame: ByteBuffer) {
        guard context != nil, !isClosing else { return }
        frames.append(frame)
        frameBytes += frame.readableBytes
        if frameBytes > server.configuration.sendBuffer { flush() }
    }

    /// Sends the written frames; a client that doesn't read them in time is disconnected.
    func flush() {
        guard let context, !send(context), !context.channel.isWritable, !isClosing else { return }
        isClosing = true
        let session = target
        end(.transportError, of: session)
        context.close(promise: nil)
    }

    /// Sends the written frames, past NIO if they are small and nothing is queued there. NIO gets what the system doesn't take at once.
    ///
    /// - Returns: whether the system took everything.
    private func send(_ context: ChannelHandlerContext) -> Bool {
        guard !frames.isEmpty else { return true }
        var sent = 0
        if let socket, queuedWrites == 0, frameBytes <= DirectSocket.maximumBytes, context.channel.isActive {
            sent = socket.send(frames, byteCount: frameBytes)
        }
        let isDone = sent == frameBytes
        if !isDone { enqueue(context, after: sent) }
        frames.removeAll(keepingCapacity: frames.count <= 4)
        frameBytes = 0
        return isDone
    }

    /// Has NIO send the written frames after so many bytes of them.
    private func enqueue(_ context: ChannelHandlerContext, after sent: Int) {
        queuedWrites += 1
        let isWritten = context.eventLoop.makePromise(of: Void.self)
        isWritten.futureResult.assumeIsolated().whenComplete { [self] _ in
            queuedWrites -= 1
            if queuedWrites == 0, let data = waitingPong { sendPong(data) }
        }
        var skipped = sent
        for (place, var frame) in frames.enumerated() {
            let part = min(skipped, frame.readableBytes)
            skipped -= part
            frame.moveReaderIndex(forwardBy: part)
            context.write(wrapOutboundOut(frame), promise: place == frames.count - 1 ? isWritten : nil)
        }
        context.flush()
    }

    /// Sends a closing frame and waits for the response within a time limit, so that earlier frames arrive.
    func close(_ code: WebSocketCloseCode) {
        guard let context, !isClosing else { return }
        write(WebSocketFrames.close(code))
        isClosing = true
        _ = send(context)
        context.close(mode: .output, promise: nil)
        closing = context.eventLoop.assumeIsolated().scheduleTask(in: Self.closingTimeout) { context.close(promise: nil) }
    }

    private func join(_ sid: String, _ context: ChannelHandlerContext) {
        _ = send(context)
        guard let reference = server.session(sid) else { return close(.normal) }
        let id = ObjectIdentifier(self)
        if let session = reference.local {
            target = .local(session)
            session.attach(WebSocketLink(local: self))
        } else {
            target = .remote(reference)
            let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
            let eventLoop = context.eventLoop
            reference.perform { $0.attach(WebSocketLink(remote: handler, id: id, eventLoop: eventLoop)) }
        }
    }

    private func take(_ message: WebSocketParser.Message) {
        switch message {
        case .text, .binary:
            let id = ObjectIdentifier(self)
            switch target {
            case .local(let session): session.received(message, from: id)
            case .remote(let session): session.perform { $0.received(message, from: id) }
            case .none: break
            }
        case .ping(let data):
            notify { $0.receivedControlFrame() }
            sendPong(data)
        case .pong: notify { $0.receivedControlFrame() }
        case .close:
            close(.normal)
            end(.transportClose)
        }
    }

    private func sendPong(_ data: ByteBuffer) {
        guard queuedWrites == 0 else { return waitingPong = data }
        waitingPong = nil
        write(WebSocketFrames.frame(.pong, data))
        flush()
    }

    private func fail(_ code: WebSocketCloseCode) {
        close(code)
        end(.transportError)
    }

    private func notify(_ what: @escaping @Sendable (EngineSession) -> Void) {
        switch target {
        case .local(let session): what(session)
        case .remote(let session): session.perform(what)
        case .none: break
        }
    }

    private func end(_ reason: EngineCloseReason) {
        let session = target
        if context?.channel.isActive != true {
            closing?.cancel()
            closing = nil
            context = nil
        }
        end(reason, of: session)
    }

    private func end(_ reason: EngineCloseReason, of session: Target) {
        let id = ObjectIdentifier(self)
        target = .none
        switch session {
        case .local(let session): session.lost(id, reason)
        case .remote(let session): session.perform { $0.lost(id, reason) }
        case .none: break
        }
    }
}
