public import Core
import NIOCore
public import SocketIOClient
import SocketIOCodec

/// A client that behaves like a chat client, for tests against other servers: it enters `/chat`, calls `join` and `echo`, and waits for a
/// `message:new` and a `conversation:updated`, of which it acknowledges the first.
public struct SocketIOVisitor: Sendable {
    private let client: SocketIOClient

    /// Creates a visitor to a server on loopback.
    public init(port: Int, transports: SocketClientConfiguration.Transports, clock: any Clock, random: any RandomSource) {
        client = SocketIOClient(
            SocketServerAddress(host: "127.0.0.1", port: port), configuration: SocketClientConfiguration(namespace: "/chat", transports: transports),
            clock: clock, random: random
        ) { SocketValue(object: [("token", "secret")]) }
    }

    /// Runs the client.
    ///
    /// - Parameter report: called with a line for everything that happens.
    /// - Throws: ``SocketClientError`` if a response doesn't arrive within ten seconds.
    public func run(report: (String) -> Void) async throws {
        var events = await client.events().makeAsyncIterator()
        await client.connect()
        report("join \(text(try await client.call("join", "lobby", timeout: .seconds(10))))")
        let object = SocketValue(object: [("text", "é"), ("number", 7)])
        report("echo \(text(try await client.call("echo", object, SocketValue(binary: ByteBuffer(bytes: [0, 255])), timeout: .seconds(10))))")
        var awaited: Set = ["message:new", "conversation:updated"]
        while !awaited.isEmpty, let event = await events.next() {
            guard case .message(let message) = event, awaited.remove(message.name) != nil else { continue }
            report("\(message.name) \(text(message.values))")
            await message.acknowledge("seen")
        }
        await client.disconnect()
    }

    private func text(_ values: [SocketValue]) -> String {
        values.map { value in value.binary.map { "\(Array(buffer: $0))" } ?? String(buffer: value.json) }.joined(separator: " ")
    }
}
