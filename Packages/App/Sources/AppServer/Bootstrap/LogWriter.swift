import Core
import Dispatch
import Foundation
import Logging
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// Collects log lines in memory, from where a thread writes many at once, so that requests don't each wait for the system.
///
/// Errors are written at once, and nothing is lost when the process ends or crashes. A process that is killed loses the lines of the last ``pause``.
final class LogWriter: Sendable {
    /// The time in microseconds for which lines are collected.
    private static let pause: UInt32 = 5_000
    /// The bytes of lines that are collected at most.
    private static let capacity = 128 << 10

    private let descriptor: Int32
    /// The address of the collected lines. Their memory lasts as long as the process, which reads it without the lock when it crashes.
    private let address: UInt
    private let used = Atomic<Int>(0)
    /// Guards the lines; its value is whether the thread is about to write them.
    private let isDue = Mutex(false)
    private let due = DispatchSemaphore(value: 0)

    /// Starts the thread, which lasts as long as the process.
    init(descriptor: Int32) {
        self.descriptor = descriptor
        address = UInt(bitPattern: UnsafeMutableRawPointer.allocate(byteCount: Self.capacity, alignment: 16))
        Thread.detachNewThread { [self] in
            while true {
                due.wait()
                // lint:allow time because a thread of its own collects for a real moment, even if a test's clock stands still
                usleep(Self.pause)
                flush()
            }
        }
    }

    /// Adds a line.
    func write(_ line: String) {
        var line = line
        let startsWait = isDue.withLock { isDue in
            line.withUTF8 { add(UnsafeRawBufferPointer($0)) }
            defer { isDue = true }
            return !isDue
        }
        if startsWait { due.signal() }
    }

    /// Writes all lines.
    func flush() {
        isDue.withLock { isDue in
            writeCollected()
            isDue = false
        }
    }

    /// Writes the lines of a process that crashes, whose lock may never be free again: lines that are being written now are written twice.
    func flushCrashing() { writeCollected() }

    private func add(_ line: UnsafeRawBufferPointer) {
        if used.load(ordering: .relaxed) + line.count > Self.capacity { writeCollected() }
        guard line.count <= Self.capacity, let memory = UnsafeMutableRawPointer(bitPattern: address) else { return write(line) }
        let start = used.load(ordering: .relaxed)
        UnsafeMutableRawBufferPointer(start: memory + start, count: line.count).copyMemory(from: line)
        used.store(start + line.count, ordering: .releasing)
    }

    private func writeCollected() {
        write(UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: address), count: used.load(ordering: .acquiring)))
        used.store(0, ordering: .releasing)
    }

    private func write(_ bytes: UnsafeRawBufferPointer) {
        var rest = bytes
        while !rest.isEmpty {
            #if canImport(Glibc)
            let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
            #else
            let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
            #endif
            if count > 0 {
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            } else if errno == EAGAIN {
                var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&ready, 1, -1)
            } else if errno != EINTR {
                // Nobody reads the log any more.
                return
            }
        }
    }
}

/// Hands a handler's lines to a writer, and has it write them at once from errors on.
struct CollectingLogHandler: LogHandler {
    private var handler: any LogHandler
    private let writer: LogWriter

    /// - Parameter handler: writes its lines to the writer.
    init(_ handler: any LogHandler, to writer: LogWriter) {
        (self.handler, self.writer) = (handler, writer)
    }

    var logLevel: Logger.Level {
        get { handler.logLevel }
        set { handler.logLevel = newValue }
    }

    var metadata: Logger.Metadata {
        get { handler.metadata }
        set { handler.metadata = newValue }
    }

    var metadataProvider: Logger.MetadataProvider? {
        get { handler.metadataProvider }
        set { handler.metadataProvider = newValue }
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { handler[metadataKey: key] }
        set { handler[metadataKey: key] = newValue }
    }

    func log(event: LogEvent) {
        if event.level < .warning, QuietRequests.contains(RequestID.current) { return }
        handler.log(event: event)
        if event.level >= .error { writer.flush() }
    }
}
