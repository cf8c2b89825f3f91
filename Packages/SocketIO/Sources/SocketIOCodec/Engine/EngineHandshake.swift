import Foundation
public import NIOCore

/// The server's parameters for a new session.
public struct EngineHandshake: Sendable, Equatable, Codable {
    /// The session's id.
    public let sid: String
    /// The transports that the client may upgrade to.
    public let upgrades: [String]
    /// The interval of the server's pings, in milliseconds.
    public let pingInterval: Int
    /// The time limit for the response to a ping, in milliseconds.
    public let pingTimeout: Int
    /// The maximum size of a payload or message in bytes.
    public let maxPayload: Int

    /// Creates a handshake.
    public init(sid: String, upgrades: [String], pingInterval: Int, pingTimeout: Int, maxPayload: Int) {
        self.sid = sid
        self.upgrades = upgrades
        self.pingInterval = pingInterval
        self.pingTimeout = pingTimeout
        self.maxPayload = maxPayload
    }

    /// Decodes the data of an open packet.
    ///
    /// - Throws: ``SocketParseError/invalidPayload``.
    public init(json: ByteBuffer) throws(SocketParseError) {
        guard let value = try? JSONDecoder().decode(Self.self, from: Data(json.readableBytesView)) else { throw .invalidPayload }
        self = value
    }

    /// The open packet.
    public var packet: EncodedPacket {
        let names = upgrades.map { "\"\($0)\"" }.joined(separator: ",")
        return EncodedPacket(
            text:
                "0{\"sid\":\"\(sid)\",\"upgrades\":[\(names)],\"pingInterval\":\(pingInterval),\"pingTimeout\":\(pingTimeout),\"maxPayload\":\(maxPayload)}")
    }
}
