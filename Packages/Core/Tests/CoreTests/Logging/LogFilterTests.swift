import Core
import CoreTesting
import Foundation
import Logging
import Testing

struct LogFilterTests {
    @Test func `a category has its own level, and those below it follow`() throws {
        let filter = try LogFilter(level: .info, categories: "http=debug, store=off,http.client=error")
        #expect(filter.level(of: "orders") == .info)
        #expect(filter.level(of: "http") == .debug)
        #expect(filter.level(of: "http.server.chain") == .debug)
        #expect(filter.level(of: "http.client") == .error)
        #expect(filter.level(of: "store") == nil)
        #expect(filter.level(of: "stores") == .info)
    }

    @Test(arguments: [
        ("http", "'http' is not a category with a level. To fix, write category=level, as in http=debug."),
        ("=debug", "'=debug' is not a category with a level. To fix, write category=level, as in http=debug."),
        (
            "http=loud",
            "'loud' is not a log level for category http. To fix, give one of trace, debug, info, notice, warning, error, critical, off."
        ),
    ])
    func `a filter that can't be read is told with the fix`(text: String, message: String) {
        let error = #expect(throws: LogFilter.ParseError.self) { try LogFilter(level: .info, categories: text) }
        #expect(error?.description == message)
    }

    @Test func `a configuration makes handlers of each category`() throws {
        let lines = LockedValue<[String]>([])
        let configuration = LogConfiguration(
            subsystem: "app.tumble", filter: try LogFilter(level: .warning, categories: "http=debug,store=off"), format: .pretty)
        for category in ["http", "store", "orders"] {
            let log = Logger(label: category) { configuration.handler(category: $0, clock: TestClock()) { line in lines.withLock { $0.append(line) } } }
            log.debug("quiet")
            log.error("loud")
        }
        #expect(
            lines.value.map { $0.split(separator: " ").suffix(2).joined(separator: " ") } == [
                "[app.tumble:http] quiet\n", "[app.tumble:http] loud\n", "[app.tumble:orders] loud\n",
            ])
    }
}

struct JSONLogTests {
    private struct Line: Decodable, Equatable {
        var time, level, subsystem, category, message: String
        var metadata: [String: String]?
    }

    private func lines(_ body: (inout Logger) throws -> Void) throws -> [Line] {
        let lines = LockedValue<[String]>([])
        var log = Logger(label: "orders") { label in
            ConsoleLogHandler(subsystem: "app.tumble", category: label, level: .info, format: .json, clock: TestClock()) { line in
                lines.withLock { $0.append(line) }
            }
        }
        try body(&log)
        #expect(lines.value.allSatisfy { $0.hasSuffix("}\n") && $0.count(where: \.isNewline) == 1 })
        return try lines.value.map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    }

    @Test func `an entry is one JSON object`() throws {
        let found = try lines { $0.info("a \"quoted\\\" \u{1}\n\u{2028}ś", metadata: ["key\n": "value\t"]) }
        #expect(
            found == [
                Line(
                    time: "2026-01-01T12:00:00.000Z", level: "info", subsystem: "app.tumble", category: "orders", message: "a \"quoted\\\" \u{1}\n\u{2028}ś",
                    metadata: ["key\n": "value\t"])
            ])
        #expect(try lines { $0.info("bare") }.first?.metadata == nil)
    }

    @Test func `an entry carries the request and the error`() throws {
        let found = try RequestID.$current.withValue("r-1") {
            try lines { log in
                log.error("failed", error: APIError.offline)
                log.info("own", metadata: ["request": "r-2", "error": "e"])
            }
        }
        #expect(found.map(\.metadata) == [["request": "r-1", "error": "APIError(0 offline)"], ["request": "r-2", "error": "e"]])
    }

    @Test func `what a provider gives stands with the entry`() throws {
        let lines = LockedValue<[String]>([])
        var handler = ConsoleLogHandler(subsystem: "s", category: "c", level: .info, clock: TestClock()) { line in lines.withLock { $0.append(line) } }
        handler.metadataProvider = Logger.MetadataProvider { ["span": "7"] }
        Logger(label: "c") { [handler] _ in handler }.info("a")
        #expect(lines.value.first?.hasSuffix(" a span=7\n") == true)
    }
}

struct RequestIDTests {
    @Test func `an id that could forge an entry isn't accepted`() {
        #expect(RequestID.accepted("aZ09-._") == "aZ09-._")
        for header in [nil, "", "a b", "a\n", "ą", String(repeating: "a", count: 65)] { #expect(RequestID.accepted(header) == nil) }
    }
}
