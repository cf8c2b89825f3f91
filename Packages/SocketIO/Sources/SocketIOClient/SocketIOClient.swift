public import Core
import NIOCore
import NIOPosix
import NIOSSL
public import SocketIOCodec

/// A Socket.IO 5 client in one namespace.
///
/// ```swift
/// let client = SocketIOClient(address, configuration: .init(namespace: "/chat"), clock: clock, random: random) {
///     try SocketValue(["token": try await session.accessToken()])
/// }
/// await client.connect()
/// for await message in await client.messages("message:new", as: Message.self) { ... }
/// ```
public actor SocketIOClient {
    private struct Call {
        let continuation: CheckedContinuation<[SocketValue], any Error>
        let timeout: Task<Void, Never>
        var isSent: Bool
    }

    private let configuration: SocketClientConfiguration
    private let clock: any Clock
    private let random: any RandomSource
    private let auth: @Sendable () async throws -> SocketValue?
    private let requester: HTTPRequester
    private var running: Task<Void, Never>?
    private var engine: EngineClient?
    private var isConnected = false
    private var decoder = SocketDecoder()
    /// Events of the namespace that arrived before its response.
    private var early: [SocketPacket] = []
    private var buffer: [(id: Int?, message: EncodedMessage)] = []
    private var calls: [Int: Call] = [:]
    private var nextCall = 0
    private var subscribers: [Int: AsyncStream<SocketClientEvent>.Continuation] = [:]
    private var nextSubscriber = 0

    /// Creates a client, which connects on ``connect()``.
    ///
    /// - Parameters:
    ///   - auth: provides the namespace's credentials for each connection.
    public init(
        _ address: SocketServerAddress, configuration: SocketClientConfiguration = SocketClientConfiguration(), clock: any Clock, random: any RandomSource,
        auth: @escaping @Sendable () async throws -> SocketValue? = { nil }
    ) {
        self.configuration = configuration
        self.clock = clock
        self.random = random
        self.auth = auth
        let tls = address.isSecure ? try? NIOSSLContext(configuration: .makeClientConfiguration()) : nil
        requester = HTTPRequester(address: address, fields: configuration.fields, tls: tls, group: MultiThreadedEventLoopGroup.singleton)
    }

    /// Whether it is in its namespace.
    public var isInNamespace: Bool { isConnected }

    /// Whether it is connected or connecting.
    public var isRunning: Bool { running != nil }

    /// Whether no events or calls are waiting for the connection.
    public var isIdle: Bool { buffer.isEmpty && calls.isEmpty }

    /// Returns the events from now on, until the subscriber stops listening.
    public func events() -> AsyncStream<SocketClientEvent> {
        let id = nextSubscriber
        nextSubscriber += 1
        let (stream, continuation) = AsyncStream.makeStream(
            of: SocketClientEvent.self, bufferingPolicy: .bufferingOldest(configuration.maximumUnreadEvents))
        subscribers[id] = continuation
        continuation.onTermination = { [weak self] _ in
            // lint:allow task-stored because it only removes the stream from the actor, after which nothing is left to cancel
            Task { await self?.unsubscribe(id) }
        }
        return stream
    }

    /// Returns the first value of each event with a name; events that can't be decoded are skipped.
    public func messages<Value: Decodable & Sendable>(_ event: String, as type: Value.Type) -> AsyncStream<Value> {
        let events = events()
        return AsyncStream(Value.self, bufferingPolicy: .bufferingOldest(configuration.maximumUnreadEvents)) { continuation in
            let task = Task {
                for await case .message(let message) in events where message.name == event {
                    if let value = try? message.values.first?.decode(type) { continuation.yield(value) }
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// Connects, and reconnects after each loss, until ``disconnect()`` or until it is refused.
    public func connect() {
        guard running == nil else { return }
        running = Task { await self.run() }
    }

    /// Disconnects for good; returns when everything sent has left. Pending calls fail.
    public func disconnect() async {
        running?.cancel()
        let (engine, finished) = (engine, running)
        running = nil
        if isConnected { engine?.send(EncodedMessage(SocketPacket(.disconnect, namespace: configuration.namespace)).packets) }
        engine?.close()
        left(.clientDisconnect)
        buffer = []
        for id in Array(calls.keys) { finish(id, .failure(SocketClientError.disconnected)) }
        await engine?.waitUntilEnded()
        await finished?.value
    }

    /// Sends an event, at once or when connected.
    ///
    /// - Parameter isVolatile: whether to drop the event while disconnected.
    public func emit(_ event: String, values: [SocketValue], isVolatile: Bool = false) {
        if isVolatile, !isConnected { return }
        send(nil, SocketPacket(.event(event), namespace: configuration.namespace, values: values))
    }

    /// Sends an event, at once or when connected.
    public func emit(_ event: String, _ values: SocketValue...) {
        emit(event, values: values)
    }

    /// Sends an event and waits for the response.
    ///
    /// - Throws: ``SocketClientError/timedOut`` or ``SocketClientError/disconnected``.
    public func call(_ event: String, _ values: SocketValue..., timeout: Duration) async throws -> [SocketValue] {
        let id = nextCall
        nextCall += 1
        return try await withCheckedThrowingContinuation { continuation in
            let timeout = Task { [clock] in
                guard (try? await clock.sleep(for: timeout)) != nil else { return }
                self.finish(id, .failure(SocketClientError.timedOut))
            }
            calls[id] = Call(continuation: continuation, timeout: timeout, isSent: false)
            send(id, SocketPacket(.event(event), namespace: configuration.namespace, id: id, values: values))
        }
    }

    private func run() async {
        var attempt = 0
        while !Task.isCancelled {
            var hasEntered = false
            let reason = await session { hasEntered = true }
            if Task.isCancelled { return }
            if hasEntered { attempt = 0 }
            guard reason?.isTemporary ?? false else { break }
            try? await clock.sleep(for: configuration.delay(attempt, random))
            attempt += 1
        }
        if !Task.isCancelled { running = nil }
    }

    /// Runs one connection from opening to end; returns nil if the namespace refused.
    private func session(_ entered: () -> Void) async -> SocketClientDisconnectReason? {
        do {
            let credentials = try await auth()
            let engine = try await clock.limit(configuration.connectTimeout) { [requester, configuration, clock, random] in
                try await EngineClient.connect(requester, configuration.transports, clock: clock, random: random)
            }
            guard !Task.isCancelled else {
                engine.close()
                return .clientDisconnect
            }
            self.engine = engine
            decoder = SocketDecoder()
            early = []
            let deadline = Task { [clock, configuration] in
                guard (try? await clock.sleep(for: configuration.connectTimeout)) != nil else { return }
                if !self.isConnected { engine.close() }
            }
            defer { deadline.cancel() }
            engine.send(EncodedMessage(SocketPacket(.connect, namespace: configuration.namespace, values: credentials.map { [$0] } ?? [])).packets)
            return await read(engine, entered)
        } catch {
            return .transportError
        }
    }

    private func read(_ engine: EngineClient, _ entered: () -> Void) async -> SocketClientDisconnectReason? {
        for await event in engine.events {
            do {
                let packet: SocketPacket?
                switch event {
                case .text(let text): packet = try decoder.decode(text: text)
                case .binary(let bytes): packet = try decoder.decode(binary: bytes)
                case .closed(let reason):
                    left(reason)
                    return reason == .clientDisconnect && running != nil ? .transportError : reason
                }
                guard let packet, packet.namespace == configuration.namespace else { continue }
                switch packet.kind {
                case .connect:
                    enter()
                    entered()
                case .connectError:
                    engine.close()
                    refused(packet)
                    return nil
                case .disconnect:
                    engine.close()
                    left(.serverDisconnect)
                    return .serverDisconnect
                case .event, .acknowledgement: received(packet)
                }
            } catch {
                engine.close()
                left(.parseError)
                return .parseError
            }
        }
        return .transportError
    }

    private func enter() {
        isConnected = true
        publish(.connected)
        let held = early
        early = []
        for packet in held { received(packet) }
        let waiting = buffer
        buffer = []
        for (id, message) in waiting {
            if let id {
                // A caller that has given up doesn't want a response anymore.
                guard calls[id] != nil else { continue }
                calls[id]?.isSent = true
            }
            engine?.send(message.packets)
        }
    }

    private func received(_ packet: SocketPacket) {
        guard isConnected else { return early.append(packet) }
        switch packet.kind {
        case .acknowledgement:
            if let id = packet.id { finish(id, .success(packet.values)) }
        case .event(let name):
            let namespace = configuration.namespace
            let respond = packet.id.map { id -> @Sendable ([SocketValue]) async -> Void in
                { [weak self] values in
                    await self?.respond(SocketPacket(.acknowledgement, namespace: namespace, id: id, values: values))
                }
            }
            publish(.message(SocketMessage(name: name, values: packet.values, respond: respond)))
        case .connect, .connectError, .disconnect: break
        }
    }

    private func refused(_ packet: SocketPacket) {
        struct Refusal: Decodable {
            let message: String
        }
        let message = (try? packet.values.first?.decode(Refusal.self))?.message ?? ""
        publish(.refused(message: message, data: packet.values.first))
    }

    private func left(_ reason: SocketClientDisconnectReason) {
        engine = nil
        guard isConnected else { return }
        isConnected = false
        for id in calls.filter(\.value.isSent).keys { finish(id, .failure(SocketClientError.disconnected)) }
        publish(.disconnected(reason))
    }

    private func send(_ id: Int?, _ packet: SocketPacket) {
        let message = EncodedMessage(packet)
        guard isConnected, let engine else {
            buffer.append((id, message))
            if buffer.count > configuration.maximumBufferedEvents { buffer.removeFirst() }
            return
        }
        if let id { calls[id]?.isSent = true }
        engine.send(message.packets)
    }

    private func respond(_ packet: SocketPacket) {
        if isConnected { engine?.send(EncodedMessage(packet).packets) }
    }

    private func finish(_ id: Int, _ result: Result<[SocketValue], any Error>) {
        guard let call = calls.removeValue(forKey: id) else { return }
        call.timeout.cancel()
        call.continuation.resume(with: result)
    }

    private func publish(_ event: SocketClientEvent) {
        for subscriber in subscribers.values { subscriber.yield(event) }
    }

    private func unsubscribe(_ id: Int) {
        subscribers[id] = nil
    }
}
