import NIOCore
import SocketIOCodec
import SocketIOEngine

/// A client's connection: decodes packets and passes them to the sockets of its namespaces.
final class SocketConnection: EngineSessionHandler {
    let session: EngineSession
    let hub: SocketHub
    private let loop: SocketLoop
    private var decoder: SocketDecoder
    private var rate: RateMeter?
    /// Nearly always one element.
    private var sockets: [SocketState] = []
    private var pending: [String: Task<Void, Never>] = [:]
    private var connectDeadline: DeadlineQueue.Entry?

    init(_ session: EngineSession, hub: SocketHub, loop: SocketLoop) {
        self.session = session
        self.hub = hub
        self.loop = loop
        decoder = SocketDecoder(limits: hub.configuration.limits)
        rate = hub.configuration.eventRate.map { RateMeter($0, session.eventLoop.now) }
        let deadline = DeadlineQueue.Entry { _ in session.close() }
        connectDeadline = deadline
        loop.connectDeadlines.add(deadline)
    }

    func received(text: ByteBuffer) {
        guard rate?.take(session.eventLoop.now) ?? true else { return session.close(.transportError) }
        do throws(SocketParseError) {
            if let packet = try decoder.decode(text: text) { received(packet) }
        } catch {
            session.close()
        }
    }

    func received(binary: ByteBuffer) {
        do throws(SocketParseError) {
            if let packet = try decoder.decode(binary: binary) { received(packet) }
        } catch {
            session.close()
        }
    }

    func receivedControlFrame() {
        if rate?.take(session.eventLoop.now) == false { session.close(.transportError) }
    }

    func closed(_ reason: EngineCloseReason) {
        connectDeadline?.cancel()
        connectDeadline = nil
        for task in pending.values { task.cancel() }
        pending = [:]
        let gone = sockets
        sockets = []
        for socket in gone { socket.end(SocketDisconnectReason(reason)) }
    }

    /// Disconnects a socket from its namespace; the connection stays.
    func disconnect(_ socket: SocketState) {
        socket.send(EncodedMessage(SocketPacket(.disconnect, namespace: socket.socket.namespace.name)), isVolatile: false)
        remove(socket, .serverNamespaceDisconnect)
    }

    /// Disconnects the client from all namespaces.
    func disconnectAll() {
        for socket in sockets { disconnect(socket) }
        session.close()
    }

    private func received(_ packet: SocketPacket) {
        let socket = sockets.first { $0.socket.namespace.name == packet.namespace }
        switch packet.kind {
        case .connect where socket == nil && pending[packet.namespace] == nil: connect(packet)
        case .event(let name):
            guard let socket else { return session.close() }
            socket.received(SocketEvent(socket: socket.socket, name: name, values: packet.values, id: packet.id))
        case .acknowledgement:
            guard let socket else { return session.close() }
            socket.acknowledged(packet.id, packet.values)
        case .disconnect:
            guard let socket else { return session.close() }
            remove(socket, .clientNamespaceDisconnect)
        case .connect, .connectError: session.close()
        }
    }

    private func remove(_ socket: SocketState, _ reason: SocketDisconnectReason) {
        sockets.removeAll { $0 === socket }
        socket.end(reason)
    }

    private func connect(_ packet: SocketPacket) {
        guard let namespace = hub.namespaces[packet.namespace] else { return refuse(packet.namespace, SocketRefusal("Invalid namespace")) }
        guard sockets.count + pending.count < hub.configuration.maximumNamespaces else {
            return refuse(packet.namespace, SocketRefusal("Too many namespaces"))
        }
        let auth = packet.values.first ?? .emptyObject
        let handshake = SocketHandshake(auth: auth, request: session.request, namespace: packet.namespace)
        if recover(handshake, namespace) { return }
        do {
            if let admission = try namespace.handlers.admitNow(handshake) { return admit(admission, handshake, namespace) }
        } catch {
            return refuse(namespace.name, error)
        }
        let connection = NIOLoopBound(self, eventLoop: session.eventLoop)
        let eventLoop = session.eventLoop
        pending[namespace.name] = Task {
            let result = await namespace.handlers.admit(handshake)
            eventLoop.execute { connection.value.decided(result, handshake, namespace) }
        }
    }

    private func decided(_ result: Result<SocketAdmission, SocketRefusal>, _ handshake: SocketHandshake, _ namespace: SocketNamespace) {
        guard pending.removeValue(forKey: namespace.name) != nil else { return }
        switch result {
        case .success(let admission): admit(admission, handshake, namespace)
        case .failure(let refusal): refuse(namespace.name, refusal)
        }
    }

    private func refuse(_ name: String, _ refusal: SocketRefusal) {
        session.send(EncodedMessage(SocketPacket(.connectError, namespace: name, values: [refusal.value])))
    }

    private func admit(_ admission: SocketAdmission, _ handshake: SocketHandshake, _ namespace: SocketNamespace) {
        let recoveryID = namespace.log == nil ? nil : hub.random.socketID()
        let socket = ServerSocket(
            id: hub.random.socketID(), handshake: handshake, namespace: namespace, eventLoop: session.eventLoop, context: admission.context,
            recoveryID: recoveryID, isRecovered: false)
        enter(socket, rooms: admission.rooms, missed: [])
    }

    /// The response is the first packet of the namespace: it is sent before anything else.
    private func enter(_ socket: ServerSocket, rooms: [String], missed: [EncodedMessage]) {
        connectDeadline?.cancel()
        connectDeadline = nil
        session.admit()
        let state = SocketState(socket: socket, connection: self, local: loop.namespaces[socket.namespace.index])
        socket.bind(state)
        sockets.append(state)
        state.local.add(state)
        for room in rooms { state.join(room) }
        let pid = socket.recoveryID.map { [("pid", SocketValue($0))] } ?? []
        let response = SocketValue(object: [("sid", SocketValue(socket.id))] + pid)
        session.send(EncodedMessage(SocketPacket(.connect, namespace: socket.namespace.name, values: [response])))
        for message in missed { session.send(message) }
        socket.namespace.handlers.connected?(socket)
    }

    /// Resumes a lost connection if the client asks for it and its state is still stored.
    private func recover(_ handshake: SocketHandshake, _ namespace: SocketNamespace) -> Bool {
        guard let log = namespace.log, let claim = try? handshake.auth.decode(RecoveryClaim.self) else { return false }
        let connection = NIOLoopBound(self, eventLoop: session.eventLoop)
        let eventLoop = session.eventLoop
        let isFound = log.restore(claim, now: eventLoop.now) { lost, missed in
            let socket = ServerSocket(
                id: lost.id, handshake: handshake, namespace: namespace, eventLoop: eventLoop, context: lost.context, recoveryID: claim.pid,
                isRecovered: true)
            // Sent after all deliveries that the log already contains.
            eventLoop.execute { connection.value.recovered(socket, lost.rooms, missed) }
        }
        if isFound { pending[namespace.name] = Task {} }
        return isFound
    }

    private func recovered(_ socket: ServerSocket, _ rooms: [String], _ missed: [EncodedMessage]) {
        guard pending.removeValue(forKey: socket.namespace.name) != nil else { return }
        enter(socket, rooms: rooms, missed: missed)
    }
}
