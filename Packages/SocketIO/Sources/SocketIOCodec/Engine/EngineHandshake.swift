import Foundation
public import NIOCore

/// What a server tells a client that opens a session.
public struct EngineHandshake: Sendable, Equatable, Codable {
    /// The session's id.
    public let sid: String
    /// The transports that the client may change to.
    public let upgrades: [String]
    /// How often the server pings, in milliseconds.
    public let pingInterval: Int
    /// How long the server waits for the answer to a ping, in milliseconds.
    public let pingTimeout: Int
    /// The most bytes of a payload or a message.
    public let maxPayload: Int

    /// Creates one.
    public init(sid: String, upgrades: [String], pingInterval: Int, pingTimeout: Int, maxPayload: Int) {
        self.sid = sid
        self.upgrades = upgrades
        self.pingInterval = pingInterval
        self.pingTimeout = pingTimeout
        self.maxPayload = maxPayload
    }

    /// Reads one from the data of an open packet.
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
