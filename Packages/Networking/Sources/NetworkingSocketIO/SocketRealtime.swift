public import Core
import Logging
public import Networking
public import SocketIOClient
import SocketIOCodec

/// Realtime for a client in its own process: one connection to the server's `/changes`, kept while there are subscribers.
///
/// The access token is read for each connection. If the server disconnects the client because its token expired, the client reconnects with a renewed one.
/// After each reconnect, and after changes that may have been missed, every subscriber receives a ``/Core/Change`` of kind ``resumed`` and fetches.
///
/// ```swift
/// let realtime = SocketRealtime(address, session: session, clock: clock, random: random)
/// for await change in await realtime.subscribe("orders/12") { ... }
/// ```
public actor SocketRealtime: Realtime {
    /// The kind of change that signals that others may have been missed.
    public static let resumed = "resumed"

    private struct Subscriber {
        let topic: Topic
        let continuation: AsyncStream<Change>.Continuation
    }

    private let client: SocketIOClient
    private let session: AuthSession
    private let tokens: TokenSource
    private let clock: any Clock
    private let log = createLog(category: "realtime")
    private var subscribers: [Int: Subscriber] = [:]
    private var lastSubscriber = 0
    private var listening: Task<Void, Never>?
    private var hasEntered = false

    /// The time limit for the response to a subscription.
    private static let responseTimeout = Duration.seconds(10)
    /// The delay before a disconnected client reconnects, so that a server that refuses isn't asked in a tight loop.
    private static let returnDelay = Duration.seconds(2)
    /// The most changes queued for a subscriber; beyond it the oldest are dropped, since subscribers fetch anyway.
    private static let buffer = 64

    /// Creates a connection for one session; it connects with the first subscription.
    public init(_ address: SocketServerAddress, session: AuthSession, fields: [String: String] = [:], clock: any Clock, random: any RandomSource) {
        self.session = session
        self.clock = clock
        let tokens = TokenSource(session: session)
        self.tokens = tokens
        client = SocketIOClient(
            address, configuration: SocketClientConfiguration(namespace: "/changes", fields: fields), clock: clock, random: random
        ) { try await SocketValue(["token": tokens.token()]) }
    }

    /// Subscribes to a topic; active when the call returns, or once there is a connection again. A refused subscription is a stream that ends at once.
    public func subscribe(_ topic: Topic) async -> AsyncStream<Change> {
        let (stream, continuation) = AsyncStream<Change>.makeStream(bufferingPolicy: .bufferingNewest(Self.buffer))
        lastSubscriber += 1
        let number = lastSubscriber
        let isFirst = !subscribers.values.contains { $0.topic == topic }
        subscribers[number] = Subscriber(topic: topic, continuation: continuation)
        continuation.onTermination = { [weak self] _ in
            // lint:allow task-stored because a subscriber that has gone must be removed, and nobody is left to wait for it.
            Task { await self?.remove(number) }
        }
        await listen()
        if isFirst { await join(topic) }
        return stream
    }

    /// Disconnects from the server and ends all subscriptions.
    public func stop() async {
        listening?.cancel()
        listening = nil
        for subscriber in subscribers.values { subscriber.continuation.finish() }
        subscribers = [:]
        await client.disconnect()
    }

    private func listen() async {
        guard listening == nil else { return }
        let events = await client.events()
        guard listening == nil else { return }
        listening = Task { [weak self] in
            for await event in events { await self?.take(event) }
        }
        await client.connect()
    }

    private func take(_ event: SocketClientEvent) async {
        switch event {
        case .connected:
            let isBack = hasEntered
            hasEntered = true
            if isBack { await rejoin() }
        case .message(let message) where message.name == "change":
            guard let change = try? message.values.first?.decode(Change.self) else { return }
            for subscriber in subscribers.values where subscriber.topic == change.topic { subscriber.continuation.yield(change) }
        case .message(let message) where message.name == "unauthorized":
            await tokens.refuse()
        case .refused(let message, _):
            log.warning("realtime socket refused", metadata: ["cause": "\(message)"])
            await tokens.refuse()
            await comeBack()
        case .disconnected(.serverDisconnect):
            await comeBack()
        case .message, .disconnected:
            break
        }
    }

    /// The protocol doesn't reconnect a client that was disconnected by the server.
    private func comeBack() async {
        guard !subscribers.isEmpty, (try? await clock.sleep(for: Self.returnDelay)) != nil, await session.tokens() != nil else { return }
        await client.connect()
    }

    private func rejoin() async {
        for topic in Set(subscribers.values.map(\.topic)) {
            await join(topic)
            for subscriber in subscribers.values where subscriber.topic == topic {
                subscriber.continuation.yield(Change(topic: topic, kind: Self.resumed, id: 0, sequence: 0))
            }
        }
    }

    private func join(_ topic: Topic) async {
        do {
            let response = try await client.call("subscribe", SocketValue(topic.name), timeout: Self.responseTimeout)
            guard let response = try response.first?.decode(SubscriptionResponse.self), !response.ok else { return }
            log.warning("subscription refused", metadata: ["topic": "\(topic)", "cause": "\(response.code ?? "")"])
            end(topic)
        } catch SocketClientError.disconnected {
            // Reconnecting subscribes again.
        } catch {
            log.warning("subscription got no response", metadata: ["topic": "\(topic)", "cause": "\(error)"])
        }
    }

    private func end(_ topic: Topic) {
        for (number, subscriber) in subscribers where subscriber.topic == topic {
            subscriber.continuation.finish()
            subscribers[number] = nil
        }
    }

    private func remove(_ number: Int) async {
        guard let topic = subscribers.removeValue(forKey: number)?.topic, !subscribers.values.contains(where: { $0.topic == topic }) else { return }
        await client.emit("unsubscribe", values: [SocketValue(topic.name)], isVolatile: true)
        guard subscribers.isEmpty else { return }
        listening?.cancel()
        listening = nil
        hasEntered = false
        await client.disconnect()
    }
}

/// The server's response to a subscription.
private struct SubscriptionResponse: Decodable {
    let ok: Bool
    let code: String?
}
