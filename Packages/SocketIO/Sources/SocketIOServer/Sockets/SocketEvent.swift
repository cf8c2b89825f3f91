public import SocketIOCodec
import Synchronization

/// An event from a client.
public struct SocketEvent: Sendable {
    /// The socket that sent it.
    public let socket: ServerSocket
    /// The event's name.
    public let name: String
    /// The event's arguments.
    public let values: [SocketValue]
    private let response: PendingResponse?

    init(socket: ServerSocket, name: String, values: [SocketValue], id: Int?) {
        self.socket = socket
        self.name = name
        self.values = values
        response = id.map(PendingResponse.init)
    }

    /// Whether the client waits for a response.
    public var wantsAcknowledgement: Bool { response != nil }

    /// Sends the response; only the first one counts, and none if the client isn't waiting.
    public func acknowledge(_ values: SocketValue...) {
        acknowledge(values: values)
    }

    /// Sends the response; only the first one counts, and none if the client isn't waiting.
    public func acknowledge(values: [SocketValue]) {
        guard let response, response.isGiven.exchange(true, ordering: .relaxed) == false else { return }
        socket.acknowledge(response.id, values)
    }

    private final class PendingResponse: Sendable {
        let id: Int
        let isGiven = Atomic(false)

        init(id: Int) {
            self.id = id
        }
    }
}
