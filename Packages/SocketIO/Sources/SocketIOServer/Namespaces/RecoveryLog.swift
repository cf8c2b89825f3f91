import NIOCore
import SocketIOCodec
import Synchronization

/// A client's request to resume a lost connection.
struct RecoveryClaim: Decodable, Sendable {
    let pid: String
    let offset: String
}

/// A namespace's record for reconnecting clients: their state, and the events since.
final class RecoveryLog: Sendable {
    /// The state of a lost connection.
    struct LostConnection: Sendable {
        let id: String
        let rooms: [String]
        let context: (any Sendable)?
        let deadline: NIODeadline
    }

    private struct Entry {
        let offset: Int
        let audience: SocketAudience
        let message: EncodedMessage
    }

    private struct State {
        var lost: [String: LostConnection] = [:]
        var entries: [Entry] = []
        var nextOffset = 1
    }

    private let limits: SocketRecovery
    private let state = Mutex(State())

    init(_ limits: SocketRecovery) {
        self.limits = limits
    }

    /// Numbers and stores an event, and sends it before any other.
    func append(_ packet: SocketPacket, _ audience: SocketAudience, send: (EncodedMessage) -> Void) {
        state.withLock { state in
            let offset = state.nextOffset
            state.nextOffset += 1
            let values = packet.values + [SocketValue(String(offset))]
            let message = EncodedMessage(SocketPacket(packet.kind, namespace: packet.namespace, id: packet.id, values: values))
            state.entries.append(Entry(offset: offset, audience: audience, message: message))
            if state.entries.count > limits.maximumEvents * 2 { state.entries.removeFirst(state.entries.count - limits.maximumEvents) }
            send(message)
        }
    }

    /// Stores the state of a socket whose connection was lost.
    func keep(_ socket: ServerSocket, rooms: [String]) {
        guard let pid = socket.recoveryID else { return }
        let time = socket.eventLoop.now
        let lost = LostConnection(id: socket.id, rooms: rooms, context: socket.admitted, deadline: time + TimeAmount(limits.maximumAbsence))
        state.withLock { state in
            if state.lost.count >= limits.maximumEvents { state.lost = state.lost.filter { $0.value.deadline > time } }
            // Beyond the limit, sockets aren't stored: their clients reconnect as new ones.
            if state.lost.count < limits.maximumEvents { state.lost[pid] = lost }
        }
    }

    /// Finds a lost connection and the events it missed; returns false if either is no longer stored.
    func restore(_ claim: RecoveryClaim, now time: NIODeadline, _ take: (LostConnection, [EncodedMessage]) -> Void) -> Bool {
        state.withLock { state in
            guard let offset = Int(claim.offset), let lost = state.lost.removeValue(forKey: claim.pid), lost.deadline > time else { return false }
            guard let first = state.entries.firstIndex(where: { $0.offset == offset }) else { return false }
            let missed = state.entries[(first + 1)...].filter { lost.isMeant($0.audience) }.map(\.message)
            take(lost, missed)
            return true
        }
    }
}

extension RecoveryLog.LostConnection {
    func isMeant(_ audience: SocketAudience) -> Bool {
        let places = rooms + [id]
        let isIncluded = audience.rooms.isEmpty || audience.rooms.contains { places.contains($0) }
        return isIncluded && !audience.except.contains { places.contains($0) }
    }
}
