import Foundation
import Logging
import Persistence
import Synchronization

/// Logs database failures: each once, except lasting ones (a full disk, a damaged file, a lost server), which are logged at intervals rather than per request.
final class DatabaseFailureLog: Sendable {
    private struct Entry {
        let at: Date
        /// The number of later failures that weren't logged.
        var others = 0
    }

    /// The seconds between log entries for a lasting failure.
    static let pause: TimeInterval = 10

    private static let lasting: Set<DatabaseError.Code> = [.corrupt, .full, .readOnly, .unavailable]

    private let logged = Mutex<[DatabaseError.Code: Entry]>([:])

    func report(_ error: DatabaseError, to log: Logger, at now: Date) {
        guard let others = othersBefore(error.code, at: now) else { return }
        var metadata: Logger.Metadata = ["code": "\(error.code.rawValue)", "cause": "\(error)"]
        if others > 0 { metadata["others_before"] = "\(others)" }
        // The caller is gone, which is not an error.
        log.log(level: error.code == .canceled ? .debug : .error, "database failed", metadata: metadata)
    }

    /// Returns the number of unlogged failures since the last entry; nil if this one isn't logged either.
    private func othersBefore(_ code: DatabaseError.Code, at now: Date) -> Int? {
        guard Self.lasting.contains(code) else { return 0 }
        return logged.withLock { logged in
            if let last = logged[code], abs(now.timeIntervalSince(last.at)) < Self.pause {
                logged[code]?.others += 1
                return nil
            }
            defer { logged[code] = Entry(at: now) }
            return logged[code]?.others ?? 0
        }
    }
}
