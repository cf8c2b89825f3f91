import Core
import CoreTesting
import Foundation
import Logging
import Testing

struct ConsoleLogHandlerTests {
    private let lines = LockedValue<[String]>([])

    private func logger() -> Logger {
        let lines = lines
        return Logger(label: "orders") { label in
            ConsoleLogHandler(subsystem: "app.tumble.dev", category: label, level: .info, clock: TestClock()) { line in
                lines.withLock { $0.append(line) }
            }
        }
    }

    @Test func `a line holds time, level, place, message and sorted metadata`() {
        var log = logger()
        log[metadataKey: "request"] = "r1"
        log.info("order placed", metadata: ["order": "12"])
        #expect(log[metadataKey: "request"] == "r1")
        #expect(lines.value == ["2026-01-01T12:00:00.000Z info [app.tumble.dev:orders] order placed order=12 request=r1\n"])
    }

    @Test func `an entry's own metadata wins`() {
        var log = logger()
        log[metadataKey: "order"] = "1"
        log.info("seen", metadata: ["order": "2"])
        #expect(lines.value.first?.hasSuffix("seen order=2\n") == true)
    }

    @Test func `entries below the level are dropped`() {
        logger().debug("quiet")
        #expect(lines.value == [])
    }

    @Test(arguments: ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{1B}[2K", "\u{0}"])
    func `an entry can't be forged`(breaking: String) throws {
        logger().info("a\(breaking)b", metadata: ["key\(breaking)": "c\(breaking)d"])
        let line = try #require(lines.value.first)
        #expect(lines.value.count == 1)
        let controls = line.unicodeScalars.filter { $0.properties.generalCategory == .control || $0 == "\u{2028}" }
        #expect(controls.count == 1)
        #expect(line.hasSuffix("\n"))
    }
}

struct LogTests {
    @Test func `a logger's label is its category`() {
        #expect(createLog(category: "orders").label == "orders")
    }
}
