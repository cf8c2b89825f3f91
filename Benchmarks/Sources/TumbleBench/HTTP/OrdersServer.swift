import Foundation

/// A server of orders on a core of its own, ours or its counterpart, with a customer who is signed in.
final class OrdersServer {
    /// The processor time and the latencies of a load.
    struct Load {
        /// The server's processor time for a request, in microseconds.
        let microseconds: Double
        /// The 99th percentile of the latencies, in milliseconds.
        let p99: Double
    }

    private struct Session: Decodable {
        struct Content: Decodable { let accessToken: String }
        let data: Content
    }

    private struct Placed: Decodable {
        struct Content: Decodable {
            let id: Int
            let customerId: Int
        }
        let data: Content
    }

    /// The line that `orders.lua` prints at the end.
    private struct Report: Decodable {
        let requests: Int
        let failures: Int
        let p99: Double
    }

    /// A new order of two bags, as `orders.lua` sends it.
    private static let order = """
        {"bags":2,"pickupMode":"ASAP","address":{"line1":"100 Spectrum Center Dr","city":"Irvine","postalCode":"92618",\
        "latitude":33.6506,"longitude":-117.7436},"retailItems":[]}
        """
    private static let (core, clientCore, inFlight, seconds) = (0, 1, 32, 3)

    let process: ServerProcess
    private let settings: MeasureSettings
    private let token: String
    /// A part of the keys of orders that no other load has.
    private var loads = 0

    /// Starts our server, with an earlier server's data if a folder is given, and with further settings by key.
    convenience init(ours settings: MeasureSettings, folder: DataFolder? = nil, values: [String: String] = [:]) throws {
        try self.init(try ServerProcess(executable: settings.server, folder: folder, settings: values, core: Self.core), settings)
    }

    /// Starts the counterpart, with no orders.
    convenience init(counterpart settings: MeasureSettings) throws {
        let (folder, port) = (try DataFolder(), try LoopbackConnection.freePort())
        let script = settings.scripts.appending(path: "fastapiserver.py").path
        let command = [settings.python.path, script, String(port), folder.path + "/orders.sqlite"]
        try self.init(try ServerProcess(command: command, port: port, folder: folder, core: Self.core), settings)
    }

    private init(_ process: ServerProcess, _ settings: MeasureSettings) throws {
        (self.process, self.settings) = (process, settings)
        token = try Self.token(of: "customer@tumble.example", process)
    }

    /// Returns an access token of an account with the demo accounts' password.
    static func token(of email: String, _ process: ServerProcess) throws -> String {
        let answer = try process.post("/api/v1/auth/login", body: #"{"email":"\#(email)","password":"tumble-demo"}"#)
        return try JSONDecoder().decode(Session.self, from: Data(answer.body.utf8)).data.accessToken
    }

    /// Places orders one after the other and returns the last one's id and customer.
    @discardableResult
    func place(_ count: Int) throws -> (id: Int, customer: Int) {
        var placed = (id: 0, customer: 0)
        for number in 0..<count {
            let headers = ["Authorization: Bearer \(token)", "Idempotency-Key: first-\(number)"]
            let answer = try process.post(OrdersRequest.create.path, headers: headers, body: Self.order)
            guard answer.status == 201 else { throw ServerError.unexpected("status \(answer.status) to an order") }
            let order = try JSONDecoder().decode(Placed.self, from: Data(answer.body.utf8)).data
            placed = (order.id, order.customerId)
        }
        return placed
    }

    /// Sends a request once, and returns the response.
    func send(_ request: OrdersRequest) throws -> HTTPAnswer {
        let known = request.knownTag.map { ["If-None-Match: \($0)"] } ?? []
        return try process.get(request.path, headers: ["Host: \(process.authority)", "Authorization: Bearer \(token)"] + known)
    }

    /// Sends a request over and over, 32 in flight, for three seconds.
    ///
    /// - Parameters:
    ///   - tokens: the people who send it in turn; the signed-in customer if there are none.
    ///   - watch: called now and then meanwhile.
    func load(_ request: OrdersRequest, tokens: [String] = [], watch: () throws -> Void = {}) throws -> Load {
        loads += 1
        let before = try process.processorSeconds()
        let report = try wrk(request, tokens.isEmpty ? [token] : tokens, watch)
        guard report.failures == 0, report.requests > 0 else {
            throw ServerError.unexpected("\(report.failures) failures of \(report.requests) requests \(request.method) \(request.path)")
        }
        try waitUntilIdle(watch)
        return Load(microseconds: (try process.processorSeconds() - before) / Double(report.requests) * 1e6, p99: report.p99)
    }

    private func wrk(_ request: OrdersRequest, _ tokens: [String], _ watch: () throws -> Void) throws -> Report {
        let client = Process()
        client.executableURL = URL(filePath: "/usr/bin/env")
        client.arguments =
            ["taskset", "-c", String(Self.clientCore), "wrk", "-t1", "-c\(Self.inFlight)", "-d\(Self.seconds)s", "--timeout", "10s"]
            + ["-s", settings.scripts.appending(path: "orders.lua").path, "http:/" + "/\(process.authority)\(request.path)", "--"]
            + [request.method, request.knownTag.map { "If-None-Match:\($0)" } ?? "load-\(loads)"] + tokens
        let output = Pipe()
        client.standardOutput = output
        try client.runWithSignals()
        while client.isRunning {
            try watch()
            // The pages' changes are taken at about the pace of a browser's frames.
            usleep(20_000)
        }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        guard client.terminationStatus == 0, let line = text.split(separator: "\n").last else {
            throw MeasureError.missing("wrk, or its script \(settings.scripts.path)/orders.lua; `make bench` installs wrk")
        }
        return try JSONDecoder().decode(Report.self, from: Data(line.utf8))
    }

    /// Waits for what requests leave to be done after their responses: subscribers of events, and live pages.
    private func waitUntilIdle(_ watch: () throws -> Void) throws {
        var last = -1.0
        while try process.processorSeconds() - last > 0.01 {
            last = try process.processorSeconds()
            for _ in 0..<15 {
                try watch()
                // Idleness is a span of time without work: there is no signal for it.
                usleep(20_000)
            }
        }
    }
}

extension ServerProcess {
    /// A POST of JSON over a connection of its own.
    func post(_ path: String, headers: [String] = [], body: String) throws -> HTTPAnswer {
        try LoopbackConnection(port: port).post(path, headers: ["Host: \(authority)"] + headers, body: body)
    }
}
