import Core
import HTTPTypes
import Networking
import ServerCore
import ServerTesting

/// The time of a trivial endpoint, from the typed call of a signed-in person to the typed response, without a socket.
struct InProcessCall: Measure {
    let name = "platform.in-process-call"
    let bar = Bar.under(25, "us")

    private static let runs = 9
    private static let calls = 2000

    func run(_ settings: MeasureSettings) async throws -> Figure {
        let server = try await TestServer(plugins: [EchoPlugin()])
        let client = server.client(as: .customer(7))
        let input = EchoPlugin.Note(text: "Two bags at the door", number: 2)
        var runs: [Double] = []
        for run in 0...Self.runs {
            let milliseconds = try await measureMilliseconds {
                for _ in 0..<Self.calls {
                    guard try await client.call(EchoPlugin.echo, input) == input else { throw MeasureError.wrongResult("another echo") }
                }
            }
            // The first run still fills caches.
            if run > 0 { runs.append(milliseconds * 1000 / Double(Self.calls)) }
        }
        return Figure(medianOf: runs)
    }
}

/// One endpoint that answers with its input.
private struct EchoPlugin: ServerPlugin {
    struct Note: Codable, Equatable, Sendable {
        let text: String
        let number: Int
    }

    static let echo = Endpoint<Note, Note>(.post, "/echo", access: .signedIn, summary: "The note again.")

    let name = "Echo"
    let requires: [String] = []

    func routes(_ routes: inout Routes, _ container: DIContainer) {
        routes.on(Self.echo, allow: .accessAlone) { note, _ in note }
    }
}
