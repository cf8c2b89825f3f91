import NIOCore
import SocketIOCodec
import Synchronization

/// With what a client asks to go on where it was.
struct RecoveryClaim: Decodable, Sendable {
    let pid: String
    let offset: String
}

/// What a namespace remembers for clients that come back: who they were, and the events since.
final class RecoveryLog: Sendable {
    /// A lost connection.
    struct Kept: Sendable {
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
        var kept: [String: Kept] = [:]
        var entries: [Entry] = []
        var nextOffset = 1
    }

    private let limits: SocketRecovery
    private let state = Mutex(State())

    init(_ limits: SocketRecovery) {
        self.limits = limits
    }

    /// Numbers an event, keeps it, and sends it while no other can come between.
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

    /// Remembers a socket whose connection is lost.
    func keep(_ socket: ServerSocket, rooms: [String]) {
        guard let pid = socket.recoveryID else { return }
        let time = socket.eventLoop.now
        let kept = Kept(id: socket.id, rooms: rooms, context: socket.admitted, deadline: time + TimeAmount(limits.maximumAbsence))
        state.withLock { state in
            if state.kept.count >= limits.maximumEvents { state.kept = state.kept.filter { $0.value.deadline > time } }
            // Beyond the limit nobody is kept: they come back as new.
            if state.kept.count < limits.maximumEvents { state.kept[pid] = kept }
        }
    }

    /// Finds a lost connection and what it missed; false where either isn't known any more.
    func restore(_ claim: RecoveryClaim, now time: NIODeadline, _ take: (Kept, [EncodedMessage]) -> Void) -> Bool {
        state.withLock { state in
            guard let offset = Int(claim.offset), let kept = state.kept.removeValue(forKey: claim.pid), kept.deadline > time else { return false }
            guard let first = state.entries.firstIndex(where: { $0.offset == offset }) else { return false }
            let missed = state.entries[(first + 1)...].filter { kept.isMeant($0.audience) }.map(\.message)
            take(kept, missed)
            return true
        }
    }
}

extension RecoveryLog.Kept {
    func isMeant(_ audience: SocketAudience) -> Bool {
        let places = rooms + [id]
        let isIncluded = audience.rooms.isEmpty || audience.rooms.contains { places.contains($0) }
        return isIncluded && !audience.except.contains { places.contains($0) }
    }
}
