import AsyncHTTPClient
import Foundation

/// A server that runs as a process of its own, on a folder and a port that it keeps over a restart.
package actor RunningServer {
    /// The folder of its database and keys.
    package nonisolated let folder: TemporaryFolder

    private let executable: Executable
    private let settings: [String]
    private var port: Int?
    private var process: RunningProcess?
    private var http: HTTPClient?

    private init(_ executable: Executable, folder: TemporaryFolder, settings: [String]) {
        self.executable = executable
        self.folder = folder
        self.settings = settings
    }

    /// Starts a server, does the work with it, and leaves no process behind.
    ///
    /// - Parameter settings: such as `["LOG_LEVEL=debug"]`.
    package static func with<Result>(
        _ executable: Executable = .development, in folder: TemporaryFolder, settings: [String] = ["LOG_LEVEL=info"],
        _ work: (RunningServer) async throws -> Result
    ) async throws -> Result {
        let server = RunningServer(executable, folder: folder, settings: settings)
        do {
            try await server.start()
            let result = try await work(server)
            await server.kill()
            return result
        } catch {
            await server.kill()
            throw error
        }
    }

    /// Starts a server in a folder of its own.
    package static func with<Result>(
        settings: [String] = ["LOG_LEVEL=info"], _ work: (RunningServer) async throws -> Result
    ) async throws -> Result {
        try await TemporaryFolder.with { try await with(in: $0, settings: settings, work) }
    }

    /// Starts it, again on the port that it had; returns once it listens.
    package func start() async throws {
        for _ in 0..<5 {
            // Below the ports that the system gives to clients: those could be taken when the server comes back.
            let port = self.port ?? Int.random(in: 20_000..<32_000)
            // Payments have tests of their own, and so has the demo; a later setting holds.
            let arguments =
                ["serve", "--host", "127.0.0.1", "--port", String(port), "--data", folder.data.path]
                + (["PAYMENT_GATEWAY=none", "DEMO_HISTORY=NO", "DEMO_TRAFFIC=NO"] + settings).flatMap { ["--set", $0] }
            let process = try RunningProcess(executable, arguments + ["--set", "LAUNCH_SCREEN_SECONDS=0"], in: folder.url, log: logFile)
            self.process = process
            if let line = await process.firstLine(containing: "serves http") {
                self.port = line.split(separator: ":").last.flatMap { Int($0) }
                var configuration = HTTPClient.Configuration()
                configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 100
                http = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
                return
            }
            // A test that has run out of time reads no line of a process that goes on.
            let execution = Task.isCancelled ? await process.end(by: SIGKILL) : await process.end()
            guard self.port == nil, execution.errors.contains("in use") else {
                throw NeverCame(description: "The server ended with \(execution)\nIts start line")
            }
        }
        throw NeverCame(description: "A free port")
    }

    /// Ends it at once, as a power cut would.
    package func kill() async { _ = await end(by: SIGKILL) }

    /// Tells it to stop, and returns how it ended.
    package func stop() async -> Execution? { await end(by: SIGTERM) }

    /// A client of it.
    package func client(token: String? = nil) throws -> WireClient {
        guard let http, let address else { throw NeverCame(description: "A running server") }
        return WireClient(http: http, base: "http://\(address)", token: token)
    }

    /// Host and port that it listens on.
    package var address: String? { port.map { "127.0.0.1:\($0)" } }

    /// A client with a demo person's sign-in.
    package func signIn(_ name: String) async throws -> WireClient { try client(token: try await token(of: name)) }

    /// A demo person's access token.
    package func token(of name: String) async throws -> String {
        let answer = try await client().post("/auth/login", ["email": "\(name)@tumble.example", "password": "tumble-demo"])
        guard let token = answer.data["accessToken"].string else { throw NeverCame(description: "A token, but \(answer);") }
        return token
    }

    /// The text of its log, over all its runs.
    package var log: String { (try? String(contentsOf: logFile, encoding: .utf8)) ?? "" }

    private nonisolated var logFile: URL { folder.url.appending(path: "log.txt") }

    private func end(by signal: Int32) async -> Execution? {
        let execution = await process?.end(by: signal)
        process = nil
        try? await http?.shutdown()
        http = nil
        return execution
    }
}
