import Foundation

/// A browser's tab as the server sees it: a live page over its WebSocket, with the controls found by their test ids.
final class LivePage {
    private let server: ServerProcess
    private let socket: WebSocketClient
    /// The socket, to be told when something has arrived.
    var descriptor: Int32 { socket.descriptor }
    /// The cookie of the browser, as a browser sends it back.
    private(set) var cookie: String
    private var session: String
    private var claim: String?
    /// The bytes that have arrived since the last message to the server, each of which says which render is shown.
    private var unconfirmed = 0
    private var sequence = 0
    /// The last message that the server acknowledges.
    private var awaited = 0
    private var render = 0
    /// The parts of the page as they came, the newest first.
    private var parts: [String]

    /// Opens `/` in a new browser session.
    init(_ server: ServerProcess) throws {
        self.server = server
        let authority = server.authority
        let page = try server.get("/", headers: ["Host: \(authority)"])
        let cookie = page.headers["set-cookie"].map { String($0.prefix { $0 != ";" }) } ?? ""
        self.cookie = cookie
        session = Self.attribute("data-session", in: page.body) ?? ""
        parts = [page.body]
        socket = try WebSocketClient(
            port: server.port, path: "/live/socket",
            headers: ["Host: \(authority)", "Origin: http:/" + "/\(authority)", "Cookie: \(cookie)"])
        try send(BrowserMessage(kind: "hello", id: session, path: "/"))
        try receive()
    }

    /// Signs in, as the demo customer by default, waits for a control of the page behind, and fetches the cookie of a person who is signed in.
    func signIn(as email: String = "customer@tumble.example", waitingFor testID: String) throws {
        try type(email, into: "auth.email")
        try type("tumble-demo", into: "auth.password")
        try press("auth.submit")
        try wait(for: testID)
        guard let claim else { throw ServerError.unexpected("no claim after a sign-in") }
        let headers = ["Host: \(server.authority)", "Origin: http:/" + "/\(server.authority)", "Cookie: \(cookie)"]
        let answer = try LoopbackConnection(port: server.port).post(
            "/live/cookie", headers: headers, body: "{\"session\":\"\(session)\",\"claim\":\"\(claim)\"}")
        guard answer.status == 204, let new = answer.headers["set-cookie"] else { throw ServerError.unexpected("status \(answer.status) to a claim") }
        cookie = String(new.prefix { $0 != ";" })
    }

    /// Waits until a control is on the page.
    func wait(for testID: String) throws {
        while control(testID, "data-press") == nil && control(testID, "data-input") == nil { try receive() }
    }

    /// Goes to another place of the app.
    func open(_ path: String) throws {
        try send(BrowserMessage(kind: "open", path: path))
        while try receive().acknowledged < awaited {}
    }

    /// Waits until a text arrives. What came before isn't looked at: going through all of it would take a part of the time that is measured.
    func wait(forText text: String) throws {
        while try !receive().fragments.contains(where: { $0.html.utf8.firstRange(of: text.utf8) != nil }) {}
    }

    /// Types into a field.
    func type(_ text: String, into testID: String) throws {
        try wait(for: testID)
        try send(BrowserMessage(kind: "text", id: control(testID, "data-input"), text: text))
        // A press in a page from before the text would be taken for one on something else.
        while try receive().acknowledged < awaited {}
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
            if message.acknowledged >= awaited, message.fragments.contains(where: { $0.html.contains("data-testid=\"\(testID)\"") }) { return }
        }
    }

    /// Takes the messages that have arrived, without looking for controls in them.
    ///
    /// - Returns: how many of them change the page.
    func takeChanges() throws -> Int {
        var changes = 0
        while let message = try socket.receiveNow() {
            // To decode thousands of them would take more time than what is measured.
            let head = MessageHead(message)
            if let number = head.render { render = number }
            if head.hasFragments { changes += 1 }
            try confirm(message.count)
        }
        return changes
    }

    /// Takes one message.
    @discardableResult
    private func receive() throws -> Received {
        let message = try take(try socket.receive())
        for fragment in message.fragments {
            if fragment.id == "ui-root" { parts.removeAll() }
            parts.insert(fragment.html, at: 0)
        }
        // Old parts are hidden by newer ones; some are enough to find a control that did not change.
        if parts.count > 64 { parts.removeSubrange(32..<(parts.count - 1)) }
        return message
    }

    /// Reads a message and, as the script does, now and then tells the server how far it has come.
    private func take(_ bytes: [UInt8]) throws -> Received {
        let message = try JSONDecoder().decode(Received.self, from: Data(bytes))
        render = message.render
        session = message.session ?? session
        claim = message.claim ?? claim
        try confirm(bytes.count)
        return message
    }

    /// Counts bytes that have arrived.
    private func confirm(_ count: Int) throws {
        unconfirmed += count
        if unconfirmed >= 4096 { try send(BrowserMessage(kind: "shown")) }
    }

    private func send(_ message: BrowserMessage) throws {
        sequence += 1
        unconfirmed = 0
        var message = message
        message.sequence = sequence
        if message.kind != "shown" { awaited = sequence }
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

/// A message from a tab.
private struct BrowserMessage: Encodable {
    let kind: String
    var id: String?
    var path: String?
    var text: String?
    var sequence = 0
    var render = 0
}

/// A message to a tab.
private struct Received: Decodable {
    struct Fragment: Decodable {
        let id: String
        let html: String
    }

    let render: Int
    let acknowledged: Int
    let session: String?
    let claim: String?
    private let changed: [Fragment]?

    /// The elements to be replaced; left out where there are none.
    var fragments: [Fragment] { changed ?? [] }

    private enum CodingKeys: String, CodingKey {
        case render, acknowledged, session, claim
        case changed = "fragments"
    }
}
