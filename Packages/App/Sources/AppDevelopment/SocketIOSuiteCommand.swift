import AppServer
import ArgumentParser
import Core
import Foundation
import SocketIOClient
import SocketIOSuite

/// `socketio-suite`: servers that tests of conformance and of load are run against.
struct SocketIOSuiteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "socketio-suite", abstract: "Serve what Socket.IO's conformance and load tests need.")

    @Option(help: "Port to listen on, on loopback; 0 lets the system choose.")
    var port = 0

    @Option(help: "Milliseconds between pings.")
    var pingInterval = 300

    @Option(help: "Milliseconds that the answer to a ping may take.")
    var pingTimeout = 200

    @Flag(help: "Serve the load test's namespace instead, with the protocol's own times.")
    var load = false

    @Option(help: "Threads of the load test's server.")
    var threads = 1

    @Option(help: "Visit the server on this port instead, as a client.")
    var visit: Int?

    @Option(help: "By which transport to visit: polling, websocket, or upgrade from one to the other.")
    var transport = "upgrade"

    func run() async throws {
        let random = SystemRandomSource()
        if let visit {
            let transports: SocketClientConfiguration.Transports =
                switch transport {
                case "polling": .polling
                case "websocket": .webSocket
                default: .pollingThenWebSocket
                }
            let visitor = SocketIOVisitor(port: visit, transports: transports, clock: SystemClock(), random: random)
            return try await visitor.run { Tumble.write($0, to: .standardOutput) }
        }
        let suite =
            load
            ? SocketIOSuite.load(eventLoops: threads, random: random)
            : SocketIOSuite.conformance(pingInterval: .milliseconds(pingInterval), pingTimeout: .milliseconds(pingTimeout), random: random)
        try await suite.run(port: port) { Tumble.write("Listening on port \($0)", to: .standardOutput) }
    }
}
