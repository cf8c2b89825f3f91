import NIOCore
import SocketIOCodec
import SocketIOEngine

/// The state of a socket on its event loop.
final class SocketState {
    typealias Receiver = @Sendable (Result<[SocketValue], SocketAcknowledgementError>) -> Void

    private struct Call {
        let receive: Receiver
        let timer: Scheduled<Void>
    }

    let socket: ServerSocket
    let local: LocalNamespace
    private(set) var rooms: [String] = []
    private unowned let connection: SocketConnection
    private var isConnected = true
    private var calls: [Int: Call] = [:]
    private var nextCall = 0
    private var queue: EventQueue?

    init(socket: ServerSocket, connection: SocketConnection, local: LocalNamespace) {
        self.socket = socket
        self.connection = connection
        self.local = local
    }

    var id: String { socket.id }

    func send(_ message: EncodedMessage, isVolatile: Bool) {
        guard isConnected, !isVolatile || connection.session.isReady else { return }
        connection.session.send(message)
    }

    func join(_ room: String) {
        guard isConnected, !rooms.contains(room) else { return }
        rooms.append(room)
        local.join(self, room)
    }

    func leave(_ room: String) {
        guard let place = rooms.firstIndex(of: room) else { return }
        rooms.remove(at: place)
        local.leave(self, room)
    }

    func received(_ event: SocketEvent) {
        let handlers = socket.namespace.handlers
        switch handlers.events[event.name] ?? handlers.others {
        case .onLoop(let handle)?: handle(event)
        case .inTask(let handle)?:
            let queue = queue ?? EventQueue(limit: connection.hub.configuration.maximumWaitingEvents)
            self.queue = queue
            if !queue.add(event, handle) { connection.session.close() }
        case nil: break
        }
    }

    func call(_ event: String, _ values: [SocketValue], _ timeout: TimeAmount, _ receive: @escaping Receiver) {
        guard isConnected else { return receive(.failure(.disconnected)) }
        guard calls.count < connection.hub.configuration.maximumAcknowledgements else { return receive(.failure(.tooMany)) }
        let id = nextCall
        nextCall += 1
        let timer = connection.session.eventLoop.assumeIsolated().scheduleTask(in: timeout) { [weak self] in
            guard let call = self?.calls.removeValue(forKey: id) else { return }
            call.receive(.failure(.timedOut))
        }
        calls[id] = Call(receive: receive, timer: timer)
        send(EncodedMessage(SocketPacket(.event(event), namespace: socket.namespace.name, id: id, values: values)), isVolatile: false)
    }

    /// Handles a response; ignored if none was requested.
    func acknowledged(_ id: Int?, _ values: [SocketValue]) {
        guard let id, let call = calls.removeValue(forKey: id) else { return }
        call.timer.cancel()
        call.receive(.success(values))
    }

    func disconnect(closing: Bool) {
        if closing { connection.disconnectAll() } else { connection.disconnect(self) }
    }

    /// Ends the socket.
    func end(_ reason: SocketDisconnectReason) {
        guard isConnected else { return }
        isConnected = false
        socket.namespace.handlers.disconnected?(socket, reason)
        if reason.isRecoverable { socket.namespace.log?.keep(socket, rooms: rooms) }
        local.remove(self)
        queue?.end()
        for call in calls.values {
            call.timer.cancel()
            call.receive(.failure(.disconnected))
        }
        calls = [:]
        socket.bind(nil)
    }
}
