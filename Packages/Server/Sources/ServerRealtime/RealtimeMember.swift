import Core
import ServerCore
import SocketIOServer
import Synchronization

/// The person behind a socket, with their token and topics.
final class RealtimeMember: Sendable {
    let person: Person
    let token: String
    private let hub: RealtimeHub
    private let topics: Mutex<Set<Topic>>

    /// Whether the person counts as a listener. Whoever views as them must not make them seem present.
    private var isCounted: Bool { person.viewerID == nil }

    /// The most topics per socket.
    private static let topicLimit = 200

    init(person: Person, token: String, topics: [Topic], hub: RealtimeHub) {
        self.person = person
        self.token = token
        self.hub = hub
        self.topics = Mutex(Set(topics))
    }

    /// Counts the member as a listener of its topics.
    func enter() {
        guard isCounted else { return }
        for topic in topics.withLock({ $0 }) { hub.enter(topic) }
    }

    /// Stops counting the member as a listener.
    func leave() {
        let left = topics.withLock { topics in
            defer { topics = [] }
            return topics
        }
        if isCounted { for topic in left { hub.leave(topic) } }
    }

    /// Adds a topic; returns false if there are too many.
    func add(_ topic: Topic) -> Bool {
        topics.withLock { topics in
            guard topics.count < Self.topicLimit || topics.contains(topic) else { return false }
            if topics.insert(topic).inserted, isCounted { hub.enter(topic) }
            return true
        }
    }

    func remove(_ topic: Topic) {
        if topics.withLock({ $0.remove(topic) }) != nil, isCounted { hub.leave(topic) }
    }
}

/// A socket with its member.
struct ConnectionSlot: Sendable {
    let socket: ServerSocket
    let member: RealtimeMember
}
