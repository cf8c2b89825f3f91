import Foundation
import Glibc

/// A server in a process of its own, on a data folder that is removed with it.
final class ServerProcess {
    let port: UInt16
    private let process = Process()
    private let folder: DataFolder

    /// The time that the first response may take. An earlier build checks a large database before.
    private static let patience = Duration.seconds(120)

    /// Starts our server and returns once it has answered a request.
    ///
    /// - Parameters:
    ///   - folder: an earlier server's data; nil for a new folder.
    ///   - settings: further ones, by key.
    ///   - core: the one core that it may use; nil for all.
    convenience init(executable: URL, folder: DataFolder? = nil, settings: [String: String] = [:], core: Int? = nil) throws {
        guard FileManager.default.isExecutableFile(atPath: executable.path) else { throw ServerError.notBuilt(executable.path) }
        let (folder, port) = (try folder ?? DataFolder(), try LoopbackConnection.freePort())
        let command = [executable.path, "serve", "--data", folder.path, "--port", String(port)]
        let defaults = [
            "LAUNCH_SCREEN_SECONDS": "0", "LOG_LEVEL": "info", "RATE_LIMIT_FACTOR": "0", "PAYMENT_GATEWAY": "none", "DEMO_HISTORY": "NO", "DEMO_TRAFFIC": "NO",
        ]
        let values = defaults.merging(settings) { $1 }
        try self.init(command: command + values.flatMap { ["--set", "\($0)=\($1)"] }, port: port, folder: folder, core: core)
    }

    /// Starts any server that answers `/health`.
    init(command: [String], port: UInt16, folder: DataFolder, core: Int?) throws {
        (self.port, self.folder) = (port, folder)
        process.executableURL = URL(filePath: "/usr/bin/env")
        // Each becomes the next, so that the process is the server's.
        process.arguments = (core.map { ["taskset", "-c", String($0)] } ?? []) + command
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.runWithSignals()
        try waitForHealth()
    }

    deinit {
        stop()
    }

    /// The host and port, as in an address.
    var authority: String { "127.0.0.1:\(port)" }

    /// The time that the process has had of all cores, in seconds: utime and stime of `/proc/PID/stat`.
    func processorSeconds() throws -> Double {
        let text = try String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
        // The name in the second field may hold spaces; the fields behind it begin with the third.
        let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
        guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else { throw ServerError.noProcessorFigure }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// The memory that the process holds now, in megabytes (VmRSS).
    func residentMegabytes() throws -> Double {
        let status = try String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
        guard
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
            let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Double($0) })
        else { throw ServerError.noMemoryFigure }
        return kilobytes / 1024
    }

    /// Ends the process and waits for its end.
    func stop() {
        guard process.isRunning else { return }
        process.terminate()
        process.waitUntilExit()
    }

    /// A GET over a connection of its own.
    func get(_ path: String, headers: [String] = []) throws -> HTTPAnswer {
        try LoopbackConnection(port: port).get(path, headers: headers)
    }

    private func waitForHealth() throws {
        let clock = ContinuousClock()
        let deadline = clock.now + Self.patience
        while clock.now < deadline {
            if let answer = try? get("/health"), answer.status == 200 { return }
            guard process.isRunning else { throw ServerError.ended }
            // From outside, the port itself is the only signal of a started server: it is asked again, half a millisecond apart, and bounded by the deadline.
            usleep(500)
        }
        throw ServerError.noAnswer
    }
}

/// A folder for the database and keys of one or several servers; it is removed when nobody holds it.
final class DataFolder: Sendable {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "tumble-bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit {
        // What is left over lies in the system's folder for temporary files.
        try? FileManager.default.removeItem(atPath: path)
    }
}

/// The reason a server can't be measured.
enum ServerError: Error, CustomStringConvertible {
    case notBuilt(String)
    case ended
    case noAnswer
    case noMemoryFigure
    case noProcessorFigure
    case connection(String)
    case unexpected(String)

    var description: String {
        switch self {
        case .notBuilt(let path): "There is no executable at \(path). To fix, run `make bench`, or build tumble-dev in release and pass --server."
        case .ended: "The server ended before it answered. To fix, run it by hand and read its output."
        case .noAnswer: "The server didn't answer /health in two minutes. To fix, run it by hand and read its output."
        case .noMemoryFigure: "/proc has no VmRSS for the server. To fix, measure on Linux."
        case .noProcessorFigure: "/proc has no times for the server. To fix, measure on Linux."
        case .connection(let cause): "The connection to the server failed: \(cause)."
        case .unexpected(let what): "The server answered otherwise than expected: \(what)."
        }
    }
}
