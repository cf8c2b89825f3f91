package import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// A product that runs as a process of its own: its output by line, its log in a file.
///
/// Started by `posix_spawn`: Foundation's `Process` on Linux doesn't notice the end of every one of many that are short.
package final class RunningProcess: Sendable {
    private let identifier: pid_t
    private let isRunning = Mutex(true)
    private let input: FileHandle?
    private let output = Mutex(Data())
    private let written: AsyncStream<Void>
    private let exit: Task<Int32, Never>
    private let log: URL

    /// Starts it, with nothing of this process's environment but what finding files takes.
    ///
    /// - Parameters:
    ///   - environment: what it gets beside that.
    ///   - takesInput: whether ``write(_:)`` writes to its input, which is empty otherwise.
    package init(
        _ executable: Executable, _ arguments: [String], environment: [String: String] = [:], takesInput: Bool = false, in folder: URL, log: URL
    ) throws {
        self.log = log
        let inherited = ProcessInfo.processInfo.environment.filter { ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH"].contains($0.key) }
        let words = [try executable.url().path] + arguments
        let variables = inherited.merging(environment) { $1 }.map { "\($0.key)=\($0.value)" }
        let errors = open(log.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        // A process that is started at the same time would inherit this one's ends of pipes, and keep them open after its end.
        let (process, readEnd, inputEnd) = try Self.starting.withLock { _ in
            let output = try Self.pipe()
            let input = try takesInput ? Self.pipe() : (read: open("/dev/null", O_RDONLY | O_CLOEXEC), write: -1)
            defer { for descriptor in [output.write, input.read, errors] { close(descriptor) } }
            let process = try Self.spawn(words, variables, in: folder, input: input.read, output: output.write, errors: errors)
            return (process, output.read, input.write)
        }
        identifier = process
        input = takesInput ? FileHandle(fileDescriptor: inputEnd, closeOnDealloc: true) : nil
        let (exits, exited) = AsyncStream.makeStream(of: Int32.self)
        exit = Task {
            for await status in exits { return status }
            return -1
        }
        let (chunks, chunk) = AsyncStream.makeStream(of: Void.self)
        written = chunks
        Thread.detachNewThread { [self] in
            read(readEnd, telling: chunk)
        }
        Thread.detachNewThread { [self] in
            exited.yield(wait())
            exited.finish()
        }
    }

    /// Taken by whoever starts a process, so that none is started between the making of a pipe and its mark.
    static let starting = Mutex(())

    /// Both ends, which are closed in other processes.
    private static func pipe() throws -> (read: Int32, write: Int32) {
        var ends: [Int32] = [0, 0]
        guard Glibc.pipe(&ends) == 0 else { throw NeverCame(description: "No pipe can be made (\(errno)). One") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    private static func spawn(
        _ words: [String], _ variables: [String], in folder: URL, input: Int32, output: Int32, errors: Int32
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (descriptor, place) in [(input, Int32(0)), (output, 1), (errors, 2)] { posix_spawn_file_actions_adddup2(&actions, descriptor, place) }
        // `env` becomes the program, after it has gone to the folder.
        var (arguments, environment) = ((["env", "-C", folder.path] + words).map { strdup($0) }, variables.map { strdup($0) })
        defer { for text in arguments + environment { free(text) } }
        arguments.append(nil)
        environment.append(nil)
        var process = pid_t(0)
        let failure = posix_spawn(&process, "/usr/bin/env", &actions, nil, arguments, environment)
        guard failure == 0 else { throw NeverCame(description: "\(words[0]) can't be started (\(failure)). Its start") }
        return process
    }

    private func read(_ descriptor: Int32, telling chunk: AsyncStream<Void>.Continuation) {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            output.withLock { $0 += buffer[..<count] }
            chunk.yield()
        }
        close(descriptor)
        chunk.finish()
    }

    /// Waits for its end: its status, or the signal that ended it as a negative number.
    private func wait() -> Int32 {
        var information = siginfo_t()
        while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) == -1, errno == EINTR {}
        var status: Int32 = 0
        // From here on its number may be another process's: nobody may send a signal to it meanwhile.
        isRunning.withLock { isRunning in
            isRunning = false
            while waitpid(identifier, &status, 0) == -1, errno == EINTR {}
        }
        let signal = status & 0x7F
        return signal == 0 ? status >> 8 & 0xFF : -signal
    }

    /// Writes to its input.
    package func write(_ text: String) throws { try input?.write(contentsOf: Data(text.utf8)) }

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
        isRunning.withLock { if $0 { kill(identifier, signal) } }
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
