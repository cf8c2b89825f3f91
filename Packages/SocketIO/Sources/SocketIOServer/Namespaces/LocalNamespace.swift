import SocketIOCodec

/// The sockets and rooms of one namespace on one event loop.
final class LocalNamespace {
    private(set) var sockets: [String: SocketState] = [:]
    private var rooms: [String: Room] = [:]

    func add(_ socket: SocketState) {
        sockets[socket.id] = socket
    }

    func remove(_ socket: SocketState) {
        for room in socket.rooms { leave(socket, room) }
        sockets[socket.id] = nil
    }

    func join(_ socket: SocketState, _ room: String) {
        let members = rooms[room] ?? Room()
        rooms[room] = members
        members.insert(socket)
    }

    func leave(_ socket: SocketState, _ room: String) {
        guard let members = rooms[room] else { return }
        members.remove(socket)
        if members.list.isEmpty { rooms[room] = nil }
    }

    func count(in room: String?) -> Int {
        guard let room else { return sockets.count }
        return rooms[room]?.list.count ?? (sockets[room] == nil ? 0 : 1)
    }

    func deliver(_ message: EncodedMessage, to audience: SocketAudience) {
        if audience.rooms.count == 1, audience.except.isEmpty {
            let name = audience.rooms[0]
            if let room = rooms[name] {
                for socket in room.list { socket.send(message, isVolatile: audience.isVolatile) }
            } else {
                sockets[name]?.send(message, isVolatile: audience.isVolatile)
            }
        } else {
            for socket in sockets(of: audience) { socket.send(message, isVolatile: audience.isVolatile) }
        }
    }

    /// Returns each socket of an audience once.
    func sockets(of audience: SocketAudience) -> [SocketState] {
        var seen = Set(audience.except.flatMap(members).map(ObjectIdentifier.init))
        let candidates = audience.rooms.isEmpty ? Array(sockets.values) : audience.rooms.flatMap(members)
        return candidates.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    private func members(_ room: String) -> [SocketState] {
        rooms[room]?.list ?? sockets[room].map { [$0] } ?? []
    }
}

/// The members of a room, in an array for fast iteration.
final class Room {
    private(set) var list: [SocketState] = []
    private var places: [ObjectIdentifier: Int] = [:]

    func insert(_ socket: SocketState) {
        let key = ObjectIdentifier(socket)
        guard places[key] == nil else { return }
        places[key] = list.count
        list.append(socket)
    }

    func remove(_ socket: SocketState) {
        guard let place = places.removeValue(forKey: ObjectIdentifier(socket)) else { return }
        let last = list.removeLast()
        guard place < list.count else { return }
        list[place] = last
        places[ObjectIdentifier(last)] = place
    }
}
