import Foundation
import Glibc

extension Process {
    /// Starts the process with no signal blocked.
    ///
    /// A child has the blocked signals of the thread that starts it, and those that run Swift's tasks block most: it could neither be ended nor use a timer.
    func runWithSignals() throws {
        var (none, before) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try run()
    }
}
