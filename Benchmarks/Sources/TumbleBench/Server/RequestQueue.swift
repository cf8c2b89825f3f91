/// Requests over connections that stay open, one at a time on each, sent as soon as a connection is free.
final class RequestQueue {
    private var idle: [LoopbackConnection]
    private var busy: [LoopbackConnection] = []
    private var waiting: [[UInt8]] = []

    /// Opens the connections.
    init(_ server: ServerProcess, connections: Int) throws {
        idle = try (0..<connections).map { _ in try LoopbackConnection(port: server.port) }
    }

    /// True where every request has had its response.
    var isEmpty: Bool { busy.isEmpty && waiting.isEmpty }

    /// Adds a request, as it goes over the connection.
    func add(_ request: [UInt8]) throws {
        waiting.append(request)
        try send()
    }

    /// Takes the responses that have arrived, without waiting.
    ///
    /// - Throws: ``ServerError`` for a status other than 200.
    func takeResponses() throws {
        for (index, connection) in busy.enumerated().reversed() {
            guard let answer = try connection.answerNow() else { continue }
            guard answer.status == 200 else { throw ServerError.unexpected("status \(answer.status), \(answer.body)") }
            idle.append(busy.remove(at: index))
        }
        try send()
    }

    private func send() throws {
        while !waiting.isEmpty, let connection = idle.popLast() {
            try connection.send(waiting.removeFirst())
            busy.append(connection)
        }
    }
}
