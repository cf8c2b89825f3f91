import Foundation
import Persistence
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// Detects that a file system stopped writing changes, after a commit that it reported as durable.
///
/// When ext4 finds an error it discards the changes of its journal that aren't on the disk yet, and lets an `fsync` that waits for them succeed. A change
/// that comes later is refused. So the length of an unnamed file beside the database is changed after each commit (3 µs), before anybody is told of it.
final class JournalProbe: Sendable {
    private struct File {
        let descriptor: Int32
        var length: off_t = 0
    }

    /// Nil once it is closed.
    private let file: Mutex<File?>

    /// - Throws: ``/Persistence/DatabaseError`` if the folder refuses a new file.
    init(besideFile path: String) throws {
        var name = Array((URL(fileURLWithPath: path).deletingLastPathComponent().path + "/.tumble-probe-XXXXXX").utf8CString)
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw Self.refusal(errno) }
        // Without a name, the file is gone as soon as it is closed, or the process ends.
        unlink(name)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        file = Mutex(File(descriptor: descriptor))
    }

    deinit {
        finish()
    }

    /// Throws if the file system refuses changes.
    ///
    /// - Throws: ``/Persistence/DatabaseError`` with `unavailable`.
    func check() throws {
        let code: Int32? = file.withLock { file in
            guard var open = file else { return nil }
            // Without content it needs no space, so a full disk isn't reported here.
            open.length = (open.length + 1) % (1 << 30)
            file = open
            return ftruncate(open.descriptor, open.length) == 0 ? nil : errno
        }
        if let code, [EROFS, EIO].contains(code) { throw Self.refusal(code) }
    }

    /// Closes the file; checks pass from then on.
    func finish() {
        file.withLock { file in
            guard let open = file.take() else { return }
            close(open.descriptor)
        }
    }

    private static func refusal(_ code: Int32) -> Persistence.DatabaseError {
        Persistence.DatabaseError(
            code: .unavailable,
            message: "disk I/O error: the database's file system refuses changes (\(String(cString: strerror(code)))), so the last ones may be lost. "
                + "To fix, check whether the disk is read-only or failing (mount, dmesg), repair it, and start the server again"
        )
    }
}
