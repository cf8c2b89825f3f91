import Foundation
import Synchronization

/// The 99th percentile of another endpoint's time while more people sign in than the server can check passwords of.
struct LoginFlood: Measure {
    let name = "platform.login-flood-p99"
    let bar = Bar.under(10, "ms")

    private static let floodingConnections = 8
    private static let runs = 5
    private static let requests = 1000

    func run(_ settings: MeasureSettings) throws -> Figure {
        let server = try ServerProcess(executable: settings.server)
        let flood = Flood(port: server.port, connections: Self.floodingConnections)
        defer { flood.stop() }
        let before = flood.answers
        let figure = Figure(
            medianOf: try (0..<Self.runs).map { _ in
                var times: [Double] = []
                for _ in 0..<Self.requests {
                    times.append(
                        try measureMilliseconds {
                            let answer = try server.get("/api/v1/service-areas", headers: ["Host: \(server.authority)"])
                            guard answer.status == 200 else { throw ServerError.unexpected("status \(answer.status) beside a flood") }
                        })
                }
                return times.sorted().percentile(99)
            })
        guard flood.answers > before else { throw ServerError.unexpected("no sign-in answered") }
        return figure
    }
}

/// Threads that sign in over and over, each time as somebody else, with a wrong password.
private final class Flood: Sendable {
    private struct Progress {
        var answers = 0
        var isStopped = false
    }

    private let progress = Mutex(Progress())

    init(port: UInt16, connections: Int) {
        for number in 0..<connections {
            Thread.detachNewThread { [self] in
                var attempt = 0
                while !progress.withLock({ $0.isStopped }) {
                    attempt += 1
                    let body = #"{"email":"nobody\#(number)-\#(attempt)@tumble.example","password":"wrong-\#(attempt)"}"#
                    guard let answer = try? LoopbackConnection(port: port).post("/api/v1/auth/login", headers: ["Host: 127.0.0.1:\(port)"], body: body)
                    else { continue }
                    if [401, 429, 503].contains(answer.status) { progress.withLock { $0.answers += 1 } }
                }
            }
        }
    }

    /// The number of sign-ins that got a response.
    var answers: Int { progress.withLock { $0.answers } }

    func stop() { progress.withLock { $0.isStopped = true } }
}
