import GRDB
import Persistence
import Synchronization

/// Checks the pages of a file that is in use. Reading a large file at start would delay the first response by seconds.
///
/// The check has a connection of its own, so that reads and writes don't wait for it. If it finds damage, every later read and write throws.
final class PageCheck: Sendable {
    private let damage = Mutex<Persistence.DatabaseError?>(nil)
    private let running = Mutex<Task<Void, Never>?>(nil)

    /// Starts to check a file.
    func start(_ path: String) {
        running.withLock {
            $0 = Task(priority: .utility) {
                // A check that can't run says nothing about the pages.
                guard let error = await Self.damage(of: path) else { return }
                self.damage.withLock { $0 = error }
            }
        }
    }

    /// Throws the damage that was found, if any.
    func throwIfDamaged() throws {
        if let damage = damage.withLock({ $0 }) { throw damage }
    }

    /// Returns when the check has ended.
    func end() async { await running.withLock { $0 }?.value }

    /// Ends the check early, as the database is closed.
    func cancel() async {
        running.withLock { $0 }?.cancel()
        await end()
    }

    private static func damage(of path: String) async -> Persistence.DatabaseError? {
        var configuration = Configuration()
        configuration.readonly = true
        do {
            let file = try DatabaseQueue(path: path, configuration: configuration)
            defer { try? file.close() }
            try await file.read { try SQLiteOpening.checkPages($0) }
            return nil
        } catch {
            let known = SQLiteOpening.explained(error, path)
            return known.code == .corrupt ? known : nil
        }
    }
}
