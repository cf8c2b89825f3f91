import NIOCore
import NIOWebSocket
import ServerCore

/// Implements the WebSocket protocol (RFC 6455) between frames and whole text messages: fragments, masks, pings, the closing handshake, and the
/// end of silent sockets. It stops reading while the inbox is full, which slows the sender.
final class WebSocketMessageHandler: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = WebSocketFrame

    private enum State {
        case open, closing, closed
    }

    /// The time limit for the peer's response to a closing frame.
    private static let closingTimeout = TimeAmount.seconds(5)
    /// The number of silent intervals after which a socket is closed.
    private static let silentIntervals = 3
    /// The most pings and pongs in a second.
    private static let maximumControlFrames = 100

    private let maximumBytes: Int
    private let pingInterval: TimeAmount
    private let inbox: SocketInbox
    private var state = State.open
    private var message: ByteBuffer?
    private var silence = 0
    /// The data of the newest ping, which waits while the client doesn't read: it then gets no more than one response.
    private var waitingPong: ByteBuffer?
    private var controlFrames = 0
    private var controlSecond = NIODeadline.uptimeNanoseconds(0)
    private var pinging: Scheduled<Void>?
    private var closing: Scheduled<Void>?

    init(maximumBytes: Int, pingInterval: TimeAmount, inbox: SocketInbox) {
        self.maximumBytes = maximumBytes
        self.pingInterval = pingInterval
        self.inbox = inbox
    }

    func handlerAdded(context: ChannelHandlerContext) {
        schedulePing(context)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        state = .closed
        pinging?.cancel()
        closing?.cancel()
        message = nil
        inbox.finish()
    }

    func read(context: ChannelHandlerContext) {
        // A closing socket is read to its end, even if nobody takes the messages.
        if state != .open || inbox.hasRoom { context.read() }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        silence = 0
        guard state != .closed else { return }
        if state == .closing {
            if frame.opcode == .connectionClose { disconnect(context) }
            return
        }
        guard frame.maskKey != nil, frame.reservedBits.isEmpty else { return startClosing(context, .protocolError) }
        switch frame.opcode {
        case .text where message == nil: append(frame, to: context.channel.allocator.buffer(capacity: frame.length), context)
        case .continuation:
            guard let message else { return startClosing(context, .protocolError) }
            append(frame, to: message, context)
        case .binary: startClosing(context, .unacceptableData)
        case .ping:
            guard takeControlFrame(context.eventLoop.now) else { return startClosing(context, .policyViolation) }
            waitingPong = frame.unmaskedData
            sendPong(context)
        case .pong: if !takeControlFrame(context.eventLoop.now) { startClosing(context, .policyViolation) }
        case .connectionClose: answerClose(frame, context)
        default: startClosing(context, .protocolError)
        }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        sendPong(context)
        context.fireChannelWritabilityChanged()
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard state == .open else { return promise?.fail(ChannelError.ioOnClosedChannel) ?? () }
        context.write(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .text, data: unwrapOutboundIn(data))), promise: promise)
    }

    /// Closes with a handshake; the promise is fulfilled when the connection is gone.
    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
        context.channel.closeFuture.cascade(to: promise)
        if state == .open { startClosing(context, .normalClosure) }
    }

    /// Closes with a given code.
    func triggerUserOutboundEvent(context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?) {
        // lint:allow downcast because NIO's events are untyped
        guard let code = event as? WebSocketErrorCode else { return context.triggerUserOutboundEvent(event, promise: promise) }
        if state == .open { startClosing(context, code) }
        promise?.succeed()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case is ChannelShouldQuiesceEvent where state == .open: startClosing(context, .goingAway)
        case ChannelEvent.inputClosed: disconnect(context)
        default: break
        }
        context.fireUserInboundEventTriggered(event)
    }

    /// Handles frames that can't be decoded. Nothing after them can be either, so the output is closed at once to make the peer hang up.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // lint:allow downcast because a thrown error has no other form
        guard let error = error as? NIOWebSocketError else { return disconnect(context) }
        guard state == .open else { return }
        startClosing(context, error == .invalidFrameLength ? .messageTooLarge : .protocolError, thenHangUp: true)
    }

    private func sendPong(_ context: ChannelHandlerContext) {
        guard state == .open, context.channel.isWritable, let data = waitingPong else { return }
        waitingPong = nil
        context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .pong, data: data)), promise: nil)
    }

    private func takeControlFrame(_ now: NIODeadline) -> Bool {
        if now - controlSecond >= .seconds(1) { (controlFrames, controlSecond) = (0, now) }
        controlFrames += 1
        return controlFrames <= Self.maximumControlFrames
    }

    private func append(_ frame: WebSocketFrame, to partial: ByteBuffer, _ context: ChannelHandlerContext) {
        var buffer = partial
        // Copying the property would make every fragment copy all the earlier ones.
        message = nil
        guard buffer.readableBytes + frame.length <= maximumBytes else { return startClosing(context, .messageTooLarge) }
        buffer.writeImmutableBuffer(frame.unmaskedData)
        guard frame.fin else {
            message = buffer
            return
        }
        guard let text = try? buffer.readUTF8ValidatedString(length: buffer.readableBytes) else {
            return startClosing(context, .dataInconsistentWithMessage)
        }
        inbox.put(text)
    }

    private func answerClose(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
        var data = frame.unmaskedData
        state = .closing
        let code = data.readableBytes == 0 ? nil : data.readWebSocketErrorCode() ?? .protocolError
        sendClose(context, code) { self.disconnect(context) }
    }

    /// Sends a closing frame and waits for the response, within a time limit.
    private func startClosing(_ context: ChannelHandlerContext, _ code: WebSocketErrorCode, thenHangUp: Bool = false) {
        state = .closing
        message = nil
        closing = context.eventLoop.assumeIsolated().scheduleTask(in: Self.closingTimeout) { self.disconnect(context) }
        sendClose(context, code) {
            if thenHangUp { context.close(mode: .output, promise: nil) }
        }
        inbox.finish()
        // Reading may be paused by a full inbox.
        context.read()
    }

    private func sendClose(_ context: ChannelHandlerContext, _ code: WebSocketErrorCode?, then: @escaping () -> Void) {
        var data = context.channel.allocator.buffer(capacity: 2)
        if let code { data.write(webSocketErrorCode: code) }
        let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
        context.writeAndFlush(wrapOutboundOut(frame)).assumeIsolated().whenComplete { _ in then() }
    }

    private func disconnect(_ context: ChannelHandlerContext) {
        guard state != .closed else { return }
        state = .closed
        context.close(promise: nil)
    }

    private func schedulePing(_ context: ChannelHandlerContext) {
        pinging = context.eventLoop.assumeIsolated().scheduleTask(in: pingInterval) {
            guard self.state == .open else { return }
            self.silence += 1
            guard self.silence < Self.silentIntervals else { return self.disconnect(context) }
            let empty = context.channel.allocator.buffer(capacity: 0)
            context.writeAndFlush(self.wrapOutboundOut(WebSocketFrame(fin: true, opcode: .ping, data: empty)), promise: nil)
            self.schedulePing(context)
        }
    }
}
