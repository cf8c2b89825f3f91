import Core
import Foundation
import HTTPTypes
import Networking
import NetworkingNIO

/// A client in a process of its own, for tests that kill it: keeps each line of its input as an operation, and sends what waits until it is ended.
///
///     OutboxFixture FILE BASE_URL METHOD PATH_TEMPLATE
///
/// The environment's TOKEN is the access token. A line is a JSON object of texts and whole numbers, whose fields fill path and body; when it is safe
/// on the disk, `kept N` is written. `sent N` and `refused N CODE` say what the server has decided, `left COUNT` how many still wait, at the start too.
@main
struct OutboxFixture {
    private struct NoRefresh: SessionRefreshing {
        func refresh(_ refreshToken: String) async throws(APIError) -> Tokens { throw .offline }
    }

    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 5, let base = URL(string: arguments[2]), let method = HTTPRequest.Method(arguments[3]) else {
            return say("usage: OutboxFixture FILE BASE_URL METHOD PATH_TEMPLATE")
        }
        let clock = SystemClock()
        let token = ProcessInfo.processInfo.environment["TOKEN"] ?? "token"
        let tokens = Tokens(accessToken: token, refreshToken: "", expiresAt: .distantFuture)
        let session = AuthSession(store: InMemoryTokenStore(tokens), refresher: NoRefresh(), clock: clock)
        let http = HTTPClient(transport: AsyncHTTPClientTransport(), clock: clock, deadline: .seconds(5))
        let client = APIClient(http: http, baseURL: base, session: session, clock: clock)
        let outbox = try OfflineOutbox(
            file: URL(filePath: arguments[1]), sender: client, clock: clock, random: SystemRandomSource(),
            pauses: HTTPRetryPolicy(attempts: .max, base: .milliseconds(50), cap: .milliseconds(200)))
        let endpoint = Endpoint<[String: Field], NoOutput>(
            method, PathTemplate(arguments[4]), access: .signedIn, idempotency: .key, summary: "What the test asks for.")
        let changes = outbox.changes()
        let start = await outbox.content
        say("left \(start.waiting.count)")
        let listener = Task { await report(changes, since: start) }
        let sender = Task { await outbox.run() }
        for await line in lines() {
            let input = try JSONDecoder().decode([String: Field].self, from: Data(line.utf8))
            say("kept \(try await outbox.add(endpoint, input, title: "operation").id)")
        }
        await sender.value
        await listener.value
    }

    private static func report(_ changes: AsyncStream<OutboxContent>, since start: OutboxContent) async {
        var before = start
        for await content in changes {
            let waiting = Set(content.waiting.map(\.id))
            for entry in before.waiting where !waiting.contains(entry.id) {
                let letter = content.deadLetters.first { $0.id == entry.id }
                say(letter.map { "refused \(entry.id) \($0.code)" } ?? "sent \(entry.id)")
            }
            if waiting.count < before.waiting.count { say("left \(waiting.count)") }
            before = content
        }
    }

    /// The input's lines, read on a thread of their own.
    private static func lines() -> AsyncStream<String> {
        AsyncStream { continuation in
            Thread.detachNewThread {
                while let line = readLine() { continuation.yield(line) }
                continuation.finish()
            }
        }
    }

    private static func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }
}

/// A field of an operation.
private enum Field: Codable, Sendable {
    case number(Int)
    case text(String)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = if let number = try? container.decode(Int.self) { .number(number) } else { .text(try container.decode(String.self)) }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        }
    }
}
