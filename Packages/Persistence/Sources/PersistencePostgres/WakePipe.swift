import Glibc
import Persistence

/// Wakes a thread that waits in `poll`.
final class WakePipe: Sendable {
    let readEnd: Int32
    private let writeEnd: Int32

    init() throws {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else {
            throw DatabaseError(code: .unavailable, message: "No pipe can be opened. To fix, raise this process's limit of open files (ulimit -n).")
        }
        (readEnd, writeEnd) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    }

    deinit {
        close(readEnd)
        close(writeEnd)
    }

    /// Ends the current wait, or the next one.
    func wake() {
        var byte: UInt8 = 1
        _ = write(writeEnd, &byte, 1)
    }

    /// Waits for a call of ``wake()``, readable data on a descriptor, or the timeout.
    func wait(for descriptor: Int32 = -1, milliseconds: Int) {
        var descriptors = [pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0), pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
        _ = poll(&descriptors, 2, Int32(milliseconds))
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(readEnd, &bytes, bytes.count) > 0 {}
    }
}
