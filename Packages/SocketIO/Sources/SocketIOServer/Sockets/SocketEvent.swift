public import SocketIOCodec
import Synchronization

/// An event that a client sent.
public struct SocketEvent: Sendable {
    /// Who sent it.
    public let socket: ServerSocket
    /// Its name.
    public let name: String
    /// What came with it.
    public let values: [SocketValue]
    private let answer: Answer?

    init(socket: ServerSocket, name: String, values: [SocketValue], id: Int?) {
        self.socket = socket
        self.name = name
        self.values = values
        answer = id.map(Answer.init)
    }

    /// Whether the client waits for an answer.
    public var wantsAcknowledgement: Bool { answer != nil }

    /// Answers; only the first answer counts, and none where the client doesn't wait for one.
    public func acknowledge(_ values: SocketValue...) {
        acknowledge(values: values)
    }

    /// Answers; only the first answer counts, and none where the client doesn't wait for one.
    public func acknowledge(values: [SocketValue]) {
        guard let answer, answer.isGiven.exchange(true, ordering: .relaxed) == false else { return }
        socket.acknowledge(answer.id, values)
    }

    private final class Answer: Sendable {
        let id: Int
        let isGiven = Atomic(false)

        init(id: Int) {
            self.id = id
        }
    }
}
