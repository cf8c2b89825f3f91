import GRDB
import GRDBSQLite
import Persistence
import Synchronization

/// Moves committed pages from the write-ahead log to the database's file on a connection of its own, so that hardly any write waits for it.
///
/// SQLite begins the log anew only once all of it has been moved, which never happens beside a busy writer. So the writer itself moves the last few pages
/// between two groups of writes when the log has become long.
final class Checkpoints: Sendable {
    /// The pages in the log, counted by SQLite's hook on the writer's thread.
    private final class LogLength: Sendable {
        let pages = Atomic<Int>(0)
    }

    private struct State {
        var isMoving = false
        /// The pages of the log that are in the database's file.
        var moved = 0
        /// The length of the log at which to start next.
        var next = Checkpoints.step
    }

    private enum Next { case nothing, beside, here }

    /// The pages after which a checkpoint starts: SQLite's own number.
    private static let step = 1_000
    /// The pages after which the log is to begin anew.
    private static let longest = 4_000
    /// The most pages that the writer moves itself.
    private static let few = 500
    /// The size in bytes to which the file of the log is cut when it begins anew, after a long read, for example, has let it grow.
    private static let fileSize = 32 << 20

    private let mover: DatabaseQueue
    private let length = LogLength()
    private let state = Mutex(State())

    /// Opens the connection, and takes over from SQLite's own checkpoints.
    init(path: String, configuration: Configuration, writer: any DatabaseWriter) throws {
        mover = try DatabaseQueue(path: path, configuration: configuration)
        try writer.writeWithoutTransaction { [length] connection in
            try connection.execute(sql: "PRAGMA journal_size_limit = \(Self.fileSize)")
            // The hook replaces the one that makes SQLite's own checkpoints. It runs in commits of the writer, which this outlives.
            sqlite3_wal_hook(
                connection.sqliteConnection,
                { length, _, _, pages in
                    if let length { Unmanaged<LogLength>.fromOpaque(length).takeUnretainedValue().pages.store(Int(pages), ordering: .relaxed) }
                    return SQLITE_OK
                }, Unmanaged.passUnretained(length).toOpaque())
        }
    }

    /// Starts a checkpoint if one is due; called on the writer's thread between two groups.
    func groupEnded(on connection: GRDB.Database) {
        let pages = length.pages.load(ordering: .relaxed)
        switch state.withLock({ next(pages, &$0) }) {
        case .nothing: break
        case .here: ended(Self.move(connection), pages)
        case .beside: mover.asyncWriteWithoutTransaction { [self] in ended(Self.move($0), pages) }
        }
    }

    /// Waits for a checkpoint under way, and closes the connection.
    func close() throws { try mover.close() }

    private func next(_ pages: Int, _ state: inout State) -> Next {
        guard !state.isMoving else { return .nothing }
        // The log began anew.
        if pages < state.moved { state = State() }
        let rest = pages - state.moved
        let isHere = pages >= Self.longest && rest <= Self.few || pages >= 2 * Self.longest
        guard isHere || pages >= state.next else { return .nothing }
        state.isMoving = true
        return isHere ? .here : .beside
    }

    private func ended(_ moved: Int?, _ pages: Int) {
        state.withLock { state in
            state.isMoving = false
            state.moved = moved ?? state.moved
            // Where a read still needs the rest, or the disk is full, there is no hurry to try again.
            state.next = max(state.moved, pages) + Self.step
        }
    }

    /// Moves what no read needs in the log, and returns how many of its pages are in the file; nil if that failed, as it may: the log has them all.
    private static func move(_ connection: GRDB.Database) -> Int? {
        var moved: Int32 = -1
        sqlite3_wal_checkpoint_v2(connection.sqliteConnection, nil, SQLITE_CHECKPOINT_PASSIVE, nil, &moved)
        return moved < 0 ? nil : Int(moved)
    }
}
