import Foundation

/// Clients that place orders on several servers at once, 32 in flight in all, on a given core.
struct OrderClients {
    /// The line that `orders.lua` prints at the end.
    private struct Report: Decodable {
        let requests: Int
        let failures: Int
    }

    /// The core of the clients, and of the servers.
    static let core = 1
    private static let (inFlight, seconds) = (32, 5)

    /// The people who order in turn.
    let tokens: [String]
    let settings: MeasureSettings

    /// Returns the orders a second of all servers together.
    ///
    /// - Parameter run: begins the orders' keys, and must differ between runs.
    func rate(_ servers: [ServerProcess], run: String) throws -> Double {
        let loads = try servers.enumerated().map { number, server in try start(server, Self.inFlight / servers.count, "\(run)-\(number)") }
        let orders = try loads.map(finish).reduce(0, +)
        try waitUntilIdle(servers)
        return Double(orders) / Double(Self.seconds)
    }

    private func start(_ server: ServerProcess, _ inFlight: Int, _ keys: String) throws -> (client: Process, output: Pipe) {
        let (client, output) = (Process(), Pipe())
        client.executableURL = URL(filePath: "/usr/bin/env")
        client.arguments =
            ["taskset", "-c", String(Self.core), "wrk", "-t1", "-c\(inFlight)", "-d\(Self.seconds)s", "--timeout", "10s"]
            + ["-s", settings.scripts.appending(path: "orders.lua").path, "http:/" + "/\(server.authority)\(OrdersRequest.create.path)", "--"]
            + ["POST", keys] + tokens
        client.standardOutput = output
        try client.runWithSignals()
        return (client, output)
    }

    private func finish(_ load: (client: Process, output: Pipe)) throws -> Int {
        let text = String(decoding: load.output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        load.client.waitUntilExit()
        guard load.client.terminationStatus == 0, let line = text.split(separator: "\n").last else {
            throw MeasureError.missing("wrk, or its script \(settings.scripts.path)/orders.lua; `make bench` installs wrk")
        }
        let report = try JSONDecoder().decode(Report.self, from: Data(line.utf8))
        guard report.failures == 0 else { throw ServerError.unexpected("\(report.failures) failures of \(report.requests) orders") }
        return report.requests
    }

    /// Waits for the subscribers of the orders' events.
    private func waitUntilIdle(_ servers: [ServerProcess]) throws {
        var last = -1.0
        while true {
            let time = try servers.map { try $0.processorSeconds() }.reduce(0, +)
            // Idleness is a span of time without work: there is no signal for it.
            guard time - last > 0.03 else { return }
            last = time
            usleep(300_000)
        }
    }
}
