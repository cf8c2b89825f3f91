import Foundation

/// A load test of one server: the server on one core, the generator on another.
struct LoadRun {
    /// The generator's report.
    struct Figures: Decodable {
        let srv_us_per_delivery: Double
        let deliveries_per_s: Double
        let connect_per_s: Double
        let p99_ms: Double
        let kib_per_conn: Double
    }

    /// The server under load.
    enum Subject {
        case server
        /// The one that does nothing but write.
        case nothing
        /// python-socketio's, which serves what ours does.
        case python
    }

    let settings: MeasureSettings

    /// Starts a server, loads it and stops it.
    func figures(of subject: Subject, _ load: [String]) throws -> Figures {
        let port = try LoopbackConnection.freePort()
        let command =
            switch subject {
            case .server: [settings.server.path, "socketio-suite", "--load", "--port", String(port)]
            case .nothing: [settings.tools.appending(path: "nullserver").path, String(port)]
            case .python: [settings.python.path, settings.scripts.appending(path: "pythonserver.py").path, String(port)]
            }
        let server = try start(core: 0, command, output: nil)
        defer {
            server.terminate()
            server.waitUntilExit()
        }
        try waitUntilListening(port, server)
        let pipe = Pipe()
        let arguments = ["-p", String(port), "-P", String(server.processIdentifier), "-j"] + load
        let generator = try start(core: 1, [settings.tools.appending(path: "sioload").path] + arguments, output: pipe)
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        generator.waitUntilExit()
        guard generator.terminationStatus == 0 else { throw ServerError.unexpected("messages were lost, doubled or out of order under \(load)") }
        return try JSONDecoder().decode(Figures.self, from: output)
    }

    /// `taskset` becomes the command, so that its process is the server's.
    private func start(core: Int, _ command: [String], output: Pipe?) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["taskset", "-c", String(core)] + command
        process.standardOutput = output ?? FileHandle.nullDevice
        try process.runWithSignals()
        return process
    }

    private func waitUntilListening(_ port: UInt16, _ server: Process) throws {
        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(30)
        while clock.now < deadline {
            if (try? LoopbackConnection(port: port)) != nil { return }
            guard server.isRunning else { throw ServerError.ended }
            // From outside, the port itself is the only signal of a started server.
            usleep(500)
        }
        throw ServerError.noAnswer
    }
}
