public import Core
import Logging
public import Networking
public import SocketIOClient
import SocketIOCodec

/// Realtime for a client in a process of its own: one connection to the server's `/changes`, kept as long as anybody subscribes.
///
/// The access token is read anew at each connect. A server that puts the client out because its token has ended is come back to with a renewed one. After
/// every return, and after a change that may have been missed, each subscriber gets a ``/Core/Change`` of kind ``resumed`` and fetches.
///
/// ```swift
/// let realtime = SocketRealtime(address, session: session, clock: clock, random: random)
/// for await change in await realtime.subscribe("orders/12") { ... }
/// ```
public actor SocketRealtime: Realtime {
    /// The kind of the change that says that others may have been missed.
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

    /// How long the server may take to answer a subscription.
    private static let answerTime = Duration.seconds(10)
    /// How long a client that was put out waits before it comes back, so that a server that refuses isn't asked without end.
    private static let returnDelay = Duration.seconds(2)
    /// The most changes that wait for a subscriber; beyond it the oldest are dropped, since it fetches anyway.
    private static let buffer = 64

    /// Creates it for one session; it connects with the first subscription.
    public init(_ address: SocketServerAddress, session: AuthSession, fields: [String: String] = [:], clock: any Clock, random: any RandomSource) {
        self.session = session
        self.clock = clock
        let tokens = TokenSource(session: session)
        self.tokens = tokens
        client = SocketIOClient(
            address, configuration: SocketClientConfiguration(namespace: "/changes", fields: fields), clock: clock, random: random
        ) { try await SocketValue(["token": tokens.token()]) }
    }

    /// Subscribes; in force when the call returns, or as soon as there is a connection again. A refusal is a stream that ends at once.
    public func subscribe(_ topic: Topic) async -> AsyncStream<Change> {
        let (stream, continuation) = AsyncStream<Change>.makeStream(bufferingPolicy: .bufferingNewest(Self.buffer))
        lastSubscriber += 1
        let number = lastSubscriber
        let isFirst = !subscribers.values.contains { $0.topic == topic }
        subscribers[number] = Subscriber(topic: topic, continuation: continuation)
        continuation.onTermination = { [weak self] _ in
            // lint:allow task-stored because a subscriber that has gone must be forgotten, and nobody is left to wait for it.
            Task { await self?.remove(number) }
        }
        await listen()
        if isFirst { await join(topic) }
        return stream
    }

    /// Leaves the server and ends all subscriptions.
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
            log.warning("the realtime socket was refused", metadata: ["cause": "\(message)"])
            await tokens.refuse()
            await comeBack()
        case .disconnected(.serverDisconnect):
            await comeBack()
        case .message, .disconnected:
            break
        }
    }

    /// What the protocol doesn't do by itself: a client that was put out stays out.
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
            let answer = try await client.call("subscribe", SocketValue(topic.name), timeout: Self.answerTime)
            guard let answer = try answer.first?.decode(SubscriptionAnswer.self), !answer.ok else { return }
            log.warning("subscription refused", metadata: ["topic": "\(topic)", "cause": "\(answer.code ?? "")"])
            end(topic)
        } catch SocketClientError.disconnected {
            // The return subscribes again.
        } catch {
            log.warning("subscription not answered", metadata: ["topic": "\(topic)", "cause": "\(error)"])
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

/// The server's answer to a subscription.
private struct SubscriptionAnswer: Decodable {
    let ok: Bool
    let code: String?
}
