public import Foundation

/// The address of a Socket.IO server.
public struct SocketServerAddress: Sendable, Equatable {
    /// The host name or IP address.
    public var host: String
    /// The port.
    public var port: Int
    /// Whether the connection is encrypted.
    public var isSecure: Bool
    /// The path of its requests, with a slash at both ends.
    public var path: String

    /// Creates an address.
    public init(host: String, port: Int, isSecure: Bool = false, path: String = "/socket.io/") {
        self.host = host
        self.port = port
        self.isSecure = isSecure
        self.path = path
    }

    /// Creates the address of the server at an origin such as `https://tumble.example`; nil if the URL has no host.
    public init?(origin: URL, path: String = "/socket.io/") {
        guard let host = origin.host else { return nil }
        let isSecure = origin.scheme == "https" || origin.scheme == "wss"
        self.init(host: host, port: origin.port ?? (isSecure ? 443 : 80), isSecure: isSecure, path: path)
    }

    func target(_ transport: String, sid: String?) -> String {
        "\(path)?EIO=4&transport=\(transport)" + (sid.map { "&sid=\($0)" } ?? "")
    }
}
