import Core
import Foundation

/// Ties the hubs of a product's processes together: tells everywhere what is stored nowhere, and lets each process know who listens in the others.
///
/// Each process publishes which shared topics somebody began and ceased to listen to, and all of them every ``beat``. Who isn't heard of for
/// ``patience`` counts as gone: a process that was killed takes nobody leave.
struct RealtimeRelay: Sendable {
    /// What processes tell each other.
    struct Message: Codable, Equatable {
        enum Kind: String, Codable { case change, entered, left, asked }

        let node: String
        let kind: Kind
        var change: Change?
        var topics: [Topic]?
    }

    static let channel = "realtime"
    static let beat = Duration.seconds(20)
    static let patience: TimeInterval = 50
    /// The most topics of a message; a topic has at most some thirty letters.
    private static let topicsInMessage = 100

    let hub: RealtimeHub
    let bus: any ProcessBus
    /// The name of this process, unlike any other's.
    let node: String
    let clock: any Clock

    init(hub: RealtimeHub, bus: any ProcessBus, node: String, clock: any Clock) {
        (self.hub, self.bus, self.node, self.clock) = (hub, bus, node, clock)
        hub.relay(to: { [bus, node] event in
            switch event {
            case .told(let change): Self.publish(Message(node: node, kind: .change, change: change), on: bus)
            case .entered(let topic): Self.publish(Message(node: node, kind: .entered, topics: [topic]), on: bus)
            case .left(let topic): Self.publish(Message(node: node, kind: .left, topics: [topic]), on: bus)
            }
        })
    }

    /// Listens and tells until the task is cancelled; then takes leave.
    func run() async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { for await signal in bus.signals(of: Self.channel) { await take(signal) } }
            group.addTask {
                while (try? await clock.sleep(for: Self.beat)) != nil {
                    hub.forgetListenersElsewhere(before: clock.now.addingTimeInterval(-Self.patience))
                    publishListeners(.entered)
                }
            }
        }
        publishListeners(.left)
    }

    private func take(_ signal: BusSignal) async {
        switch signal {
        case .listening:
            // Others answer by naming who listens there, and hear who listens here.
            Self.publish(Message(node: node, kind: .asked), on: bus)
            publishListeners(.entered)
        case .message(let data):
            // A process of another version may say what this one doesn't know.
            guard let message = try? WireJSON.decoder().decode(Message.self, from: data), message.node != node else { return }
            await take(message)
        }
    }

    private func take(_ message: Message) async {
        switch message.kind {
        case .change:
            if let change = message.change { await hub.toldElsewhere(change) }
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
