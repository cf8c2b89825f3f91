public import Foundation
import Logging

/// An event with its circumstances, as it is kept.
public struct AnalyticsRecord: Codable, Sendable, Hashable {
    /// What happened.
    public let event: AnalyticsEvent
    /// When.
    public let time: Date
    /// The id of who did it.
    public let person: Int

    /// Creates a record.
    public init(event: AnalyticsEvent, time: Date, person: Int) {
        self.event = event
        self.time = time
        self.person = person
    }
}

/// Keeps records of events: a log, a table, a file.
public protocol AnalyticsSink: Sendable {
    /// Keeps a record.
    ///
    /// - Throws: whatever keeps it from being kept; the service logs it.
    func record(_ record: AnalyticsRecord) async throws
}

/// Writes events to the log, category `analytics`.
public struct LogAnalyticsSink: AnalyticsSink {
    private let log = createLog(category: "analytics")

    /// Creates the sink.
    public init() {}

    /// Writes one entry.
    public func record(_ record: AnalyticsRecord) async throws {
        var metadata: Logger.Metadata = ["person": "\(record.person)"]
        for (name, value) in record.event.properties { metadata[name] = "\(value)" }
        log.info("\(record.event.name)", metadata: metadata)
    }
}
