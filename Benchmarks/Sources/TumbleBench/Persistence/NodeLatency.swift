import Foundation

/// From sending a message to one node to its text on a page of another node, both on one PostgreSQL: the slowest in a hundred.
///
/// It holds the request, the commit, the announcement, the other node's read of the log and of the conversation, and its render.
struct NodeLatency: Measure {
    let name = "persistence.other-node-p99"
    let bar = Bar.under(50, "ms")

    private static let (runs, messages) = (5, 100)

    func run(_ settings: MeasureSettings) throws -> Figure {
        guard let database = ProcessInfo.processInfo.environment["TUMBLE_TEST_POSTGRES"] else {
            throw MeasureError.missing("a PostgreSQL server in TUMBLE_TEST_POSTGRES; `make bench` starts one where it is installed")
        }
        // One folder: the nodes must have the same keys.
        let (folder, told) = (try DataFolder(), ["DATABASE_URL": database])
        let first = try ServerProcess(executable: settings.server, folder: folder, settings: told)
        let second = try ServerProcess(executable: settings.server, folder: folder, settings: told)
        let (customer, dispatcher) = (try Caller(second, "customer"), try Caller(second, "dispatcher"))
        let conversation = try dispatcher.conversation(with: customer.person)
        var number = 0
        let runs = try (0...Self.runs).map { _ in
            // Each run has a page of its own: one that is open for hundreds of messages shows, and renders, all of them.
            let page = try LivePage(first)
            try page.signIn(waitingFor: "orders.bags.plus")
            try page.open("/customer/messages/\(conversation)")
            return try (0..<Self.messages).map { _ in
                number += 1
                let text = "message \(number) of many"
                return try measureMilliseconds {
                    try dispatcher.write(text, in: conversation)
                    try page.wait(forText: text)
                }
            }
        }
        // The first run is what opens connections and fills caches.
        return Figure(medianOf: runs.dropFirst().map { $0.sorted().percentile(99) })
    }
}

/// One of the demo people, as a client of a node's API.
private struct Caller {
    private struct Session: Decodable {
        struct User: Decodable { let id: Int }
        let accessToken: String
        let user: User
    }
    private struct Conversation: Decodable { let id: Int }
    private struct Message: Decodable { let id: Int }
    private struct Answer<Content: Decodable>: Decodable { let data: Content }

    let person: Int
    private let node: ServerProcess
    private let token: String

    init(_ node: ServerProcess, _ name: String) throws {
        let body = #"{"email":"\#(name)@tumble.example","password":"tumble-demo"}"#
        let session = try Self.send(Session.self, to: node, "/auth/login", body, token: nil)
        (self.node, person, token) = (node, session.user.id, session.accessToken)
    }

    func conversation(with person: Int) throws -> Int {
        try Self.send(Conversation.self, to: node, "/chat/conversations/with/\(person)", "{}", token: token).id
    }

    func write(_ text: String, in conversation: Int) throws {
        _ = try Self.send(Message.self, to: node, "/chat/conversations/\(conversation)/messages", #"{"type":"TEXT","text":"\#(text)"}"#, token: token)
    }

    private static func send<Content: Decodable>(
        _ type: Content.Type, to node: ServerProcess, _ path: String, _ body: String, token: String?
    ) throws -> Content {
        let headers = ["Host: \(node.authority)"] + (token.map { ["Authorization: Bearer \($0)"] } ?? [])
        let answer = try LoopbackConnection(port: node.port).post("/api/v1" + path, headers: headers, body: body)
        guard (200..<300).contains(answer.status) else { throw ServerError.unexpected("status \(answer.status) at \(path)") }
        return try JSONDecoder().decode(Answer<Content>.self, from: Data(answer.body.utf8)).data
    }
}
