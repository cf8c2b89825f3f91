import Core
import Foundation

/// A condition that a test waited for and that didn't come true in time.
public struct NeverCame: Error, CustomStringConvertible {
    /// The file and line of the wait.
    public let description: String
}

/// Waits until a condition is true, for what comes about by itself and tells nobody.
///
/// ```swift
/// try await eventually { await tab.shows("orders.new") }
/// ```
///
/// It looks again at once at first and less and less often later, so that tests that wait leave the processor to what they wait for.
///
/// - Parameters:
///   - limit: the time after which to give up.
///   - condition: what is to become true.
/// - Throws: ``NeverCame`` when the limit is reached, `CancellationError` when the test's own limit is, or what the condition throws.
public func eventually(
    within limit: Duration = .seconds(240), file: String = #fileID, line: Int = #line, _ condition: () async throws -> Bool
) async throws {
    let clock = SystemClock()
    let end = clock.now + limit / .seconds(1)
    var turns = 0
    while try await !condition() {
        guard clock.now < end else { throw NeverCame(description: "What \(file):\(line) waits for never came.") }
        turns += 1
        if turns < 50 { await Task.yield() } else { try await clock.sleep(for: .milliseconds(min(turns / 50, 20))) }
        try Task.checkCancellation()
    }
}
