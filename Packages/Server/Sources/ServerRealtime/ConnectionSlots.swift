import Core
import SocketIOServer
import Synchronization

/// The connected sockets with their members.
final class ConnectionSlots: Sendable {
    private let slots = Mutex<[String: ConnectionSlot]>([:])

    func add(_ socket: ServerSocket) {
        guard let member = socket.context(as: RealtimeMember.self) else { return }
        member.enter()
        slots.withLock { $0[socket.id] = ConnectionSlot(socket: socket, member: member) }
    }

    func remove(_ socket: ServerSocket) { slots.withLock { $0.removeValue(forKey: socket.id) }?.member.leave() }

    /// Returns all sockets, or those of one person.
    func all(of person: Int? = nil) -> [ConnectionSlot] {
        slots.withLock { slots in person.map { id in slots.values.filter { $0.member.person.id == id } } ?? Array(slots.values) }
    }
}
