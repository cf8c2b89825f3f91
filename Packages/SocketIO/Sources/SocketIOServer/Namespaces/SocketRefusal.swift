public import SocketIOCodec

/// The reason for refusing a namespace, sent as CONNECT_ERROR.
public struct SocketRefusal: Error, Sendable, Equatable {
    /// The message for the client.
    public let message: String
    /// Additional data for the client's program, such as `{"code":401}`.
    public let data: SocketValue?

    /// Creates a refusal.
    public init(_ message: String, data: SocketValue? = nil) {
        self.message = message
        self.data = data
    }

    /// Creates a refusal with data `{"code":...}`.
    public init(_ message: String, code: Int) {
        self.init(message, data: SocketValue(object: [("code", SocketValue(code))]))
    }

    var value: SocketValue {
        SocketValue(object: [("message", SocketValue(message))] + (data.map { [("data", $0)] } ?? []))
    }
}
