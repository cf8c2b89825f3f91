import Core
import SocketIOServer
import Synchronization

/// Who is behind a socket, with which token they came, and which topics they asked for.
final class RealtimeMember: Sendable {
    let person: Person
    let token: String
    private let topics = Mutex<Set<String>>([])

    /// How many topics one socket may be in.
    private static let topicLimit = 200

    init(person: Person, token: String) {
        self.person = person
        self.token = token
    }

    /// Notes a topic; false where there are too many.
    func add(_ topic: Topic) -> Bool {
        topics.withLock { topics in
            guard topics.count < Self.topicLimit || topics.contains(topic.name) else { return false }
            topics.insert(topic.name)
            return true
        }
    }

    func remove(_ topic: String) { topics.withLock { _ = $0.remove(topic) } }
}

/// A socket whose member is known.
struct RealtimeSeat: Sendable {
    let socket: ServerSocket
    let member: RealtimeMember
}
