import CoreTesting
import Foundation
import ServerCore
import Testing

@testable import LiveUI

/// A socket whose browser is the test.
final class TestSocket: TextSocket {
    let inbox = SocketInbox()
    let sent: AsyncStream<String>
    let code = LockedValue<SocketCloseCode?>(nil)
    private let output: AsyncStream<String>.Continuation

    init() {
        (sent, output) = AsyncStream.makeStream()
    }

    func send(_ message: [UInt8]) { output.yield(String(decoding: message, as: UTF8.self)) }

    func close(_ code: SocketCloseCode) {
        self.code.withLock { $0 = $0 ?? code }
        inbox.finish()
        output.finish()
    }
}

/// A tab of a test's browser.
final class TestTab {
    let socket: TestSocket
    let connection: Task<Void, Never>
    private(set) var session = ""
    private(set) var render = 1
    private var sequence = 0

    init(socket: TestSocket, connection: Task<Void, Never>) {
        self.socket = socket
        self.connection = connection
    }

    /// Sends a message with the next number and, unless given, the last render.
    @discardableResult
    func send(_ message: [String: Any]) -> Int {
        sequence += 1
        var message = message
        message["sequence"] = sequence
        if message["render"] == nil { message["render"] = render }
        guard let data = try? JSONSerialization.data(withJSONObject: message) else { return 0 }
        socket.inbox.put(String(decoding: data, as: UTF8.self))
        return sequence
    }

    func press(_ id: String) { send(["kind": "press", "id": id]) }

    /// The next message of the server.
    func next() async throws -> [String: Any] {
        var iterator = socket.sent.makeAsyncIterator()
        let text = try #require(await iterator.next())
        let message = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        session = message["session"] as? String ?? session
        render = message["render"] as? Int ?? render
        return message
    }

    /// The messages up to the one that knows of everything that was sent.
    func settled() async throws -> [[String: Any]] {
        var messages: [[String: Any]] = []
        repeat { messages.append(try await next()) } while messages.last?["acknowledged"] as? Int != sequence
        return messages
    }

    /// The HTML of all fragments of messages.
    static func html(_ messages: [[String: Any]]) -> String {
        messages.flatMap { $0["fragments"] as? [[String: String]] ?? [] }.compactMap { $0["html"] }.joined()
    }

    /// Closes the socket from the browser's side and waits for the server.
    func leave() async {
        socket.inbox.finish()
        await connection.value
    }

    /// Waits for the server's closing.
    ///
    /// - Returns: its code.
    func closed() async -> SocketCloseCode? {
        await connection.value
        return socket.code.value
    }
}
