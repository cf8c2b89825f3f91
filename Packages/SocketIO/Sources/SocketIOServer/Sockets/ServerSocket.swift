public import NIOCore
public import SocketIOCodec

/// A client in a namespace. It may be used from any thread; operations run at once on ``eventLoop``, and in call order from elsewhere.
public final class ServerSocket: Sendable {
    /// The id, new for each namespace and connection.
    public let id: String
    /// The client's request for the namespace.
    public let handshake: SocketHandshake
    /// The namespace.
    public let namespace: SocketNamespace
    /// The socket's event loop.
    public let eventLoop: any EventLoop
    /// Whether it resumed a lost connection.
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

    /// Returns the data that the middleware stored about the client.
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
    /// - Parameter isVolatile: whether to drop the event if the client isn't ready to receive it.
    public func emit(_ event: String, values: [SocketValue], isVolatile: Bool = false) {
        let packet = SocketPacket(.event(event), namespace: namespace.name, values: values)
        if namespace.log != nil, !isVolatile {
            namespace.deliver(packet, to: SocketAudience(rooms: [id]))
        } else {
            perform { $0.send(EncodedMessage(packet), isVolatile: isVolatile) }
        }
    }

    /// Sends an event and waits for the response.
    ///
    /// - Throws: ``SocketAcknowledgementError`` if none arrives in time or the client is gone.
    public func call(_ event: String, _ values: SocketValue..., timeout: Duration) async throws(SocketAcknowledgementError) -> [SocketValue] {
        let result = await withCheckedContinuation { continuation in
            call(event, values: values, timeout: timeout) { continuation.resume(returning: $0) }
        }
        return try result.get()
    }

    /// Sends an event, and passes the response to a closure on the event loop.
    public func call(
        _ event: String, values: [SocketValue], timeout: Duration,
        then receive: @escaping @Sendable (Result<[SocketValue], SocketAcknowledgementError>) -> Void
    ) {
        perform({ $0.call(event, values, TimeAmount(timeout), receive) }, else: { receive(.failure(.disconnected)) })
    }

    /// Joins a room.
    public func join(_ room: String) {
        perform { $0.join(room) }
    }

    /// Leaves a room.
    public func leave(_ room: String) {
        perform { $0.leave(room) }
    }

    /// Selects the sockets of a room except this one.
    public func to(_ room: String) -> SocketBroadcast { namespace.to(room).except(id) }

    /// Selects all other sockets of the namespace.
    public var others: SocketBroadcast { namespace.except(id) }

    /// Disconnects the client from the namespace.
    ///
    /// - Parameter closing: whether to close its connection, too.
    public func disconnect(closing: Bool = false) {
        perform { $0.disconnect(closing: closing) }
    }

    func acknowledge(_ id: Int, _ values: [SocketValue]) {
        let packet = SocketPacket(.acknowledgement, namespace: namespace.name, id: id, values: values)
        // Most handlers respond at once: without a closure, which would have to be allocated.
        if eventLoop.inEventLoop {
            state.value?.send(EncodedMessage(packet), isVolatile: false)
        } else {
            perform { $0.send(EncodedMessage(packet), isVolatile: false) }
        }
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
