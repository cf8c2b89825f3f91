import Core
import Foundation

/// Connects the hubs of a product's processes: publishes changes that aren't stored everywhere, and shares which topics have listeners.
///
/// Each process announces when shared topics gain their first or lose their last listener, and all of them every ``heartbeat``. A process that isn't heard
/// from for ``timeout`` counts as gone, since a killed process can't say goodbye.
struct RealtimeRelay: Sendable {
    /// The messages between processes.
    struct Message: Codable, Equatable {
        enum Kind: String, Codable { case change, entered, left, asked }

        let node: String
        let kind: Kind
        var change: Change?
        var topics: [Topic]?
    }

    static let channel = "realtime"
    static let heartbeat = Duration.seconds(20)
    static let timeout: TimeInterval = 50
    /// The most topics per message; a topic has at most about thirty letters.
    private static let topicsInMessage = 100

    let hub: RealtimeHub
    let bus: any ProcessBus
    /// The unique name of this process.
    let node: String
    let clock: any Clock

    init(hub: RealtimeHub, bus: any ProcessBus, node: String, clock: any Clock) {
        (self.hub, self.bus, self.node, self.clock) = (hub, bus, node, clock)
        hub.relay(to: { [bus, node] event in
            switch event {
            case .published(let change): Self.publish(Message(node: node, kind: .change, change: change), on: bus)
            case .entered(let topic): Self.publish(Message(node: node, kind: .entered, topics: [topic]), on: bus)
            case .left(let topic): Self.publish(Message(node: node, kind: .left, topics: [topic]), on: bus)
            }
        })
    }

    /// Listens and publishes until the task is canceled; then signs off.
    func run() async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { for await signal in bus.signals(of: Self.channel) { await take(signal) } }
            group.addTask {
                while (try? await clock.sleep(for: Self.heartbeat)) != nil {
                    hub.forgetListenersElsewhere(before: clock.now.addingTimeInterval(-Self.timeout))
                    publishListeners(.entered)
                }
            }
        }
        publishListeners(.left)
    }

    private func take(_ signal: BusSignal) async {
        switch signal {
        case .listening:
            // Other processes respond with their topics.
            Self.publish(Message(node: node, kind: .asked), on: bus)
            publishListeners(.entered)
        case .message(let data):
            // A process of another version may send unknown messages.
            guard let message = try? WireJSON.decoder().decode(Message.self, from: data), message.node != node else { return }
            await take(message)
        }
    }

    private func take(_ message: Message) async {
        switch message.kind {
        case .change:
            if let change = message.change { await hub.publishLocally(change) }
        case .entered:
            for topic in message.topics ?? [] { hub.enterElsewhere(topic, at: message.node, now: clock.now) }
        case .left:
            for topic in message.topics ?? [] { hub.leaveElsewhere(topic, at: message.node) }
        case .asked:
            publishListeners(.entered)
        }
    }

    private func publishListeners(_ kind: Message.Kind) {
        let topics = hub.sharedTopics
        for start in stride(from: 0, to: topics.count, by: Self.topicsInMessage) {
            let part = Array(topics[start..<min(start + Self.topicsInMessage, topics.count)])
            Self.publish(Message(node: node, kind: kind, topics: part), on: bus)
        }
    }

    private static func publish(_ message: Message, on bus: any ProcessBus) {
        guard let data = try? WireJSON.encoder().encode(message), data.count <= ProcessBusLimits.message else { return }
        bus.publish(data, to: channel)
    }
}
