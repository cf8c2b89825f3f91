import Core
import Foundation
import HTTPTypes
import Networking
import NetworkingNIO

/// A client in a process of its own, for tests that kill it: keeps each line of its input as a deed, and sends what waits until it is ended.
///
///     OutboxFixture FILE BASE_URL METHOD PATH_TEMPLATE
///
/// The environment's TOKEN is the access token. A line is a JSON object of texts, whose fields fill path and body; when it is safe on the disk,
/// `kept N` is written, and `sent N` for each that has left the outbox.
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
        let outbox = try Outbox(
            file: URL(filePath: arguments[1]), sender: client, clock: clock, random: SystemRandomSource(),
            pauses: HTTPRetryPolicy(attempts: .max, base: .milliseconds(50), cap: .milliseconds(200)))
        let endpoint = Endpoint<[String: String], NoOutput>(
            method, PathTemplate(arguments[4]), access: .signedIn, idempotency: .key, summary: "What the test asks for.")
        let changes = outbox.changes()
        let waiting = await outbox.content.waiting.map(\.id)
        let listener = Task { await report(changes, waiting) }
        let sender = Task { await outbox.run() }
        for await line in lines() {
            let input = try JSONDecoder().decode([String: String].self, from: Data(line.utf8))
            say("kept \(try await outbox.add(endpoint, input, title: "deed").id)")
        }
        await sender.value
        await listener.value
    }

    private static func report(_ changes: AsyncStream<OutboxContent>, _ start: [Int]) async {
        var waiting = start
        for await content in changes {
            let now = content.waiting.map(\.id)
            for id in waiting where !now.contains(id) { say("sent \(id)") }
            waiting = now
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
