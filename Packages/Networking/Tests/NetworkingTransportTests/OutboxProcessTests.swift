import Core
import CoreTesting
import Foundation
import NetworkingTesting
import Testing

extension SocketTests {
    /// A client in a process of its own, which is killed.
    @Suite(.timeLimit(.minutes(1)))
    struct OutboxProcessTests {
        private let file = FileManager.default.temporaryDirectory.appending(path: "outbox-\(UUID().uuidString)/outbox")

        private final class Client {
            let process = Process()
            private let (input, output) = (Pipe(), Pipe())

            init(file: URL, port: Int) throws {
                let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
                process.executableURL = folder.appending(path: "OutboxFixture")
                process.arguments = [file.path, "http://127.0.0.1:\(port)", "PUT", "/stops/{id}"]
                process.standardInput = input
                process.standardOutput = output
                try process.run()
            }

            func confirm(_ stop: Int) throws { try input.fileHandleForWriting.write(contentsOf: Data("{\"id\":\"\(stop)\",\"step\":\"done\"}\n".utf8)) }

            /// Reads until the client has said so.
            func said(_ line: String) throws {
                var text = ""
                while !text.contains(line + "\n") {
                    let data = output.fileHandleForReading.availableData
                    try #require(!data.isEmpty, "The client ended after \(text)")
                    text += String(decoding: data, as: UTF8.self)
                }
            }

            func kill() {
                Foundation.kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()
            }
        }

        @Test func `confirmations made while the server is down arrive once, in order, with their times, after the client was killed`() async throws {
            let gone = try await TestServer { _, _ in }
            try await gone.stop()
            let start = SystemClock().now
            for stops in [1...2, 3...3] {
                let client = try Client(file: file, port: gone.port)
                for stop in stops {
                    try client.confirm(stop)
                    try client.said("kept \(stop)")
                }
                client.kill()
            }
            let end = SystemClock().now
            let arrived = LockedValue<[SuiteRequest]>([])
            let server = try await TestServer { request in
                arrived.withLock { $0.append(request) }
                return SuiteResponse(body: Data(#"{"success":true,"data":null,"error":null}"#.utf8))
            }
            let client = try Client(file: file, port: server.port)
            try client.confirm(4)
            try client.said("sent 4")
            client.kill()
            let last = try Client(file: file, port: server.port)
            try last.confirm(5)
            try last.said("sent 5")
            last.kill()
            let requests = arrived.value
            #expect(requests.map(\.path) == (1...5).map { "/api/v1/stops/\($0)" })
            #expect(Set(requests.map { $0.fields["idempotency-key"] }).count == 5)
            let times = requests.prefix(3).compactMap { $0.fields["x-device-time"].flatMap(WireJSON.date) }
            #expect(times.count == 3 && times == times.sorted())
            #expect(times.allSatisfy { $0 >= start.addingTimeInterval(-0.001) && $0 <= end.addingTimeInterval(0.001) })
            try await server.stop()
        }
    }
}
