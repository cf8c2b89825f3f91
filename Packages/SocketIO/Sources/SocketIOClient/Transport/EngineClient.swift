import Core
import NIOCore
import NIOHTTP1
import SocketIOCodec

/// The client side of an Engine.IO session.
actor EngineClient {
    enum Event: Sendable {
        case text(ByteBuffer)
        case binary(ByteBuffer)
        case closed(SocketClientDisconnectReason)
    }

    private enum Command: Sendable {
        case send([EncodedPacket])
        case close
    }

    /// The time limit for telling a server that the client leaves.
    private static let closeTimeout = Duration.seconds(2)

    private enum Transport {
        case polling
        case webSocket(ClientWebSocket)
    }

    /// The incoming events; ends with `closed`.
    nonisolated let events: AsyncStream<Event>
    private let continuation: AsyncStream<Event>.Continuation
    private let commands: AsyncStream<Command>
    private nonisolated let commander: AsyncStream<Command>.Continuation
    private let requester: HTTPRequester
    private let clock: any Clock
    private let random: any RandomSource
    private let handshake: EngineHandshake
    private var transport: Transport
    private var isOpen = true
    private var isClosing = false
    private var queue: [EncodedPacket] = []
    private var isPosting = false
    /// The WebSocket that takes over once the last poll and POST are done.
    private var successor: ClientWebSocket?
    private var isPolling = false
    private var tasks: [Task<Void, Never>] = []
    private var watchdog: Task<Void, Never>?

    private init(_ requester: HTTPRequester, _ handshake: EngineHandshake, _ transport: Transport, clock: any Clock, random: any RandomSource) {
        (events, continuation) = AsyncStream.makeStream()
        (commands, commander) = AsyncStream.makeStream()
        self.requester = requester
        self.handshake = handshake
        self.transport = transport
        self.clock = clock
        self.random = random
    }

    /// Opens a session.
    static func connect(
        _ requester: HTTPRequester, _ transports: SocketClientConfiguration.Transports, clock: any Clock, random: any RandomSource
    ) async throws -> EngineClient {
        if transports == .webSocket {
            let socket = try await ClientWebSocket.connect(requester, requester.address.target("websocket", sid: nil), random: random)
            var iterator = socket.messages.makeAsyncIterator()
            guard case .text(let text)? = await iterator.next(), case .open(let json) = try EnginePacket(text: text) else {
                throw SocketClientError.transport("no handshake")
            }
            let client = EngineClient(requester, try EngineHandshake(json: json), .webSocket(socket), clock: clock, random: random)
            await client.start([], upgrades: false)
            return client
        }
        let response = try await requester.exchange(.GET, requester.address.target("polling", sid: nil))
        guard response.status == 200 else { throw SocketClientError.badResponse(status: response.status) }
        let packets = try EnginePayload.packets(in: response.body)
        guard case .open(let json)? = packets.first else { throw SocketClientError.transport("no handshake") }
        let client = EngineClient(requester, try EngineHandshake(json: json), .polling, clock: clock, random: random)
        await client.start(Array(packets.dropFirst()), upgrades: transports == .pollingThenWebSocket)
        return client
    }

    /// Sends packets in the order of the calls, with nothing between them.
    nonisolated func send(_ packets: [EncodedPacket]) {
        commander.yield(.send(packets))
    }

    /// Ends the session after everything sent.
    nonisolated func close() {
        commander.yield(.close)
    }

    /// Waits until the session has ended and everything sent has left.
    func waitUntilEnded() async {
        if isOpen { await withCheckedContinuation { waiting.append($0) } }
        await lastSocket?.waitUntilClosed()
    }

    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var lastSocket: ClientWebSocket?

    private func run(_ command: Command) {
        guard isOpen, !isClosing else { return }
        switch (command, transport) {
        case (.send(let packets), .webSocket(let socket)): socket.send(packets)
        case (.send(let packets), .polling):
            queue += packets
            post()
        case (.close, .webSocket): end(.clientDisconnect)
        case (.close, .polling):
            isClosing = true
            queue.append(.close)
            post()
            watch(Self.closeTimeout)
        }
    }

    private var target: String { requester.address.target("polling", sid: handshake.sid) }

    private func start(_ packets: [EnginePacket], upgrades: Bool) {
        watch()
        tasks.append(
            Task {
                for await command in commands { run(command) }
            })
        for packet in packets { received(packet) }
        switch transport {
        case .webSocket(let socket): read(socket)
        case .polling:
            isPolling = true
            tasks.append(Task { await self.poll() })
            if upgrades, handshake.upgrades.contains("websocket") { tasks.append(Task { await self.probe() }) }
        }
    }

    private func poll() async {
        while isOpen, successor == nil {
            do {
                let response = try await requester.exchange(.GET, target)
                guard response.status == 200 else { return end(.transportError) }
                for packet in try EnginePayload.packets(in: response.body) { received(packet) }
            } catch {
                return end(.transportError)
            }
        }
        isPolling = false
        upgrade()
    }

    /// Sends one POST at a time; packets added meanwhile go with the next, up to the server's limit.
    private func post() {
        guard isOpen, !isPosting, successor == nil, !queue.isEmpty, case .polling = transport else { return }
        var count = 1
        var bytes = queue[0].payloadLength
        while count < queue.count, bytes + queue[count].payloadLength + 1 <= handshake.maxPayload {
            bytes += queue[count].payloadLength + 1
            count += 1
        }
        let body = EnginePayload.body(of: Array(queue[..<count]))
        queue.removeFirst(count)
        isPosting = true
        tasks.append(
            Task {
                let response = try? await requester.exchange(.POST, target, body: body)
                posted(response?.status == 200)
            })
    }

    private func posted(_ isTaken: Bool) {
        isPosting = false
        guard isTaken else { return end(.transportError) }
        if isClosing, queue.isEmpty { return end(.clientDisconnect) }
        post()
        upgrade()
    }

    private func probe() async {
        guard let socket = try? await ClientWebSocket.connect(requester, requester.address.target("websocket", sid: handshake.sid), random: random) else {
            return
        }
        socket.send([.probe])
        var iterator = socket.messages.makeAsyncIterator()
        guard case .text(let text)? = await iterator.next(), text == ByteBuffer(string: "3probe"), isOpen else { return socket.close() }
        successor = socket
        upgrade()
    }

    /// Switches to the WebSocket once polling is idle, so that nothing is lost or reordered.
    private func upgrade() {
        guard isOpen, let socket = successor, !isPolling, !isPosting else { return }
        successor = nil
        transport = .webSocket(socket)
        socket.send([.upgrade] + queue)
        queue = []
        read(socket)
    }

    private func read(_ socket: ClientWebSocket) {
        tasks.append(
            Task {
                for await message in socket.messages { received(message) }
                end(.transportClose)
            })
    }

    private func received(_ message: WebSocketParser.Message) {
        switch message {
        case .text(let text):
            if let packet = try? EnginePacket(text: text) { received(packet) } else { end(.parseError) }
        case .binary(let bytes): received(EnginePacket.binary(bytes))
        case .ping, .pong, .close: break
        }
    }

    private func received(_ packet: EnginePacket) {
        guard isOpen else { return }
        switch packet {
        case .message(let text): continuation.yield(.text(text))
        case .binary(let bytes): continuation.yield(.binary(bytes))
        case .ping:
            if !isClosing { watch() }
            send([.pong])
        case .close: end(.transportClose)
        case .open, .pong, .upgrade, .noop: break
        }
    }

    /// Ends the session if the server doesn't ping in time.
    private func watch(_ time: Duration? = nil) {
        watchdog?.cancel()
        let time = time ?? Duration.milliseconds(handshake.pingInterval + handshake.pingTimeout)
        watchdog = Task { [weak self, clock] in
            guard (try? await clock.sleep(for: time)) != nil else { return }
            await self?.end(.pingTimeout)
        }
    }

    private func end(_ reason: SocketClientDisconnectReason) {
        guard isOpen else { return }
        isOpen = false
        commander.finish()
        watchdog?.cancel()
        if case .webSocket(let socket) = transport {
            lastSocket = socket
            socket.close()
        }
        for continuation in waiting { continuation.resume() }
        waiting = []
        successor?.close()
        for task in tasks { task.cancel() }
        tasks = []
        continuation.yield(.closed(isClosing ? .clientDisconnect : reason))
        continuation.finish()
    }
}
