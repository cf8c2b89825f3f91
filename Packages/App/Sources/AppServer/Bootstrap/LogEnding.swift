import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// Writes the log's last lines when the process ends or crashes.
enum LogEnding {
    /// The writer of this process's log.
    static let writer = LogWriter(descriptor: STDERR_FILENO)

    private static let signals = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]
    /// The address of what each signal did before, such as printing a backtrace; read by a handler of signals, which can use little else.
    private static let previous = UInt(bitPattern: UnsafeMutablePointer<sigaction>.allocate(capacity: 64))

    /// Watches for the end of the process.
    static func watch() {
        _ = writer
        atexit { LogEnding.writer.flush() }
        var action = sigaction()
        #if canImport(Glibc)
        action.__sigaction_handler.sa_handler = crash
        #else
        action.__sigaction_u.__sa_handler = crash
        #endif
        for signal in signals { sigaction(signal, &action, before(signal)) }
    }

    private static let crash: @convention(c) (Int32) -> Void = { signal in
        LogEnding.writer.flushCrashing()
        // As it would have gone without this.
        sigaction(signal, LogEnding.before(signal), nil)
        raise(signal)
    }

    private static func before(_ signal: Int32) -> UnsafeMutablePointer<sigaction>? {
        UnsafeMutablePointer<sigaction>(bitPattern: previous)?.advanced(by: Int(signal))
    }
}
