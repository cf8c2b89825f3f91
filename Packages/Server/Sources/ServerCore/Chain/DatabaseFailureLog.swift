import Foundation
import Logging
import Persistence
import Synchronization

/// Logs what a database refused: each failure, but one that lasts - a full disk, a lost server - once in a while rather than for each request that it meets.
final class DatabaseFailureLog: Sendable {
    private struct Told {
        let at: Date
        /// How many more there were since.
        var others = 0
    }

    /// Seconds in which one that lasts is told once.
    static let pause: TimeInterval = 10

    private static let lasting: Set<DatabaseError.Code> = [.full, .readOnly, .unavailable]

    private let told = Mutex<[DatabaseError.Code: Told]>([:])

    func report(_ error: DatabaseError, to log: Logger, at now: Date) {
        guard let others = othersBefore(error.code, at: now) else { return }
        var metadata: Logger.Metadata = ["code": "\(error.code.rawValue)", "cause": "\(error)"]
        if others > 0 { metadata["others_before"] = "\(others)" }
        // Whoever asked has gone: nobody's fault.
        log.log(level: error.code == .cancelled ? .debug : .error, "database failed", metadata: metadata)
    }

    /// How many weren't told since the last that was; nil where this one isn't told either.
    private func othersBefore(_ code: DatabaseError.Code, at now: Date) -> Int? {
        guard Self.lasting.contains(code) else { return 0 }
        return told.withLock { told in
            if let last = told[code], abs(now.timeIntervalSince(last.at)) < Self.pause {
                told[code]?.others += 1
                return nil
            }
            defer { told[code] = Told(at: now) }
            return told[code]?.others ?? 0
        }
    }
}
