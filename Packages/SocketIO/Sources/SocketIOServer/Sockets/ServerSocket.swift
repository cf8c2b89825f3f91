public import NIOCore
public import SocketIOCodec

/// One client in one namespace. May be used from everywhere; on ``eventLoop`` what it is told happens at once, from elsewhere in the order of the calls.
public final class ServerSocket: Sendable {
    /// The id, new for each namespace and connection.
    public let id: String
    /// With what the client came.
    public let handshake: SocketHandshake
    /// The namespace.
    public let namespace: SocketNamespace
    /// The event loop that it belongs to.
    public let eventLoop: any EventLoop
    /// Whether it goes on where a lost connection had ended.
    public let isRecovered: Bool
    let recoveryID: String?
    let admitted: (any Sendable)?
    private let state: NIOLoopBoundBox<SocketState?>

    init(
        id: String, handshake: SocketHandshake, namespace: SocketNamespace, eventLoop: any EventLoop, context: (any Sendable)?, recoveryID: String?,
        isRecovered: Bool
    ) {
        self.id = id
        self.handshake = handshake
        self.namespace = namespace
        self.eventLoop = eventLoop
        self.recoveryID = recoveryID
        self.isRecovered = isRecovered
        admitted = context
        state = NIOLoopBoundBox(nil, eventLoop: eventLoop)
    }

    func bind(_ state: SocketState?) {
        self.state.value = state
    }

    /// What the middleware found out about the client.
    public func context<Context>(as type: Context.Type = Context.self) -> Context? {
        // lint:allow downcast because a namespace's context is whatever its middleware made
        admitted as? Context
    }

    /// Sends an event.
    public func emit(_ event: String, _ values: SocketValue...) {
        emit(event, values: values)
    }

    /// Sends an event.
    ///
    /// - Parameter isVolatile: drop it when the client isn't ready to take it.
    public func emit(_ event: String, values: [SocketValue], isVolatile: Bool = false) {
        let packet = SocketPacket(.event(event), namespace: namespace.name, values: values)
        if namespace.log != nil, !isVolatile {
            namespace.deliver(packet, to: SocketAudience(rooms: [id]))
        } else {
            perform { $0.send(EncodedMessage(packet), isVolatile: isVolatile) }
        }
    }

    /// Sends an event and waits for the answer.
    ///
    /// - Throws: ``SocketAcknowledgementError`` when none comes in time or the client is gone.
    public func call(_ event: String, _ values: SocketValue..., timeout: Duration) async throws(SocketAcknowledgementError) -> [SocketValue] {
        let result = await withCheckedContinuation { continuation in
            call(event, values: values, timeout: timeout) { continuation.resume(returning: $0) }
        }
        return try result.get()
    }

    /// Sends an event, and hands the answer to a closure on the event loop.
    public func call(
        _ event: String, values: [SocketValue], timeout: Duration,
        then receive: @escaping @Sendable (Result<[SocketValue], SocketAcknowledgementError>) -> Void
    ) {
        perform({ $0.call(event, values, TimeAmount(timeout), receive) }, else: { receive(.failure(.disconnected)) })
    }

    /// Enters a room.
    public func join(_ room: String) {
        perform { $0.join(room) }
    }

    /// Leaves a room.
    public func leave(_ room: String) {
        perform { $0.leave(room) }
    }

    /// Sends to the sockets of a room but this one.
    public func to(_ room: String) -> SocketBroadcast { namespace.to(room).except(id) }

    /// Sends to all other sockets of the namespace.
    public var others: SocketBroadcast { namespace.except(id) }

    /// Puts the client out of the namespace.
    ///
    /// - Parameter closing: whether its connection is closed, too.
    public func disconnect(closing: Bool = false) {
        perform { $0.disconnect(closing: closing) }
    }

    func acknowledge(_ id: Int, _ values: [SocketValue]) {
        let packet = SocketPacket(.acknowledgement, namespace: namespace.name, id: id, values: values)
        perform { $0.send(EncodedMessage(packet), isVolatile: false) }
    }

    private func perform(_ work: @escaping @Sendable (SocketState) -> Void, else gone: @escaping @Sendable () -> Void = {}) {
        if eventLoop.inEventLoop {
            if let state = state.value { work(state) } else { gone() }
        } else {
            eventLoop.execute { [state] in
                if let state = state.value { work(state) } else { gone() }
            }
        }
    }
}
