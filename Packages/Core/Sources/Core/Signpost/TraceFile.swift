public import Foundation
import Synchronization

/// Writes the measurements of ``Signpost`` as a Chrome trace, which ui.perfetto.dev and chrome://tracing open.
///
/// The file is a JSON array without its closing bracket, as the format allows, and each event is one line written at
/// once: after a crash the file still opens and shows the work that was in progress.
public final class TraceFile: SignpostSink {
    private struct Threads {
        var numbers: [ObjectIdentifier: Int] = [:]

        mutating func number(of thread: ObjectIdentifier) -> Int {
            if let number = numbers[thread] { return number }
            let number = numbers.count + 1
            numbers[thread] = number
            return number
        }
    }

    private let file: FileHandle
    private let threads = Mutex(Threads())

    /// Creates the file, or empties an existing one.
    ///
    /// - Throws: ``TraceFileError`` if it can't be written.
    public init(_ url: URL, processName: String) throws(TraceFileError) {
        guard FileManager.default.createFile(atPath: url.path, contents: nil), let file = try? FileHandle(forWritingTo: url) else {
            throw TraceFileError(path: url.path)
        }
        self.file = file
        let name = JSONText.quoted(processName)
        write("[\n{\"name\":\"process_name\",\"ph\":\"M\",\"pid\":1,\"tid\":0,\"args\":{\"name\":\(name)}}")
    }

    deinit { try? file.close() }

    /// Writes the beginning of asynchronous work.
    public func began(_ interval: SignpostInterval) {
        guard interval.isAsynchronous else { return }
        write(line(interval, phase: "b", at: interval.startNanoseconds, more: ",\"id\":\(interval.number)"))
    }

    /// Writes the end of asynchronous work, and synchronous work as a whole.
    public func ended(_ interval: SignpostInterval, nanoseconds: UInt64) {
        if interval.isAsynchronous {
            write(line(interval, phase: "e", at: interval.startNanoseconds + nanoseconds, more: ",\"id\":\(interval.number)"))
        } else {
            write(line(interval, phase: "X", at: interval.startNanoseconds, more: ",\"dur\":\(Self.microseconds(nanoseconds))"))
        }
    }

    private func line(_ interval: SignpostInterval, phase: String, at nanoseconds: UInt64, more: String) -> String {
        let thread = threads.withLock { $0.number(of: ObjectIdentifier(Thread.current)) }
        let place = "\"pid\":1,\"tid\":\(thread),\"ts\":\(Self.microseconds(nanoseconds))"
        let request = interval.requestID.map { ",\"args\":{\"request\":\(JSONText.quoted($0))}" } ?? ""
        let names = "\"name\":\(JSONText.quoted(interval.name)),\"cat\":\(JSONText.quoted(interval.category))"
        return ",\n{\(names),\"ph\":\"\(phase)\",\(place)\(more)\(request)}"
    }

    /// Writes one event in one call, since the handle has no buffer. A full disk ends the trace, not the measured work.
    private func write(_ text: String) {
        threads.withLock { _ in try? file.write(contentsOf: Data(text.utf8)) }
    }

    /// Formats a duration in the trace's unit, with three decimals.
    private static func microseconds(_ nanoseconds: UInt64) -> String {
        let rest = String(nanoseconds % 1000)
        return "\(nanoseconds / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
    }
}

/// The error for a trace file that can't be written.
public struct TraceFileError: Error, Equatable, CustomStringConvertible {
    /// The path of the file.
    public let path: String

    /// The problem and its fix.
    public var description: String {
        "The trace file \(path) can't be written. To fix, give a path in a folder that exists and that this user may write to."
    }
}
