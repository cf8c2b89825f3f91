package import Foundation
import Synchronization

/// A product that runs as a process of its own: its output by line, its log in a file.
package final class RunningProcess: Sendable {
    private let process = Process()
    private let input = Pipe()
    private let output = Mutex(Data())
    private let written: AsyncStream<Void>
    private let exit: Task<Int32, Never>
    private let log: URL
    private static let starting = Mutex(())

    /// Starts it, with nothing of this process's environment but what finding files takes.
    ///
    /// - Parameters:
    ///   - environment: what it gets beside that.
    ///   - takesInput: whether ``write(_:)`` writes to its input, which is empty otherwise.
    package init(
        _ executable: Executable, _ arguments: [String], environment: [String: String] = [:], takesInput: Bool = false, in folder: URL, log: URL
    ) throws {
        self.log = log
        if !FileManager.default.fileExists(atPath: log.path) { try Data().write(to: log) }
        let errors = try FileHandle(forWritingTo: log)
        try errors.seekToEnd()
        process.executableURL = try executable.url()
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let inherited = ProcessInfo.processInfo.environment.filter { ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH"].contains($0.key) }
        process.environment = inherited.merging(environment) { $1 }
        if takesInput { process.standardInput = input } else { process.standardInput = FileHandle.nullDevice }
        process.standardError = errors
        let (exits, exited) = AsyncStream.makeStream(of: Int32.self)
        exit = Task {
            for await status in exits { return status }
            return -1
        }
        process.terminationHandler = { process in
            exited.yield(process.terminationReason == .uncaughtSignal ? -process.terminationStatus : process.terminationStatus)
            exited.finish()
        }
        let (chunks, chunk) = AsyncStream.makeStream(of: Void.self)
        written = chunks
        // A process that is started at the same time would inherit this one's ends of pipes, and keep them open after its end.
        try Self.starting.withLock { _ in
            let pipe = Pipe()
            process.standardOutput = pipe
            pipe.fileHandleForReading.readabilityHandler = { [self] handle in
                let data = handle.availableData
                guard !data.isEmpty else {
                    handle.readabilityHandler = nil
                    return chunk.finish()
                }
                output.withLock { $0 += data }
                chunk.yield()
            }
            try process.run()
        }
        try errors.close()
    }

    /// Writes to its input.
    package func write(_ text: String) throws { try input.fileHandleForWriting.write(contentsOf: Data(text.utf8)) }

    /// Waits for a line with this text; nil when the process ends without it.
    package func firstLine(containing text: String) async -> String? {
        while true {
            if let line = lines.first(where: { $0.contains(text) }) { return String(line) }
            guard await nextChunk() else { return nil }
        }
    }

    /// Waits for the end.
    package func end() async -> Execution {
        let status = await exit.value
        while await nextChunk() {}
        return Execution(status: status, output: text, errors: (try? String(contentsOf: log, encoding: .utf8)) ?? "")
    }

    /// Sends a signal and waits for the end.
    @discardableResult
    package func end(by signal: Int32) async -> Execution {
        if process.isRunning { kill(process.processIdentifier, signal) }
        return await end()
    }

    private func nextChunk() async -> Bool {
        for await _ in written { return true }
        return false
    }

    private var text: String { output.withLock { String(decoding: $0, as: UTF8.self) } }

    /// The lines that are complete.
    private var lines: [Substring] { Array(text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()) }
}
