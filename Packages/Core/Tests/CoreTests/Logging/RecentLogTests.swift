import Core
import CoreTesting
import Logging
import Testing

struct RecentLogTests {
    @Test func `the last errors are kept, newest first, without secrets`() {
        let (recent, clock) = (RecentLog(capacity: 2), TestClock())
        let handler = ConsoleLogHandler(subsystem: "app.test", category: "jobs", level: .info, clock: clock, recent: recent) { _ in }
        var log = Logger(label: "jobs") { _ in handler }
        log[metadataKey: "password"] = "hunter2"
        log.warning("not an error")
        for number in 1...3 { log.error("failure \(number)") }
        #expect(recent.entries.map(\.message) == ["failure 3", "failure 2"])
        #expect(recent.entries.allSatisfy { $0.category == "jobs" && $0.time == clock.now && $0.details["password"] != nil })
        #expect(!"\(recent.entries)".contains("hunter2"))
    }
}
