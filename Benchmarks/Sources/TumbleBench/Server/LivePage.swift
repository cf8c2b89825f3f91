import Foundation

/// A browser's tab as the server sees it: a live page over its WebSocket, with the controls found by their test ids.
final class LivePage {
    private let socket: WebSocketClient
    private var sequence = 0
    private var render = 0
    /// The parts of the page as they came, the newest first.
    private var parts: [String]

    /// Opens `/` in a new browser session.
    init(_ server: ServerProcess) throws {
        let authority = "127.0.0.1:\(server.port)"
        let page = try server.get("/", headers: ["Host: \(authority)"])
        let cookie = page.headers["set-cookie"].map { String($0.prefix { $0 != ";" }) } ?? ""
        parts = [page.body]
        socket = try WebSocketClient(
            port: server.port, path: "/live/socket",
            headers: ["Host: \(authority)", "Origin: http:/" + "/\(authority)", "Cookie: \(cookie)"])
        try send(BrowserMessage(kind: "hello", id: Self.attribute("data-session", in: page.body), path: "/"))
        try receive()
    }

    /// Waits until a control is on the page.
    func wait(for testID: String) throws {
        while control(testID, "data-press") == nil && control(testID, "data-input") == nil { try receive() }
    }

    /// Types into a field.
    func type(_ text: String, into testID: String) throws {
        try wait(for: testID)
        try send(BrowserMessage(kind: "text", id: control(testID, "data-input"), text: text))
        try receive()
    }

    /// Presses a control.
    func press(_ testID: String) throws {
        guard let id = control(testID, "data-press") else { throw ServerError.unexpected("a page without a control \(testID)") }
        try send(BrowserMessage(kind: "press", id: id))
    }

    /// Takes messages until one knows of the last event and brings a control anew.
    func receiveAnswer(with testID: String) throws {
        while true {
            let message = try receive()
            if message.acknowledged >= sequence, message.fragments.contains(where: { $0.html.contains("data-testid=\"\(testID)\"") }) { return }
        }
    }

    /// Takes one message.
    @discardableResult
    private func receive() throws -> ServerMessage {
        let message = try JSONDecoder().decode(ServerMessage.self, from: Data(try socket.receive().utf8))
        render = message.render
        for fragment in message.fragments {
            if fragment.id == "ui-root" { parts.removeAll() }
            parts.insert(fragment.html, at: 0)
        }
        // Old parts are hidden by newer ones; some are enough to find a control that did not change.
        if parts.count > 64 { parts.removeSubrange(32..<(parts.count - 1)) }
        return message
    }

    private func send(_ message: BrowserMessage) throws {
        sequence += 1
        var message = message
        message.sequence = sequence
        message.render = render
        try socket.send(String(decoding: try JSONEncoder().encode(message), as: UTF8.self))
    }

    /// An attribute of the start tag with a test id.
    private func control(_ testID: String, _ name: String) -> String? {
        for part in parts {
            guard let found = part.range(of: "data-testid=\"\(testID)\"") else { continue }
            let start = part[..<found.lowerBound].lastIndex(of: "<") ?? part.startIndex
            let end = part[found.upperBound...].firstIndex(of: ">") ?? part.endIndex
            return Self.attribute(name, in: part[start..<end])
        }
        return nil
    }

    private static func attribute(_ name: String, in text: some StringProtocol) -> String? {
        guard let start = text.range(of: "\(name)=\"") else { return nil }
        return String(text[start.upperBound...].prefix { $0 != "\"" })
    }
}

/// What a tab sends.
private struct BrowserMessage: Encodable {
    let kind: String
    var id: String?
    var path: String?
    var text: String?
    var sequence = 0
    var render = 0
}

/// What a tab receives.
private struct ServerMessage: Decodable {
    struct Fragment: Decodable {
        let id: String
        let html: String
    }

    let render: Int
    let acknowledged: Int
    let fragments: [Fragment]
}
