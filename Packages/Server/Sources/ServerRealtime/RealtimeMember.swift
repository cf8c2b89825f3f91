import Core
import ServerCore
import SocketIOServer
import Synchronization

/// Who is behind a socket, with which token they came, and which topics they are in.
final class RealtimeMember: Sendable {
    let person: Person
    let token: String
    private let hub: RealtimeHub
    private let topics: Mutex<Set<Topic>>

    /// How many topics one socket may be in.
    private static let topicLimit = 200

    init(person: Person, token: String, topics: [Topic], hub: RealtimeHub) {
        self.person = person
        self.token = token
        self.hub = hub
        self.topics = Mutex(Set(topics))
    }

    /// Counts the member among those who listen.
    func enter() {
        for topic in topics.withLock({ $0 }) { hub.enter(topic) }
    }

    /// Counts the member no more.
    func leave() {
        let left = topics.withLock { topics in
            defer { topics = [] }
            return topics
        }
        for topic in left { hub.leave(topic) }
    }

    /// Notes a topic; false where there are too many.
    func add(_ topic: Topic) -> Bool {
        topics.withLock { topics in
            guard topics.count < Self.topicLimit || topics.contains(topic) else { return false }
            if topics.insert(topic).inserted { hub.enter(topic) }
            return true
        }
    }

    func remove(_ topic: Topic) {
        if topics.withLock({ $0.remove(topic) }) != nil { hub.leave(topic) }
    }
}

/// A socket whose member is known.
struct RealtimeSeat: Sendable {
    let socket: ServerSocket
    let member: RealtimeMember
}
