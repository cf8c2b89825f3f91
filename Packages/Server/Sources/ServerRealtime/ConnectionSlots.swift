import Core
import SocketIOServer
import Synchronization

/// The sockets that are open now.
final class RealtimeSeats: Sendable {
    private let seats = Mutex<[String: RealtimeSeat]>([:])

    func add(_ socket: ServerSocket) {
        guard let member = socket.context(as: RealtimeMember.self) else { return }
        member.enter()
        seats.withLock { $0[socket.id] = RealtimeSeat(socket: socket, member: member) }
    }

    func remove(_ socket: ServerSocket) { seats.withLock { $0.removeValue(forKey: socket.id) }?.member.leave() }

    /// All sockets, or those of one person.
    func all(of person: Int? = nil) -> [RealtimeSeat] {
        seats.withLock { seats in person.map { id in seats.values.filter { $0.member.person.id == id } } ?? Array(seats.values) }
    }
}
